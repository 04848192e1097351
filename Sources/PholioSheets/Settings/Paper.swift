/// A page's size on paper or on a screen, before it is turned.
package struct Paper: Hashable, Sendable {
  package let width: Length
  package let height: Length

  /// Usual names and their sizes: millimetres for ISO 216, inches for the others.
  package static let named: [(name: String, width: Length, height: Length)] = [
    ("A2", .init(420, .millimetres), .init(594, .millimetres)),
    ("A3", .init(297, .millimetres), .init(420, .millimetres)),
    ("A4", .init(210, .millimetres), .init(297, .millimetres)),
    ("A5", .init(148, .millimetres), .init(210, .millimetres)),
    ("A6", .init(105, .millimetres), .init(148, .millimetres)),
    ("Letter", .init(8.5, .inches), .init(11, .inches)),
    ("Legal", .init(8.5, .inches), .init(14, .inches)),
    ("Tabloid", .init(11, .inches), .init(17, .inches)),
    ("4x6", .init(4, .inches), .init(6, .inches)),
    ("5x7", .init(5, .inches), .init(7, .inches)),
    ("8x10", .init(8, .inches), .init(10, .inches)),
    ("8x12", .init(8, .inches), .init(12, .inches)),
    ("11x14", .init(11, .inches), .init(14, .inches)),
  ]

  /// A name of `named` in any case, or a size with its unit: `210x297mm`, `8x10in`, `1920x1080px`.
  ///
  /// - Throws: `SheetOptionError.notAPaper`.
  package init(_ text: String) throws(SheetOptionError) {
    if let known = Self.named.first(where: { $0.name.lowercased() == text.lowercased() }) {
      (width, height) = (known.width, known.height)
    } else if text.last?.isLetter == true, let (width, height) = Length.pair(text), width.value > 0,
      height.value > 0
    {
      (self.width, self.height) = (width, height)
    } else {
      throw .notAPaper(text)
    }
  }

  /// As typed: its name, or its size.
  package var typed: String {
    Self.named.first { $0.width == width && $0.height == height }?.name
      ?? "\(width.typedWithUnit)x\(height.typedWithUnit)"
  }

  /// Whether it has a physical size, so that a file should tell its resolution.
  package var isPhysical: Bool { width.unit != .pixels }
}

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
