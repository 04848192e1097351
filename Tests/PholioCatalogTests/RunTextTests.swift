import Foundation
import PholioCatalog
import PholioDisk
import PholioTestSupport
import Testing

/// What the journal and marks have is read quickly where pholio has written it, and as any JSON otherwise.
@Suite struct RunTextTests {
  private func items(_ text: [UInt8]) -> [Int64]? { text.withUnsafeBytes { RunText.items($0) } }

  @Test func listsOfItemsAreThoseOfADecoder() {
    var random = SeededGenerator(seed: 5)
    let bytes = Array("0123456789[],- .e".utf8)
    var read = 0
    for _ in 0..<5000 {
      let count = Int.random(in: 0...3, using: &random)
      let wanted = (0..<count).map { _ in Int64.random(in: 0...200, using: &random) }
      var text = Array("[\(wanted.map { String($0) }.joined(separator: ","))]".utf8)
      #expect(items(text) == wanted)
      for _ in 0...Int.random(in: 0...1, using: &random) {
        text[Int.random(in: text.indices, using: &random)] = bytes.randomElement(using: &random)!
      }
      if let found = items(text) {
        read += 1
        let decoded = try? JSONDecoder().decode([Int64].self, from: Data(text))
        #expect(found == decoded)
      }
    }
    #expect(read > 100)
    for text in ["", "[", "[1", "[1,]", "[01]", "[9223372036854775808]", "[1] ", "1", "[]]"] {
      #expect(items(Array(text.utf8)) == nil, "\(text)")
    }
    #expect(items(Array("[9223372036854775807,0]".utf8)) == [.max, 0])
  }

  /// `UPDATE` in the shell stands for another program, or another version, that has written the journal.
  @Test(arguments: ["was", "replace(was, ',', ' , ')"])
  func journalsAreUndoneAndCheckedHoweverTheyAreWritten(was: String) throws {
    let folder = try TemporaryFolder()
    let path = folder["catalog.sqlite"]
    let catalog = try Catalog(path: path, library: ByteString(folder.path), create: true)
    let (list, before) = try catalog.write { tx in
      let gallery = try tx.galleries.make(named: "Test")
      let photos = try (0..<50).map { number in
        try tx.photos.add(TestCatalog.content(number), taken: TestCatalog.taken(number))
      }
      try tx.imports.place(photos, in: gallery, stopped: false)
      let list = OrderedList.gallery(gallery)
      let before = try tx.orders.items(of: list)
      let edit = try tx.orders.sort(gallery, by: [.date], reversed: true)
      _ = try tx.orders.record(edit, "sort")
      return (list, before)
    }
    func shell(_ sql: String) throws {
      #expect(try Program.run("sqlite3", ["-bail", path, sql]).status == 0)
    }
    func faults() throws -> [String] {
      var faults: [String] = []
      try catalog.check(isStopped: { false }, { faults.append($0.detail) })
      return faults
    }
    try shell("UPDATE change_part SET was = \(was)")
    #expect(try faults() == [])
    try shell("UPDATE change_part SET was = replace(was, '\(before[49])', '987654')")
    #expect(try faults() == ["change 1 speaks of photo 987654, which is not there"])
    try shell("UPDATE change_part SET was = replace(was, '987654', '\(before[49])')")
    _ = try catalog.write { try $0.orders.undo(list) }
    #expect(try catalog.read { try $0.orders.items(of: list) } == before)
    _ = try catalog.write { try $0.orders.redo(list) }
    #expect(try catalog.read { try $0.orders.items(of: list) } == before.reversed())
  }
}
