import Foundation
import PholioFacts
import PholioImaging
import SystemPackage

/// All pages in one file, for print: pictures as JPEGs, words as text, and the pages' maps as an attachment.
package struct PDFOutput: BoundSheetOutput {
  package let name = "PDF"
  package let extensions = ["pdf"]
  package let mediaType = "application/pdf"
  package let longestEdge = PDFWriter.longestEdge

  package init() {}

  package func longestEdge(_ options: SheetOptions) -> Int {
    let dpi = options.dpi ?? PDFBinder.screenDPI
    let outset = PDFPage(
      size: PixelSize(width: 1, height: 1), dpi: dpi, bleed: options.bleed, hasCropMarks: options.cropMarks,
      exact: options.points
    ).outset
    return min(longestEdge, Int((Double(PDFWriter.longestPage) - 2 * outset) * Double(dpi) / 72))
  }

  package func binder(
    of document: SheetDocument, sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws -> any SheetBinder {
    try PDFBinder(document, sink: sink)
  }

  package func content(of file: [UInt8]) -> SheetFileContent? {
    guard Self.isPDF(file) else { return nil }
    return SheetFileContent(
      maps: Result { try Self.maps(in: file) }, picture: nil)
  }
}

/// The maps of all pages, as a PDF has them attached.
struct AttachedMaps: Codable {
  static let name = "pholio-sheet.json"

  var pages: [SheetMap]
}

extension PDFOutput {
  /// "The first line of a PDF file shall be a header" (ISO 32000-1, 7.5.2); anything before it was added.
  private static func isPDF(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil
  }

  /// Maps by page number: attached ones. PDFs of older versions have them in the pages' pictures.
  ///
  /// - Throws: `SheetMapFault`; `PDFError.cannotLoad`.
  private static func maps(in bytes: [UInt8]) throws -> [SheetMap] {
    let attached = try PDFAttachment.contents(named: AttachedMaps.name, in: bytes)
    if attached.isEmpty { return try mapsOfPictures(in: bytes) }
    var maps: [SheetMap] = []
    for content in attached {
      guard let read = try? JSONDecoder().decode(AttachedMaps.self, from: Data(content)) else {
        throw SheetMapFault()
      }
      maps += read.pages
    }
    return maps.sorted { $0.page < $1.page }
  }

  /// Maps of the JPEGs that a PDF embeds, by page number.
  private static func mapsOfPictures(in bytes: [UInt8]) throws(SheetMapFault) -> [SheetMap] {
    var maps: [SheetMap] = []
    var known: Set<SheetMap> = []
    var offset = 0
    while let start = Self.nextJPEG(in: bytes.span, from: offset) {
      let rest = bytes.span.extracting(start..<bytes.count)
      guard let segments = JPEGSegments(rest) else { break }
      if let map = try SheetMap(jpeg: rest, segments: segments), known.insert(map).inserted {
        maps.append(map)
      }
      // Behind what was read: each byte is read once, however many starts there are.
      offset = start + max(segments.end, 2)
    }
    return maps.sorted { $0.page < $1.page }
  }

  /// The start of the next stream that is a JPEG: "the keyword stream shall be followed by an end-of-line
  /// marker" of one or two bytes (ISO 32000-1, 7.3.8.1).
  private static func nextJPEG(in pdf: Span<UInt8>, from offset: Int) -> Int? {
    let keyword = Array("stream".utf8)
    var start = max(offset, keyword.count + 1)
    while start + 2 < pdf.count {
      defer { start += 1 }
      guard pdf[start] == 0xFF, pdf[start + 1] == 0xD8, pdf[start + 2] == 0xFF, pdf[start - 1] == 0x0A else {
        continue
      }
      let end = start - (pdf[start - 2] == 0x0D ? 2 : 1)
      if end >= keyword.count, keyword.indices.allSatisfy({ pdf[end - keyword.count + $0] == keyword[$0] }) {
        return start
      }
    }
    return nil
  }
}
