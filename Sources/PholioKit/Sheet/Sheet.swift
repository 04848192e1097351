import Foundation
import PholioCatalog
import PholioFacts
import PholioImaging
import PholioLayout
import SystemPackage

/// A sheet laid out, ready to be written.
struct Sheet: Sendable {
  let names: SheetNames
  /// The pages asked for, counted from 0.
  let chosen: [Int]
  private let order: SheetOrder
  private let words: FieldValues.Page
  private let painter: CellPainter
  private let cancellation: Cancellation

  /// - Throws: `SheetError`, `TextError`.
  init(
    _ order: SheetOrder, words: FieldValues.Page, items: [SheetItem], cap: DropCap,
    thumbnails: ThumbnailStore, cancellation: Cancellation
  ) throws {
    let options = order.options
    let pool = options.hasWords ? try TextRendererPool(family: options.font) : nil
    let texts = options.caption.map { template in items.map { $0.texts(template, words) } } ?? []
    let plan = try SheetPlan(
      options, count: items.count, cap: cap,
      measure: WordsMeasure(texts, lines: options.lines, pool: pool, jobs: order.jobs))
    self.order = order
    self.cancellation = cancellation
    var words = words
    words.pages = plan.pages.pageCount
    self.words = words
    chosen = try order.pages?.pages(of: words.pages) ?? Array(0..<words.pages)
    names = SheetNames(order.output, pages: words.pages)
    painter = CellPainter(
      plan: plan, items: items, pool: pool, thumbnails: thumbnails,
      isCancelled: { cancellation.isCancelled })
    if order.pdf != nil,
      let size = chosen.lazy.map(plan.size).first(where: { max($0.width, $0.height) > PDFWriter.longestEdge })
    {
      throw SheetError.tooLargeForPDF(width: size.width, height: size.height)
    }
  }

  private var plan: SheetPlan { painter.plan }
  /// Empty: the portfolio.
  private var gallery: String { order.gallery ?? "" }

  /// Writes the pages asked for: several of them at once, or where there is one, several of its cells.
  func write(progress: (WorkProgress) -> Void) throws -> WrittenSheet {
    let clock = ContinuousClock()
    let start = clock.now
    var written = WrittenSheet(
      gallery: gallery, photos: painter.items.count, pages: words.pages, milliseconds: 0, files: [], notes: []
    )
    let total = chosen.map { plan.pages.cells(onPage: $0).count }.reduce(0, +)
    var done = 0
    if order.isDryRun {
      written.files = chosen.map { file(page: $0) }
    } else if let pagesAtOnce, chosen.count > 1 {
      var next = chosen.makeIterator()
      try SheetWork.run(
        jobs: pagesAtOnce, next: { next.next() },
        work: { page in
          Result { try write(page: page, mostBytes: PageSlices.mostBytes / pagesAtOnce, jobs: 1) {} }
        },
        deliver: { result in
          let (file, notes) = try result.get()
          written.files.append(file)
          written.notes += notes
          done += plan.pages.cells(onPage: file.page - 1).count
          progress(WorkProgress(done: done, total: total))
        })
    } else {
      for page in chosen {
        let (file, notes) = try write(page: page, mostBytes: PageSlices.mostBytes, jobs: cellsAtOnce) {
          done += 1
          progress(WorkProgress(done: done, total: total))
        }
        written.files.append(file)
        written.notes += notes
      }
    }
    if let pdf = order.pdf, !order.isDryRun { try writePDF(to: pdf) }
    if let mapFile = order.mapFile, !order.isDryRun { try writeMaps(to: mapFile) }
    if !order.isDryRun, let note = names.noteOfLeftovers(of: gallery) { written.notes.append(note) }
    written.milliseconds = start.duration(to: clock.now).milliseconds
    return written
  }

  /// How many pages are composed at once; nil where one page fills the memory meant for them, or the threads are
  /// better used for its cells.
  private var pagesAtOnce: Int? {
    let band = PageSlices.bandBytes(plan, page: 0)
    let number = min(order.jobs, chosen.count, PageSlices.mostBytes / max(1, band))
    return number > 1 || order.jobs == 1 ? number : nil
  }

  /// Pictures under way are in memory: the larger they are, the fewer.
  private var cellsAtOnce: Int {
    let last = plan.pages.cells(onPage: 0).upperBound.advanced(by: -1)
    let bytes = plan.pictureSize(of: last).pixels * Bitmap.bytesPerPixel
    return max(1, min(order.jobs, PageSlices.mostBytes / (4 * bytes)))
  }

  private func write(
    page: Int, mostBytes: Int, jobs: Int, progress: () -> Void
  ) throws -> (SheetFile, notes: [String]) {
    let clock = ContinuousClock()
    let start = clock.now
    var file = file(page: page)
    var notes: [String] = []
    var byteCount = 0
    file.changed = try AtomicFile.replaceIfChanged(names.path(ofPage: page)) { target in
      notes = try compose(page: page, mostBytes: mostBytes, jobs: jobs, progress: progress) { bytes in
        byteCount += bytes.count
        try target.writeAll(bytes)
      }
    }
    file.bytes = byteCount
    file.milliseconds = start.duration(to: clock.now).milliseconds
    return (file, notes)
  }

  /// Draws a page, and gives its JPEG piece by piece to `write`.
  ///
  /// - Parameters:
  ///   - page: Counted from 0.
  ///   - mostBytes: Of pixels in memory.
  ///   - jobs: How many cells are made at once.
  /// - Returns: What there is to say about single photos.
  /// - Throws: `Interruption`; `TextError`; what `write` throws.
  func compose(
    page: Int, mostBytes: Int = PageSlices.mostBytes, jobs: Int, progress: () -> Void = {},
    write: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> [String] {
    var words = words
    words.page = page + 1
    let composer = PageComposer(
      painter: painter, page: page, words: words, mostBytes: mostBytes, jobs: jobs,
      cancellation: cancellation)
    let strips = try JPEGStrips(
      size: plan.size(ofPage: page), quality: plan.options.quality, dpi: plan.options.dpi,
      icc: SRGBProfile.icc,
      markers: order.withMap ? map(ofPage: page).markers : [])
    return try withoutActuallyEscaping(write) { write in
      var writer = JPEGStripWriter(strips, sink: write)
      return try composer.compose(strips, to: &writer, progress: progress)
    }
  }

  /// How many photos or galleries are on it.
  var count: Int { painter.items.count }

  /// A page's size, in pixels.
  func size(ofPage page: Int) -> PixelSize { plan.size(ofPage: page) }

  private func file(page: Int) -> SheetFile {
    let size = plan.size(ofPage: page)
    return SheetFile(
      path: names.path(ofPage: page).string, page: page + 1, width: size.width, height: size.height,
      bytes: nil, changed: false, milliseconds: 0,
      cells: order.withFrames ? plan.pages.cells(onPage: page).map { record(of: $0, onPage: page) } : nil)
  }

  func map(ofPage page: Int) -> SheetMap {
    let size = plan.size(ofPage: page)
    let cells = plan.pages.cells(onPage: page).compactMap { cell -> SheetMap.Cell? in
      let item = painter.items[cell.rawValue]
      guard let photo = item.photo else { return nil }
      let frame = plan.frame(of: cell)
      return SheetMap.Cell(
        position: item.position, x: frame.left, y: frame.top, width: frame.width, height: frame.height,
        sha: String(photo.content.digest.hex.prefix(SheetMap.digestDigits)))
    }
    return SheetMap(
      gallery: gallery, page: page + 1, pages: words.pages, width: size.width, height: size.height,
      cells: cells)
  }

  /// Writes the maps of the pages asked for into a file of their own.
  func writeMaps(to path: FilePath) throws {
    let file = SheetMapFile(
      pages: chosen.map {
        .init(file: names.path(ofPage: $0).lastComponent?.string ?? "", map: map(ofPage: $0))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = Array(try encoder.encode(file)) + [UInt8(ascii: "\n")]
    _ = try AtomicFile.replaceIfChanged(path) { file in try json.withUnsafeBytes { _ = try file.writeAll($0) }
    }
  }

  /// Writes the pages, as their files are now, into one PDF.
  private func writePDF(to path: FilePath) throws {
    _ = try AtomicFile.replaceIfChanged(path) { file in
      try writePDF(
        pages: { page in
          try WholeFile.read(SystemCall.resolved(names.path(ofPage: page)) ?? names.path(ofPage: page))
        }, to: { _ = try file.writeAll($0) })
    }
  }

  /// Gives a PDF of the pages asked for to `write`.
  ///
  /// - Parameter pages: A page's JPEG.
  func writePDF(
    pages: (Int) throws -> [UInt8], to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try withoutActuallyEscaping(write) { write in
      var writer = try PDFWriter { bytes in try write(bytes) }
      writer.setTitle(words.gallery)
      for page in chosen {
        try cancellation.check()
        try writer.addPage(
          pages(page), size: plan.size(ofPage: page), dpi: plan.options.dpi ?? Self.screenDPI)
      }
      try writer.finish()
    }
  }

  /// What a pixel is taken for where nobody says how large it is.
  private static let screenDPI = 96

  private func record(of cell: CellIndex, onPage page: Int) -> SheetCell {
    let item = painter.items[cell.rawValue]
    var words = words
    words.page = page + 1
    let texts = plan.options.caption.map { item.texts($0, words) } ?? CardTexts()
    return SheetCell(
      position: item.position, sha256: item.photo?.content.digest.hex, name: item.name,
      cell: .init(plan.frame(of: cell)), picture: .init(plan.pictureBox(of: cell)),
      words: [texts.headline, texts.byline, texts.date].filter { !$0.isEmpty })
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
