import Foundation
import NIOHTTP1
import PholioDisk
import PholioKit
import PholioLibrary
import PholioSheets
import SystemPackage

/// Contact sheets: laid out, previewed page by page, and downloaded as any of `SheetOutputs`. They are the
/// owner's: a sheet says and shows whatever its settings ask for, places and full resolution among it.
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
    // Presets and logos are files: a disk that does not answer must keep only these threads waiting.
    routes.get("/api/presets", for: .owner) { [work, presets] _, _ in
      try Answer.json(await work.run { try Self.presetList(presets) })
    }
    routes.get("/api/logos", for: .owner) { [catalog, work] _, _ in
      try Answer.json(["logos": await work.run { SheetLogos(of: try catalog.library).names }])
    }
    routes.post("/api/galleries/:id/sheet") { request, parameters in
      try await prepare(ListReference(.id(parameters.gallery())), request)
    }
    routes.post("/api/portfolio/sheet") { request, _ in
      try await prepare(.portfolio, request)
    }
    routes.get("/sheet/:sheet/:file", for: .owner, use: send)
  }

  private func prepare(_ list: ListReference, _ request: Request) async throws -> Response {
    let body = try await request.body(SheetBody.self)
    if body.photos != nil, list == .portfolio { throw RequestError.bad("photos are a gallery's") }
    let settings = try SheetSettings(body.settings ?? [:], source: "settings")
    let sheet = try await work.run { [library = try catalog.library, presets, cancellation] in
      var settings = settings
      try SheetLogos(of: library).resolve(in: &settings)
      let look = SheetLook(settings, preset: body.preset, presets: presets)
      return try library.prepareSheet(of: list, look, only: body.photos, cancellation: cancellation)
    }
    let id = await sheets.keep(sheet)
    return try Answer.json(SheetRecord(sheet, id: id), status: .created)
  }

  private func send(_ request: Request, _ parameters: PathParameters) async throws -> Response {
    guard let id = parameters["sheet"], let file = parameters["file"],
      let sheet = await sheets[id], let asked = SheetFileName(file)
    else { throw RequestError.notFound }
    var response = Response(status: .ok, headers: ["Cache-Control": "private, max-age=600"])
    response.headers[field: "Content-Type"] = asked.kind.mediaType
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
        response.headers[field: "Content-Type"] = SheetOutputs.default.mediaType
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
      response.headers[field: "Content-Disposition"] = "attachment; filename*=UTF-8''\(encoded)"
    }
    return response
  }

  /// What `write` writes, by way of a file without a name, which is gone after its last reader.
  private func made(
    _ write: @escaping @Sendable ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) async throws -> ResponseBody {
    let folder = catalog.folder.appending("cache")
    let file = try await work.run {
      let (file, byteCount) = try NamelessFile.make(in: folder, write)
      return ReadableFile(file, byteCount: byteCount)
    }
    return files.body(of: file)
  }

  private static func presetList(_ presets: FilePath?) throws -> PresetList {
    // A file that is no preset is left out here; `pholio presets` reports it.
    let known = SheetPreset.all(in: presets).compactMap { try? $0.get() }
    return PresetList(
      presets: try known.map { preset in
        var values = try JSONDecoder().decode([String: PresetValue].self, from: Data(preset.json))
        values["description"] = nil
        // That there is one is enough: viewers are not told this machine's folders.
        if case .words(let path)? = values["logo"] {
          values["logo"] = .words(FilePath(path).lastComponent?.string ?? "")
        }
        return .init(name: preset.name, description: preset.description, settings: values)
      },
      settings: SheetSection.allCases.flatMap { section in
        SheetSettings.all.filter { $0.section == section }.map(SettingRecord.init)
      })
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

/// The look of a sheet: settings as in a preset's file, over those of a preset.
private struct SheetBody: Decodable {
  var preset: String?
  var settings: [String: PresetValue]?
  /// Some photos of a gallery; nil: all.
  var photos: [Int64]?
}
