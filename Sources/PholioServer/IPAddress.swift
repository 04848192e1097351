import Glibc

/// An address as numbers: what no name server can lead elsewhere.
struct IPAddress: Hashable {
  /// 4 or 16 of them.
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
    bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
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
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    let families = wildcard.isVersion6 ? [AF_INET, AF_INET6] : [AF_INET]
    var all: [ifaddrs] = []
    var next = first
    while let interface = next?.pointee {
      all.append(interface)
      next = interface.ifa_next
    }
    return families.flatMap { family in
      all.compactMap { interface -> String? in
        guard interface.ifa_flags & UInt32(IFF_UP) != 0, let address = interface.ifa_addr,
          address.pointee.sa_family == sa_family_t(family), let text = text(of: address),
          let numbers = IPAddress(text), !numbers.isLoopback, !numbers.isLinkLocal
        else { return nil }
        return text
      }
    }
  }

  private static func text(of address: UnsafePointer<sockaddr>) -> String? {
    let length =
      address.pointee.sa_family == sa_family_t(AF_INET6)
      ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    guard getnameinfo(address, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
    else { return nil }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }
}
