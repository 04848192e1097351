import NIOCore
import NIOHTTP1

/// Closes a connection when all its requests are answered and no more may come: the client has said so
/// (RFC 9112, section 9.3), sends no more, or speaks no HTTP; or the server stops. Requests after the last
/// one are passed over.
final class ConnectionEnd: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let client: ClientPresence
  /// Requests whose head came, and whose answer has not gone out whole.
  private var openRequests = 0
  private var isEnding = false
  /// Whether what comes now belongs to a request after the last.
  private var isPastLast = false
  /// The last request's.
  private var version = HTTPVersion.http1_1

  /// - Parameter client: Is told when the client has closed the connection, or its side of it.
  init(_ client: ClientPresence) {
    self.client = client
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) {
      if isEnding {
        isPastLast = true
      } else {
        openRequests += 1
        version = head.version
        // Programs that speak HTTP/1.0 open a connection for each request.
        isEnding = version != .http1_1 || !head.isKeepAlive
      }
    }
    if !isPastLast { context.fireChannelRead(data) }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head) where version != .http1_1:
      // HTTP/1.0 has no chunks: a body without a length ends with the connection.
      head.version = .http1_0
      head.headers.remove(name: "transfer-encoding")
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .end:
      let promise = promise ?? context.eventLoop.makePromise()
      promise.futureResult.assumeIsolated().whenSuccess {
        self.openRequests = max(0, self.openRequests - 1)
        // Only our side, so that the client gets all of it even if it still sends.
        if self.isEnding, self.openRequests == 0 { context.channel.close(mode: .output, promise: nil) }
      }
      context.write(data, promise: promise)
    case .head, .body: context.write(data, promise: promise)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    client.leave()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { client.leave() }
    switch event {
    case ChannelEvent.inputClosed, is ChannelShouldQuiesceEvent:
      isEnding = true
      if openRequests == 0 { context.close(promise: nil) }
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  /// What is no HTTP is answered here, on the spot: who makes answers may be busy. An answer that is under
  /// way goes first, and alone.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    isEnding = true
    if openRequests == 0, error is HTTPParserError {
      let head = HTTPResponseHead(
        version: .http1_1, status: .badRequest, headers: ["Content-Length": "0", "Connection": "close"])
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      context.channel.close(mode: .output, promise: nil)
    }
    context.fireErrorCaught(error)
  }
}
