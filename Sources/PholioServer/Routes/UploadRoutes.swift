import NIOCore
import NIOHTTP1
import PholioCatalog
import PholioDisk
import PholioKit
import SystemPackage

/// Photos that come by hand: file after file is written into a folder of the library, as it comes; then a
/// gallery takes them in.
struct UploadRoutes {
  let catalog: CatalogAccess
  /// The most bytes of a file.
  let limit: Int
  /// How many bytes the disk of a folder has room for.
  let freeByteCount: @Sendable (FilePath) throws -> Int
  /// How many seconds another import is waited for.
  let patience: Double
  let cancellation: Cancellation
  private let uploads: Uploads
  private let writing: WorkerThreads
  /// Only one import runs at a time.
  private let taking = WorkerThreads(count: 1)
  private let jobs: Int

  /// So much stays free, in bytes.
  private static let reserve = 1 << 30
  /// How many bytes are written at once.
  private static let pieceLength = 1 << 20

  init(
    catalog: CatalogAccess, _ options: ServerOptions, processors: Int, cancellation: Cancellation
  ) {
    self.catalog = catalog
    limit = options.uploadLimit
    freeByteCount = options.freeByteCount
    patience = options.importPatience
    self.cancellation = cancellation
    jobs = processors
    writing = WorkerThreads(count: 2)
    uploads = Uploads(catalog.folder, work: writing)
  }

  func add(to routes: inout RouteTable) {
    routes.post("/api/uploads") { _, _ in
      try Answer.json(Begun(upload: await uploads.begin(), mostBytes: limit), status: .created)
    }
    routes.put("/api/uploads/:upload/:name", use: receive)
    routes.delete("/api/uploads/:upload") { _, parameters in
      guard let key = parameters["upload"] else { throw RequestError.notFound }
      try await uploads.discard(key)
      return try Answer.json([String: String]())
    }
    routes.post("/api/galleries/:id/uploads", use: takeIn)
  }

  private func receive(_ request: Request, _ parameters: PathParameters) async throws -> Response {
    guard let key = parameters["upload"], let text = parameters["name"],
      let name = RequestURI.decodedBytes(text[...])
    else { throw RequestError.notFound }
    let announced = request.headers[field: "Content-Length"].flatMap { Int($0) } ?? 0
    if announced > limit { throw RequestError.tooLarge }
    let (folder, before) = try await uploads.beginFile(key)
    let written: (name: ByteString, byteCount: Int)
    do {
      written = try await receive(
        request.body, announced: announced, into: folder, as: ByteString(name).safeFileName,
        modified: request.query("modified").flatMap { Int($0) }, before: before)
    } catch {
      try? await uploads.endFile(key, byteCount: 0)
      throw error
    }
    try await uploads.endFile(key, byteCount: written.byteCount)
    return try Answer.json(
      Received(name: written.name.shown, bytes: written.byteCount), status: .created)
  }

  /// Writes a file as it comes. If that fails, nothing of it is left.
  ///
  /// - Parameter before: How many bytes the upload has.
  private func receive(
    _ body: RequestBody, announced: Int, into folder: UploadFolder, as name: ByteString, modified: Int?,
    before: Int
  ) async throws -> (name: ByteString, byteCount: Int) {
    try await writing.run { [self] in
      try requireRoom(toWrite: announced, toCopy: before + announced, at: folder.path)
    }
    let (file, name) = try await writing.run { try Self.act(folder) { try folder.makeFile(name) } }
    do {
      var byteCount = 0
      var waiting = ByteBuffer()
      try await body.forEachPiece { piece in
        byteCount += piece.readableBytes
        if byteCount > limit { throw RequestError.tooLarge }
        waiting.writeImmutableBuffer(piece)
        if waiting.readableBytes >= Self.pieceLength {
          try await write(waiting, to: file, of: folder, toCopy: before + byteCount)
          waiting.clear()
        }
      }
      try await write(waiting, to: file, of: folder, toCopy: before + byteCount)
      try await writing.run {
        if let modified { UploadFolder.setModified(modified, of: file) }
        try Self.act(folder) { try file.close() }
      }
      return (name, byteCount)
    } catch {
      _ = try? await writing.run {
        try? file.close()
        folder.remove(name)
      }
      throw error
    }
  }

  private func write(
    _ piece: ByteBuffer, to file: SystemPackage.FileDescriptor, of folder: UploadFolder, toCopy: Int
  ) async throws {
    try await writing.run { [self] in
      try requireRoom(toWrite: piece.readableBytes, toCopy: toCopy, at: folder.path)
      _ = try Self.act(folder) { try piece.withUnsafeReadableBytes { try file.writeAll($0) } }
    }
  }

  /// - Parameter toCopy: How many bytes the import will write: all of the upload once more.
  private func requireRoom(toWrite: Int, toCopy: Int, at path: FilePath) throws {
    let free = (try? freeByteCount(path)) ?? .max
    guard free - toWrite >= Self.reserve + toCopy else { throw RequestError.noRoom }
  }

  /// Turns the system's errors into those of a folder.
  private static func act<Result>(_ folder: UploadFolder, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch Errno.noSpace {
      throw RequestError.noRoom
    } catch let error as Errno {
      throw FileError(.writing, folder.path, error)
    }
  }

  private func takeIn(_ request: Request, _ parameters: PathParameters) async throws -> Response {
    let gallery = try parameters.gallery()
    let body = try await request.body(TakeInBody.self)
    let folder = try await uploads.take(body.upload)
    do {
      let taken = try await taking.run { [library = try catalog.library, patience, jobs, cancellation] in
        try library.takeIn(
          folder, into: gallery, before: body.before.map { PhotoID(rawValue: $0) }, wait: patience,
          jobs: jobs, cancellation: cancellation)
      }
      await uploads.end(body.upload)
      return try Answer.json(UploadRecord(taken))
    } catch {
      await uploads.giveBack(body.upload)
      throw error
    }
  }

  private struct Begun: Encodable {
    var upload: String
    var mostBytes: Int

    enum CodingKeys: String, CodingKey {
      case upload
      case mostBytes = "most_bytes"
    }
  }

  private struct Received: Encodable {
    var name: String
    var bytes: Int
  }

  private struct TakeInBody: Decodable {
    var upload: String
    var before: Int64?
  }
}
