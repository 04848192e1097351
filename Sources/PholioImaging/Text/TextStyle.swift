/// How a text is set. Sizes are pixels of the picture it goes into, whatever the screen or printer.
package struct TextStyle: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, centre, right
  }

  /// The font's em in pixels, 1…500: roughly the height from the top of an "É" to the bottom of a "g".
  package var pixelSize: Double
  package var bold: Bool
  /// How many lines there may be, 1…3. What does not fit is left out in the middle of the last one, with an
  /// "…".
  package var lines: Int
  /// How lines are aligned in their width. Right-to-left text is aligned like any other.
  package var alignment: Alignment

  /// Values of `pixelSize` and `lines` outside their ranges become the nearest within.
  package init(pixelSize: Double, bold: Bool = false, lines: Int = 1, alignment: Alignment = .left) {
    self.pixelSize = pixelSize.isNaN ? 1 : min(max(pixelSize, 1), 500)
    self.bold = bold
    self.lines = min(max(lines, 1), 3)
    self.alignment = alignment
  }
}
