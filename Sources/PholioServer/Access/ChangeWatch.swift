package import Logging
import NIOPosix
import PholioCatalog
package import PholioKit
import PholioLibrary
package import SystemPackage

/// Tells listeners the library's state whenever this process or another has changed it. It looks only while
/// somebody listens.
package actor ChangeWatch {
  /// A connection of its own: `data_version` tells what others commit.
  private let own: LiveLibrary
  /// A thread of its own, so that it never waits for other requests.
  private let reading: NIOThreadPool
  private let logger: Logger
  private let describe: @Sendable (any Error) -> String?
  private var listeners: [Int: AsyncStream<LibraryState>.Continuation] = [:]
  private var nextID = 0
  private var looking: Task<Void, Never>?
  /// The state that listeners were told last; nil while nobody listens.
  private var current: LibraryState?
  private var hasEnded = false

  private static let pause = Duration.milliseconds(250)

  /// - Parameter describe: The text of a library's error.
  package init(
    _ library: FilePath, logger: Logger, describe: @escaping @Sendable (any Error) -> String?
  ) throws {
    self.logger = logger
    self.describe = describe
    own = try LiveLibrary(library)
    reading = NIOThreadPool(numberOfThreads: 1)
    reading.start()
  }

  deinit {
    reading.shutdownGracefully { _ in }
  }

  /// The library's state now, and after each change. Of several changes that nobody has taken, only the last.
  package func states() -> AsyncStream<LibraryState> {
    let (stream, listener) = AsyncStream.makeStream(
      of: LibraryState.self, bufferingPolicy: .bufferingNewest(1))
    if hasEnded {
      listener.finish()
      return stream
    }
    let id = nextID
    nextID += 1
    listeners[id] = listener
    listener.onTermination = { [weak self] _ in
      Task { await self?.forget(id) }
    }
    if let current { listener.yield(current) }
    if looking == nil { looking = Task { [weak self] in await self?.look() } }
    return stream
  }

  /// Ends every stream.
  package func end() {
    hasEnded = true
    looking?.cancel()
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  private func forget(_ id: Int) {
    listeners[id] = nil
    guard listeners.isEmpty else { return }
    looking?.cancel()
    looking = nil
    current = nil
  }

  private func look() async {
    // Only numbers of one connection can be compared.
    var last: (number: Int, openings: Int)?
    var isFailing = false
    while !Task.isCancelled {
      do {
        let version = try await reading.runIfActive { [own] in
          (number: try own.read { try $0.catalog.dataVersion() }, openings: own.openings)
        }
        if last.map({ $0 != version }) ?? true {
          // Asked before the state is read: a commit in between is seen next time.
          last = version
          let state = try await reading.runIfActive { [own] in try own.read { try $0.state() } }
          if Task.isCancelled { return }
          current = state
          for listener in listeners.values { listener.yield(state) }
        }
        if isFailing { logger.error("The library can be read again.") }
        isFailing = false
      } catch {
        if Task.isCancelled { return }
        // Only once: it fails four times a second until somebody repairs the library.
        if !isFailing { logger.error("The library can't be read for now: \(describe(error) ?? "\(error)")") }
        isFailing = true
        last = nil
      }
      try? await Task.sleep(for: Self.pause)
    }
  }
}
