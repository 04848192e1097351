import PholioFacts
import PholioImaging

/// One file for each page, in sRGB, with the page's map as XMP.
package struct JPEGOutput: PageSheetOutput {
  package let name = "JPEG"
  package let extensions = ["jpg", "jpeg"]
  package let mediaType = "image/jpeg"
  package let longestEdge = JPEGWriter.longestEdge

  package init() {}

  package func coder(of page: SheetPage) throws -> any SheetPageCoder {
    Coder(
      strips: try JPEGStrips(
        size: page.size, quality: page.quality, dpi: page.dpi, icc: SRGBProfile.icc,
        markers: page.map?.markers ?? []))
  }

  package func content(of file: [UInt8]) -> SheetFileContent? {
    guard let segments = JPEGSegments(file.span) else { return nil }
    return SheetFileContent(
      maps: Result {
        try [SheetMap(jpeg: file.span, segments: segments)].compactMap(\.self)
      },
      picture: .init(
        size: segments.frameSize(in: file.span), isTurned: PhotoMetadata(jpeg: file).orientation != .upright))
  }

  private struct Coder: SheetPageCoder {
    let strips: JPEGStrips
    var stripRows: Int { JPEGStrips.rows }
    func code(_ rows: Span<UInt8>, top: Int) throws -> [UInt8] { try strips.code(rows, top: top) }
  }
}
