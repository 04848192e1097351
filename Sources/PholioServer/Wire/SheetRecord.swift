import PholioFacts
import PholioSheets

/// A sheet that was laid out, and where to get its pages and files.
struct SheetRecord: Encodable {
  struct Page: Encodable {
    /// The address of the page's preview.
    var url: String
    var width: Int
    var height: Int
  }

  /// A kind of file that the sheet can be downloaded as.
  struct Download: Encodable {
    var name: String
    var suffix: String
    /// One for each page, or one for all; empty if a page is too large.
    var urls: [String]
  }

  var sheet: String
  var pages: [Page]
  var downloads: [Download]
  /// As in `downloads`, for programs that know this key; nil if a page is too large.
  var pdf: String?
  var photos: Int

  init(_ sheet: PreparedSheet, id: String) {
    self.sheet = id
    photos = sheet.photos
    let folder = "/sheet/\(id)/"
    pages = sheet.pages.enumerated().map { index, size in
      Page(
        url: folder + "\(index + 1).\(SheetOutputs.default.extensions[0])", width: size.width,
        height: size.height)
    }
    downloads = SheetOutputs.standard.all.map { kind in
      let suffix = kind.extensions[0]
      let names = kind is any BoundSheetOutput ? ["sheet"] : sheet.pages.indices.map { "\($0 + 1)" }
      return Download(
        name: kind.name, suffix: suffix,
        urls: sheet.fits(kind) ? names.map { folder + "\($0).\(suffix)" } : [])
    }
    pdf = downloads.first { $0.suffix == "pdf" }?.urls.first
  }
}
