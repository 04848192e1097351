import Logging
import Synchronization

/// What a server logs.
final class LogLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// Keeps what is an error.
struct LineHandler: LogHandler {
  let log: LogLines
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.error

  init(log: LogLines) { self.log = log }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { log.add("\(event.message)") }
}
