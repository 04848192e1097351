import Glibc
import PholioCatalog
import PholioDisk

/// The one that has started this process and wants to know how it is: systemd, by sd_notify(3)'s protocol.
package struct ServiceManager {
  private let socket: ByteString
  /// How often it wants a sign of life, at the least; nil: never.
  package let watchdog: Duration?

  /// Nil if nobody wants to know.
  package init?() {
    guard let path = getenv("NOTIFY_SOCKET") else { return nil }
    socket = ByteString(Array(String(cString: path).utf8))
    watchdog = getenv("WATCHDOG_USEC").flatMap { Int64(String(cString: $0)) }.map { .microseconds($0) }
  }

  /// Tells it, one `NAME=value` a line. An error is ignored: nobody could be told.
  package func notify(_ lines: String...) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var path = socket.bytes
    // A name with an @ before it is no file (unix(7)).
    if path.first == UInt8(ascii: "@") { path[0] = 0 }
    let length = withUnsafeMutableBytes(of: &address.sun_path) { bytes -> Int? in
      guard !path.isEmpty, path.count < bytes.count else { return nil }
      bytes.copyBytes(from: path)
      return path.count
    }
    guard let length else { return }
    let file = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { return }
    defer { close(file) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + length)
    let text = Array(lines.joined(separator: "\n").utf8)
    withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = sendto(file, text, text.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT), address, size)
      }
    }
  }
}
