package import NIOCore
package import NIOHTTP1

/// Closes connections that make us wait for a whole request, or for the client to take its answer.
///
/// Without this, a client that sends a byte now and then, or never reads, keeps its connection for ever.
package final class ConnectionLimits: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPServerRequestPart
  package typealias InboundOut = HTTPServerRequestPart
  package typealias OutboundIn = HTTPServerResponsePart
  package typealias OutboundOut = HTTPServerResponsePart

  /// From the connection's start, or the last answer's end, to the end of a request's head and body; in a
  /// file's body, from piece to piece. Browsers open connections in advance.
  package static let requestTime = TimeAmount.seconds(30)

  /// How long a client may take to close its side after our last byte.
  private static let partingTime = TimeAmount.seconds(1)

  private let requestTime: TimeAmount
  private let takingTime: TimeAmount
  private var waitingForRequest: Scheduled<Void>?
  private var waitingForTaking: Scheduled<Void>?
  /// The limit that `waitingForRequest` began with.
  private var patience = TimeAmount.zero
  private var isParting = false
  /// Requests whose head came and whose answer has not ended.
  private var openRequests = 0
  /// Whether the last one's body is still to come.
  private var isReadingBody = false
  /// Whether that may be a file.
  private var isUpload = false

  /// - Parameter takingTime: How long a client may take to receive any part of what was sent.
  package init(requestTime: TimeAmount = requestTime, takingTime: TimeAmount) {
    self.requestTime = requestTime
    self.takingTime = takingTime
  }

  package func handlerAdded(context: ChannelHandlerContext) {
    awaitRequest(context)
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    waitingForRequest?.cancel()
    waitingForTaking?.cancel()
  }

  package func channelInactive(context: ChannelHandlerContext) {
    waitingForRequest?.cancel()
    waitingForTaking?.cancel()
    context.fireChannelInactive()
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      openRequests += 1
      isReadingBody = true
      isUpload = head.method == .PUT
    case .body:
      // Files take their time, as long as they go on coming and somebody takes them.
      if isUpload, openRequests == 1, !isParting { limit(context, to: requestTime) }
    case .end:
      isReadingBody = false
      // A request may be answered before its body came; then this ends it, and we wait for the next.
      if openRequests == 0 { awaitRequest(context) } else if !isParting { stopWaiting() }
    }
    context.fireChannelRead(data)
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      openRequests = max(0, openRequests - 1)
      // Another whole request may have come meanwhile; then it is our turn.
      if openRequests <= (isReadingBody ? 1 : 0) { awaitRequest(context) }
    }
    let promise = promise ?? context.eventLoop.makePromise()
    promise.futureResult.assumeIsolated().whenSuccess { self.haveTaken(context) }
    context.write(data, promise: promise)
  }

  package func channelWritabilityChanged(context: ChannelHandlerContext) {
    waitingForTaking?.cancel()
    waitingForTaking = nil
    if !context.channel.isWritable { waitingForTaking = close(context, in: takingTime) }
    context.fireChannelWritabilityChanged()
  }

  /// This is no HTTP: that is answered, and we wait for nothing more. An answer that is under way may take as
  /// long as it takes.
  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if openRequests == 0 { part(context) }
    context.fireErrorCaught(error)
  }

  package func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .output, !isParting else { return context.close(mode: mode, promise: promise) }
    isParting = true
    // Our last bytes may still be on their way.
    limit(context, to: takingTime)
    let promise = promise ?? context.eventLoop.makePromise()
    promise.futureResult.assumeIsolated().whenComplete { _ in self.limit(context, to: Self.partingTime) }
    context.close(mode: mode, promise: promise)
  }

  private func part(_ context: ChannelHandlerContext) {
    if isParting { return }
    isParting = true
    limit(context, to: Self.partingTime)
  }

  /// A piece has gone out; the rest of an answer may be waiting. Writers run ahead of the client, and the
  /// channel may not become writable before its last piece.
  private func haveTaken(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    if let waiting = waitingForTaking {
      waiting.cancel()
      waitingForTaking = close(context, in: takingTime)
    }
    if waitingForRequest != nil { limit(context, to: patience) }
  }

  private func awaitRequest(_ context: ChannelHandlerContext) {
    if !isParting { limit(context, to: requestTime) }
  }

  private func stopWaiting() {
    waitingForRequest?.cancel()
    waitingForRequest = nil
  }

  private func limit(_ context: ChannelHandlerContext, to time: TimeAmount) {
    waitingForRequest?.cancel()
    patience = time
    waitingForRequest = close(context, in: time)
  }

  private func close(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
