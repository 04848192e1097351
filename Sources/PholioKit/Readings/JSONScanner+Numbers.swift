import PholioFacts

/// Numbers: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
extension JSONScanner {
  private static let longestNumber = 40

  mutating func integer() throws(Damage) -> Int64 {
    let (place, isWhole) = try number()
    var value: Int64 = 0
    let isNegative = bytes[place.lowerBound] == UInt8(ascii: "-")
    guard isWhole else { throw Damage() }
    for index in place.dropFirst(isNegative ? 1 : 0) {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(bytes[index] - UInt8(ascii: "0"))
      let (sum, isOver) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || isOver { throw Damage() }
      value = sum
    }
    return value
  }

  mutating func integer(in range: ClosedRange<Int>) throws(Damage) -> Int {
    guard let number = Int(exactly: try integer()), range.contains(number) else { throw Damage() }
    return number
  }

  /// - Parameter range: Of finite numbers.
  mutating func real(in range: ClosedRange<Double>) throws(Damage) -> Double {
    let (place, _) = try number()
    guard let number = exactly(place) ?? Double(string(at: place)), range.contains(number) else {
      throw Damage()
    }
    return number
  }

  /// Where a number stands, and whether it has digits alone.
  mutating func number() throws(Damage) -> (place: Range<Int>, isWhole: Bool) {
    _ = try next()
    let start = position
    if isAt(UInt8(ascii: "-")) { position += 1 }
    if isAt(UInt8(ascii: "0")) { position += 1 } else { try digits() }
    let whole = position
    if isAt(UInt8(ascii: ".")) {
      position += 1
      try digits()
    }
    if isAt(UInt8(ascii: "e")) || isAt(UInt8(ascii: "E")) {
      position += 1
      if isAt(UInt8(ascii: "+")) || isAt(UInt8(ascii: "-")) { position += 1 }
      try digits()
    }
    guard position - start <= Self.longestNumber else { throw Damage() }
    return (start..<position, whole == position)
  }

  /// The value of a short decimal fraction: a whole number below 2^53 divided by a power of ten up to 10^22
  /// is rounded once, and so rightly (W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  /// Nil for any other number.
  private func exactly(_ place: Range<Int>) -> Double? {
    guard place.count <= 17 else { return nil }
    var (value, digits, power) = (UInt64(0), 0, 1.0)
    var isBehindPoint = false
    let isNegative = bytes[place.lowerBound] == UInt8(ascii: "-")
    for index in place.dropFirst(isNegative ? 1 : 0) {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        isBehindPoint = true
        continue
      }
      guard byte.isDigit else { return nil }
      value = 10 * value + UInt64(byte - UInt8(ascii: "0"))
      digits += 1
      if isBehindPoint { power *= 10 }
    }
    guard digits <= 15 else { return nil }
    let quotient = Double(value) / power
    return isNegative ? -quotient : quotient
  }

  func isAt(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func digits() throws(Damage) {
    let start = position
    while position < bytes.count, bytes[position].isDigit { position += 1 }
    if position == start { throw Damage() }
  }
}
