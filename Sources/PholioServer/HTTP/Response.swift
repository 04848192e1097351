package import NIOCore
package import NIOHTTP1

/// An answer: a status, headers and a body. The headers tell the body's length, or that it comes in chunks.
package struct Response: Sendable {
  package var status: HTTPResponseStatus
  package var headers: HTTPHeaders
  package var body: ResponseBody { didSet { frame() } }

  package init(status: HTTPResponseStatus, headers: HTTPHeaders = [:], body: ResponseBody = ResponseBody()) {
    self.status = status
    self.headers = headers
    self.body = body
    frame()
  }

  /// The answer to a HEAD request, with the length of a GET's body (RFC 9110, section 9.3.2).
  func withoutBody() -> Response {
    var response = self
    response.body = ResponseBody()
    response.headers[field: "Content-Length"] = headers[field: "Content-Length"]
    return response
  }

  private mutating func frame() {
    headers[field: "Content-Length"] = body.contentLength.map { "\($0)" }
    headers[field: "Transfer-Encoding"] = body.contentLength == nil ? "chunked" : nil
  }

  /// Writes all of it, as fast as the client takes it.
  func write(to connection: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>) async throws {
    let head = HTTPServerResponsePart.head(
      HTTPResponseHead(version: .http1_1, status: status, headers: headers))
    switch body.content {
    case .bytes(let buffer):
      try await connection.write(contentsOf: [head, .body(.byteBuffer(buffer)), .end(nil)])
    case .written(_, let write):
      try await connection.write(head)
      try await write(ResponseBodyWriter { try await connection.write(.body(.byteBuffer($0))) })
      try await connection.write(.end(nil))
    }
  }
}

package struct ResponseBody: Sendable {
  fileprivate enum Content: Sendable {
    case bytes(ByteBuffer)
    case written(count: Int?, @Sendable (ResponseBodyWriter) async throws -> Void)
  }

  fileprivate let content: Content

  package init(byteBuffer: ByteBuffer = ByteBuffer()) {
    content = .bytes(byteBuffer)
  }

  /// A body that is made while it is sent.
  ///
  /// - Parameters:
  ///   - contentLength: In bytes; nil if nobody knows it beforehand.
  ///   - write: Writes all of it. If it throws, the connection is closed, which tells the client that bytes
  ///     are missing.
  package init(
    contentLength: Int? = nil, _ write: @escaping @Sendable (ResponseBodyWriter) async throws -> Void
  ) {
    content = .written(count: contentLength, write)
  }

  /// In bytes; nil if nobody knows it beforehand.
  package var contentLength: Int? {
    switch content {
    case .bytes(let buffer): buffer.readableBytes
    case .written(let count, _): count
    }
  }

  package func write(to writer: ResponseBodyWriter) async throws {
    switch content {
    case .bytes(let buffer): try await writer.write(buffer)
    case .written(_, let write): try await write(writer)
    }
  }
}

/// Takes a body's bytes, piece by piece; each call waits until the client has room for more.
package struct ResponseBodyWriter: Sendable {
  private let take: @Sendable (ByteBuffer) async throws -> Void

  package init(_ take: @escaping @Sendable (ByteBuffer) async throws -> Void) {
    self.take = take
  }

  package func write(_ piece: ByteBuffer) async throws { try await take(piece) }
}
