package import HummingbirdCore
package import NIOCore

extension ResponseBody {
  /// What is written at once, in bytes. A client is given time for each piece, however many there are.
  static let pieceLength = 128 << 10

  /// All of a buffer, piece by piece as the client takes them.
  package init(pieces buffer: ByteBuffer) {
    if buffer.readableBytes <= Self.pieceLength {
      self.init(byteBuffer: buffer)
    } else {
      self.init(contentLength: buffer.readableBytes) { writer in
        try await writer.write(pieces: buffer)
        try await writer.finish(nil)
      }
    }
  }

  init(pieces bytes: some Sequence<UInt8>) {
    self.init(pieces: ByteBuffer(bytes: bytes))
  }
}

extension ResponseBodyWriter {
  mutating func write(pieces buffer: ByteBuffer) async throws {
    var rest = buffer
    while let piece = rest.readSlice(length: min(ResponseBody.pieceLength, rest.readableBytes)),
      piece.readableBytes > 0
    {
      try await write(piece)
    }
  }
}
