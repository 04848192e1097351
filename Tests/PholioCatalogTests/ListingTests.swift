import PholioCatalog
import PholioDisk
import PholioFacts
import Testing

/// What imports found in folders of which they knew every file, and how it is dropped.
@Suite struct ListingTests {
  static let stamp = FileStamp(byteCount: 5, modified: 7)
  static let found = KnownListing(checksum: .max, photos: 3, companions: 1)

  /// Two folders with a file of each kind, and what was found there.
  private func folders(_ tx: CatalogTransaction, _ test: TestCatalog) throws -> (FolderID, FolderID) {
    let folders = (try tx.files.makeFolder(ByteString("/a")), try tx.files.makeFolder(ByteString("/b")))
    for folder in [folders.0, folders.1] {
      try tx.files.setFile(
        ByteString("1.jpg"), in: folder, stamp: Self.stamp, photo: test.photos[0], moved: false)
      try tx.files.setCompanion(
        ByteString("1.nef"), .raw, in: folder, stamp: Self.stamp, photo: test.photos[0])
      try tx.files.setSkipped(ByteString("1.txt"), in: folder, stamp: Self.stamp, outcome: .ignored)
      try tx.files.setListing(Self.found, of: folder)
    }
    return folders
  }

  @Test func everyWriteToAFoldersFilesDropsWhatWasFoundThereAndNothingElse() throws {
    func at(_ name: String) -> FileLocation { FileLocation(folder: ByteString("/a"), name: ByteString(name)) }
    func name(_ name: String) -> ByteString { ByteString(name) }
    let writes: [(CatalogTransaction, FolderID, PhotoID) throws -> Void] = [
      {
        try $0.files.setFile(name("2.jpg"), in: $1, stamp: Self.stamp, photo: $2, moved: false, isNew: true)
      },
      { try $0.files.setFile(name("1.jpg"), in: $1, stamp: Self.stamp, photo: $2, moved: false) },
      { tx, folder, _ in try tx.files.setGone(true, name("1.jpg"), in: folder) },
      { tx, folder, _ in try tx.files.setAllGone(in: folder) },
      { tx, _, _ in try tx.files.forgetFile(at("1.jpg")) },
      { tx, _, _ in _ = try tx.files.forget(at("1.txt")) },
      { tx, _, _ in _ = try tx.files.forget(at("1.nef")) },
      { try $0.files.setCompanion(name("2.nef"), .raw, in: $1, stamp: Self.stamp, photo: $2) },
      { try $0.files.setCompanion(name("1.nef"), .sound, in: $1, stamp: Self.stamp, photo: $2) },
      { tx, _, _ in _ = try tx.files.makeCompanion(.raw, ofFileAt: at("1.jpg")) },
      { try $0.files.setPhoto($2, ofCompanionAt: at("1.nef")) },
      { tx, _, _ in try tx.files.forgetCompanion(at("1.nef")) },
      { tx, folder, _ in
        try tx.files.setSkipped(name("2.txt"), in: folder, stamp: nil, outcome: .problem("no permission"))
      },
      { tx, folder, _ in
        try tx.files.setSkipped(name("1.txt"), in: folder, stamp: Self.stamp, outcome: .ignored)
      },
      { tx, folder, _ in try tx.files.forgetSkipped(name("1.txt"), in: folder) },
      { tx, _, _ in try tx.files.forgetSources(atOrUnder: name("/a")) },
      // Two folders become one.
      { tx, _, _ in _ = try tx.files.relocate(name("/c"), to: name("/a")) },
    ]
    for (number, write) in writes.enumerated() {
      let test = try TestCatalog(photos: 2)
      try test.catalog.write { tx in
        try tx.files.setFile(
          name("9.jpg"), in: tx.files.makeFolder(name("/c")), stamp: Self.stamp, photo: test.photos[1],
          moved: false)
        let (one, other) = try folders(tx, test)
        #expect(try tx.files.listing(of: one) == Self.found)
        try write(tx, one, test.photos[1])
        #expect(try tx.files.listing(of: one) == nil, "write \(number)")
        #expect(try tx.files.listing(of: other) == Self.found, "write \(number)")
      }
    }
  }

  @Test func whatIsNotOfAFoldersFilesDropsNothing() throws {
    let test = try TestCatalog(photos: 2)
    try test.catalog.write { tx in
      let (one, _) = try folders(tx, test)
      try tx.files.setUnplaced(false, one)
      try tx.files.setProblem(FolderProblem(.elsewhere, "another disk"), ofFolder: ByteString("/a"))
      _ = try tx.galleries.make(of: .folder(one), named: "a")
      // The rows of its files went along: the path is no part of what was found.
      _ = try tx.files.relocate(ByteString("/a"), to: ByteString("/z"))
      #expect(try tx.files.listing(of: one) == Self.found)
    }
  }

  @Test func aForgottenFolderIsForgottenWhole() throws {
    let test = try TestCatalog(photos: 1)
    try test.catalog.write { tx in
      let folder = try tx.files.makeFolder(ByteString("/card"))
      try tx.files.setListing(Self.found, of: folder)
      try tx.files.forgetSources(atOrUnder: ByteString("/card"))
      #expect(try tx.files.folder(ByteString("/card")) == nil)
      #expect(try tx.files.listing(of: folder) == nil)
    }
    #expect(try test.faults().isEmpty)
  }

  @Test func photosFilesComeInByteOrderOfNamesAsAllThatIsKnown() throws {
    let test = try TestCatalog(photos: 3)
    try test.catalog.write { tx in
      let folder = try tx.files.makeFolder(ByteString("/photos"))
      try tx.files.setGone(true, ByteString("IMG_1.jpg"), in: folder)
      var files: [KnownFile] = []
      try tx.files.forEachPhotoFile(in: folder) { file in
        let known = try file.known()
        #expect(file.stamp == known.stamp && file.isGone == known.isGone)
        #expect(file.withName { Array($0) } == known.name.bytes)
        files.append(known)
      }
      #expect(try files == tx.files.known(in: folder) && files.map(\.isGone) == [false, true, false])
      #expect(try !tx.files.hasCompanions(folder))
    }
  }
}
