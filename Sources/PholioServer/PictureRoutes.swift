import Hummingbird
import PholioCatalog
import PholioFacts
import PholioKit
import PholioLayout

/// Pictures, by the SHA-256 of their photos: what is under an address never changes.
struct PictureRoutes {
  let catalog: CatalogAccess
  let files: FileSending
  let large: LargeViews

  func add(to router: Router<BasicRequestContext>) {
    router.get("/thumb/:name") { request, context in
      let digest = try Self.digest(context)
      let tag = "\"t\(digest.hex.prefix(24))\""
      if let unchanged = Answer.unchanged(request, tag: tag) { return unchanged }
      return Answer.immutable(try await thumbnail(digest), tag: tag)
    }
    router.get("/large/:name") { request, context in
      let digest = try Self.digest(context)
      let edge = try request.number("edge", in: 1...65_535, default: LargeViewStore.Edge.middle.rawValue)
      guard let edge = LargeViewStore.Edge(rawValue: edge) else {
        throw RequestError.bad("edge is 1024, 2048 or 4096")
      }
      let tag = "\"l\(edge.rawValue)-\(digest.hex.prefix(24))\""
      if let unchanged = Answer.unchanged(request, tag: tag) { return unchanged }
      if let body = try await large.view(of: digest, edge) { return Answer.immutable(body, tag: tag) }
      // The original is away, perhaps only for today: what there is stands in, and is not kept.
      var response = Answer.immutable(try await thumbnail(digest), tag: tag)
      response.headers[.cacheControl] = "no-store"
      response.headers[.eTag] = nil
      return response
    }
  }

  private func thumbnail(_ digest: PhotoDigest) async throws -> ResponseBody {
    let path = catalog.library.thumbnails.path(of: digest)
    if let body = try await files.jpeg(at: path) { return body }
    guard let locations = try await catalog.files(of: digest),
      let made = try await large.work({ [library = catalog.library] in
        try library.remakeThumbnail(digest, from: locations)
      })
    else { throw RequestError.notFound }
    return ResponseBody(pieces: made)
  }

  private static func digest(_ context: BasicRequestContext) throws -> PhotoDigest {
    guard let name = context.parameters.get("name"), name.hasSuffix(".jpg"),
      let digest = PhotoDigest(hex: name.dropLast(4))
    else { throw RequestError.notFound }
    return digest
  }
}

extension CatalogAccess {
  /// Where the photo of this content was seen; nil where the catalog has none.
  func files(of digest: PhotoDigest) async throws -> [FileLocation]? {
    try await read { tx in try tx.photos.id(digest).map { try tx.files.locations(of: $0) } }
  }
}
