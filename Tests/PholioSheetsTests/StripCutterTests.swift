import PholioSheets
import PholioTestSupport
import Testing

@Suite struct StripCutterTests {
  /// Returns the rows as they are, with the index of the first.
  private struct Echo: SheetPageCoder {
    var stripRows: Int
    func code(_ rows: Span<UInt8>, top: Int) throws -> [UInt8] {
      [UInt8(truncatingIfNeeded: top)] + (0..<rows.count).map { rows[$0] }
    }
  }

  /// Strips don't depend on the pieces: all but the last are equally high, and nothing is lost or doubled.
  @Test(arguments: [1, 2, 3, 7, 16]) func stripsDoNotDependOnThePieces(stripRows: Int) throws {
    var random = SeededGenerator(seed: UInt64(stripRows))
    let width = 5
    let rows = (0..<50).map { row in [UInt8](repeating: UInt8(row), count: width) }
    for _ in 0..<200 {
      var cutter = StripCutter(bytesPerRow: width, stripRows: stripRows)
      var coded: [[UInt8]] = []
      func take() throws {
        while let strip = cutter.take() { coded.append(try strip.coded(by: Echo(stripRows: stripRows))) }
      }
      var next = 0
      while next < rows.count {
        let count = Int.random(in: 0...20, using: &random)
        cutter.push(Array(rows[next..<min(rows.count, next + count)].joined()))
        next += count
        if Bool.random(using: &random) { try take() }
      }
      cutter.finish()
      try take()
      let expected = stride(from: 0, to: rows.count, by: stripRows).map { top in
        [UInt8(top)] + rows[top..<min(rows.count, top + stripRows)].joined()
      }
      #expect(coded == expected)
    }
  }

  @Test func nothingGivesNothing() {
    var cutter = StripCutter(bytesPerRow: 3, stripRows: 4)
    cutter.push([])
    cutter.finish()
    #expect(cutter.take() == nil)
  }
}
