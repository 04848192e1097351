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
  /// Nil if the sheet has no words.
  private let pool: TextRendererPool?
  /// Of their words and the logo; 0 if there is nothing.
  private let headerHeight: Int
  private let footerHeight: Int
  /// Above the header and below the footer.
  private let space: Int
  /// The heights above and below the grid, margins included, in pixels.
  let above: Int
  let below: Int

  /// A logo is so much higher than a line of the header, at most so much wider than it is high, and takes
  /// this part of the page's width at most.
  private static let logoHeight = 1.75
  private static let logoShape = 8
  private static let logoShare = 3

  /// - Parameters:
  ///   - em: For header and footer, in pixels, if the options don't say.
  ///   - titleEm: For the title, likewise.
  ///   - width: A page's, within its margins.
  /// - Throws: `SheetError.badLogo`; `TextError`.
  init(_ options: SheetOptions, em: Double, titleEm: Double, width: Int, _ measure: WordsMeasure) throws {
    self.options = options
    pool = measure.pool
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
      return try logo.drawn(
        within: PixelSize(width: min(height * Self.logoShape, width / Self.logoShare), height: height))
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
          text: text, style: titleStyle, colour: colour(titleStyle),
          frame: PixelFrame(
            left: across.lowerBound, top: above - titleHeight, right: across.upperBound, bottom: above)))
    }
    if let template = options.footer {
      words += row(template.texts(page.value), inHeader: false, size, across)
    }
    return words
  }

  private func colour(_ style: TextStyle) -> Colour {
    Colour.ink(on: options.background, em: style.pixelSize, options)
  }

  /// The top of what is `height` high in the middle of the header or the footer.
  private func top(of height: Int, inHeader: Bool, _ size: PixelSize) -> Int {
    inHeader
      ? options.margin + space + (headerHeight - height) / 2
      : size.height - options.margin - space - footerHeight + (footerHeight - height) / 2
  }

  /// The logo on a page, in the middle of the header's or footer's height; nil without one.
  ///
  /// - Parameter across: The pixel columns for words.
  func placedLogo(_ page: FieldValues.Page, size: PixelSize, across: Range<Int>) -> PlacedText? {
    guard let logo else { return nil }
    let isInHeader = options.logoAt.isInHeader
    let texts = (isInHeader ? options.header : options.footer)?.texts(page.value) ?? []
    let block = blocks(texts, inHeader: isInHeader, across)[options.logoAt.part]
    return PlacedText(
      bitmap: logo, left: options.logoAt.part == 2 ? block.upperBound - logo.width : block.lowerBound,
      top: top(of: logo.height, inHeader: isInHeader, size))
  }

  /// Left, middle and right parts, none of which overlaps another or the logo.
  private func row(
    _ texts: [String], inHeader: Bool, _ size: PixelSize, _ across: Range<Int>
  ) -> [PlacedWords] {
    let top = top(of: lineHeight, inHeader: inHeader, size)
    let blocks = blocks(texts, inHeader: inHeader, across)
    return texts.indices.compactMap { part in
      if texts[part].isEmpty { return nil }
      var style = line
      style.alignment = [.left, .centre, .right][part]
      var (left, right) = (blocks[part].lowerBound, blocks[part].upperBound)
      if let logo, options.logoAt.isInHeader == inHeader, options.logoAt.part == part {
        // The logo is at the outer edge, or before the words in the middle.
        if part == 2 { right -= logo.width + between } else { left += logo.width + between }
        if part == 1 { style.alignment = .left }
      }
      return PlacedWords(
        text: texts[part], style: style, colour: colour(style),
        frame: PixelFrame(left: left, top: top, right: max(left + 1, right), bottom: top + lineHeight))
    }
  }

  /// The pixel columns of the left, middle and right part, logo included: each as wide as it needs to be. If
  /// all are too wide together, those that need more than a third share what the others leave.
  private func blocks(_ texts: [String], inHeader: Bool, _ across: Range<Int>) -> [Range<Int>] {
    var needs = [0, 0, 0]
    var fixed = [0, 0, 0]
    for (part, text) in texts.enumerated() where !text.isEmpty {
      needs[part] = 1 + (measuredWidth(text, atMost: across.count) ?? across.count)
    }
    if let logo, options.logoAt.isInHeader == inHeader {
      let part = options.logoAt.part
      fixed[part] = logo.width + (needs[part] > 0 ? between : 0)
    }
    let used = needs.indices.filter { needs[$0] + fixed[$0] > 0 }
    var room = across.count - max(0, used.count - 1) * between - fixed.reduce(0, +)
    var open = used.filter { needs[$0] > 0 }.sorted { needs[$0] < needs[$1] }
    while let part = open.first {
      let share = max(1, room / open.count)
      needs[part] = min(needs[part], share)
      room -= needs[part]
      open.removeFirst()
    }
    let widths = zip(needs, fixed).map { $0 + $1 }
    let left = across.lowerBound..<across.lowerBound + widths[0]
    let right = across.upperBound - widths[2]..<across.upperBound
    // In the middle of the page, unless the others need that.
    let first = widths[0] > 0 ? left.upperBound + between : across.lowerBound
    let last = (widths[2] > 0 ? right.lowerBound - between : across.upperBound) - widths[1]
    let start = max(first, min(last, across.lowerBound + (across.count - widths[1]) / 2))
    return [left, start..<start + widths[1], right]
  }

  /// Between parts of a line, and between the logo and words.
  private var between: Int { line.pixelSize.roundedHalfUp }

  /// Nil without fonts.
  private func measuredWidth(_ text: String, atMost width: Int) -> Int? {
    try? pool?.with { $0.measure(text, style: line, maxWidth: width).width }
  }
}

extension LogoPlace {
  var isInHeader: Bool {
    switch self {
    case .headerLeft, .headerMiddle, .headerRight: true
    case .footerLeft, .footerMiddle, .footerRight: false
    }
  }

  /// Left, middle or right, counted from 0.
  fileprivate var part: Int {
    switch self {
    case .headerLeft, .footerLeft: 0
    case .headerMiddle, .footerMiddle: 1
    case .headerRight, .footerRight: 2
    }
  }
}
