package import PholioDisk
package import PholioFacts
import PholioImaging

/// A sheet that is laid out once and drawn page by page. So the preview and the download are the same, even
/// if the gallery changes meanwhile.
package struct PreparedSheet: Sendable {
  private let sheet: Sheet
  package let photos: Int
  /// The pages' sizes, in pixels.
  package let pages: [PixelSize]

  /// The JPEG quality of smaller views.
  private static let viewQuality = 85
  /// Less than a JPEG's longest edge, so that rounding can't exceed it.
  private static let longestView = 65_000

  package init(_ sheet: Sheet) {
    self.sheet = sheet
    photos = sheet.count
    pages = sheet.chosen.map(sheet.size)
  }

  /// Whether the pages fit into this kind of file.
  package func fits(_ output: any SheetOutput) -> Bool { sheet.sizeBeyond(output) == nil }

  /// Draws a page and gives its file in pieces to `sink`: the same bytes that `Library.sheet` writes.
  ///
  /// - Parameter page: Counted from 0.
  /// - Throws: `TextError`; `Interruption`; what `sink` throws.
  package func writePage(
    _ page: Int, as output: any PageSheetOutput, cancellation: Cancellation = Cancellation(),
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    _ = try sheet.compose(
      page: page, as: output, withMap: true, PageWork(cancellation: cancellation), to: sink)
  }

  /// All pages in one file.
  ///
  /// - Throws: `TextError`; `Interruption`; what `sink` throws.
  package func write(
    as output: any BoundSheetOutput, cancellation: Cancellation = Cancellation(),
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    _ = try sheet.bind(as: output, withMap: true, jobs: 1, cancellation: cancellation, to: sink)
  }

  /// A smaller view of a page, as a JPEG.
  ///
  /// - Parameters:
  ///   - page: Counted from 0.
  ///   - width: In pixels; a narrower page keeps its size.
  /// - Throws: `TextError`, `ImagingError`; `Interruption`.
  package func view(
    ofPage page: Int, width: Int, cancellation: Cancellation = Cancellation()
  ) throws -> [UInt8] {
    var jpeg: [UInt8] = []
    try writePage(page, as: JPEGOutput(), cancellation: cancellation) { jpeg.append(contentsOf: $0) }
    if pages[page].width <= width { return jpeg }
    let box = PixelSize(width: width, height: Self.longestView)
    let photo = try PhotoDecoder.decode(
      jpeg, orientation: .upright, to: .within(box, enlarge: false),
      isCancelled: { cancellation.isCancelled })
    return try photo.bitmap.jpeg(quality: Self.viewQuality)
  }
}
