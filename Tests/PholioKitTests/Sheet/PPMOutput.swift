import PholioFacts
import PholioKit

/// A kind of file made up for a test: a page's pixels after a line of text (ppm(5)). A new kind needs only
/// this file, and a line in `SheetOutputs.standard`.
struct PPMOutput: SheetOutput {
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

/// Another, of all pages: one after the other, and their number at the end.
struct PPMBookOutput: BoundSheetOutput {
  let name = "PPM book"
  let extensions = ["ppms"]
  let mediaType = "application/octet-stream"
  let longestEdge = 10_000
  let pageKind = "PPM"

  func coder(of page: SheetPage) -> any SheetPageCoder { PPMOutput().coder(of: page) }

  func binder(
    of document: SheetDocument, sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) -> any SheetBinder {
    Binder(sink: sink)
  }

  private struct Binder: SheetBinder {
    let sink: (UnsafeRawBufferPointer) throws -> Void
    var count: UInt8 = 0

    mutating func add(_ page: [UInt8], size: PixelSize) throws {
      try page.withUnsafeBytes { try sink($0) }
      count += 1
    }

    mutating func finish() throws { try [count].withUnsafeBytes { try sink($0) } }
  }
}
