/// Text for standard output that is written in large pieces: for many short lines.
struct OutputBuffer {
  private static let pieceBytes = 1 << 16

  private var text = ""

  /// Adds a line of columns, with tabs between them.
  mutating func addLine(_ columns: String...) {
    for (index, column) in columns.enumerated() {
      if index > 0 { text += "\t" }
      text += column
    }
    text += "\n"
    if text.utf8.count >= Self.pieceBytes { flush() }
  }

  /// Writes what is left.
  mutating func flush() {
    Output.write(text)
    text.removeAll(keepingCapacity: true)
  }
}
