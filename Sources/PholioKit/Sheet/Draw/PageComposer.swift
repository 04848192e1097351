import PholioLayout

/// Draws a page in strips, from top to bottom: cells are decoded and strips are coded on several threads;
/// laying cells on the page and writing what was coded is done in order, on this one.
struct PageComposer {
  let painter: CellPainter
  /// Counted from 0.
  let page: Int
  let words: FieldValues.Page
  /// Bytes of a slice.
  let mostBytes: Int
  /// How many cells are made at once; on one thread, nothing but that has a part in it.
  let jobs: Int
  let cancellation: Cancellation

  private enum Outcome: Sendable {
    case cells(Result<[CellDrawing], any Error>)
    case strip(Result<[UInt8], any Error>)
  }

  /// Writes all rows of the page.
  ///
  /// - Parameter progress: Called after each cell.
  /// - Returns: What there is to say about single photos.
  /// - Throws: `Interruption`; `TextError`; what the coder and `sink` throw.
  func compose(
    _ coder: any SheetPageCoder, to sink: (UnsafeRawBufferPointer) throws -> Void, progress: () -> Void
  ) throws -> [String] {
    var drawing = try PageDrawing(
      painter, page: page, words: words, mostBytes: mostBytes, stripRows: coder.stripRows)
    var writer = coder
    let work = work(coder)
    try SheetWork.run(
      jobs: jobs,
      next: { () throws -> PageDrawing.Task? in
        try cancellation.check()
        return drawing.nextTask()
      },
      work: work,
      deliver: { outcome in
        switch outcome {
        case .strip(let coded):
          drawing.finishedTask()
          try writer.write(coded.get(), to: sink)
        case .cells(let made): drawing.lay(try made.get(), progress: progress)
        }
      })
    drawing.finish()
    try SheetWork.run(
      jobs: jobs, next: { drawing.nextStrip() }, work: work,
      deliver: { if case .strip(let coded) = $0 { try writer.write(coded.get(), to: sink) } })
    try writer.finish(to: sink)
    return drawing.notes
  }

  /// What is done on any thread.
  private func work(_ coder: any SheetPageCoder) -> @Sendable (PageDrawing.Task) -> Outcome {
    { [painter, words] task in
      switch task {
      case .cells(let cells): .cells(Result { try cells.map { try painter.drawing(of: $0, words).get() } })
      case .strip(let strip): .strip(Result { try strip.coded(by: coder) })
      }
    }
  }
}
