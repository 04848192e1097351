/// Text for standard output that is written in large pieces: for many short lines.
struct OutputBuffer {
  private static let pieceBytes = 1 << 16

  private var bytes: [UInt8] = []

  /// Adds a line of columns, with tabs between them.
  mutating func addLine(_ columns: String...) {
    for (index, column) in columns.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      bytes.append(contentsOf: column.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.pieceBytes { flush() }
  }

  /// Writes what is left.
  mutating func flush() {
    Output.write(String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }
}
