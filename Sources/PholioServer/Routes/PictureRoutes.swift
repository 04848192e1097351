import NIOHTTP1
import PholioDisk
import PholioFacts
import PholioImaging
import PholioKit
import PholioLayout
import PholioLibrary

/// Pictures by the SHA-256 of their photos, and their turns: an address always has the same bytes.
struct PictureRoutes {
  let catalog: CatalogAccess
  let files: FileSending
  let disks: Disks
  let large: LargePictures
  let cancellation: Cancellation
  private let sound = VerifiedThumbnails()

  func add(to routes: inout RouteTable) {
    routes.get("/thumb/:name") { request, parameters in
      let digest = try Self.digest(parameters)
      let turn = try request.turn()
      let tag = "\"t\(turn.tag)\(digest.hex.prefix(24))\""
      if let unchanged = Answer.unchanged(request, tag: tag) { return unchanged }
      return Answer.immutable(try await thumbnail(digest, turned: turn), tag: tag)
    }
    routes.get("/large/:name") { request, parameters in
      let digest = try Self.digest(parameters)
      let edge = try request.number("edge", in: 1...65_535, default: LargeViewStore.Edge.middle.rawValue)
      guard let edge = LargeViewStore.Edge(rawValue: edge) else {
        throw RequestError.bad("edge is 1024, 2048 or 4096")
      }
      let turn = try request.turn()
      let tag = "\"l\(edge.rawValue)-\(turn.tag)\(digest.hex.prefix(24))\""
      if let unchanged = Answer.unchanged(request, tag: tag) { return unchanged }
      let view = try await request.client.whileHere { [large] in
        try await large.view(of: digest, edge, turned: turn)
      }
      if let body = view {
        return Answer.immutable(body, tag: tag)
      }
      // The original is away, perhaps only today: the thumbnail stands in, and is not cached.
      var response = Answer.immutable(try await thumbnail(digest, turned: turn), tag: tag)
      response.headers[field: "Cache-Control"] = "no-store"
      response.headers[field: "ETag"] = nil
      return response
    }
    // At full size they are the original's picture: not for guests.
    routes.get("/tile/:name", for: .owner) { request, parameters in
      let digest = try Self.digest(parameters)
      let turn = try request.turn()
      let tile = TileGrid.Tile(
        column: try request.number("x", in: 0...TileGrid.most),
        row: try request.number("y", in: 0...TileGrid.most))
      let tag = "\"x\(tile.column)-\(tile.row)-\(turn.tag)\(digest.hex.prefix(24))\""
      if let unchanged = Answer.unchanged(request, tag: tag) { return unchanged }
      let body = try await request.client.whileHere { [large] in
        try await large.tile(tile, of: digest, turned: turn)
      }
      guard let body else { throw RequestError.notFound }
      return Answer.immutable(body, tag: tag)
    }
  }

  private func thumbnail(_ digest: PhotoDigest, turned turn: Turn) async throws -> ResponseBody {
    let stored = try await turn == .none ? storedThumbnail(digest) : turnedThumbnail(digest, turn)
    if let stored { return stored }
    // Each value on a line of its own, see `LargePictures.view`.
    let locations = try await catalog.read { try $0.files(of: digest) }
    guard let locations else { throw RequestError.notFound }
    let made = try await disks.read(locations) { [library = try catalog.library, cancellation] locations in
      try library.remakeThumbnail(digest, turned: turn, from: locations, cancellation: cancellation)
    }
    guard let made else { throw RequestError.notFound }
    return ResponseBody(pieces: made)
  }

  /// Nil if it is missing, torn, or not as it was written.
  private func storedThumbnail(_ digest: PhotoDigest) async throws -> ResponseBody? {
    let thumbnails = try catalog.library.thumbnails
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

  /// Drawn each time: browsers keep it. Nil as of `storedThumbnail`.
  private func turnedThumbnail(_ digest: PhotoDigest, _ turn: Turn) async throws -> ResponseBody? {
    let known = try await catalog.read { try $0.thumbnail(of: digest) }
    guard let known else { return nil }
    let bytes = try await files.run { [library = try catalog.library] in
      try library.thumbnail(digest, known, turned: turn)
    }
    return bytes.map { ResponseBody(pieces: $0) }
  }

  private static func digest(_ parameters: PathParameters) throws -> PhotoDigest {
    guard let name = parameters["name"], name.hasSuffix(".jpg"),
      let digest = PhotoDigest(hex: name.dropLast(4))
    else { throw RequestError.notFound }
    return digest
  }
}

extension Request {
  /// How the picture is to be turned, in degrees clockwise.
  fileprivate func turn() throws -> Turn {
    guard let text = query("turn") else { return .none }
    guard let turn = Int(text).flatMap({ Turn(rawValue: $0) }) else {
      throw RequestError.bad("turn is 0, 90, 180 or 270")
    }
    return turn
  }
}

extension Turn {
  /// Its part of a picture's ETag.
  fileprivate var tag: String { self == .none ? "" : "\(rawValue)-" }
}
