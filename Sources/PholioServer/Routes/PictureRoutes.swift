import HTTPTypes
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
  private let sound = SoundThumbnails()

  func add(to routes: inout RouteTable) {
    routes.get("/thumb/:name") { request, parameters in
      let digest = try Self.digest(parameters)
      let tag = "\"t\(digest.hex.prefix(24))\""
      if let unchanged = Answer.unchanged(request, tag: tag) { return unchanged }
      return Answer.immutable(try await thumbnail(digest), tag: tag)
    }
    routes.get("/large/:name") { request, parameters in
      let digest = try Self.digest(parameters)
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
    if let stored = try await storedThumbnail(digest) { return stored }
    // Each value on a line of its own, see `LargeViews.view`.
    let locations = try await catalog.read { try $0.files(of: digest) }
    guard let locations else { throw RequestError.notFound }
    let made = try await disks.read(locations) { [library = catalog.library, cancellation] locations in
      try library.remakeThumbnail(digest, from: locations, cancellation: cancellation)
    }
    guard let made else { throw RequestError.notFound }
    return ResponseBody(pieces: made)
  }

  /// Nil if it is missing, torn, or not as it was written.
  private func storedThumbnail(_ digest: PhotoDigest) async throws -> ResponseBody? {
    let thumbnails = catalog.library.thumbnails
    let file = try await files.jpeg(at: thumbnails.path(of: digest))
    guard let file else { return nil }
    if sound.contains(digest, file.version) { return file.body }
    let known = try await catalog.read { try $0.thumbnail(of: digest) }
    guard let known else { return file.body }
    let bytes = try await files.run { thumbnails.read(digest, known) }
    guard let bytes else { return nil }
    sound.insert(digest, file.version)
    return ResponseBody(pieces: bytes)
  }

  private static func digest(_ parameters: PathParameters) throws -> PhotoDigest {
    guard let name = parameters["name"], name.hasSuffix(".jpg"),
      let digest = PhotoDigest(hex: name.dropLast(4))
    else { throw RequestError.notFound }
    return digest
  }
}
