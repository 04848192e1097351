/// A cell's picture box as people write it: `240` for a square, `300x200`, `40mm`, `4x3cm`.
package struct CellSize: Hashable, Sendable {
  package let width: Length
  package let height: Length

  package static func pixels(_ edge: Int) -> CellSize {
    CellSize(width: .pixels(edge), height: .pixels(edge))
  }

  private init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// As it would be typed.
  package var typed: String { width == height ? width.typed : "\(width.typed)x\(height.typed)" }

  /// - Throws: `SheetOptionError.notACell`.
  package init(_ text: String) throws(SheetOptionError) {
    guard let (width, height) = Length.pair(text) ?? (try? Length(text)).map({ ($0, $0) }) else {
      throw .notACell(text)
    }
    self.width = width
    self.height = height
  }
}
