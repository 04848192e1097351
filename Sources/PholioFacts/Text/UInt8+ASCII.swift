extension UInt8 {
  /// Whether this is one of the digits 0 to 9 in ASCII.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this is one of the letters a to z in ASCII, large or small.
  @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// The value of a hexadecimal digit, large or small; nil for another byte.
  @inlinable package var hexValue: UInt8? {
    if isDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }

  /// The value of a hexadecimal digit in lower case; nil for another byte.
  @inlinable package var lowerHexValue: UInt8? { (0x41...0x46).contains(self) ? nil : hexValue }
}

extension StringProtocol {
  /// Whether this has only the digits 0 to 9, and at least one.
  package var isAllDigits: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }

  /// Whether this has only hexadecimal digits, large or small, and at least one.
  package var isHexadecimal: Bool { !isEmpty && utf8.allSatisfy { $0.hexValue != nil } }
}

extension Sequence<UInt8> {
  /// Two hexadecimal digits for each byte, in lower case.
  package var hexText: String {
    let digits: StaticString = "0123456789abcdef"
    var text: [UInt8] = []
    text.reserveCapacity(2 * underestimatedCount)
    for byte in self {
      text.append(digits.utf8Start[Int(byte >> 4)])
      text.append(digits.utf8Start[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
