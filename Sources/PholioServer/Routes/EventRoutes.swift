import Foundation
import NIOCore
import NIOHTTP1
import PholioKit
import Synchronization

/// Server-sent events: each change, as soon as it is made.
struct EventRoutes {
  let watch: ChangeWatch
  let galleries: GalleryRoutes

  /// An empty line now and then, so that no proxy takes the connection for dead.
  private static let heartbeat = Duration.seconds(15)

  func add(to routes: inout RouteTable) {
    routes.get("/api/events") { request, _ in
      Response(
        status: .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
        body: ResponseBody { try await write(to: $0, isForGuest: request.isGuest) })
    }
  }

  private func write(to writer: ResponseBodyWriter, isForGuest: Bool) async throws {
    var known: LibraryState?
    let mail = Mailbox()
    for await _ in mail.calls(await watch.states(), heartbeat: Self.heartbeat) {
      // What guests see is another state: it is read for them.
      let news = mail.take()
      switch (news == nil || !isForGuest ? news : try await galleries.state(isForGuest: true), known) {
      case (nil, _): try await writer.write(ByteBuffer(string: ":\n\n"))
      case (let state?, nil):
        try await writer.write(pieces: Self.event("hello", galleries.overview(state, isForGuest: isForGuest)))
        known = state
      case (let state?, let last?):
        let change = StateChange(from: last, to: state, isForGuest: isForGuest)
        try await writer.write(pieces: Self.event("change", change))
        known = state
      }
    }
    try await writer.write(ByteBuffer(string: "event: bye\ndata: {}\n\n"))
  }

  private static func event(_ name: String, _ value: some Encodable) throws -> ByteBuffer {
    var buffer = ByteBuffer(string: "event: \(name)\ndata: ")
    buffer.writeBytes(try Answer.text(value))
    buffer.writeString("\n\n")
    return buffer
  }
}

/// The latest state that one listener has not taken yet.
private final class Mailbox: Sendable {
  private let state = Mutex<LibraryState?>(nil)

  func take() -> LibraryState? {
    state.withLock { state in
      defer { state = nil }
      return state
    }
  }

  /// Gives a call for each state, and now and then without one; ends with the states. Calls that nobody has
  /// taken are joined.
  func calls(_ states: AsyncStream<LibraryState>, heartbeat: Duration) -> AsyncStream<Void> {
    let (stream, calls) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let reading = Task {
      for await new in states {
        state.withLock { $0 = new }
        calls.yield()
      }
      calls.finish()
    }
    let beating = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: heartbeat)
        calls.yield()
      }
    }
    calls.onTermination = { _ in
      reading.cancel()
      beating.cancel()
    }
    return stream
  }
}
