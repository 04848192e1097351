internal import Glibc

extension BinaryInteger {
  /// The number with at least `width` digits: zeros are put before it.
  package func padded(to width: Int) -> String {
    let digits = String(magnitude)
    let missing = width - digits.utf8.count
    // Most of a time's numbers are as long as they are to be.
    if missing <= 0, self >= 0 { return digits }
    return (self < 0 ? "-" : "") + String(repeating: "0", count: max(0, missing)) + digits
  }
}

extension Int {
  /// As a number of bytes: "812 bytes", "54.2 kB", "5.2 MB".
  package var byteCountText: String {
    switch self {
    case ..<1000: "\(self) bytes"
    case ..<1_000_000: (Double(self) / 1e3).shortText(digits: 1) + " kB"
    case ..<1_000_000_000: (Double(self) / 1e6).shortText(digits: 1) + " MB"
    default: (Double(self) / 1e9).shortText(digits: 1) + " GB"
    }
  }
}

extension Double {
  /// The number with at most `digits` digits behind the point, rounded. Zeros at the end are left out: "2.8",
  /// "11".
  package func shortText(digits: Int) -> String {
    let text = fixedText(digits: digits)
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    let short = text.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.drop { $0 == UInt8(ascii: ".") }
    return String(decoding: short.reversed(), as: UTF8.self)
  }

  /// The number with exactly `digits` digits behind the point, rounded.
  package func fixedText(digits: Int) -> String {
    // The longest Double has 309 digits in front of the point.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = withVaList([CInt(clamping: min(digits, 20)), self]) {
        vsnprintf(start, buffer.count, "%.*f", $0)
      }
      guard count > 0, Int(count) < buffer.count else { return "" }
      return String(cString: start)
    }
  }
}

extension FixedWidthInteger {
  /// The quotient, rounded towards minus infinity. The divisor must be positive.
  package func dividedRoundingDown(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
