import PholioFacts
import PholioImaging
import PholioLayout

/// Draws a page from top to bottom: a slice is in memory at a time, and leaves for the encoder when the cells of the
/// next one begin. Cells are made and strips are coded by the same threads; laying cells on the page and writing what
/// was coded is all that is left to one.
struct PageComposer {
  let painter: CellPainter
  let page: Int
  let words: FieldValues.Page
  /// Bytes of a slice.
  let mostBytes: Int
  /// How many cells are made at once; on one thread, nothing but that has a part in it.
  let jobs: Int
  let cancellation: Cancellation

  private enum Task: Sendable {
    case cells([CellIndex])
    case strip(StripCutter.Strip)
  }

  private enum Outcome: Sendable {
    case cells(Result<[CellDrawing], any Error>)
    case strip(Result<JPEGStrip, any Error>)
  }

  /// Writes all rows of the page.
  ///
  /// - Parameter progress: Called after each cell.
  /// - Returns: What there is to say about single photos.
  /// - Throws: `Interruption`; `TextError`; what the writer throws.
  func compose(
    _ strips: JPEGStrips, to writer: inout JPEGStripWriter, progress: () -> Void
  ) throws -> [String] {
    let work: @Sendable (Task) -> Outcome = { [painter, words] task in
      switch task {
      case .cells(let cells): .cells(Result { try cells.map { try painter.drawing(of: $0, words).get() } })
      case .strip(let strip): .strip(Result { try strip.coded(strips) })
      }
    }
    let plan = painter.plan
    let size = plan.size(ofPage: page)
    let slices = PageSlices(plan, page: page, mostBytes: mostBytes).slices
    let around = try plan.words.drawn(words, size: size, across: plan.wordColumns, pool: painter.pool)
    let orders = orders(slices)
    // How many slices may be under way behind the one that is drawn: their strips wait in memory.
    let ahead = max(1, Self.aheadBytes / (PageSlices.bandBytes(plan, page: page) + 1))
    var next = 0
    var delivered = 0
    var underWay = 0
    var notes: [CellIndex: [String]] = [:]
    var kept: [CellIndex: CellDrawing] = [:]
    var current = 0
    var cutter = StripCutter(width: size.width)
    var band = SheetBand(rows: slices[0].rows, width: size.width, background: plan.options.background)
    draw(around, on: &band)

    func finishSlices(before slice: Int) {
      while current < slice {
        cutter.push(band.pixels)
        current += 1
        guard current < slices.count else { return }
        band = SheetBand(
          rows: slices[current].rows, width: size.width, background: plan.options.background)
        draw(around, on: &band)
        let staying = Set(slices[current].kept)
        kept = kept.filter { staying.contains($0.key) }
        for cell in slices[current].kept { if let drawing = kept[cell] { draw(drawing, on: &band) } }
      }
    }

    try SheetWork.run(
      jobs: jobs,
      next: { () throws -> Task? in
        try cancellation.check()
        if let strip = cutter.take() {
          underWay += 1
          return .strip(strip)
        }
        guard next < orders.count, underWay == 0 || orders[next].slice <= current + ahead else { return nil }
        (next, underWay) = (next + 1, underWay + 1)
        return .cells(orders[next - 1].cells)
      },
      work: work,
      deliver: { result in
        underWay -= 1
        switch result {
        case .strip(let coded): try writer.write(coded.get())
        case .cells(let made):
          let slice = orders[delivered].slice
          delivered += 1
          finishSlices(before: slice)
          for drawing in try made.get() {
            draw(drawing, on: &band)
            if !drawing.notes.isEmpty { notes[drawing.cell] = drawing.notes }
            if slice + 1 < slices.count, slices[slice + 1].kept.contains(drawing.cell) {
              kept[drawing.cell] = drawing
            }
            progress()
          }
        }
      })
    finishSlices(before: slices.count)
    cutter.finish()
    try SheetWork.run(
      jobs: jobs, next: { cutter.take().map { Task.strip($0) } }, work: work,
      deliver: { if case .strip(let coded) = $0 { try writer.write(coded.get()) } })
    try writer.finish()
    return notes.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private static let aheadBytes = 16 << 20

  /// What is made at once: of small cells several, so that threads don't have to talk about each. A slice without new
  /// cells has its turn, too.
  private func orders(_ slices: [PageSlices.Slice]) -> [(slice: Int, cells: [CellIndex])] {
    let picture = painter.plan.pictureSize(
      of: painter.plan.pages.cells(onPage: page).upperBound.advanced(by: -1))
    let most = max(1, min(16, (1 << 20) / (picture.pixels * Bitmap.bytesPerPixel + 1)))
    return slices.indices.flatMap { slice in
      let fresh = slices[slice].fresh
      return stride(from: 0, to: max(1, fresh.count), by: most).map { start in
        (slice: slice, cells: Array(fresh[start..<min(start + most, fresh.count)]))
      }
    }
  }

  private func draw(_ texts: [PlacedText], on band: inout SheetBand) {
    for text in texts { band.draw(text.bitmap, left: text.left, top: text.top) }
  }

  private func draw(_ drawing: CellDrawing, on band: inout SheetBand) {
    let options = painter.plan.options
    if let colour = options.cellBackground {
      band.fill(painter.plan.frame(of: drawing.cell), colour, radius: options.radius)
    }
    for picture in drawing.pictures {
      if options.border > 0 {
        band.fill(picture.frame.outset(by: options.border), options.borderColour, radius: options.radius)
      }
      band.draw(picture, radius: max(0, options.radius - options.border))
    }
    draw(drawing.texts, on: &band)
  }
}

extension PixelFrame {
  fileprivate func outset(by edge: Int) -> PixelFrame {
    PixelFrame(left: left - edge, top: top - edge, right: right + edge, bottom: bottom + edge)
  }
}
