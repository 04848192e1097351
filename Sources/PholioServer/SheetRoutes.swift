import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PholioCatalog
import PholioKit
import PholioLayout
import SystemPackage

/// Contact sheets: made into the library's cache, fetched page by page.
struct SheetRoutes {
  let catalog: CatalogAccess
  let files: FileSending
  let large: LargeViews

  /// How long a sheet can be fetched.
  private static let lifetime: TimeInterval = 600

  func add(to router: Router<BasicRequestContext>) {
    router.post("/api/galleries/:id/sheet", use: make)
    router.get("/sheet/:sheet/:page") { request, context in
      guard let id = context.parameters.get("sheet"), Self.isID(id),
        context.parameters.get("page") == "1.jpg",
        let body = try await files.jpeg(at: page(of: id))
      else { throw RequestError.notFound }
      var response = Response(
        status: .ok, headers: [.contentType: "image/jpeg", .cacheControl: "private, max-age=600"], body: body)
      if let name = request.query("download") {
        // RFC 8187: percent-encoded UTF-8.
        let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "sheet.jpg"
        response.headers[.contentDisposition] = "attachment; filename*=UTF-8''\(encoded)"
      }
      return response
    }
  }

  private func make(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let gallery = try context.parameters.gallery()
    let options = try await request.body(SheetBody.self).options()
    let name = try await catalog.read { try $0.requireGallery(gallery).name }
    let id = AccessToken().text
    let path = page(of: id)
    let sheet = try await large.work { [library = catalog.library, folder] in
      Self.removeOld(in: folder)
      try FileManager.default.createDirectory(
        atPath: path.removingLastComponent().string, withIntermediateDirectories: true)
      return try library.writeSheet(of: name, to: path, options, jobs: 1)
    }
    return try Answer.json(
      SheetRecord(
        sheet: id,
        pages: [
          .init(url: "/sheet/\(id)/1.jpg", width: sheet.width, height: sheet.height, bytes: sheet.bytes)
        ], photos: sheet.photos, notes: sheet.notes), status: .created)
  }

  private var folder: FilePath { catalog.library.folder.appending("cache/sheets") }

  private func page(of id: String) -> FilePath { folder.appending(id).appending("1.jpg") }

  private static func isID(_ text: String) -> Bool {
    text.utf8.count == 64 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func removeOld(in folder: FilePath) {
    let manager = FileManager.default
    for id in (try? manager.contentsOfDirectory(atPath: folder.string)) ?? [] where isID(id) {
      let path = folder.appending(id).string
      guard let made = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date else {
        continue
      }
      if made.timeIntervalSinceNow < -lifetime { try? manager.removeItem(atPath: path) }
    }
  }
}

private struct SheetRecord: Encodable {
  struct Page: Encodable {
    var url: String
    var width: Int
    var height: Int
    var bytes: Int
  }

  var sheet: String
  var pages: [Page]
  var photos: Int
  var notes: [String]
}

/// How a sheet is to look; what is left out is as the preset has it.
private struct SheetBody: Decodable {
  var columns: Int?
  var cell: Int?
  var gap: Int?
  var margin: Int?
  var cap: CapBody?
  var captions: Bool?
  var caption: String?
  var title: String?
  var background: String?
  var quality: Int?

  /// - Throws: `RequestError`; `TemplateError`, `ColourError`.
  func options() throws -> SheetOptions {
    func checked(_ value: Int?, _ name: String, _ range: ClosedRange<Int>, _ standard: Int) throws -> Int {
      guard let value else { return standard }
      guard range.contains(value) else {
        throw RequestError.bad("\(name) takes \(range.lowerBound) to \(range.upperBound), not \(value)")
      }
      return value
    }
    var options = try SheetOptions.standard()
    options.columns = try checked(columns, "columns", 1...1000, options.columns)
    options.cell = try checked(cell, "cell", 8...8000, options.cell)
    options.gap = try checked(gap, "gap", 0...4000, options.gap)
    options.margin = try checked(margin, "margin", 0...8000, options.margin)
    options.quality = try checked(quality, "quality", 1...100, options.quality)
    options.cap = cap?.cap
    if let caption { options.caption = try CaptionTemplate(caption) }
    if captions == false { options.caption = nil }
    options.title = title
    if let background { options.background = try Colour(background) }
    return options
  }
}
