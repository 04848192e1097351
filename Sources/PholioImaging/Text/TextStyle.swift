/// How a text is set. Sizes are pixels of the picture it goes into, whatever the screen or printer.
package struct TextStyle: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right
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

/// The colour of letters, sRGB; emoji have their own.
package struct TextColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  package static let black = TextColor(red: 0, green: 0, blue: 0)
  package static let white = TextColor(red: 255, green: 255, blue: 255)
}
