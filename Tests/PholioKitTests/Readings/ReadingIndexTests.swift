import PholioCatalog
import PholioDisk
import PholioKit
import PholioTestSupport
import SystemPackage
import Testing

/// Where readings' lines are: the same whether all entries are in memory, or runs of them in a file.
struct ReadingIndexTests {
  @Test(arguments: [16, 100, 1 << 19])
  func everyPathIsFoundWithTheLastLineFirst(_ capacity: Int) throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: Soak.seed)
    var builder = ReadingIndex.Builder(in: FilePath(folder.path), capacity: capacity)
    var oracle: [ByteString: [Int64]] = [:]
    for offset in 0..<3000 {
      let path = ByteString("/photos/\(Int.random(in: 0..<1500, using: &generator)).jpg")
      oracle[path, default: []].insert(Int64(offset), at: 0)
      try builder.add(.init(path, source: 3, offset: offset, byteCount: 7))
    }
    let index = try builder.finish(Cancellation())
    for (path, offsets) in oracle {
      let found = index.entries(of: path)
      #expect(found.map(\.offset) == Array(offsets.prefix(ReadingIndex.mostOfOneHash)), "\(path.shown)")
      #expect(found.allSatisfy { $0.source == 3 && $0.byteCount == 7 })
    }
    #expect(index.entries(of: ByteString("/none")).isEmpty)
  }

  @Test func anEmptyIndexHasNothing() throws {
    let folder = try TemporaryFolder()
    let builder = ReadingIndex.Builder(in: FilePath(folder.path))
    #expect(try builder.finish(Cancellation()).entries(of: ByteString("/a")).isEmpty)
  }

  /// Pieces end anywhere; a line that is too long is passed over, and none after it.
  @Test(arguments: [1, 2, 3, 7, 1000])
  func linesAreTheSameInPiecesOfAnyLength(_ length: Int) {
    let text = Array("one\n\ntwo three\nmuch too long for here\nfour\nlast".utf8)
    var lines = ReadingLines(upTo: 10)
    var found: [String] = []
    func take(_ line: [UInt8], _ offset: Int) {
      #expect(Array(text[offset..<offset + line.count]) == line)
      found.append(String(decoding: line, as: UTF8.self))
    }
    for start in stride(from: 0, to: text.count, by: length) {
      lines.take(Array(text[start..<min(start + length, text.count)]), take)
    }
    lines.finish(take)
    #expect(found == ["one", "two three", "four", "last"] && lines.tooLong == 1)
  }
}
