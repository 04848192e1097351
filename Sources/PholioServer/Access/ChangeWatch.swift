package import Logging
import NIOPosix
import PholioCatalog
package import PholioKit
package import SystemPackage

/// Tells whoever listens how the library is, whenever somebody has changed it: this process or another. It
/// looks only while somebody listens.
package actor ChangeWatch {
  /// A connection of its own: `data_version` changes by what others commit.
  private let own: Library
  /// And a thread: what others ask for is not to be waited for.
  private let reading: NIOThreadPool
  private let logger: Logger
  private let describe: @Sendable (any Error) -> String?
  private var listeners: [Int: AsyncStream<LibraryState>.Continuation] = [:]
  private var nextID = 0
  private var looking: Task<Void, Never>?
  /// As everybody was told last; nil while nobody listens.
  private var current: LibraryState?
  private var hasEnded = false

  private static let pause = Duration.milliseconds(250)

  /// - Parameter describe: The text of an error of the library's.
  package init(
    _ library: FilePath, logger: Logger, describe: @escaping @Sendable (any Error) -> String?
  ) throws {
    self.logger = logger
    self.describe = describe
    own = try Library(at: library, create: false)
    reading = NIOThreadPool(numberOfThreads: 1)
    reading.start()
  }

  deinit {
    reading.shutdownGracefully { _ in }
  }

  /// The library's state now, and after each change; of several changes that nobody has taken yet only the
  /// last.
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
    var last: Int?
    var isFailing = false
    while !Task.isCancelled {
      do {
        let version = try await reading.runIfActive { [own] in try own.catalog.dataVersion() }
        if version != last {
          // Asked for before the state is read: a commit in between is seen next time.
          last = version
          let state = try await reading.runIfActive { [own] in try own.state() }
          if Task.isCancelled { return }
          current = state
          for listener in listeners.values { listener.yield(state) }
        }
        if isFailing { logger.error("The library can be read again.") }
        isFailing = false
      } catch {
        if Task.isCancelled { return }
        // Once: it goes wrong four times a second until somebody has put it right.
        if !isFailing { logger.error("The library can't be read for now: \(describe(error) ?? "\(error)")") }
        isFailing = true
        last = nil
      }
      try? await Task.sleep(for: Self.pause)
    }
  }
}
