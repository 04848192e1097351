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
}
