import PholioFacts
import PholioImaging
import PholioLayout

/// The words of a page around its cells: header, title and footer, from the top.
struct PageWords: Sendable {
  private let options: SheetOptions
  private let line: TextStyle
  private let titleStyle: TextStyle
  private let lineHeight: Int
  private let titleHeight: Int
  private let logo: TextBitmap?
  /// Of their words and the logo; 0 if there is nothing.
  private let headerHeight: Int
  private let footerHeight: Int
  /// Above the header and below the footer.
  private let space: Int
  /// The heights above and below the grid, margins included, in pixels.
  let above: Int
  let below: Int

  /// A logo is so much higher than a line of the header, and at most so much wider than it is high.
  private static let logoHeight = 1.75
  private static let logoShape = 8

  /// - Parameters:
  ///   - em: For header and footer, in pixels, if the options don't say.
  ///   - titleEm: For the title, likewise.
  /// - Throws: `SheetError.badLogo`; `TextError`.
  init(_ options: SheetOptions, em: Double, titleEm: Double, _ measure: WordsMeasure) throws {
    self.options = options
    let line = TextStyle(pixelSize: options.headerSize.map(Double.init) ?? em)
    self.line = line
    titleStyle = TextStyle(pixelSize: options.titleSize.map(Double.init) ?? titleEm, bold: true)
    // Finding a font in a new size takes some time.
    func height(of style: TextStyle, for words: [CaptionTemplate?]) throws -> Int {
      if words.allSatisfy({ $0 == nil }) { return 0 }
      return try measure.pool?.with { $0.lineHeight(pixelSize: style.pixelSize) } ?? 0
    }
    let lineHeight = try height(of: line, for: [options.header, options.footer])
    let titleHeight = try height(of: titleStyle, for: [options.title])
    let logo = try measure.logo.map { logo in
      let height = max(1, (Self.logoHeight * 1.35 * line.pixelSize).roundedHalfUp)
      return try logo.drawn(within: PixelSize(width: height * Self.logoShape, height: height))
    }
    (self.lineHeight, self.titleHeight, self.logo) = (lineHeight, titleHeight, logo)
    let (inHeader, inFooter) = options.logoAt.isInHeader ? (logo?.height, nil) : (nil, logo?.height)
    headerHeight = max(options.header == nil ? 0 : lineHeight, inHeader ?? 0)
    footerHeight = max(options.footer == nil ? 0 : lineHeight, inFooter ?? 0)
    space = max(options.gap, lineHeight / 3)
    var above = options.margin
    if headerHeight > 0 { above += space + headerHeight }
    if options.title != nil { above += max(options.gap, titleHeight / 3) + titleHeight }
    self.above = above
    below = options.margin + (footerHeight > 0 ? space + footerHeight : 0)
  }

  /// All these words, for one page.
  ///
  /// - Parameter across: The pixel columns for them.
  func placed(_ page: FieldValues.Page, size: PixelSize, across: Range<Int>) -> [PlacedWords] {
    var words: [PlacedWords] = []
    if let template = options.header {
      words += row(template.texts(page.value), inHeader: true, size, across)
    }
    if let text = options.title?.texts(page.value).first, !text.isEmpty {
      words.append(
        PlacedWords(
          text: text, style: titleStyle, colour: colour,
          frame: PixelFrame(
            left: across.lowerBound, top: above - titleHeight, right: across.upperBound, bottom: above)))
    }
    if let template = options.footer {
      words += row(template.texts(page.value), inHeader: false, size, across)
    }
    return words
  }

  private var colour: Colour { Colour.ink(on: options.background) }

  /// The top of what is `height` high in the middle of the header or the footer.
  private func top(of height: Int, inHeader: Bool, _ size: PixelSize) -> Int {
    inHeader
      ? options.margin + space + (headerHeight - height) / 2
      : size.height - options.margin - space - footerHeight + (footerHeight - height) / 2
  }

  /// The logo on a page, in the middle of the header's or footer's height; nil without one.
  ///
  /// - Parameter across: The pixel columns for words.
  func placedLogo(size: PixelSize, across: Range<Int>) -> PlacedText? {
    guard let logo else { return nil }
    let left =
      switch options.logoAt.alignment {
      case .left: across.lowerBound
      case .centre: across.lowerBound + (across.count - logo.width) / 2
      case .right: across.upperBound - logo.width
      }
    return PlacedText(
      bitmap: logo, left: left, top: top(of: logo.height, inHeader: options.logoAt.isInHeader, size))
  }

  /// Left, middle and right parts, none of which overlaps another or the logo.
  private func row(
    _ parts: [String], inHeader: Bool, _ size: PixelSize, _ across: Range<Int>
  ) -> [PlacedWords] {
    let alignments: [TextStyle.Alignment] = [.left, .centre, .right]
    let logoPart = options.logoAt.isInHeader == inHeader && logo != nil ? options.logoAt.alignment : nil
    let used = zip(parts, alignments).filter { !$0.0.isEmpty }.map(\.1) + [logoPart].compactMap(\.self)
    let isAlone = Set(used).count <= 1
    let share = isAlone ? 1.0 : used.contains(.centre) ? 1 / 3 : 1 / 2
    let between = line.pixelSize.roundedHalfUp
    let width = max(1, Int(Double(across.count) * share) - (isAlone ? 0 : between))
    let top = top(of: lineHeight, inHeader: inHeader, size)
    return zip(parts, alignments).compactMap { part, alignment in
      if part.isEmpty { return nil }
      var style = line
      style.alignment = alignment
      var left =
        switch alignment {
        case .left: across.lowerBound
        case .centre: across.lowerBound + (across.count - width) / 2
        case .right: across.upperBound - width
        }
      var right = left + width
      // Words of the logo's part begin beside it.
      if let logo, logoPart == alignment {
        let taken = logo.width + between
        switch alignment {
        case .left: left += taken
        case .right: right -= taken
        case .centre:
          left = across.lowerBound + (across.count + logo.width) / 2 + between
          style.alignment = .left
        }
      }
      return PlacedWords(
        text: part, style: style, colour: colour,
        frame: PixelFrame(left: left, top: top, right: max(left + 1, right), bottom: top + lineHeight))
    }
  }
}

extension LogoPlace {
  var isInHeader: Bool {
    switch self {
    case .headerLeft, .headerMiddle, .headerRight: true
    case .footerLeft, .footerMiddle, .footerRight: false
    }
  }

  fileprivate var alignment: TextStyle.Alignment {
    switch self {
    case .headerLeft, .footerLeft: .left
    case .headerMiddle, .footerMiddle: .centre
    case .headerRight, .footerRight: .right
    }
  }
}
