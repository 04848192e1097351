import PholioFacts
import PholioImaging
import PholioLayout

/// A page that is being drawn. One slice of it is in memory; it becomes strips for the coder when the first
/// cells of the next slice are there.
struct PageDrawing {
  /// Work on a page that any thread may do.
  enum Task: Sendable {
    case cells([CellIndex])
    case strip(StripCutter.Strip)
  }

  private let plan: SheetPlan
  private let size: PixelSize
  private let slices: [PageSlices.Slice]
  /// Header, title and footer, and the logo.
  private var around: [PlacedText]
  /// Cells to make at once, by the slice that they begin in.
  private let orders: [(slice: Int, cells: [CellIndex])]
  /// How many slices may be made ahead: their strips wait in memory.
  private let slicesAhead: Int
  private static let bytesAhead = 16 << 20

  /// Orders that were given out, and those that are finished.
  private var ordered = 0
  private var laid = 0
  private var tasksUnderWay = 0
  /// The slice in memory.
  private var current = 0
  private var band: SheetBand
  private var cutter: StripCutter
  /// Drawings that reach into the next slice.
  private var kept: [CellIndex: CellDrawing] = [:]
  private var notesByCell: [CellIndex: [String]] = [:]

  /// - Parameters:
  ///   - page: Counted from 0.
  ///   - mostBytes: Of a slice.
  ///   - stripRows: Of the strips that the page is cut into.
  /// - Throws: `TextError`; `Interruption`.
  init(
    _ painter: CellPainter, page: Int, words: FieldValues.Page, mostBytes: Int, stripRows: Int
  ) throws {
    plan = painter.plan
    size = plan.size(ofPage: page)
    slices = try PageSlices(
      plan, page: page, mostBytes: mostBytes, cancellation: painter.cancellation
    ).slices
    let around = plan.words.placed(words, size: size, across: plan.wordColumns)
    self.around =
      try painter.pool?.with { renderer in try around.compactMap { try $0.drawn(renderer) } } ?? []
    if let logo = plan.words.placedLogo(words, size: size, across: plan.wordColumns) {
      self.around.append(logo)
    }
    orders = Self.orders(slices, plan, page: page)
    slicesAhead = max(1, Self.bytesAhead / (PageSlices.bandBytes(plan, page: page) + 1))
    cutter = StripCutter(bytesPerRow: size.width * Bitmap.bytesPerPixel, stripRows: stripRows)
    band = SheetBand(rows: 0..<0, width: size.width, background: plan.options.background)
    beginSlice()
  }

  /// Groups cells that are made at once: several small ones, so that threads exchange less. A slice without
  /// new cells has an order too.
  private static func orders(
    _ slices: [PageSlices.Slice], _ plan: SheetPlan, page: Int
  ) -> [(slice: Int, cells: [CellIndex])] {
    let picture = plan.pictureSize(of: plan.pages.lastCell(onPage: page))
    let most = max(1, min(16, (1 << 20) / (picture.pixels * Bitmap.bytesPerPixel + 1)))
    return slices.indices.flatMap { slice in
      let fresh = slices[slice].fresh
      return stride(from: 0, to: max(1, fresh.count), by: most).map { start in
        (slice: slice, cells: Array(fresh[start..<min(start + most, fresh.count)]))
      }
    }
  }

  /// The next task; nil if another one has to finish first.
  mutating func nextTask() -> Task? {
    if let strip = nextStrip() {
      tasksUnderWay += 1
      return strip
    }
    guard ordered < orders.count, tasksUnderWay == 0 || orders[ordered].slice <= current + slicesAhead
    else { return nil }
    defer { ordered += 1 }
    tasksUnderWay += 1
    return .cells(orders[ordered].cells)
  }

  /// A strip to code.
  mutating func nextStrip() -> Task? { cutter.take().map { .strip($0) } }

  mutating func finishedTask() { tasksUnderWay -= 1 }

  /// Puts the cells of the next order on the page.
  ///
  /// - Parameter progress: Called after each.
  mutating func lay(_ drawings: [CellDrawing], progress: () -> Void) {
    finishedTask()
    let slice = orders[laid].slice
    laid += 1
    finishSlices(before: slice)
    let next = slice + 1 < slices.count ? slices[slice + 1].kept : []
    for drawing in drawings {
      draw(drawing)
      if !drawing.notes.isEmpty { notesByCell[drawing.cell] = drawing.notes }
      if next.contains(drawing.cell) { kept[drawing.cell] = drawing }
      progress()
    }
  }

  /// After the last cells, the rest of the page becomes strips.
  mutating func finish() {
    finishSlices(before: slices.count)
    cutter.finish()
  }

  /// Notes about photos.
  var notes: [String] { notesByCell.sorted { $0.key < $1.key }.flatMap(\.value) }

  private mutating func finishSlices(before slice: Int) {
    while current < slice {
      cutter.push(band.pixels)
      current += 1
      guard current < slices.count else { return }
      beginSlice()
    }
  }

  private mutating func beginSlice() {
    band = SheetBand(rows: slices[current].rows, width: size.width, background: plan.options.background)
    for text in around { band.draw(text.bitmap, left: text.left, top: text.top) }
    let staying = Set(slices[current].kept)
    kept = kept.filter { staying.contains($0.key) }
    for cell in slices[current].kept { if let drawing = kept[cell] { draw(drawing) } }
  }

  private mutating func draw(_ drawing: CellDrawing) {
    let options = plan.options
    func fill(_ plates: [Plate]) {
      for plate in plates { band.fill(plate.frame, plate.colour, radius: plate.radius) }
    }
    fill(plan.ground(of: drawing.cell))
    for picture in drawing.pictures {
      fill(plan.edges(around: picture.frame))
      band.draw(picture, radius: max(0, options.radius - options.border))
    }
    for text in drawing.texts { band.draw(text.bitmap, left: text.left, top: text.top) }
  }
}
