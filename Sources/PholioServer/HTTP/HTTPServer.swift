import NIOCore
import NIOHTTP1
import NIOPosix

/// Speaks HTTP/1.1 on a port. A connection's requests are answered one at a time, in order.
package struct HTTPServer: Sendable {
  package typealias Respond = @Sendable (Request) async -> Response

  private struct Connection {
    var channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>
    var client: ClientPresence
  }

  package struct Limits: Sendable {
    /// The most connections at once: more wait until others end.
    package var connections = 8192
    /// Of a request's line and head, in bytes.
    package var head = 64 << 10
    package var headFields = 100
    /// How long a client may take to receive any part of what was sent.
    package var takingTime: Duration

    package init(takingTime: Duration) {
      self.takingTime = takingTime
    }
  }

  private let listening: any Channel
  private let connections: AsyncStream<Connection>

  /// Listens; connections are served by `run`.
  ///
  /// - Parameters:
  ///   - port: 0: any free one.
  /// - Throws: `IOError`, `SocketAddressError`.
  package init(host: String, port: Int, limits: Limits) async throws {
    let (connections, arrivals) = AsyncStream.makeStream(of: Connection.self)
    self.connections = connections
    listening = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(OpenConnections(most: limits.connections))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let connection = try Self.connection(channel, limits)
          if case .terminated = arrivals.yield(connection) {
            // It came when we had stopped.
            Task { try await connection.channel.executeThenClose { _, _ in } }
          }
        }
      }
      .bind(host: host, port: port).get()
    listening.closeFuture.whenComplete { _ in arrivals.finish() }
  }

  package var port: Int? { listening.localAddress?.port }

  /// Answers requests until `stop`, or until the system closes the port; returns when all connections are
  /// closed. If its task is cancelled, they are closed at once.
  package func run(_ respond: @escaping Respond) async {
    await withDiscardingTaskGroup { group in
      for await connection in connections {
        group.addTask { await Self.serve(connection, respond) }
      }
      listening.close(promise: nil)
    }
  }

  /// Ends connections: at once, or when the requests under way are answered.
  package func stop() {
    listening.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
  }

  private static func connection(_ channel: any Channel, _ limits: Limits) throws -> Connection {
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderFieldSize = limits.head
    decoding.maxHeaderListSize = limits.head
    decoding.maxHeaderFieldCount = limits.headFields
    var encoding = HTTPResponseEncoder.Configuration()
    // `Response` does that.
    encoding.automaticallySetFramingHeaders = false
    let client = ClientPresence()
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: true,
      withEncoderConfiguration: encoding, withDecoderLimitConfiguration: decoding)
    try pipeline.addHandlers([
      ConnectionEnd(client), ConnectionLimits(takingTime: TimeAmount(limits.takingTime)),
    ])
    return Connection(channel: try NIOAsyncChannel(wrappingChannelSynchronously: channel), client: client)
  }

  private static func serve(_ connection: Connection, _ respond: Respond) async {
    await withTaskCancellationHandler {
      // What goes wrong on a connection ends it, and concerns no other.
      try? await connection.channel.executeThenClose { requests, responses in
        let parts = RequestParts(requests)
        do {
          while let head = try await parts.nextHead() {
            let request = Request(head: head, body: RequestBody(parts), client: connection.client)
            try await respond(request).write(to: responses)
          }
        } catch is HTTPParserError {}
        // `ConnectionEnd` has answered that, and closes it.
        try await connection.channel.channel.closeFuture.get()
      }
    } onCancel: {
      connection.channel.channel.close(promise: nil)
    }
  }
}
