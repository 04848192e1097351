import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout

extension Sheet {
  /// Writes the requested pages into one file, which goes in pieces to `sink`. Several threads make cells;
  /// this thread draws them, in order.
  ///
  /// - Parameters:
  ///   - withMap: Whether the file has the pages' maps.
  ///   - progress: Called after each cell.
  /// - Returns: Notes about photos.
  /// - Throws: `Interruption`; `TextError`; what `sink` throws.
  func bind(
    as output: any BoundSheetOutput, withMap: Bool, jobs: Int, cancellation: Cancellation,
    progress: () -> Void = {}, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> [String] {
    try withoutActuallyEscaping(sink) { sink in
      let document = SheetDocument(
        title: plan.options.title?.texts(words.value).first.flatMap { $0.isEmpty ? nil : $0 }
          ?? words.gallery,
        author: commonCreator, renderers: painter.pool)
      var binder = try output.binder(of: document, sink: sink)
      var painter = painter
      painter.cancellation = cancellation
      var tasks = chosen.lazy.flatMap { page in
        let painter = painter.onPage(page)
        return plan.pages.cells(onPage: page).map { (page: page, cell: $0, painter: painter) }
      }.makeIterator()
      var current: Int?
      var notes: [String] = []
      try SheetWork.run(
        jobs: jobs,
        next: {
          try cancellation.check()
          return tasks.next()
        },
        work: { [words, pageCount] task in
          (task.page, task.painter.parts(of: task.cell, words.on(page: task.page + 1, of: pageCount)))
        },
        deliver: { page, made in
          let made = try made.get()
          if page != current {
            try begin(page, withMap: withMap, &binder)
            current = page
          }
          for part in made.parts { try binder.draw(part) }
          notes += made.notes
          progress()
        })
      try binder.finish()
      return notes
    }
  }

  /// Begins a page with its logo, header, title and footer.
  private func begin(_ page: Int, withMap: Bool, _ binder: inout any SheetBinder) throws {
    try binder.begin(outputPage(page, withMap: withMap))
    let size = size(ofPage: page)
    let words = words.on(page: page + 1, of: pageCount)
    if let logo = plan.words.placedLogo(words, size: size, across: plan.wordColumns) {
      try binder.draw(.overlay(logo, identity: "logo"))
    }
    guard painter.pool != nil else { return }
    let around = plan.words.placed(words, size: size, across: plan.wordColumns)
    for words in around { try binder.draw(.words(words)) }
  }

  /// Who took all of its photos, if that is written in each and is the same.
  private var commonCreator: String? {
    guard let first = painter.items.first?.creator else { return nil }
    return painter.items.allSatisfy { $0.creator == first } ? first : nil
  }
}
