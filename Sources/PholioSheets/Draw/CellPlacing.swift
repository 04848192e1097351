import PholioFacts
import PholioImaging
import PholioLayout

/// Where a cell's pictures and words lie on its page, in pixels, before anything is drawn.
struct CellPlacing: Sendable {
  var cell: CellIndex
  /// What the front picture is fitted into, without border.
  var box: PixelFrame
  /// What the front picture covers, without border.
  var drawn: PixelFrame
  /// Of a stack: what the pictures behind it cover, from the second.
  var behind: [PixelFrame]
  var words: [PlacedWords]
  /// Around the letters of all lines, from the top of an "H" to the bottom of a "g"; nil without words, or if
  /// nobody asked.
  var wordsBox: PixelFrame?
}

/// A pixel row of the page where a picture begins, or before which it ends.
enum PictureLine {
  case top(Int)
  case bottom(Int)
}

extension CellPainter {
  /// Where a cell's pictures and words lie. No file is looked at.
  ///
  /// - Parameters:
  ///   - page: Values of fields about the sheet and the page.
  ///   - measuresWords: Whether to tell `wordsBox`: each line has to be set for it.
  /// - Throws: `TextError`.
  func placing(
    of cell: CellIndex, _ page: FieldValues.Page, measuresWords: Bool = false
  ) throws -> CellPlacing {
    let item = items[cell.rawValue]
    let box = plan.pictureBox(of: cell)
    let stack = plan.options.stacks ? CellStack(in: box, border: plan.options.border) : nil
    let front = stack?.front ?? box
    // Covers of stacks stand on one line.
    let drawn = frame(of: item.photo, in: front, at: stack == nil ? line(of: cell) : .bottom(front.bottom))
    var behind: [PixelFrame] = []
    if let stack {
      for (index, photo) in item.photos.enumerated().dropFirst().prefix(CellStack.depth - 1) {
        behind.append(frame(of: photo, in: stack.behind(drawn, index: index), covers: true))
      }
    }
    var placing = CellPlacing(cell: cell, box: front, drawn: drawn, behind: behind, words: [])
    guard let template = plan.options.caption, let pool else { return placing }
    let texts = item.texts(template, page)
    if texts == CardTexts() { return placing }
    try pool.with { renderer in
      // Words of film are at its edge, whatever the picture's shape.
      let edge = plan.style.filmEdge
      let picture =
        edge == 0
        ? drawn
        : PixelFrame(left: box.left, top: box.top - edge, right: box.right, bottom: box.bottom + edge)
      let reach = reach(of: texts, in: cell, page, renderer)
      placing.words = words(texts, under: picture, in: plan.frame(of: cell), reach, renderer)
      if measuresWords { placing.wordsBox = lettersBox(of: placing.words, renderer) }
    }
    return placing
  }

  /// What a photo covers of its box: where the options say, in the middle with halves rounded up.
  ///
  /// - Parameters:
  ///   - line: Where it begins or ends, whatever the options.
  ///   - covers: Whether to fill the box, whatever the options.
  func frame(
    of photo: SheetPhoto?, in box: PixelFrame, at line: PictureLine? = nil, covers: Bool = false
  ) -> PixelFrame {
    let size = photo?.fitting(in: box.size, plan.options, covers: covers).seen ?? box.size
    let left = box.left + (box.width - size.width + 1) / 2
    let bottom = box.bottom - size.height
    let top =
      switch (line, plan.options.align) {
      case (.top(let top)?, _): min(top, bottom)
      case (.bottom(let bottom)?, _): max(box.top, bottom - size.height)
      case (nil, .top): box.top
      case (nil, .bottom): bottom
      case (nil, .centre), (nil, nil): box.top + (box.height - size.height + 1) / 2
      }
    return PixelFrame(left: left, top: top, right: left + size.width, bottom: top + size.height)
  }

  /// How many pixels words that are wider than their cell reach beyond it, over room that the words of the
  /// cells beside it in a row of pictures leave.
  private func reach(
    of texts: CardTexts, in cell: CellIndex, _ page: FieldValues.Page, _ renderer: TextRenderer
  ) -> (left: Int, right: Int) {
    guard plan.options.layout == .rows, plan.style.byline.lines == 1 else { return (0, 0) }
    let needed = plan.style.width(texts, renderer) - plan.style.wordsWidth(plan.frame(of: cell).width)
    guard needed > 0, plan.pages.rows(spannedBy: cell) == 1 else { return (0, 0) }
    /// Half of what is left beside words in the middle.
    func room(_ step: Int) -> Int {
      let place = cell.rawValue + step
      guard items.indices.contains(place), let template = plan.options.caption else { return 0 }
      let next = CellIndex(place)
      guard plan.pages.page(of: next) == plan.pages.page(of: cell), plan.pages.rows(spannedBy: next) == 1,
        plan.pages.row(of: next) == plan.pages.row(of: cell)
      else { return 0 }
      let width = plan.style.width(items[place].texts(template, page), renderer)
      return max(0, plan.style.wordsWidth(plan.frame(of: next).width) - width) / 2
    }
    let (left, right) = (room(-1), room(1))
    let most = min(needed, left + right)
    let toLeft = min(left, max(most / 2, most - right))
    return (toLeft, most - toLeft)
  }

  /// The words of a cell, under its picture.
  ///
  /// - Parameters:
  ///   - frame: The whole cell.
  ///   - reach: How far words go beyond it.
  private func words(
    _ texts: CardTexts, under picture: PixelFrame, in frame: PixelFrame, _ reach: (left: Int, right: Int),
    _ renderer: TextRenderer
  ) -> [PlacedWords] {
    let style = plan.style
    let width = style.wordsWidth(frame.width) + reach.left + reach.right
    let hasMore = !texts.byline.isEmpty || !texts.date.isEmpty
    let room =
      hasMore && (style.byline.lines > 1 || (!texts.byline.isEmpty && !texts.date.isEmpty))
      ? style.measure(texts, width: width, renderer)
      : CardStyle.Words(
        headline: (texts.headline.isEmpty ? 0 : 1, width), byline: (texts.byline.isEmpty ? 0 : 1, width),
        date: (texts.date.isEmpty ? 0 : 1, width))
    let card = style.card(
      picture: PixelSize(width: width, height: picture.height + 2 * plan.options.border), room,
      wordsWidth: width)
    let left = frame.left + (frame.width - style.wordsWidth(frame.width)) / 2 - reach.left
    let top = picture.top - plan.options.border - style.padding
    var placed: [PlacedWords] = []
    func place(_ text: String, _ style: TextStyle, _ colour: Colour, at lines: [Frame], isBlock: Bool) {
      guard let first = lines.first?.rounded, let last = lines.last?.rounded else { return }
      var style = style
      if !isBlock { style.alignment = .left }
      placed.append(
        PlacedWords(
          text: text, style: style, colour: colour,
          frame: PixelFrame(
            left: left + (isBlock ? 0 : first.left - plan.style.padding), top: top + first.top,
            right: left + (isBlock ? width : first.right - plan.style.padding), bottom: top + last.bottom)))
    }
    // A date after the byline shares its line; all other words have the card's width.
    let sharesLine = card.date.map { $0.top == card.byline.last?.top } ?? false
    place(texts.headline, style.headline(texts), style.colour, at: card.headline, isBlock: true)
    place(texts.byline, style.byline, style.bylineColour, at: card.byline, isBlock: !sharesLine)
    var dateStyle = style.byline
    dateStyle.lines = 1
    place(
      texts.date, dateStyle, style.bylineColour, at: [card.date].compactMap(\.self), isBlock: !sharesLine)
    return placed
  }

  private func lettersBox(of words: [PlacedWords], _ renderer: TextRenderer) -> PixelFrame? {
    words.map { $0.letters(renderer) }.reduce(nil) { box, next in
      guard let box else { return next }
      return PixelFrame(
        left: min(box.left, next.left), top: min(box.top, next.top), right: max(box.right, next.right),
        bottom: max(box.bottom, next.bottom))
    }
  }
}

extension PixelFrame {
  /// At least one pixel.
  var size: PixelSize { PixelSize(width: max(1, width), height: max(1, height)) }
}
