import PholioCatalog
import PholioDisk
import PholioFacts
import PholioTestSupport
import Testing

/// Words are found by what photos have now, whichever way they came.
@Suite struct WordIndexTests {
  private func found(_ word: String, _ test: TestCatalog, _ field: WordField = .any) throws -> [Int] {
    let photos = try test.catalog.read { try $0.photos.answer(.words(field, TextPattern.words(word))) }
    return test.photos.indices.filter { photos.contains(test.photos[$0].rawValue) }
  }

  private static func words(_ title: String, label: String? = nil, keywords: [String] = []) -> PhotoWords {
    var words = PhotoWords()
    (words.title, words.label, words.keywords) = (title, label, keywords)
    return words
  }

  @Test func wordsFollowEachOfTheirSources() throws {
    let test = try TestCatalog(photos: 3)
    let photo = test.photos[1]
    try test.catalog.write { try $0.photos.setWords(Self.words("From the file"), from: .file, of: photo) }
    #expect(try found("file", test) == [1])
    try test.catalog.write { try $0.photos.setWords(Self.words("Its sidecar"), from: .sidecar, of: photo) }
    #expect(try found("file", test) == [] && found("sidecar", test, .title) == [1])
    try test.catalog.write {
      let changes: [Annotation] = [
        .text(PhotoWords.title, "My Éclair"), .text(PhotoWords.description, "A cake"),
      ]
      _ = try $0.photos.setOwn(changes, of: [photo.rawValue], in: nil)
    }
    #expect(try found("sidecar", test) == [] && found("eclair", test, .title) == [1])
    #expect(try found("cake", test) == [1] && found("cake", test, .title) == [])
    try test.catalog.write {
      _ = try $0.photos.setOwn(
        [.text(PhotoWords.title, nil), .text(PhotoWords.description, nil)], of: [photo.rawValue], in: nil)
      try $0.photos.setWords(PhotoWords(), from: .sidecar, of: photo)
      try $0.photos.setMetadata(
        StatedFacts(), Self.words("Read again", label: "Red", keywords: ["Deep Sea"]), reader: 1, of: photo)
    }
    #expect(try found("file", test) == [] && found("again", test) == [1] && found("red", test) == [1])
    #expect(try found("sea", test) == [1] && found("sea", test, .title) == [])
    let whole = try test.catalog.read { try $0.photos.answer(.whole(.keyword, TextPattern("deep sea"))) }
    let part = try test.catalog.read { try $0.photos.answer(.whole(.keyword, TextPattern("sea"))) }
    #expect(whole.contains(photo.rawValue) && part.isEmpty)
    #expect(try test.faults() == [])
  }

  @Test func wordsFollowEditsAndMerges() throws {
    let test = try TestCatalog(photos: 3)
    var content = TestCatalog.content(100)
    content.words = Self.words("Harbour")
    try test.catalog.write { tx in
      try tx.photos.setContent(content, of: test.photos[0])
      _ = try tx.photos.setOwn(
        [.text(PhotoWords.title, "Lighthouse")], of: [test.photos[2].rawValue], in: nil)
    }
    #expect(try found("harbour", test) == [0] && found("lighthouse", test) == [2])
    try test.catalog.write { tx in
      for location in try tx.files.locations(of: test.photos[2]) { try tx.files.forgetFile(location) }
      try tx.photos.merge(test.photos[2], into: test.photos[0])
    }
    #expect(try found("harbour", test) == [] && found("lighthouse", test) == [0])
    #expect(try test.faults() == [])
    var added = TestCatalog.content(101)
    added.words = Self.words("New")
    let id = try test.catalog.write { try $0.photos.add(added, taken: TestCatalog.taken(1)) }
    let photos = try test.catalog.read { try $0.photos.answer(.words(.title, [TextPattern("new")])) }
    #expect(Array(photos) == [id.rawValue])
  }

  @Test func manyPhotosOfAWordAreFoundAndPassedOver() throws {
    let test = try TestCatalog(photos: 500)
    try test.catalog.write { tx in
      for (number, photo) in test.photos.enumerated() {
        let words = Self.words("all \(number % 3 == 0 ? "three" : "tree") n\(number)")
        try tx.photos.setWords(words, from: .file, of: photo)
      }
    }
    #expect(try found("three", test) == Array(stride(from: 0, to: 500, by: 3)))
    #expect(try found("*ree", test) == Array(0..<500))
    #expect(try found("*hree", test) == Array(stride(from: 0, to: 500, by: 3)))
    #expect(try found("n49?", test) == Array(490..<500))
    #expect(try found("all n1*", test) == (0..<500).filter { "\($0)".hasPrefix("1") })
    #expect(try found("x*", test) == [] && found("*x", test) == [])
  }

  @Test func checkTellsOfWordsThatAreNotThePhotosOwn() throws {
    let folder = try TemporaryFolder()
    let path = folder["catalog.sqlite"]
    let catalog = try Catalog(path: path, library: ByteString(folder.path), create: true)
    var content = TestCatalog.content(1)
    content.words = Self.words("Old harbour")
    let photo = try catalog.write { try $0.photos.add(content, taken: TestCatalog.taken(1)) }
    func faults(after sql: String) throws -> [String] {
      let run = try Program.run("/usr/bin/sqlite3", [path, sql])
      try #require(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
      var faults: [String] = []
      func take(_ fault: CatalogFault) { faults.append(fault.detail) }
      try catalog.check(isStopped: { false }, take)
      return faults
    }
    #expect(try faults(after: "SELECT 1") == [])
    let told = "the words by which photo \(photo.rawValue) is found are not its own: "
    #expect(
      try faults(after: "DELETE FROM word WHERE folded = 'old' AND field = 2")
        == [told + "1 are missing, 0 are others"])
    #expect(
      try faults(after: "INSERT INTO word VALUES (1, 'sea', \(photo.rawValue))")
        == [told + "1 are missing, 1 are others"])
  }
}
