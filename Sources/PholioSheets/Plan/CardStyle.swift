import PholioFacts
import PholioImaging
import PholioLayout

/// The design of a sheet's cells: sizes, colours, and the rules of their cards.
struct CardStyle: Sendable {
  private let headline: TextStyle
  let byline: TextStyle
  let line: TextLine
  let colour: Colour
  let bylineColour: Colour
  /// Between a cell's edge and its content, if the cell has a visible background.
  let padding: Int
  /// Above and below a picture, the edge of its film.
  var filmEdge = 0
  private let gap: Int
  /// The least between rows.
  private let gapBelow: Int
  private let border: Int

  /// - Parameters:
  ///   - em: In pixels.
  ///   - line: A line of this em.
  ///   - edge: A cell's shorter one, in pixels.
  init(_ options: SheetOptions, em: Double, line: TextLine, edge: Int) {
    let hasParts = (options.caption?.parts.count ?? 0) > 1
    headline = TextStyle(pixelSize: em, bold: hasParts, lines: options.lines, alignment: .centre)
    byline = TextStyle(pixelSize: em, lines: options.lines, alignment: .centre)
    self.line = line
    gap = options.gap
    gapBelow = options.layout == .rows ? Int(PagedRows.leastGap * Double(gap)) : gap
    border = options.border
    padding = options.cellBackground == nil || options.film != nil ? 0 : min((em / 2).roundedHalfUp, edge / 4)
    let ground = options.cellBackground ?? options.background
    let ink = Colour.ink(on: ground, em: em, options)
    colour = ink
    bylineColour = ink == Colour.ink(on: ground) ? ink.mixed(with: ground, 0.3) : ink
  }

  /// A photo's number alone is no headline: it is set like other words.
  func headline(_ texts: CardTexts) -> TextStyle {
    var style = headline
    if texts.headlineIsNumber { style.bold = false }
    return style
  }

  /// The room for each part of a cell's words: lines, and the widest line's width in pixels.
  struct Words: Sendable {
    var headline = (lines: 0, width: 0)
    var byline = (lines: 0, width: 0)
    var date = (lines: 0, width: 0)
  }

  /// The width of a cell's picture with its border, in pixels.
  func contentWidth(_ cellWidth: Int) -> Int { max(1, cellWidth - 2 * padding) }

  /// The most that a cell's words may be wide, in pixels: one and a half em from the neighbour's words.
  func wordsWidth(_ cellWidth: Int) -> Int {
    max(1, min(contentWidth(cellWidth), cellWidth + gap - Int((1.5 * byline.pixelSize).rounded(.up))))
  }

  /// From the picture's border to the top of the first line's letters, in pixels.
  private var lead: Int { max(1, (0.45 * byline.pixelSize).roundedHalfUp) }

  /// What has to be free under the last line, so that words are at least twice as far from the next picture
  /// as from their own.
  private var roomBelow: Int {
    let toOwn = border + lead
    let toNext = line.height - line.letters.upperBound + gapBelow + padding + border
    return max(padding, 2 * toOwn - toNext + 1)
  }

  func measure(_ texts: CardTexts, width: Int, _ renderer: TextRenderer) -> Words {
    func extent(_ text: String, _ style: TextStyle) -> (lines: Int, width: Int) {
      let extent = renderer.measure(text, style: style, maxWidth: width)
      return (extent.lines, min(extent.width, width))
    }
    return Words(
      headline: extent(texts.headline, headline(texts)), byline: extent(texts.byline, byline),
      date: texts.date.isEmpty ? (0, 0) : extent(texts.date, TextStyle(pixelSize: byline.pixelSize)))
  }

  /// How wide words of one line each are if nothing is cut, in pixels.
  func width(_ texts: CardTexts, _ renderer: TextRenderer) -> Int {
    let words = measure(texts, width: Int(Int32.max), renderer)
    let date = words.date.width > 0 && words.byline.width > 0 ? byline.pixelSize.roundedHalfUp : 0
    return max(words.headline.width, words.byline.width + date + words.date.width)
  }

  /// A picture with its words under it and padding around both, in pixels from the card's top left corner.
  ///
  /// - Parameters:
  ///   - picture: With its border.
  ///   - wordsWidth: The most that words may be wide.
  func card(picture: PixelSize, _ words: Words, wordsWidth: Int) -> CaptionCard {
    func lines(_ part: (lines: Int, width: Int)) -> [Size] {
      Array(repeating: Size(width: Double(part.width), height: Double(line.height)), count: part.lines)
    }
    let hasWords = words.headline.lines + words.byline.lines + words.date.lines > 0
    let side = Double(padding)
    let style = CaptionCard.Style(
      arrangement: .below,
      padding: Insets(left: side, top: side, right: side, bottom: hasWords ? Double(roomBelow) : side),
      gap: Double(lead - line.letters.lowerBound), leading: 0, wordGap: byline.pixelSize, alignment: .centreX)
    return CaptionCard(
      .init(
        picture: Size(width: Double(picture.width), height: Double(picture.height)),
        headline: lines(words.headline), byline: lines(words.byline), date: lines(words.date).first),
      style: style, width: Double(wordsWidth + 2 * padding))
  }
}

/// A line of words, in pixels.
struct TextLine: Hashable, Sendable {
  var height: Int
  /// Where letters stand, from the line's top: from the top of an "H" to the bottom of a "g".
  var letters: Range<Int>

  /// Of a sheet without words.
  static let none = TextLine(height: 0, letters: 0..<1)
}

extension Colour {
  /// For words on the colour `ground`.
  static func ink(on ground: Colour) -> Colour { Colour(grey: ground.isLight ? 32 : 224) }

  /// The same for words of a size. Small print is pure black, or white: a printer would make dots of anything
  /// between.
  static func ink(on ground: Colour, em: Double, _ options: SheetOptions) -> Colour {
    guard options.page != nil, let dpi = options.dpi, em < 6 * Double(dpi) / 72 else {
      return ink(on: ground)
    }
    return Colour(grey: ground.isLight ? 0 : 255)
  }
}
