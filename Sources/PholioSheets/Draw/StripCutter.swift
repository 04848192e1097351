/// Cuts pieces of any height into the strips that a page is coded in.
package struct StripCutter {
  /// A strip's pixels, as a part of the piece they came in.
  package struct Strip: Sendable {
    /// The page's pixel row at its top.
    let top: Int
    fileprivate let pixels: [UInt8]
    fileprivate let bytes: Range<Int>

    package func coded(by coder: any SheetPageCoder) throws -> [UInt8] {
      try coder.code(pixels.span.extracting(bytes), top: top)
    }
  }

  /// Cut and not taken yet.
  private var waiting: [Strip] = []
  /// The beginning of a strip.
  private var rest: [UInt8] = []
  private var top = 0
  private let stripRows: Int
  private let stripBytes: Int

  /// - Parameter bytesPerRow: Of the pixels pushed.
  package init(bytesPerRow: Int, stripRows: Int) {
    self.stripRows = stripRows
    stripBytes = stripRows * bytesPerRow
  }

  /// The next strip from the top; nil if none is ready.
  package mutating func take() -> Strip? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Takes the next rows, whole ones.
  package mutating func push(_ rows: [UInt8]) {
    var start = 0
    if !rest.isEmpty {
      start = min(rows.count, stripBytes - rest.count)
      rest += rows[..<start]
      if rest.count == stripBytes { finish() }
    }
    while rows.count - start >= stripBytes {
      append(rows, start..<start + stripBytes)
      start += stripBytes
    }
    if start < rows.count {
      rest.reserveCapacity(stripBytes)
      rest += rows[start...]
    }
  }

  /// Makes the last strip of the rest.
  package mutating func finish() {
    if rest.isEmpty { return }
    append(rest, 0..<rest.count)
    rest = []
  }

  private mutating func append(_ pixels: [UInt8], _ bytes: Range<Int>) {
    waiting.append(Strip(top: top, pixels: pixels, bytes: bytes))
    top += stripRows
  }
}
