import Foundation
import Glibc

/// A connection to this machine over which anything can be sent, HTTP or not.
package final class RawConnection: Sendable {
  private let socket: CInt

  /// - Parameters:
  ///   - patience: How long a call may wait, in seconds.
  ///   - room: How much the system takes in before it is received, in bytes; nil: as it likes.
  package init(port: Int, patience: Int = 60, room: CInt? = nil) throws {
    socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var time = timeval(tv_sec: patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    if var room { setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<CInt>.size)) }
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      let code = POSIXErrorCode(rawValue: errno) ?? .EIO
      close(socket)
      throw POSIXError(code)
    }
  }

  deinit {
    close(socket)
  }

  /// - Returns: Whether all of it was sent; false if the other side has closed.
  @discardableResult
  package func send(_ bytes: some Sequence<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  package func send(_ text: String) -> Bool { send(text.utf8) }

  /// Tells the other side that nothing more will be sent.
  package func endSending() { shutdown(socket, CInt(SHUT_WR)) }

  /// The next bytes, `count` at most; none if the other side has closed, or nothing comes for too long.
  package func receive(atMost count: Int) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let received = recv(socket, &buffer, count, 0)
    return Array(buffer.prefix(max(0, received)))
  }

  /// All bytes until `isEnough`, the other side's end, or a long silence.
  package func receive(until isEnough: (String) -> Bool = { _ in false }) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isEnough(String(decoding: bytes, as: UTF8.self)) {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count <= 0 { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
