import Foundation
import Hummingbird
import PholioCatalog
import PholioKit
import PholioLayout

/// What there is to be read of galleries and photos.
struct GalleryRoutes {
  let catalog: CatalogAccess
  let version: String

  /// The most photos, and the most ids, in one answer.
  private static let mostPhotos = 2000
  private static let mostIDs = 100_000

  func add(to router: Router<BasicRequestContext>) {
    router.get("/api/portfolio") { _, _ in
      try Answer.json(Overview(state: await catalog.read { try LibraryState($0) }, self))
    }
    router.get("/api/galleries/:id") { _, context in
      let id = try context.parameters.gallery()
      return try Answer.json(await catalog.read { try GalleryRecord($0.requireGallery(id), $0) })
    }
    router.get("/api/galleries/:id/layout") { request, context in
      let (id, grid) = (try context.parameters.gallery(), try request.grid())
      let layout = try await catalog.read { try $0.layout(of: $0.requireGallery(id), grid) }
      return try Answer.json(await catalog.look { layout.map(PagePhoto.init) })
    }
    router.get("/api/portfolio/layout") { request, _ in
      let grid = try request.grid()
      return try Answer.json(await catalog.read { try $0.layout(of: $0.galleries.portfolio(), grid) })
    }
    router.get("/api/galleries/:id/photos", use: photos)
    router.get("/api/galleries/:id/order", use: order)
    router.get("/api/galleries/:id/history") { request, context in
      let id = try context.parameters.gallery()
      return try await history(request, of: .gallery(id)) { _ = try $0.requireGallery(id) }
    }
    router.get("/api/portfolio/history") { request, _ in
      try await history(request, of: .portfolio) { _ in }
    }
    router.get("/api/photos/:id") { _, context in
      let id = PhotoID(rawValue: try context.parameters.id())
      let photo = try await catalog.read { try KnownPhoto(id, $0) }
      // Where photos were taken is often where people live: not for everybody who may look.
      let tellsPlace = !catalog.isReadOnly
      return try Answer.json(await catalog.look { PhotoDetail(photo, tellsPlace: tellsPlace) })
    }
    // Reading, though it comes with a body: how a hold lies can be long.
    router.post("/api/galleries/:id/hold") { request, context in
      let id = try context.parameters.gallery()
      let body = try await request.body(HoldBody.self)
      let (hold, grid) = (try body.hold(), try body.grid())
      return try Answer.json(
        await catalog.read { try $0.layout(of: hold, over: $0.requireGallery(id), grid) })
    }
    router.post("/api/portfolio/hold") { request, _ in
      let body = try await request.body(HoldBody.self)
      let (hold, grid) = (try body.hold(), try body.grid())
      return try Answer.json(
        await catalog.read { try $0.layout(of: hold, over: $0.galleries.portfolio(), grid) })
    }
  }

  private func photos(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let id = try context.parameters.gallery()
    let (from, count) = try request.range(atMost: Self.mostPhotos)
    let (gallery, placed) = try await catalog.read { tx in
      (try tx.requireGallery(id), try tx.photos.placed(from: CellIndex(from), count: count, in: id))
    }
    let photos = try await catalog.look { placed.map(PagePhoto.init) }
    return try Answer.json(
      Part(revision: gallery.revision, count: gallery.count, from: from, photos: photos))
  }

  private func order(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let id = try context.parameters.gallery()
    let (from, count) = try request.range(atMost: Self.mostIDs)
    return try Answer.json(
      await catalog.read { tx in
        let gallery = try tx.requireGallery(id)
        let ids = try tx.orders.items(at: Position(from + 1)...Position(from + count), of: .gallery(id))
        return Part(revision: gallery.revision, count: gallery.count, from: from, photos: ids)
      })
  }

  private func history(
    _ request: Request, of list: OrderedList,
    _ check: @escaping @Sendable (CatalogTransaction) throws -> Void
  ) async throws -> Response {
    let limit = try request.number("limit", in: 1...1000, default: 50)
    let changes = try await catalog.read { tx in
      try check(tx)
      return try tx.orders.history(of: list, limit: limit)
    }
    return try Answer.json(["changes": changes.map(ChangeRecord.init)])
  }

  private struct Part<Photo: Encodable & Sendable>: Encodable, Sendable {
    var revision: Int
    var count: Int
    var from: Int
    var photos: [Photo]
  }
}

/// All galleries, and what the page should know of the server.
struct Overview: Encodable {
  private let portfolio: PortfolioRecord
  private let galleries: [GalleryRecord]
  private let isReadOnly: Bool
  private let version: String

  init(state: LibraryState, _ routes: GalleryRoutes) {
    portfolio = state.portfolio
    galleries = state.galleries
    isReadOnly = routes.catalog.isReadOnly
    version = routes.version
  }

  enum CodingKeys: String, CodingKey {
    case galleries, version
    case isReadOnly = "read_only"
  }

  func encode(to encoder: any Encoder) throws {
    try portfolio.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isReadOnly, forKey: .isReadOnly)
    try container.encode(version, forKey: .version)
    try container.encode(galleries, forKey: .galleries)
  }
}

/// An entry of the journal in JSON.
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
