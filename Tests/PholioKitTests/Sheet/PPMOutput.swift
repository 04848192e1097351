import PholioFacts
import PholioImaging
import PholioSheets

/// A kind of file made up for a test: a page's pixels after a line of text (ppm(5)). A new kind needs only
/// this file, and a line in `SheetOutputs.standard`.
struct PPMOutput: PageSheetOutput {
  let name = "PPM"
  let extensions = ["ppm"]
  let mediaType = "image/x-portable-pixmap"
  let longestEdge = 10_000

  func coder(of page: SheetPage) -> any SheetPageCoder {
    Coder(header: Array("P6\n\(page.size.width) \(page.size.height)\n255\n".utf8))
  }

  private struct Coder: SheetPageCoder {
    let header: [UInt8]
    let stripRows = 37

    func code(_ rows: Span<UInt8>, top: Int) -> [UInt8] {
      (top == 0 ? header : []) + rows.withUnsafeBufferPointer { Array($0) }
    }
  }
}

/// Another, of all pages: a line for each of their parts, and the pages' number at the end.
struct PartsOutput: BoundSheetOutput {
  let name = "list of parts"
  let extensions = ["parts"]
  let mediaType = "text/plain"
  let longestEdge = 10_000

  func binder(
    of document: SheetDocument, sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) -> any SheetBinder {
    Binder(sink: sink)
  }

  private struct Binder: SheetBinder {
    let sink: (UnsafeRawBufferPointer) throws -> Void
    var count = 0

    mutating func begin(_ page: SheetPage) throws {
      try line("page \(page.size)")
      count += 1
    }

    func draw(_ part: SheetPart) throws {
      switch part {
      case .plate(let frame, _, _): try line("plate \(frame)")
      case .picture(let picture, let frame, _): try line("picture \(frame) \(picture.size)")
      case .words(let words): try line("words \(words.text)")
      case .overlay(let picture, _): try line("overlay at \(picture.left), \(picture.top)")
      }
    }

    func finish() throws { try line("\(count) pages") }

    private func line(_ text: String) throws {
      try Array((text + "\n").utf8).withUnsafeBytes { try sink($0) }
    }
  }
}
