/// How a text is set. Sizes are pixels of the picture it goes into, whatever the screen or printer.
package struct TextStyle: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, centre, right
  }

  /// The font's em in pixels, 1…500: roughly the height from the top of an "É" to the bottom of a "g".
  package var pixelSize: Double
  package var bold: Bool
  /// As many lines as there may be, 1…3; what does not fit is left out in the middle of the last one, with
  /// an "…".
  package var lines: Int
  /// Where lines stand in the width they are given. Right-to-left text is aligned like any other.
  package var alignment: Alignment

  /// `pixelSize` and `lines` outside their ranges are brought into them.
  package init(pixelSize: Double, bold: Bool = false, lines: Int = 1, alignment: Alignment = .left) {
    self.pixelSize = pixelSize.isNaN ? 1 : min(max(pixelSize, 1), 500)
    self.bold = bold
    self.lines = min(max(lines, 1), 3)
    self.alignment = alignment
  }
}
