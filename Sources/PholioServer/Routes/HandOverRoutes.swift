import Foundation
import NIOCore
import NIOHTTP1
import PholioCatalog
import PholioDisk
import PholioLibrary
import PholioOut
import Synchronization

/// What a gallery's owner gives to others: the originals in order, as a zip, and the order as text.
struct HandOverRoutes {
  let catalog: CatalogAccess
  let work: WorkerThreads
  /// Ends the look for files.
  let cancellation: Cancellation
  /// Ends downloads.
  let lastCancellation: Cancellation
  private let downloads = PreparedDownloads()

  func add(to routes: inout RouteTable) {
    routes.post("/api/galleries/:id/originals", use: prepare)
    routes.get("/download/:download/originals.zip", for: .owner) { request, parameters in
      guard let key = parameters["download"], let originals = await downloads[key] else {
        throw RequestError.notFound
      }
      return try zip(originals, isWanted: request.method != .HEAD)
    }
    routes.get("/api/galleries/:id/order.txt", for: .owner) { _, parameters in
      let gallery = ListReference(.id(try parameters.gallery()))
      let (name, text) = try await work.run { [library = try catalog.library] in
        var text = ""
        try library.writeOrder(of: gallery) { text += $0 + "\n" }
        return (try library.gallery(gallery).name, text)
      }
      var response = Response(status: .ok, body: ResponseBody(pieces: Array(text.utf8)))
      response.headers[field: "Content-Type"] = "text/plain; charset=utf-8"
      response.headers[field: "Cache-Control"] = "no-store"
      response.headers[field: "Content-Disposition"] = Self.attachment("\(name).txt")
      return response
    }
  }

  private func prepare(_ request: Request, _ parameters: PathParameters) async throws -> Response {
    let gallery = ListReference(.id(try parameters.gallery()))
    let photos = try await request.body(OriginalsBody.self).photos
    let originals = try await work.run { [library = try catalog.library, cancellation] in
      do {
        try ArchiveWriter.requireLibrary()
      } catch {
        throw RequestError(status: .notImplemented, code: "failed", message: "\(error)")
      }
      return try library.originals(of: gallery, only: photos, cancellation: cancellation)
    }
    let key = await downloads.keep(originals)
    return try Answer.json(
      Prepared(
        url: "/download/\(key)/originals.zip", photos: originals.originals.count, bytes: originals.byteCount,
        missing: originals.missing.count), status: .created)
  }

  /// The zip is made while it is sent: a client that leaves, or does not read, stops the work.
  private func zip(_ originals: HandedOriginals, isWanted: Bool) throws -> Response {
    // Of its own: a disk that does not answer keeps only this one waiting.
    let thread = WorkerThreads(count: 1)
    let body = ResponseBody { [lastCancellation] writer in
      guard isWanted else { return }
      let zip = ZipUnderWay(try OriginalsZip(originals))
      while let piece = try await thread.run({ try zip.next() }) {
        try lastCancellation.check()
        if !piece.isEmpty { try await writer.write(pieces: ByteBuffer(bytes: piece)) }
      }
    }
    var response = Response(status: .ok, body: body)
    response.headers[field: "Content-Type"] = "application/zip"
    response.headers[field: "Cache-Control"] = "no-store"
    response.headers[field: "Content-Disposition"] = Self.attachment("\(originals.gallery).zip")
    return response
  }

  /// RFC 8187: percent-encoded UTF-8.
  private static func attachment(_ name: String) -> String {
    let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "pholio"
    return "attachment; filename*=UTF-8''\(encoded)"
  }

  private struct OriginalsBody: Decodable {
    /// Nil: all.
    var photos: [Int64]?
  }

  private struct Prepared: Encodable {
    var url: String
    var photos: Int
    var bytes: Int
    var missing: Int
  }
}

/// A zip that threads work on, one after the other.
private final class ZipUnderWay: Sendable {
  private let zip: Mutex<OriginalsZip>

  init(_ zip: consuming sending OriginalsZip) {
    self.zip = Mutex(zip)
  }

  func next() throws -> [UInt8]? { try zip.withLock { try $0.next() } }
}

/// Originals that somebody is about to get, for some minutes.
private actor PreparedDownloads {
  private var downloads: [(key: String, originals: HandedOriginals)] = []

  private static let most = 8
  private static let lifetime = Duration.seconds(600)

  func keep(_ originals: HandedOriginals) -> String {
    let key = AccessToken().text
    downloads.append((key, originals))
    if downloads.count > Self.most { downloads.removeFirst() }
    Task { [weak self] in
      try? await Task.sleep(for: Self.lifetime)
      await self?.forget(key)
    }
    return key
  }

  subscript(key: String) -> HandedOriginals? { downloads.first { $0.key == key }?.originals }

  private func forget(_ key: String) { downloads.removeAll { $0.key == key } }
}
