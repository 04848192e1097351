import PholioCatalog
import PholioDisk
import Testing

/// Questions about files and galleries, each beside a filter over all photos, which asks no SQL.
@Suite struct FileQuestionTests {
  typealias Known = QuestionCatalog.Known

  @Test func typesOfFilesAndCompanions() throws {
    func hasExtension(_ known: Known, _ names: [String]) -> Bool {
      (known.files.map(\.name) + known.companions.map(\.name)).contains { name in
        names.contains { name.lowercased().hasSuffix(".\($0)") }
      }
    }
    try expect(.type(FileTypes(extensions: ["jpg", "jpeg"]))) { hasExtension($0, ["jpg", "jpeg"]) }
    try expect(.type(FileTypes(extensions: ["nef", "cr2"], companions: [.raw]))) { known in
      hasExtension(known, ["nef", "cr2"]) || known.companions.contains { $0.kind == .raw }
    }
    try expect(.type(FileTypes(extensions: [], companions: [.movie, .sidecar]))) { known in
      known.companions.contains { $0.kind == .movie || $0.kind == .sidecar }
    }
    try expect(.type(FileTypes(extensions: ["pg", "_0.jpg", ""])), isEmpty: true) { _ in false }
  }

  @Test func filesThatAreGoneAndSeveralThatAreThere() throws {
    try expect(.missing) { $0.files.allSatisfy(\.isGone) }
    try expect(.duplicate) { $0.files.filter { !$0.isGone }.count > 1 }
  }

  @Test func foldersAsAWholeOrBehindASlash() throws {
    let fitting: [(String, Set<String>)] = [
      ("Rome", ["/photos/2019/Rome"]), ("2019/Rome*", ["/photos/2019/Rome", "/photos/2019/Rome day"]),
      ("/photos/*", ["/photos/2019/Rome", "/photos/2019/Rome day", "/photos/2020"]), ("rome", ["/rome"]),
      ("/", ["/"]), ("*", Set(QuestionCatalog.folders)), ("ome", []), ("/photos/2019", []),
    ]
    for (glob, folders) in fitting {
      try expect(.folder(ByteString(glob)), isEmpty: folders.isEmpty) { known in
        known.files.contains { folders.contains($0.folder) }
      }
    }
  }

  @Test func namesOfFiles() throws {
    let test = try QuestionCatalog.shared.get()
    let file = try #require(test.known.first { !$0.files.isEmpty }?.files[0])
    try test.catalog.read { (tx) throws in
      let asked = [ByteString(file.name), ByteString("no"), ByteString(file.name + " ")]
      #expect(try tx.photos.named(asked) == [asked[0]])
      let having = test.known.filter { $0.files.contains { $0.name == file.name } }
      #expect(try Array(tx.photos.photos(named: asked[0])) == having.map(\.photo.id.rawValue))
      #expect(try tx.photos.photos(whereName: { $0 == asked[0] }) == tx.photos.photos(named: asked[0]))
    }
  }

  @Test func aPhotosFirstFileIsOneThatIsThere() throws {
    let test = try QuestionCatalog.shared.get()
    let all = Array(test.known.reversed())
    let ids = all.map(\.photo.id.rawValue)
    let photos = try test.catalog.read { try $0.photos.recorded(ids + [1 << 40]) }
    let files = try test.catalog.read { try $0.photos.recordedFiles(of: ids) }
    #expect(photos.count == all.count + 1 && files.count == all.count)
    #expect(photos[all.count]?.photo.id == nil)
    for (index, known) in all.enumerated() {
      let there = known.files.filter { !$0.isGone }
      let paths = (there.isEmpty ? known.files : there).map { file in
        file.folder == "/" ? "/\(file.name)" : "\(file.folder)/\(file.name)"
      }
      let first = paths.map { Array($0.utf8) }.min { $0.lexicographicallyPrecedes($1) }
      #expect(files[index]?.location.path.bytes == first, "\(known.photo.id)")
      #expect(files[index]?.isGone == (known.files.isEmpty ? nil : there.isEmpty), "\(known.photo.id)")
      let photo = try #require(photos[index])
      #expect(photo.photo == known.photo && photo.file == files[index])
      #expect(photo.companions.map(\.kind) == known.companions.map(\.kind))
    }
  }

  @Test func photosOfAGallery() throws {
    let test = try QuestionCatalog.shared.get()
    let items = try Set(test.catalog.read { try $0.orders.items(of: .gallery(test.gallery)) })
    try expect(.inGallery(test.gallery)) { items.contains($0.photo.id.rawValue) }
  }
}
