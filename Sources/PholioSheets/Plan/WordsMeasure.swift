package import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout

/// Measures the words of a sheet's cells, since all cells have the height of the tallest.
package struct WordsMeasure: Sendable {
  private let count: Int
  private let texts: @Sendable (Int) -> CardTexts
  /// Nil if the sheet has no words at all.
  let pool: TextRendererPool?
  let logo: SheetLogo?
  let jobs: Int
  private var lines: Int
  private let cancellation: Cancellation
  private var hasHeadline: Bool
  private var hasByline: Bool
  private var hasDate: Bool

  /// - Parameters:
  ///   - count: Of cells.
  ///   - parts: The most parts that a cell's words have.
  ///   - texts: A cell's words. They are made when they are asked for: for captions of one line, one cell
  ///     tells how high they are.
  /// - Throws: `Interruption`.
  package init(
    ofEach count: Int, parts: Int, texts: @escaping @Sendable (Int) -> CardTexts, lines: Int,
    pool: TextRendererPool?, jobs: Int, logo: SheetLogo? = nil, cancellation: Cancellation = Cancellation()
  ) throws(Interruption) {
    self.count = count
    self.texts = texts
    self.logo = logo
    self.pool = pool
    self.jobs = jobs
    self.lines = lines
    self.cancellation = cancellation
    var has = [false, false, false]
    for index in 0..<count where has.prefix(parts).contains(false) {
      try cancellation.check()
      let texts = texts(index)
      has = zip(has, [texts.headline, texts.byline, texts.date]).map { $0 || !$1.isEmpty }
    }
    (hasHeadline, hasByline, hasDate) = (has[0], has[1], has[2])
  }

  /// For cells with a headline of one line, or without words.
  func alone(headline: Bool) -> WordsMeasure {
    var measure = self
    (measure.lines, measure.hasHeadline, measure.hasByline, measure.hasDate) = (1, headline, false, false)
    return measure
  }

  /// - Throws: `TextError`; `Interruption`.
  func line(em: Double) throws -> TextLine {
    try cancellation.check()
    return try pool?.with {
      TextLine(height: $0.lineHeight(pixelSize: em), letters: $0.letters(pixelSize: em))
    } ?? .none
  }

  /// An upper bound: how much taller a cell is than its picture and padding.
  func bound(_ style: CardStyle) -> Int {
    height(
      of: .init(
        headline: (hasHeadline ? lines : 0, 0), byline: (hasByline ? lines : 0, Int(Int32.max)),
        date: (hasDate ? 1 : 0, Int(Int32.max))), style, wordsWidth: 1)
  }

  /// How much taller the tallest cell of this width is than its picture and padding.
  ///
  /// - Throws: `TextError`; `Interruption`.
  func tallest(_ style: CardStyle, cellWidth: Int) throws -> Int {
    let atMost = bound(style)
    guard let pool, lines > 1 || (hasByline && hasDate) else { return atMost }
    let width = style.wordsWidth(cellWidth)
    var tallest = 0
    let chunk = 64
    var starts = stride(from: 0, to: count, by: chunk).makeIterator()
    try SheetWork.run(
      jobs: jobs,
      next: { () throws -> Int? in
        try cancellation.check()
        return tallest < atMost ? starts.next() : nil
      },
      work: { start in
        Result {
          try pool.with { renderer in
            (start..<min(start + chunk, count)).map { index in
              height(
                of: style.measure(texts(index), width: width, renderer), style, wordsWidth: width)
            }.max() ?? 0
          }
        }
      },
      deliver: { tallest = max(tallest, try $0.get()) })
    return tallest
  }

  private func height(of words: CardStyle.Words, _ style: CardStyle, wordsWidth: Int) -> Int {
    style.card(picture: PixelSize(width: 1, height: 1), words, wordsWidth: wordsWidth)
      .frame.height.roundedHalfUp - 1 - 2 * style.padding
  }
}
