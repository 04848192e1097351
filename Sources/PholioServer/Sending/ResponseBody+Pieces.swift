package import NIOCore

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
