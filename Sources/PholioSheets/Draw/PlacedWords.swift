import PholioFacts
package import PholioImaging
package import PholioLayout

/// Words to be set: in one box of a page.
package struct PlacedWords: Sendable {
  package var text: String
  /// Its alignment counts within the frame.
  package var style: TextStyle
  package var colour: Colour
  /// Its top left corner is where the words' box begins; its width is the most that a line may have.
  package var frame: PixelFrame

  /// Draws them; nil if there is nothing to draw.
  ///
  /// - Throws: `TextError`.
  func drawn(_ renderer: TextRenderer) throws -> PlacedText? {
    try renderer.render(text, style: style, maxWidth: frame.width, colour: colour).map {
      PlacedText(bitmap: $0, left: frame.left, top: frame.top)
    }
  }

  /// The box of their letters: as wide as the widest line, from the top of an "H" in the first to the bottom
  /// of a "g" in the last.
  func letters(_ renderer: TextRenderer) -> PixelFrame {
    let extent = renderer.measure(text, style: style, maxWidth: frame.width)
    let letters = renderer.letters(pixelSize: style.pixelSize)
    let width = min(extent.width, frame.width)
    let left =
      switch style.alignment {
      case .left: frame.left
      case .centre: frame.left + (frame.width - width) / 2
      case .right: frame.right - width
      }
    let lastLine = max(0, extent.lines - 1) * renderer.lineHeight(pixelSize: style.pixelSize)
    return PixelFrame(
      left: left, top: frame.top + letters.lowerBound, right: left + width,
      bottom: frame.top + lastLine + letters.upperBound)
  }
}

/// A drawn text, and its box's top left corner on the page.
package struct PlacedText: Sendable {
  package var bitmap: TextBitmap
  package var left: Int
  package var top: Int
}
