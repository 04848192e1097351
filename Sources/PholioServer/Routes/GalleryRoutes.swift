import Foundation
import PholioCatalog
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary

/// Routes that read galleries and photos.
struct GalleryRoutes {
  let catalog: CatalogAccess
  let disks: Disks
  let version: String

  /// The most photos, and the most ids, in one answer.
  private static let mostPhotos = 2000
  private static let mostIDs = 100_000

  func add(to routes: inout RouteTable) {
    routes.get("/api/portfolio") { request, _ in
      let state = try await state(isForGuest: request.isGuest)
      return try Answer.json(overview(state, isForGuest: request.isGuest))
    }
    routes.get("/api/galleries/:id") { request, parameters in
      let id = try parameters.gallery()
      let isForGuest = request.isGuest
      let state = try await catalog.read { try $0.state(of: id, hidingRejects: isForGuest) }
      return try Answer.json(GalleryRecord(state, isForGuest: isForGuest))
    }
    routes.get("/api/galleries/:id/layout") { request, parameters in
      let (id, grid) = (try parameters.gallery(), try request.grid())
      let window = try await catalog.read { try $0.photos(of: id, in: grid) }
      let looked = await looked(at: window, isForGuest: request.isGuest)
      return try Answer.json(LayoutRecord(window: looked, contentKey: "photo"))
    }
    routes.get("/api/portfolio/layout") { request, _ in
      let (grid, isForGuest) = (try request.grid(), request.isGuest)
      let window = try await catalog.read { try $0.galleries(in: grid, hidingRejects: isForGuest) }
      return try Answer.json(
        LayoutRecord(
          window: window.map { GalleryRecord($0, isForGuest: isForGuest) }, contentKey: "gallery"))
    }
    routes.get("/api/galleries/:id/photos", use: photos)
    routes.get("/api/galleries/:id/order", use: order)
    routes.get("/api/galleries/:id/history") { request, parameters in
      try await history(request, of: ListReference(.id(try parameters.gallery())))
    }
    routes.get("/api/portfolio/history") { request, _ in try await history(request, of: .portfolio) }
    routes.get("/api/photos/:id") { request, parameters in
      let id = PhotoID(rawValue: try parameters.id())
      return try await detail(catalog.read { try $0.photo(id) }, isForGuest: request.isGuest)
    }
  }

  /// All galleries, as the asker may see them.
  func state(isForGuest: Bool) async throws -> LibraryState {
    try await catalog.read { try $0.state(hidingRejects: isForGuest) }
  }

  func overview(_ state: LibraryState, isForGuest: Bool) -> Overview {
    Overview(state: state, isReadOnly: isForGuest, version: version)
  }

  /// All that is known of a photo, as far as the asker may know it.
  func detail(_ photo: PhotoDetails, isForGuest: Bool) async throws -> Response {
    if isForGuest, photo.photo.own.flag == .reject { throw RequestError.notFound }
    let look = await disks.look(at: [photo.files])[0]
    // Where photos were taken is often where people live: guests are not told.
    return try Answer.json(PhotoDetail(photo, look, isForGuest: isForGuest))
  }

  private func photos(_ request: Request, _ parameters: PathParameters) async throws -> Response {
    let (id, selection) = (try parameters.gallery(), try request.selection())
    let (from, count) = try request.range(atMost: Self.mostPhotos)
    let part = try await catalog.read {
      try $0.photos(of: id, where: selection, from: CellIndex(from), count: count)
    }
    let looks = await disks.look(at: part.items.map(\.files))
    let photos = zip(part.items, looks).map {
      PagePhoto($0, $1, isFiltered: part.total != nil, isForGuest: request.isGuest)
    }
    return try Answer.json(Part(part, from: from, photos, isForGuest: request.isGuest))
  }

  private func order(_ request: Request, _ parameters: PathParameters) async throws -> Response {
    let (id, selection) = (try parameters.gallery(), try request.selection())
    let (from, count) = try request.range(atMost: Self.mostIDs)
    let part = try await catalog.read {
      try $0.order(of: id, where: selection, from: CellIndex(from), count: count)
    }
    return try Answer.json(Part(part, from: from, part.items, isForGuest: request.isGuest))
  }

  private func history(_ request: Request, of list: ListReference) async throws -> Response {
    let limit = try request.number("limit", in: 1...1000, default: 50)
    // What was typed for a change may name folders and places; guests can't undo anyway.
    if request.isGuest { return try Answer.json(["changes": [ChangeRecord]()]) }
    let changes = try await catalog.read { try $0.history(of: list, limit: limit) }
    return try Answer.json(["changes": changes.map(ChangeRecord.init)])
  }

  private func looked(
    at window: ListWindow<PlacedPhoto>, isForGuest: Bool
  ) async -> ListWindow<PagePhoto> {
    let photos = window.cells.compactMap(\.content)
    var looks = await disks.look(at: photos.map(\.files))[...]
    var shown = window.map {
      PagePhoto($0, looks.removeFirst(), isFiltered: window.total != nil, isForGuest: isForGuest)
    }
    if isForGuest { shown.total = nil }
    return shown
  }

  private struct Part<Photo: Encodable & Sendable>: Encodable, Sendable {
    var revision: Int
    var count: Int
    var total: Int?
    var from: Int
    var photos: [Photo]

    init(_ part: ListPart<some Sendable>, from: Int, _ photos: [Photo], isForGuest: Bool) {
      (revision, count) = (part.revision, part.count)
      total = isForGuest ? nil : part.total
      (self.from, self.photos) = (from, photos)
    }
  }
}

/// A change of the journal, in JSON.
private struct ChangeRecord: Encodable {
  var id: Int64
  var at: String
  var summary: String
  var moved: Int
  var state: String

  init(_ change: Change) {
    id = change.id
    at = change.at.formatted(.iso8601)
    summary = change.summary
    moved = change.movedCount
    state = change.state.rawValue
  }
}
