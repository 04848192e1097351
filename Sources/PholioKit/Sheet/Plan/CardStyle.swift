import PholioFacts
import PholioImaging
import PholioLayout

/// The design of a sheet's cells: sizes, colours, and the rules of their cards.
struct CardStyle: Sendable {
  let headline: TextStyle
  let byline: TextStyle
  let lineHeight: Int
  let colour: Colour
  let bylineColour: Colour
  /// Between a cell's edge and its content, if the cell has a visible background.
  let padding: Int
  private let lead: Int

  /// - Parameter em: In pixels.
  init(_ options: SheetOptions, em: Double, lineHeight: Int) {
    let hasParts = (options.caption?.parts.count ?? 0) > 1
    headline = TextStyle(pixelSize: em, bold: hasParts, lines: options.lines, alignment: .centre)
    byline = TextStyle(pixelSize: em, lines: options.lines, alignment: .centre)
    self.lineHeight = lineHeight
    lead = (em / 4).roundedHalfUp
    padding = options.cellBackground == nil ? 0 : (em / 2).roundedHalfUp
    let ground = options.cellBackground ?? options.background
    let ink = Colour.ink(on: ground)
    colour = ink
    bylineColour = ink.mixed(with: ground, 0.3)
  }

  /// The room for each part of a cell's words: lines, and the widest line's width in pixels.
  struct Words: Sendable {
    var headline = (lines: 0, width: 0)
    var byline = (lines: 0, width: 0)
    var date = (lines: 0, width: 0)
  }

  /// The width of words and picture in a cell, in pixels.
  func contentWidth(_ cellWidth: Int) -> Int { max(1, cellWidth - 2 * padding) }

  func measure(_ texts: CardTexts, contentWidth: Int, _ renderer: TextRenderer) -> Words {
    func extent(_ text: String, _ style: TextStyle) -> (lines: Int, width: Int) {
      let extent = renderer.measure(text, style: style, maxWidth: contentWidth)
      return (extent.lines, min(extent.width, contentWidth))
    }
    return Words(
      headline: extent(texts.headline, headline), byline: extent(texts.byline, byline),
      date: texts.date.isEmpty ? (0, 0) : extent(texts.date, TextStyle(pixelSize: byline.pixelSize)))
  }

  /// The card of a cell, in pixels from the cell's top left corner.
  func card(picture: PixelSize, _ words: Words, cellWidth: Int) -> CaptionCard {
    let line = Double(lineHeight)
    func lines(_ part: (lines: Int, width: Int)) -> [Size] {
      Array(repeating: Size(width: Double(part.width), height: line), count: part.lines)
    }
    let hasWords = words.headline.lines + words.byline.lines + words.date.lines > 0
    let side = Double(padding)
    let style = CaptionCard.Style(
      arrangement: .below,
      padding: Insets(
        left: side, top: side, right: side, bottom: max(side, hasWords ? Double(lead) : 0)),
      gap: Double(lead), leading: 0, wordGap: byline.pixelSize, alignment: .centreX)
    return CaptionCard(
      .init(
        picture: Size(width: Double(picture.width), height: Double(picture.height)),
        headline: lines(words.headline), byline: lines(words.byline), date: lines(words.date).first),
      style: style, width: Double(cellWidth))
  }
}

extension Colour {
  /// For words on the colour `ground`.
  static func ink(on ground: Colour) -> Colour { Colour(grey: ground.isLight ? 32 : 224) }
}
