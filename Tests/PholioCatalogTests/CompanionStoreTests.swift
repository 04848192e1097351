import PholioCatalog
import PholioDisk
import Testing

/// Companions in the catalog: what they are known as, and whose.
@Suite struct CompanionStoreTests {
  static let stamp = FileStamp(byteCount: 5, modified: 7)
  static let folder = ByteString("/photos")

  static func location(_ name: String, in folder: ByteString = folder) -> FileLocation {
    FileLocation(folder: folder, name: ByteString(name))
  }

  @Test func aPathIsAPhotosFileOrACompanionOrNeither() throws {
    let test = try TestCatalog(photos: 2)
    try test.catalog.write { tx in
      let folder = try tx.files.makeFolder(Self.folder)
      for (name, kind) in [("IMG_0.nef", Companion.Kind.raw), ("A.xmp", .sidecar), ("z.mov", .movie)] {
        try tx.files.setCompanion(
          ByteString(name), kind, in: folder, stamp: Self.stamp, photo: test.photos[0])
      }
      let files = try tx.files.known(in: folder)
      #expect(
        files.map(\.name.shown) == ["A.xmp", "IMG_0.jpg", "IMG_0.nef", "IMG_1.jpg", "z.mov"])
      #expect(files.map(\.isCompanion) == [true, false, true, false, true])
      #expect(
        try tx.files.companions(of: test.photos[0]).map(\.location.name.shown) == [
          "A.xmp", "IMG_0.nef", "z.mov",
        ])
      #expect(try tx.files.companions(of: test.photos[1]).isEmpty)
      #expect(try tx.files.isOriginal(Self.location("A.xmp")))
      // Each becomes something else.
      try tx.files.setFile(
        ByteString("IMG_0.nef"), in: folder, stamp: Self.stamp, photo: test.photos[1], moved: false)
      try tx.files.setSkipped(ByteString("A.xmp"), in: folder, stamp: Self.stamp, outcome: .ignored)
      try tx.files.setCompanion(
        ByteString("IMG_1.jpg"), .raw, in: folder, stamp: Self.stamp, photo: test.photos[0])
      #expect(try tx.files.known(in: folder).map(\.isOfPhoto) == [false, true, true, false, false])
      #expect(try tx.files.known(in: folder).map(\.isCompanion) == [false, false, false, true, true])
      #expect(try tx.files.photo(at: Self.location("IMG_1.jpg")) == nil)
      #expect(try tx.files.photo(ofCompanionAt: Self.location("IMG_1.jpg")) == test.photos[0])
    }
  }

  @Test func aFileThatBecomesACompanionStaysThePhotos() throws {
    let test = try TestCatalog(photos: 1)
    try test.catalog.write { tx in
      let wasMoved = try tx.files.makeCompanion(.raw, ofFileAt: Self.location("IMG_0.jpg"))
      #expect(!wasMoved)
      #expect(try tx.files.locations(of: test.photos[0]).isEmpty)
      #expect(
        try tx.files.companions(of: test.photos[0]) == [
          Companion(.raw, at: Self.location("IMG_0.jpg"), stamp: FileStamp(byteCount: 1, modified: 0))
        ])
    }
  }

  @Test func photosReadTogetherHaveTheirCompanions() throws {
    let test = try TestCatalog(photos: 6)
    try test.catalog.write { tx in
      let folder = try tx.files.makeFolder(ByteString("/another"))
      for number in [1, 1, 4] {
        try tx.files.setCompanion(
          ByteString("\(number).nef"), .raw, in: folder, stamp: Self.stamp, photo: test.photos[number])
      }
    }
    try test.catalog.read { tx in
      let together = try tx.photos.known(after: nil, limit: 10).photos
      #expect(together.map(\.companions.count) == [0, 1, 0, 0, 1, 0])
      #expect(try together == test.photos.compactMap { try tx.photos.known($0) })
      var placed: [Int] = []
      try tx.photos.forEachPlaced(in: test.gallery) { placed.append($0.companions.count) }
      #expect(placed == [0, 1, 0, 0, 1, 0])
    }
  }

  @Test func companionsGoWithAPhotoThatIsMergedAndAreForgottenWithOneThatHasNoFile() throws {
    let test = try TestCatalog(photos: 2)
    try test.catalog.write { tx in
      let folder = try tx.files.makeFolder(Self.folder)
      try tx.files.setCompanion(
        ByteString("a.nef"), .raw, in: folder, stamp: Self.stamp, photo: test.photos[0])
      try tx.files.forgetFile(Self.location("IMG_0.jpg"))
      try tx.photos.merge(test.photos[0], into: test.photos[1])
      #expect(try tx.files.companions(of: test.photos[1]).count == 1)
      try tx.files.forgetCompanions(ofThoseWithoutFiles: [test.photos[1]])
      #expect(try tx.files.companions(of: test.photos[1]).count == 1)
      #expect(try tx.files.forget(Self.location("IMG_1.jpg")) == test.photos[1])
      try tx.files.forgetCompanions(ofThoseWithoutFiles: [test.photos[1]])
      #expect(try tx.files.companions(of: test.photos[1]).isEmpty)
    }
  }

  @Test func foldersThatBecomeOneKeepEachPathAsOneThing() throws {
    let test = try TestCatalog(photos: 2)
    let other = ByteString("/other")
    try test.catalog.write { tx in
      let (old, new) = (try tx.files.makeFolder(Self.folder), try tx.files.makeFolder(other))
      for (name, folder) in [("a.nef", old), ("b.nef", old), ("c.nef", new), ("IMG_1.jpg", new)] {
        try tx.files.setCompanion(
          ByteString(name), .raw, in: folder, stamp: Self.stamp, photo: test.photos[0])
      }
      try tx.files.setFile(
        ByteString("a.nef"), in: new, stamp: Self.stamp, photo: test.photos[1], moved: false)
      try tx.files.setSkipped(ByteString("c.nef"), in: old, stamp: Self.stamp, outcome: .ignored)
      _ = try tx.files.relocate(Self.folder, to: other)
      let files = try tx.files.known(in: new)
      #expect(files.map(\.name.shown) == ["IMG_0.jpg", "IMG_1.jpg", "a.nef", "b.nef", "c.nef"])
      #expect(files.map(\.isOfPhoto) == [true, true, true, false, false])
      #expect(files.map(\.isCompanion) == [false, false, false, true, true])
    }
  }
}
