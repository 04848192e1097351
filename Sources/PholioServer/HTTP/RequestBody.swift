package import NIOCore
import NIOHTTP1

/// A request's body, read from the connection when it is asked for: what nobody reads waits at the client.
package struct RequestBody: Sendable {
  private enum Source: Sendable {
    case bytes(ByteBuffer)
    case connection(RequestParts)
  }

  private let source: Source

  /// A body that is there already.
  package init(buffer: ByteBuffer) {
    source = .bytes(buffer)
  }

  init(_ parts: RequestParts) {
    source = .connection(parts)
  }

  /// All of it. It can be read once.
  ///
  /// - Parameter limit: In bytes.
  /// - Throws: `RequestError` for a body that is too large or ends early.
  package func collect(upTo limit: Int) async throws -> ByteBuffer {
    var whole = ByteBuffer()
    try await forEachPiece { piece in
      guard piece.readableBytes <= limit - whole.readableBytes else { throw RequestError.tooLarge }
      whole.writeImmutableBuffer(piece)
    }
    return whole
  }

  /// Calls `take` with each piece as it comes; the client waits meanwhile. It can be read once.
  ///
  /// - Throws: `RequestError` for a body that ends early or is no HTTP, or if the client is gone; what `take`
  ///   throws.
  package func forEachPiece(_ take: (ByteBuffer) async throws -> Void) async throws {
    switch source {
    case .bytes(let buffer): try await take(buffer)
    case .connection(let parts):
      while true {
        switch try await Self.next(parts) {
        case .body(let piece): try await take(piece)
        case .end: return
        case .head, nil: throw RequestError.incomplete
        }
      }
    }
  }

  /// What goes wrong on a connection is its client's affair, not a fault of ours.
  private static func next(_ parts: RequestParts) async throws -> HTTPServerRequestPart? {
    do {
      return try await parts.next()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw RequestError.incomplete
    }
  }
}

/// What a connection receives, in order. A request's body is read from here before the next head is.
actor RequestParts {
  private let iterator: NIOAsyncChannelInboundStream<HTTPServerRequestPart>.AsyncIterator

  init(_ stream: NIOAsyncChannelInboundStream<HTTPServerRequestPart>) {
    iterator = stream.makeAsyncIterator()
  }

  /// Nil when nothing more comes.
  ///
  /// - Throws: The connection's errors; `HTTPParserError` if this is no HTTP.
  func next() async throws -> HTTPServerRequestPart? {
    // A copy reads from the same stream.
    var iterator = self.iterator
    return try await iterator.next(isolation: self)
  }

  /// The next request's head; what is left of the present one's body is passed over.
  func nextHead() async throws -> HTTPRequestHead? {
    while let part = try await next() {
      if case .head(let head) = part { return head }
    }
    return nil
  }
}
