package import PholioDisk
import PholioFacts
package import PholioImaging
package import PholioLayout

/// A laid-out sheet. Its pages can be drawn, each by itself, and its maps told.
package struct Sheet: Sendable {
  /// Nil: the portfolio.
  let gallery: String?
  /// The requested pages, counted from 0.
  let chosen: [Int]
  let plan: SheetPlan
  let words: FieldValues.Page
  let painter: CellPainter

  /// - Parameters:
  ///   - pages: Nil: all.
  ///   - output: The kind of file that pages must fit into.
  ///   - jobs: How many threads measure words.
  ///   - fonts: For words, if they are being loaded already.
  /// - Throws: `SheetError`, `TextError`, `Interruption`.
  package init(
    _ content: SheetContent, _ options: SheetOptions, pages: PageRange?,
    as output: any SheetOutput, jobs: Int, fonts: TextRendererPool? = nil, formats: OriginalFormats,
    cancellation: Cancellation
  ) throws {
    let (items, words) = (content.items, content.words)
    let logo = try options.logo.map { try SheetLogo($0, formats: formats) }
    let pool = options.hasWords ? try fonts ?? TextRendererPool(family: options.font) : nil
    try pool?.finishLoading()
    let template = options.caption
    plan = try SheetPlan(
      options,
      SheetList(items.map(\.size), cap: options.cap ?? content.cap, features: content.features),
      measure: WordsMeasure(
        ofEach: template == nil ? 0 : items.count, parts: template?.partCount ?? 0,
        texts: { index in template.map { items[index].texts($0, words) } ?? CardTexts() },
        lines: options.lines, pool: pool, jobs: jobs, logo: logo, cancellation: cancellation),
      output: output)
    gallery = content.gallery
    self.words = words.on(page: 1, of: plan.pages.pageCount)
    chosen = try pages?.pages(of: plan.pages.pageCount) ?? Array(0..<plan.pages.pageCount)
    painter = CellPainter(plan: plan, items: items, pool: pool)
  }

  /// How many photos or galleries are on it.
  var count: Int { painter.items.count }

  /// How many pages it has, requested or not.
  var pageCount: Int { plan.pages.pageCount }

  /// A page's size, in pixels.
  func size(ofPage page: Int) -> PixelSize { plan.size(ofPage: page) }

  /// The first requested page that is too large for a kind of file.
  func sizeBeyond(_ output: any SheetOutput) -> PixelSize? {
    chosen.lazy.map(size).first { max($0.width, $0.height) > output.longestEdge(plan.options) }
  }

  /// Draws a page, and gives its file in pieces to `sink`.
  ///
  /// - Parameters:
  ///   - page: Counted from 0.
  ///   - output: The file's kind.
  ///   - withMap: Whether the file has the page's map.
  /// - Returns: Notes about photos.
  /// - Throws: `Interruption`; `TextError`; what `sink` throws.
  func compose(
    page: Int, as output: any PageSheetOutput, withMap: Bool, _ work: PageWork, progress: () -> Void = {},
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> [String] {
    var painter = painter.onPage(page)
    painter.cancellation = work.cancellation
    let composer = PageComposer(
      painter: painter, page: page, words: words.on(page: page + 1, of: pageCount),
      mostBytes: work.mostBytes, jobs: work.jobs, cancellation: work.cancellation)
    let coder = try output.coder(of: outputPage(page, withMap: withMap))
    return try composer.compose(coder, to: sink, progress: progress)
  }

  /// What an output needs to know of a page.
  func outputPage(_ page: Int, withMap: Bool) -> SheetPage {
    let options = plan.options
    return SheetPage(
      size: size(ofPage: page), quality: options.quality, dpi: options.dpi, points: options.points,
      map: withMap ? map(ofPage: page) : nil, ground: options.background, bleed: options.bleed,
      hasCropMarks: options.cropMarks)
  }

  func map(ofPage page: Int) -> SheetMap {
    let size = size(ofPage: page)
    let cells = plan.pages.cells(onPage: page).compactMap { cell -> SheetMap.Cell? in
      let item = painter.items[cell.rawValue]
      guard let photo = item.photo else { return nil }
      let frame = plan.frame(of: cell)
      return SheetMap.Cell(
        position: item.position, x: frame.left, y: frame.top, width: frame.width, height: frame.height,
        sha: String(photo.digest.hex.prefix(SheetMap.digestDigits)))
    }
    return SheetMap(
      gallery: gallery, page: page + 1, pages: pageCount, width: size.width, height: size.height,
      cells: cells)
  }

  /// The frames of a page's photos, with their words.
  ///
  /// - Throws: `TextError`.
  func cells(onPage page: Int) throws -> [SheetCell] {
    let words = words.on(page: page + 1, of: pageCount)
    let painter = painter.onPage(page)
    return try plan.pages.cells(onPage: page).map { cell in
      let item = painter.items[cell.rawValue]
      let placing = try painter.placing(of: cell, words, measuresWords: true)
      return SheetCell(
        position: item.position, sha256: item.photo?.digest.hex, name: item.name,
        turn: item.photo?.turn.rawValue, cell: .init(plan.frame(of: cell)),
        picture: .init(plan.pictureBox(of: cell)), drawn: .init(placing.drawn),
        words: placing.words.map(\.text), wordsBox: placing.wordsBox.map { .init($0) })
    }
  }
}

/// The content of a sheet: photos or galleries, in order.
package struct SheetContent: Sendable {
  /// The gallery's name; nil: the portfolio.
  var gallery: String?
  var items: [SheetItem]
  var words: FieldValues.Page
  /// The gallery's or the portfolio's own.
  var cap: DropCap
  /// Photos that span several cells.
  var features = Features.none

  package init(
    gallery: String? = nil, items: [SheetItem], words: FieldValues.Page, cap: DropCap,
    features: Features = .none
  ) {
    (self.gallery, self.items, self.words) = (gallery, items, words)
    for index in items.indices { self.items[index].number = index + 1 }
    (self.cap, self.features) = (cap, features)
  }
}

/// How much memory and how many threads a page may use.
struct PageWork: Sendable {
  /// For pixels in memory.
  var mostBytes = PageSlices.mostBytes
  /// How many cells are made at once.
  var jobs = 1
  var cancellation = Cancellation()
}
