import PholioDisk
import PholioLayout

/// Draws one page in strips, from top to bottom. Several threads decode cells and code strips; this thread
/// puts cells on the page and writes strips, in order.
struct PageComposer {
  let painter: CellPainter
  /// Counted from 0.
  let page: Int
  let words: FieldValues.Page
  /// Bytes of a slice.
  let mostBytes: Int
  /// How many cells are made at once. With 1, this thread does all other work.
  let jobs: Int
  let cancellation: Cancellation

  private enum Outcome: Sendable {
    case cells(Result<[CellDrawing], any Error>)
    case strip(Result<[UInt8], any Error>)
  }

  /// Writes all rows of the page.
  ///
  /// - Parameter progress: Called after each cell.
  /// - Returns: Notes about photos.
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
      jobs: jobs,
      next: { () throws -> PageDrawing.Task? in
        try cancellation.check()
        return drawing.nextStrip()
      },
      work: work,
      deliver: { if case .strip(let coded) = $0 { try writer.write(coded.get(), to: sink) } })
    try writer.finish(to: sink)
    return drawing.notes
  }

  /// The work that any thread may do.
  private func work(_ coder: any SheetPageCoder) -> @Sendable (PageDrawing.Task) -> Outcome {
    { [painter, words] task in
      switch task {
      case .cells(let cells): .cells(Result { try cells.map { try painter.drawing(of: $0, words).get() } })
      case .strip(let strip): .strip(Result { try strip.coded(by: coder) })
      }
    }
  }
}
