import PholioDisk
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
  /// Asked while a picture is decoded.
  var cancellation = Cancellation()
  /// The tallest picture of each row of a page whose words stand on one line.
  private var lines: [Int: PixelFrame] = [:]

  init(plan: SheetPlan, items: [SheetItem], pool: TextRendererPool?) {
    (self.plan, self.items, self.pool) = (plan, items, pool)
  }

  /// A painter of a page's cells.
  func onPage(_ page: Int) -> CellPainter {
    var painter = self
    painter.lines = [:]
    let options = plan.options
    guard options.align == nil, options.film == nil, options.layout == .grid, options.caption != nil,
      !options.stacks
    else {
      return painter
    }
    let cells = plan.pages.cells(onPage: page)
    for cell in cells where plan.pages.rows(spannedBy: cell) == 1 {
      let picture = frame(of: items[cell.rawValue].photo, in: plan.pictureBox(of: cell))
      let row = plan.pages.row(of: cell)
      if picture.height > painter.lines[row]?.height ?? 0 { painter.lines[row] = picture }
    }
    return painter
  }

  /// Where a cell's picture begins or ends, for its row's words to stand on one line.
  func line(of cell: CellIndex) -> PictureLine? {
    let row = plan.pages.row(of: cell)
    let rows = plan.pages.rows(spannedBy: cell)
    guard let line = lines[row] else { return nil }
    guard rows > 1 else { return .bottom(line.bottom) }
    // One that spans several rows begins with the first, unless it would leave a hole above the last one's
    // words.
    let box = plan.pictureBox(of: cell)
    let picture = frame(of: items[cell.rawValue].photo, in: box)
    return box.height - picture.height <= box.height / Self.leastHole ? .top(line.top) : nil
  }

  /// The part of its box that a picture may leave free without being in the middle.
  private static let leastHole = 12

  /// Draws a cell.
  ///
  /// - Parameter page: Values of fields about the sheet and the page.
  func drawing(of cell: CellIndex, _ page: FieldValues.Page) -> Result<CellDrawing, any Error> {
    Result {
      let item = items[cell.rawValue]
      let placing = try placing(of: cell, page)
      let (front, note) = try picture(item.photo, named: item.name, for: placing)
      var pictures = [front]
      var notes = [note]
      for (photo, frame) in zip(item.photos.dropFirst(), placing.behind) {
        let (behind, note) = try picture(photo, named: "", in: frame.size, at: frame, covers: true)
        pictures.insert(behind, at: 0)
        notes.append(note)
      }
      return CellDrawing(
        cell: cell, pictures: pictures, texts: try draw(placing.words), notes: notes.compactMap(\.self))
    }
  }

  private func picture(
    _ photo: SheetPhoto?, named name: String, for placing: CellPlacing
  ) throws -> (PlacedPicture, note: String?) {
    try picture(photo, named: name, in: placing.box.size, at: placing.drawn, covers: false)
  }

  /// A picture, and a note about it.
  ///
  /// - Parameters:
  ///   - box: What the picture is fitted into.
  ///   - frame: What it covers then.
  ///   - covers: Whether to fill the box, whatever the options.
  private func picture(
    _ photo: SheetPhoto?, named name: String, in box: PixelSize, at frame: PixelFrame, covers: Bool
  ) throws -> (PlacedPicture, note: String?) {
    let found = photo?.picture(in: box, plan.options, covers: covers, cancellation)
    let bitmap = try found?.bitmap ?? placeholder(frame.size, name)
    return (PlacedPicture(bitmap: bitmap, left: frame.left, top: frame.top), found?.note)
  }

  private func draw(_ words: [PlacedWords]) throws -> [PlacedText] {
    guard let pool, !words.isEmpty else { return [] }
    return try pool.with { renderer in try words.compactMap { try $0.drawn(renderer) } }
  }

  /// The placeholder for a photo without any picture: a grey plate with its name, if the machine has a font.
  private func placeholder(_ size: PixelSize, _ name: String) throws -> Bitmap {
    let shade = plateShade
    var plate = SheetBand(rows: 0..<size.height, width: size.width, background: shade)
    if let pool = try? pool ?? TextRendererPool(family: plan.options.font) {
      let frame = PixelFrame(left: 0, top: 0, right: size.width, bottom: size.height)
      try pool.with { renderer in
        if let words = try plateWords(name, in: frame, renderer).drawn(renderer) {
          plate.draw(words.bitmap, left: words.left, top: words.top)
        }
      }
    }
    return Bitmap(size: size, bytes: plate.pixels)
  }

  var plateShade: Colour {
    Colour(grey: (plan.options.cellBackground ?? plan.options.background).isLight ? 208 : 64)
  }

  /// A placeholder's words, in the middle of its frame.
  func plateWords(_ name: String, in frame: PixelFrame, _ renderer: TextRenderer) -> PlacedWords {
    let style = TextStyle(pixelSize: plan.style.byline.pixelSize, lines: 3, alignment: .centre)
    let height = renderer.measure(name, style: style, maxWidth: frame.width).height
    // A name may be higher than a small plate.
    let top = frame.top + (frame.height - height) / 2
    return PlacedWords(
      text: name, style: style, colour: Colour.ink(on: plateShade),
      frame: PixelFrame(left: frame.left, top: top, right: frame.right, bottom: top + height))
  }
}
