import PholioFacts
import PholioImaging
import PholioLayout

/// A finished cell, ready for its page.
struct CellDrawing: Sendable {
  var cell: CellIndex
  /// From back to front.
  var pictures: [PlacedPicture]
  var texts: [PlacedText]
  /// Notes about its photos.
  var notes: [String]
}

/// A picture, and its top left corner on the page.
struct PlacedPicture: Sendable {
  var bitmap: Bitmap
  var left: Int
  var top: Int

  var frame: PixelFrame {
    PixelFrame(left: left, top: top, right: left + bitmap.size.width, bottom: top + bitmap.size.height)
  }
}

/// Makes cells: decodes pictures and sets words. Cells don't depend on each other, so several threads may
/// share a painter.
struct CellPainter: Sendable {
  let plan: SheetPlan
  let items: [SheetItem]
  let pool: TextRendererPool?
  let thumbnails: ThumbnailStore
  let formats: OriginalFormats
  /// Asked while a picture is decoded.
  var cancellation = Cancellation()

  /// - Parameter page: Values of fields about the sheet and the page.
  func drawing(of cell: CellIndex, _ page: FieldValues.Page) -> Result<CellDrawing, any Error> {
    Result {
      let item = items[cell.rawValue]
      let frame = plan.frame(of: cell)
      let box = plan.pictureBox(of: cell)
      let stack = plan.options.stacks ? CellStack(in: box, border: plan.options.border) : nil
      let (front, note) = try picture(item.photo, named: item.name, in: stack?.front ?? box)
      var pictures = [front]
      var notes = [note]
      if let stack {
        for (index, photo) in item.photos.enumerated().dropFirst().prefix(CellStack.depth - 1) {
          let (behind, note) = try picture(
            photo, named: "", in: stack.behind(front.frame, index: index), covers: true)
          pictures.insert(behind, at: 0)
          notes.append(note)
        }
      }
      let texts = plan.options.caption.map { item.texts($0, page) }
      return CellDrawing(
        cell: cell, pictures: pictures,
        texts: try texts.map { try draw($0, in: frame, picture: plan.pictureSize(of: cell)) } ?? [],
        notes: notes.compactMap(\.self))
    }
  }

  /// A picture in the middle of its box (halves rounded up), and notes about it.
  ///
  /// - Parameter covers: Whether to fill the box, whatever the options.
  private func picture(
    _ photo: SheetPhoto?, named name: String, in box: PixelFrame, covers: Bool = false
  ) throws -> (PlacedPicture, note: String?) {
    let size = PixelSize(width: max(1, box.width), height: max(1, box.height))
    let found = photo?.picture(in: size, plan.options, covers: covers, thumbnails, formats, cancellation)
    let bitmap = try found?.bitmap ?? placeholder(box, name)
    return (
      PlacedPicture(
        bitmap: bitmap, left: box.left + (box.width - bitmap.size.width + 1) / 2,
        top: box.top + (box.height - bitmap.size.height + 1) / 2), found?.note
    )
  }

  private func draw(_ texts: CardTexts, in frame: PixelFrame, picture: PixelSize) throws -> [PlacedText] {
    guard let pool, texts != CardTexts() else { return [] }
    let style = plan.style
    let width = style.contentWidth(frame.width)
    return try pool.with { renderer in
      let hasMore = !texts.byline.isEmpty || !texts.date.isEmpty
      let words =
        hasMore && (style.byline.lines > 1 || (!texts.byline.isEmpty && !texts.date.isEmpty))
        ? style.measure(texts, contentWidth: width, renderer)
        : CardStyle.Words(
          headline: (texts.headline.isEmpty ? 0 : 1, width), byline: (texts.byline.isEmpty ? 0 : 1, width),
          date: (texts.date.isEmpty ? 0 : 1, width))
      let card = style.card(picture: picture, words, cellWidth: frame.width)
      var placed: [PlacedText] = []
      func set(_ text: String, _ style: TextStyle, _ colour: Colour, at line: Frame?, isBlock: Bool) throws {
        guard let line else { return }
        var style = style
        if !isBlock { style.alignment = .left }
        if let bitmap = try renderer.render(text, style: style, maxWidth: width, colour: colour) {
          let left = isBlock ? self.plan.style.padding : line.rounded.left
          placed.append(
            PlacedText(bitmap: bitmap, left: frame.left + left, top: frame.top + line.rounded.top))
        }
      }
      // A date after the byline shares its line; all other words have the card's width.
      let sharesLine = card.date.map { $0.top == card.byline.last?.top } ?? false
      try set(texts.headline, style.headline, style.colour, at: card.headline.first, isBlock: true)
      try set(texts.byline, style.byline, style.bylineColour, at: card.byline.first, isBlock: !sharesLine)
      var dateStyle = style.byline
      dateStyle.lines = 1
      try set(texts.date, dateStyle, style.bylineColour, at: card.date, isBlock: !sharesLine)
      return placed
    }
  }

  /// The placeholder for a photo without any picture: a grey plate with its name, if the machine has a font.
  private func placeholder(_ box: PixelFrame, _ name: String) throws -> Bitmap {
    let ground = plan.options.cellBackground ?? plan.options.background
    let shade = Colour(grey: ground.isLight ? 208 : 64)
    let size = PixelSize(width: max(1, box.width), height: max(1, box.height))
    var plate = SheetBand(rows: 0..<size.height, width: size.width, background: shade)
    let style = TextStyle(pixelSize: plan.style.byline.pixelSize, lines: 3, alignment: .centre)
    if let pool = try? pool ?? TextRendererPool(family: plan.options.font) {
      try pool.with { renderer in
        let height = renderer.measure(name, style: style, maxWidth: size.width).height
        if let words = try renderer.render(
          name, style: style, maxWidth: size.width, colour: Colour.ink(on: shade))
        {
          plate.draw(words, left: 0, top: (size.height - height) / 2)
        }
      }
    }
    return Bitmap(size: size, bytes: plate.pixels)
  }
}
