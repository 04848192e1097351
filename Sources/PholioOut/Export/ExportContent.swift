package import Glibc
package import PholioDisk
import PholioFacts
package import PholioImaging
import PholioLibrary
import SystemPackage

/// The bytes of an item, ready to be written.
package struct ExportContent {
  package let byteCount: Int
  package let modified: timespec
  private let body: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void

  /// Writes all of them, in pieces.
  ///
  /// - Throws: What `sink` throws; `ExportProblem` if the source is not what it was any more: then the bytes
  ///   are of no use.
  package func write(to sink: (UnsafeRawBufferPointer) throws -> Void) throws { try body(sink) }

  fileprivate init(
    byteCount: Int, modified: timespec,
    _ body: @escaping ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) {
    (self.byteCount, self.modified, self.body) = (byteCount, modified, body)
  }

  fileprivate init(_ bytes: [UInt8], modified: timespec) {
    self.init(byteCount: bytes.count, modified: modified) { sink in try bytes.withUnsafeBytes(sink) }
  }
}

/// Why one item can't be handed over; the others can.
package struct ExportProblem: Error, Hashable {
  package var reason: ExportPlan.Missing.Reason

  init(_ reason: ExportPlan.Missing.Reason) {
    self.reason = reason
  }
}

extension ExportPlan.Item {
  /// The item's bytes: pictures are made now, files are read when they are written.
  ///
  /// - Throws: `ExportProblem`, `Interruption`.
  package func content(
    formats: OriginalFormats, cancellation: Cancellation = Cancellation()
  ) throws -> ExportContent {
    switch content {
    case .text(let bytes): return ExportContent(bytes, modified: modified)
    case .original(let digest): return try file(digest, cancellation)
    case .stripped(let digest, let extent):
      let (bytes, share) = try source(digest, cancellation)
      defer { share.giveBack() }
      guard bytes.starts(with: [0xFF, 0xD8]), let stripped = JPEGStripping.strip(bytes, extent) else {
        throw ExportProblem(.notJPEG)
      }
      return ExportContent(stripped, modified: modified)
    case .resized(let digest, let edge, let turn):
      return try picture(digest, edge, turn, formats, cancellation)
    case .sidecar(let digest, let words, let turn):
      var orientation: Orientation?
      if turn != .none {
        let (bytes, share) = try source(digest, cancellation)
        defer { share.giveBack() }
        orientation = try? formats.open(bytes, name: source?.name.bytes ?? []).orientation.turned(by: turn)
      }
      return ExportContent(Array(XMPPacket.text(words, orientation: orientation).utf8), modified: modified)
    }
  }

  private func picture(
    _ digest: PhotoDigest, _ edge: Int, _ turn: Turn, _ formats: OriginalFormats,
    _ cancellation: Cancellation
  ) throws -> ExportContent {
    let (bytes, share) = try source(digest, cancellation)
    defer { share.giveBack() }
    do {
      let box = PixelSize(width: edge, height: edge)
      let drawing = Drawing(
        .within(box, enlarge: false), turn: turn, isCancelled: { cancellation.isCancelled })
      let drawn = try formats.open(bytes, name: source?.name.bytes ?? []).draw(drawing)
      return ExportContent(try drawn.bitmap.jpeg(quality: Self.quality), modified: modified)
    } catch {
      try cancellation.check()
      throw ExportProblem(.failed("\(error)"))
    }
  }

  private static let quality = 88

  /// The whole source, which must be the photo.
  private func source(
    _ digest: PhotoDigest, _ cancellation: Cancellation
  ) throws -> (bytes: [UInt8], share: MemoryBudget.Share) {
    guard let source else { throw ExportProblem(.noFile) }
    do {
      let (bytes, _, share) = try OpenOriginal.read(FilePath(source.path), cancellation)
      if try SHA256.digest(of: bytes, cancellation: cancellation) == digest { return (bytes, share) }
      share.giveBack()
    } catch let error as Errno {
      throw ExportProblem(SystemCall.lacksFile(FilePath(source.path)) ? .noFile : .failed("\(error)"))
    }
    throw ExportProblem(.changed)
  }

  private func file(_ digest: PhotoDigest?, _ cancellation: Cancellation) throws -> ExportContent {
    let status = try opened { try SystemCall.status($0) }
    return ExportContent(byteCount: Int(status.st_size), modified: status.st_mtim) { sink in
      var hash = SHA256()
      var left = Int(status.st_size)
      try self.opened { file in
        try withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { buffer in
          while left > 0 {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(left))
            let count = try file.read(into: room)
            // It is shorter than a moment ago.
            guard count > 0 else { throw ExportProblem(.changed) }
            left -= count
            let piece = UnsafeRawBufferPointer(rebasing: room.prefix(count))
            hash.update(piece)
            try sink(piece)
            try cancellation.check()
          }
        }
      }
      if let digest, hash.finish() != digest { throw ExportProblem(.changed) }
    }
  }

  /// Opens the source for a moment.
  ///
  /// - Throws: `ExportProblem`.
  func opened<Result>(_ body: (FileDescriptor) throws -> Result) throws -> Result {
    guard let source else { throw ExportProblem(.noFile) }
    do {
      let file = try WholeFile.open(FilePath(source.path))
      return try file.closeAfter {
        let status = try SystemCall.status(file)
        guard status.st_mode & S_IFMT == S_IFREG else { throw Errno.notSupported }
        return try body(file)
      }
    } catch let error as Errno {
      throw ExportProblem(SystemCall.lacksFile(FilePath(source.path)) ? .noFile : .failed("\(error)"))
    }
  }
}
