import HTTPTypes
package import NIOCore
package import NIOHTTPTypes

/// Closes connections that keep us waiting: for a whole request, or to take what they asked for.
///
/// Without it a client that sends a byte now and then, or reads none, keeps its connection for ever.
package final class ConnectionLimits: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  /// From the connection's beginning, or the last answer's end, to the end of a request's head and body. Browsers open
  /// connections ahead of need and come back to them.
  package static let requestTime = TimeAmount.seconds(30)
  /// For a client to take anything at all of what has been sent.
  package static let takingTime = TimeAmount.seconds(30)

  /// For a client to close its side, when we have said all that we had to say.
  private static let partingTime = TimeAmount.seconds(1)

  private let requestTime: TimeAmount
  private let takingTime: TimeAmount
  private var waitingForRequest: Scheduled<Void>?
  private var waitingForTaking: Scheduled<Void>?
  private var isParting = false

  package init(requestTime: TimeAmount = requestTime, takingTime: TimeAmount = takingTime) {
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
    if case .end = unwrapInboundIn(data), !isParting { waitingForRequest?.cancel() }
    context.fireChannelRead(data)
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { awaitRequest(context) }
    context.write(data, promise: promise)
  }

  package func channelWritabilityChanged(context: ChannelHandlerContext) {
    waitingForTaking?.cancel()
    if !context.channel.isWritable { waitingForTaking = close(context, in: takingTime) }
    context.fireChannelWritabilityChanged()
  }

  /// What came is no HTTP: it is told so, and nothing more is waited for.
  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    part(context)
    context.fireErrorCaught(error)
  }

  package func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    if mode == .output { part(context) }
    context.close(mode: mode, promise: promise)
  }

  private func part(_ context: ChannelHandlerContext) {
    if isParting { return }
    isParting = true
    waitingForRequest?.cancel()
    waitingForRequest = close(context, in: Self.partingTime)
  }

  private func awaitRequest(_ context: ChannelHandlerContext) {
    if isParting { return }
    waitingForRequest?.cancel()
    waitingForRequest = close(context, in: requestTime)
  }

  private func close(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
