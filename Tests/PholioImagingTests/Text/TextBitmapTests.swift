import PholioImaging
import Testing

@Suite struct TextBitmapTests {
  /// Two pixels: half-transparent red, and opaque blue.
  private let text = TextBitmap(x: 1, y: -1, width: 2, height: 1, rgba: [128, 0, 0, 128, 0, 0, 255, 255])

  @Test func textIsLaidOverWhatIsThere() {
    var pixels = [UInt8](repeating: 200, count: 4 * 3 * 2 + 2)
    // Rows are 13 bytes apart: four pixels and a gap of one byte.
    composite(text, over: &pixels, columns: 4, rows: 2, stride: 13, left: 1, top: 2)
    var expected = [UInt8](repeating: 200, count: pixels.count)
    expected.replaceSubrange(13 + 6..<13 + 12, with: [228, 100, 100, 0, 0, 255])
    #expect(pixels == expected)
  }

  @Test func whatFallsOutsideIsLeftOut() {
    for left in -6...6 {
      for top in -3...4 {
        var pixels = [UInt8](repeating: 0, count: 3 * 3 * 2)
        composite(text, over: &pixels, columns: 3, rows: 2, stride: 9, left: left, top: top)
        let inside = (0..<3).contains(left + 2) && (0..<2).contains(top - 1)
        let blue = stride(from: 2, to: pixels.count, by: 3).contains { pixels[$0] == 255 }
        #expect(blue == inside, "\(left), \(top)")
      }
    }
  }

  @Test func nothingIsDrawnOnNothing() {
    var pixels: [UInt8] = []
    composite(text, over: &pixels, columns: 0, rows: 0, stride: 0, left: 0, top: 0)
    #expect(pixels.isEmpty)
  }

  private func composite(
    _ text: TextBitmap, over pixels: inout [UInt8], columns: Int, rows: Int, stride: Int, left: Int, top: Int
  ) {
    pixels.withUnsafeMutableBufferPointer {
      text.composite(over: $0, columns: columns, rows: rows, stride: stride, left: left, top: top)
    }
  }
}
