import NIOCore

/// The connections that a server has: when there are too many, more wait until others end. When the server
/// stops, they are told.
final class OpenConnections: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = Never
  typealias OutboundOut = Never

  private let most: Int
  private var open: [ObjectIdentifier: any Channel] = [:]
  /// Whether the server would accept another one, but may not.
  private var isWaiting = false

  init(most: Int) {
    self.most = most
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    let id = ObjectIdentifier(connection)
    open[id] = connection
    connection.closeFuture.hop(to: context.eventLoop).assumeIsolated().whenComplete { _ in
      self.open[id] = nil
      if self.isWaiting, self.open.count < self.most {
        self.isWaiting = false
        context.read()
      }
    }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    if open.count < most { context.read() } else { isWaiting = true }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      for connection in open.values {
        connection.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
    }
    context.fireUserInboundEventTriggered(event)
  }
}
