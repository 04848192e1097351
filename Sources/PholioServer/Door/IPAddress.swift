import Glibc
import NIOCore

/// A numeric address, which no name server can change.
struct IPAddress: Hashable {
  /// Of version 4 or 6.
  private let bytes: [UInt8]

  /// From its usual text; nil for a name.
  init?(_ text: String) {
    func parsed(_ family: CInt, _ count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }
    guard let bytes = parsed(AF_INET, 4) ?? parsed(AF_INET6, 16) else { return nil }
    self.bytes = bytes
  }

  /// 127.0.0.0/8 and ::1.
  var isLoopback: Bool {
    isVersion6 ? bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1 : bytes.first == 127
  }

  /// 0.0.0.0 and ::.
  var isWildcard: Bool { bytes.allSatisfy { $0 == 0 } }

  var isVersion6: Bool { bytes.count == 16 }

  private var isLinkLocal: Bool {
    isVersion6 ? bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 : bytes[0] == 169 && bytes[1] == 254
  }

  /// The addresses that others can reach this machine at, as text, the shorter kind first.
  ///
  /// - Parameter wildcard: 0.0.0.0 for those of version 4, :: for all.
  static func ofThisMachine(like wildcard: IPAddress) -> [String] {
    let texts = (try? System.enumerateDevices())?.compactMap(\.address?.ipAddress) ?? []
    return [false, true].filter { !$0 || wildcard.isVersion6 }.flatMap { isVersion6 in
      texts.filter { text in
        guard let numbers = IPAddress(text), numbers.isVersion6 == isVersion6 else { return false }
        return !numbers.isLoopback && !numbers.isLinkLocal
      }
    }
  }
}
