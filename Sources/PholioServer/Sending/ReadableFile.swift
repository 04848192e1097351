package import NIOCore
import SystemPackage

/// An open file, closed with the object.
final class ReadableFile: Sendable {
  let byteCount: Int
  private let file: SystemPackage.FileDescriptor

  init(_ file: SystemPackage.FileDescriptor, byteCount: Int) {
    self.file = file
    self.byteCount = byteCount
  }

  deinit {
    try? file.close()
  }

  /// The bytes from `start` on: `count`, or as many as there are.
  func read(from start: Int, count: Int) throws -> ByteBuffer {
    var buffer = ByteBuffer()
    try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: min(count, max(1, byteCount - start))) {
      room in
      try file.read(
        fromAbsoluteOffset: Int64(start), into: UnsafeMutableRawBufferPointer(rebasing: room.prefix(count)))
    }
    return buffer
  }
}

extension ResponseBody {
  /// How many bytes are written at once. Each piece has its own time limit.
  static let pieceLength = 128 << 10

  /// All of a buffer, piece by piece as the client takes them.
  package init(pieces buffer: ByteBuffer) {
    if buffer.readableBytes <= Self.pieceLength {
      self.init(byteBuffer: buffer)
    } else {
      self.init(contentLength: buffer.readableBytes) { try await $0.write(pieces: buffer) }
    }
  }

  init(pieces bytes: some Sequence<UInt8>) {
    self.init(pieces: ByteBuffer(bytes: bytes))
  }
}

extension ResponseBodyWriter {
  func write(pieces buffer: ByteBuffer) async throws {
    var rest = buffer
    while let piece = rest.readSlice(length: min(ResponseBody.pieceLength, rest.readableBytes)),
      piece.readableBytes > 0
    {
      try await write(piece)
    }
  }
}
