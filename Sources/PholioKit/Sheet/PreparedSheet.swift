import PholioFacts
import PholioImaging
import PholioLayout
import SystemPackage

/// A sheet laid out once, whose pages are drawn as they are asked for: what is looked at first and then downloaded is the
/// same, whatever becomes of the gallery meanwhile.
package struct PreparedSheet: Sendable {
  package struct Page: Sendable, Encodable {
    /// In pixels.
    package var width: Int
    package var height: Int
  }

  private let sheet: Sheet
  package let photos: Int
  package let pages: [Page]

  /// What the smaller views of pages are coded at.
  private static let viewQuality = 85
  /// Less than a JPEG's longest edge, so that nothing is rounded beyond it.
  private static let longestView = 65_000

  init(_ sheet: Sheet) {
    self.sheet = sheet
    photos = sheet.count
    pages = sheet.chosen.map(sheet.size).map { Page(width: $0.width, height: $0.height) }
  }

  /// Whether the pages can be written as a PDF.
  package var fitsPDF: Bool { pages.allSatisfy { max($0.width, $0.height) <= PDFWriter.longestEdge } }

  /// Draws a page and gives its JPEG piece by piece to `write`: the bytes that `Library.writeSheet` writes.
  ///
  /// - Parameter page: Counted from 0.
  /// - Throws: `Interruption`; `TextError`; what `write` throws.
  package func writePage(_ page: Int, to write: (UnsafeRawBufferPointer) throws -> Void) throws {
    _ = try sheet.compose(page: page, jobs: 1, write: write)
  }

  /// All pages as one PDF.
  ///
  /// - Throws: `Interruption`; `TextError`, `SheetError`; what `write` throws.
  package func writePDF(to write: (UnsafeRawBufferPointer) throws -> Void) throws {
    try sheet.writePDF(pages: { try jpeg(ofPage: $0) }, to: write)
  }

  /// A page made smaller, as a JPEG.
  ///
  /// - Parameters:
  ///   - page: Counted from 0.
  ///   - width: In pixels; a narrower page keeps its size.
  package func view(ofPage page: Int, width: Int) throws -> [UInt8] {
    let jpeg = try jpeg(ofPage: page)
    if pages[page].width <= width { return jpeg }
    let box = PixelSize(width: width, height: Self.longestView)
    let photo = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .within(box, enlarge: false))
    return try photo.bitmap.jpeg(quality: Self.viewQuality)
  }

  private func jpeg(ofPage page: Int) throws -> [UInt8] {
    var jpeg: [UInt8] = []
    try writePage(page) { jpeg.append(contentsOf: $0) }
    return jpeg
  }
}

extension Library {
  /// Lays out the sheet of a gallery, or of the portfolio where none is named.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `SheetError`, `TextError`.
  package func prepareSheet(of gallery: String?, _ options: SheetOptions) throws -> PreparedSheet {
    // Files have names, and these pages have none: it tells a page's kind alone.
    PreparedSheet(try sheet(SheetOrder(gallery: gallery, output: "sheet.jpg", options: options, jobs: 1)))
  }
}
