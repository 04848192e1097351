import Foundation
import HTTPTypes
import Hummingbird
import PholioCatalog
import PholioKit
import SystemPackage

/// Contact sheets: laid out, looked at page by page, and downloaded as JPEGs or as one PDF.
struct SheetRoutes {
  let catalog: CatalogAccess
  let files: FileSending
  let work: PictureWork
  /// A person's own presets; need not be there.
  let presets: FilePath?
  private let sheets = PreparedSheets()

  func add(to router: Router<BasicRequestContext>) {
    router.get("/api/presets") { _, _ in try Answer.json(presetList()) }
    router.post("/api/galleries/:id/sheet") { request, context in
      let gallery = try context.parameters.gallery()
      return try await prepare(catalog.read { try $0.state(of: gallery).gallery.name }, request)
    }
    router.post("/api/portfolio/sheet") { request, _ in try await prepare(nil, request) }
    router.get("/sheet/:sheet/:file", use: send)
  }

  private func prepare(_ gallery: String?, _ request: Request) async throws -> Response {
    var settings = SheetSettings()
    let body = try await request.body(SheetBody.self)
    if let values = body.settings { settings = try SheetSettings(values, source: "settings") }
    // A gallery is told by its own words, whatever a preset says of photos'.
    if gallery == nil && settings.captions == nil { settings.captions = .template(.ofGalleries) }
    if let preset = body.preset {
      settings = settings.over(try SheetPreset.named(preset, in: presets).settings)
    }
    let options = try SheetOptions(settings)
    // Who may only look has no need of this machine's folders.
    if catalog.isReadOnly, options.tellsPaths { throw RequestError.readOnly }
    let sheet = try await work.run { [library = catalog.library] in
      try library.prepareSheet(of: gallery, options)
    }
    let id = await sheets.keep(sheet)
    let pages = sheet.pages.enumerated().map { index, page in
      SheetRecord.Page(url: "/sheet/\(id)/\(index + 1).jpg", width: page.width, height: page.height)
    }
    return try Answer.json(
      SheetRecord(
        sheet: id, pages: pages, pdf: sheet.fitsPDF ? "/sheet/\(id)/sheet.pdf" : nil, photos: sheet.photos),
      status: .created)
  }

  private func send(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    guard let id = context.parameters.get("sheet"), let file = context.parameters.get("file"),
      let sheet = await sheets[id]
    else { throw RequestError.notFound }
    var response = Response(status: .ok, headers: [.cacheControl: "private, max-age=600"])
    if file == "sheet.pdf", sheet.fitsPDF {
      response.headers[.contentType] = "application/pdf"
      response.body = try await made { try sheet.writePDF(to: $0) }
    } else if let page = Self.page(file), sheet.pages.indices.contains(page) {
      response.headers[.contentType] = "image/jpeg"
      if request.query("width") == nil {
        response.body = try await made { try sheet.writePage(page, to: $0) }
      } else {
        let width = try request.number("width", in: 64...4096)
        response.body = ResponseBody(
          pieces: try await work.run { try sheet.view(ofPage: page, width: width) })
      }
    } else {
      throw RequestError.notFound
    }
    if let name = request.query("download") {
      // RFC 8187: percent-encoded UTF-8.
      let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "sheet"
      response.headers[.contentDisposition] = "attachment; filename*=UTF-8''\(encoded)"
    }
    return response
  }

  /// What `write` writes, by way of a file that has no name and so is gone with its last reader.
  private func made(
    _ write: @escaping @Sendable ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) async throws -> ResponseBody {
    let folder = catalog.library.folder.appending("cache")
    let file = try await work.run {
      let (file, byteCount) = try NamelessFile.make(in: folder, write)
      return ReadableFile(file, byteCount: byteCount)
    }
    return files.body(of: file)
  }

  /// - Returns: The page that a file's name means, counted from 0.
  private static func page(_ file: String) -> Int? {
    guard file.hasSuffix(".jpg"), let number = Int(file.dropLast(4)), "\(number).jpg" == file else {
      return nil
    }
    return number - 1
  }

  private func presetList() throws -> PresetList {
    // A file of somebody's that is no preset is missing here, and told of by `pholio presets`.
    let known = SheetPreset.names(in: presets).compactMap { try? SheetPreset.named($0, in: presets) }
    return PresetList(
      presets: try known.map { preset in
        var values = try JSONDecoder().decode([String: PresetValue].self, from: Data(preset.json))
        values["description"] = nil
        return .init(name: preset.name, description: preset.description, settings: values)
      }, papers: Paper.named.map(\.name))
  }
}

private struct SheetRecord: Encodable {
  struct Page: Encodable {
    var url: String
    var width: Int
    var height: Int
  }

  var sheet: String
  var pages: [Page]
  /// Nil where a page is too large for one.
  var pdf: String?
  var photos: Int
}

private struct PresetList: Encodable {
  struct Preset: Encodable {
    var name: String
    var description: String
    var settings: [String: PresetValue]
  }

  var presets: [Preset]
  var papers: [String]
}

/// How a sheet is to look: the settings of a preset's file, over those of a preset.
private struct SheetBody: Decodable {
  var preset: String?
  var settings: [String: PresetValue]?
}
