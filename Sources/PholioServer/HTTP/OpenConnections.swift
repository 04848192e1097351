import NIOCore
import Synchronization

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

/// Whether a client still waits for its answers: it has not closed its connection.
package final class ClientPresence: Sendable {
  private struct State {
    var hasLeft = false
    /// What ends the work that is done for the client alone.
    var ends: [Int: @Sendable () -> Void] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// The client waits no longer: the work for it is cancelled.
  package func leave() {
    let ends = state.withLock { state in
      state.hasLeft = true
      defer { state.ends = [:] }
      return state.ends.values
    }
    for end in ends { end() }
  }

  /// Does work that nobody needs when the client leaves: its task is cancelled then.
  ///
  /// - Throws: What `work` throws, `CancellationError` for instance.
  package func whileHere<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let task = Task { try await work() }
    let number = state.withLock { state -> Int? in
      if state.hasLeft { return nil }
      state.last += 1
      state.ends[state.last] = { task.cancel() }
      return state.last
    }
    if number == nil { task.cancel() }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    if let number { state.withLock { state in state.ends[number] = nil } }
    return try result.get()
  }
}
