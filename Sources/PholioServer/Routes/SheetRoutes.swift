import Foundation
import HTTPTypes
import PholioCatalog
import PholioFacts
import PholioKit
import SystemPackage

/// Contact sheets: laid out, previewed page by page, and downloaded as any of `SheetOutputs`.
struct SheetRoutes {
  let catalog: CatalogAccess
  let files: FileSending
  let work: WorkerThreads
  /// The folder of a person's own presets; it need not exist.
  let presets: FilePath?
  /// Ends what is only looked at.
  let cancellation: Cancellation
  /// Ends downloads too.
  let lastCancellation: Cancellation
  private let sheets = PreparedSheets()

  func add(to routes: inout RouteTable) {
    routes.get("/api/presets") { _, _ in try Answer.json(presetList()) }
    routes.post("/api/galleries/:id/sheet") { request, parameters in
      try await prepare(ListReference(.id(parameters.gallery())), request)
    }
    routes.post("/api/portfolio/sheet") { request, _ in try await prepare(.portfolio, request) }
    routes.get("/sheet/:sheet/:file", use: send)
  }

  private func prepare(_ list: ListReference, _ request: Request) async throws -> Response {
    let body = try await request.body(SheetBody.self)
    let look = SheetLook(
      try SheetSettings(body.settings ?? [:], source: "settings"), preset: body.preset, presets: presets)
    let sheet = try await work.run { [library = catalog.library, cancellation] in
      try library.prepareSheet(of: list, look, cancellation: cancellation)
    }
    // Read-only viewers are not told this machine's folders.
    if catalog.isReadOnly, sheet.tellsPaths { throw RequestError.readOnly }
    let id = await sheets.keep(sheet)
    return try Answer.json(SheetRecord(sheet, id: id), status: .created)
  }

  private func send(_ request: Request, _ parameters: PathParameters) async throws -> Response {
    guard let id = parameters["sheet"], let file = parameters["file"],
      let sheet = await sheets[id], let asked = SheetFileName(file)
    else { throw RequestError.notFound }
    var response = Response(status: .ok, headers: [.cacheControl: "private, max-age=600"])
    response.headers[.contentType] = asked.kind.mediaType
    guard sheet.fits(asked.kind) else { throw RequestError.notFound }
    if let kind = asked.kind as? any BoundSheetOutput {
      response.body = try await made { [lastCancellation] in
        try sheet.write(as: kind, cancellation: lastCancellation, to: $0)
      }
    } else if let page = asked.page, sheet.pages.indices.contains(page),
      let kind = asked.kind as? any PageSheetOutput
    {
      if request.query("width") == nil {
        response.body = try await made { [lastCancellation] in
          try sheet.writePage(page, as: kind, cancellation: lastCancellation, to: $0)
        }
      } else {
        let width = try request.number("width", in: 64...4096)
        response.headers[.contentType] = SheetOutputs.usual.mediaType
        response.body = ResponseBody(
          pieces: try await work.run { [cancellation] in
            try sheet.view(ofPage: page, width: width, cancellation: cancellation)
          })
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

  /// What `write` writes, by way of a file without a name, which is gone after its last reader.
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

  private func presetList() throws -> PresetList {
    // A file that is no preset is left out here; `pholio presets` reports it.
    let known = SheetPreset.all(in: presets).compactMap { try? $0.get() }
    return PresetList(
      presets: try known.map { preset in
        var values = try JSONDecoder().decode([String: PresetValue].self, from: Data(preset.json))
        values["description"] = nil
        return .init(name: preset.name, description: preset.description, settings: values)
      }, settings: SheetSettings.all.map(SettingRecord.init))
  }
}

/// The name of a sheet's file in an address: `3.jpg` is a page, `sheet.pdf` has all pages.
private struct SheetFileName {
  let kind: any SheetOutput
  /// Counted from 0; nil: all pages.
  let page: Int?

  init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = SheetOutputs.standard.output(withExtension: String(parts[1])),
      kind.extensions[0] == parts[1]
    else { return nil }
    self.kind = kind
    if kind is any BoundSheetOutput {
      guard parts[0] == "sheet" else { return nil }
      page = nil
    } else {
      guard let number = Int(parts[0]), number > 0, "\(number)" == parts[0] else { return nil }
      page = number - 1
    }
  }
}

private struct SheetRecord: Encodable {
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
        url: folder + "\(index + 1).\(SheetOutputs.usual.extensions[0])", width: size.width,
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

/// A setting of sheets, for a form.
private struct SettingRecord: Encodable {
  let name: String
  let kind: SheetValueKind
  let section: SheetSection
  let help: String
  /// Its possible words; empty if there is no such list.
  let choices: [String]
  let suggestions: [SheetSuggestion]
  /// For a number.
  let least: Int?
  let most: Int?
  let usual: String?
  let usualText: String?
  let needs: SheetNeed?
  let isMain: Bool

  enum CodingKeys: String, CodingKey {
    case name, kind, section, help, choices, suggestions, least, most, needs
    case usual = "default"
    case usualText = "default_text"
    case isMain = "main"
  }

  init(_ setting: any DeclaredSetting) {
    name = setting.name
    kind = setting.kind
    section = setting.section
    help = setting.help
    choices = setting.choices
    suggestions = setting.suggestions
    least = kind == .number ? setting.limits?.lowerBound : nil
    most = kind == .number ? setting.limits?.upperBound : nil
    usual = setting.usualTyped
    usualText = setting.usualText
    needs = setting.needs
    isMain = setting.isMain
  }
}

private struct PresetList: Encodable {
  struct Preset: Encodable {
    var name: String
    var description: String
    var settings: [String: PresetValue]
  }

  var presets: [Preset]
  var settings: [SettingRecord]
}

/// The look of a sheet: settings as in a preset's file, over those of a preset.
private struct SheetBody: Decodable {
  var preset: String?
  var settings: [String: PresetValue]?
}
