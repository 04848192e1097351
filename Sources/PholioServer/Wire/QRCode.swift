import CQREncode

/// A text that phones read from a screen.
package struct QRCode {
  /// Modules in a row, and rows.
  private let side: Int
  /// Row by row.
  private let isDark: [Bool]

  /// Modules around it that stay light (ISO/IEC 18004, section 6.3.8).
  private static let margin = 4

  /// Nil if libqrencode is not installed, or the text is too long.
  package init?(_ text: String) {
    guard qrencode_load() == nil, let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    isDark = UnsafeBufferPointer(start: code.pointee.data, count: side * side).map { $0 & 1 == 1 }
  }

  /// Dark on white, whatever the page's colours are: some readers know no other way.
  package var svg: String {
    let whole = side + 2 * Self.margin
    var path = ""
    for row in 0..<side {
      var column = 0
      while column < side {
        let run = isDark[(row * side + column)..<((row + 1) * side)].prefix { $0 }.count
        if run > 0 { path += "M\(column + Self.margin) \(row + Self.margin)h\(run)v1h-\(run)z" }
        column += max(1, run)
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(whole) \(whole)" shape-rendering="crispEdges">\
      <path fill="#fff" d="M0 0h\(whole)v\(whole)H0z"/><path d="\(path)"/></svg>
      """
  }
}
