import Hummingbird
import PholioCatalog
import PholioFacts
import PholioKit
import PholioLayout

/// Pictures by the SHA-256 of their photos: an address always has the same bytes.
struct PictureRoutes {
  let catalog: CatalogAccess
  let files: FileSending
  let disks: Disks
  let large: LargeViews
  let cancellation: Cancellation

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
      // The original is away, perhaps only today: the thumbnail stands in, and is not cached.
      var response = Answer.immutable(try await thumbnail(digest), tag: tag)
      response.headers[.cacheControl] = "no-store"
      response.headers[.eTag] = nil
      return response
    }
  }

  private func thumbnail(_ digest: PhotoDigest) async throws -> ResponseBody {
    let path = catalog.library.thumbnails.path(of: digest)
    if let body = try await files.jpeg(at: path) { return body }
    guard let locations = try await catalog.read({ try $0.files(of: digest) }),
      let made = try await disks.read(
        locations,
        { [library = catalog.library, cancellation] locations in
          try library.remakeThumbnail(digest, from: locations, cancellation: cancellation)
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
