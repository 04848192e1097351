/// One field's value: its bytes as they stand in the block, and how to read them.
struct ExifValue {
  let bytes: [UInt8]
  /// The TIFF type: 1 byte, 2 text, 3 short, 4 long, 5 rational, 7 undefined, 10 signed rational…
  let type: UInt16
  let isBigEndian: Bool

  /// The bytes as text; see `FactText`.
  func text(upTo limit: Int = FactText.shortLimit) -> String? {
    FactText.decode(bytes, upTo: limit)
  }

  /// The first number, when it is a whole one and not negative.
  var whole: Int? {
    switch type {
    case 1, 7: bytes.first.map(Int.init)
    case 3: unsigned(at: 0, width: 2).map(Int.init)
    case 4: unsigned(at: 0, width: 4).map(Int.init)
    case 6, 8, 9: signed.flatMap { $0 < 0 ? nil : $0 }
    default: nil
    }
  }

  /// The first number of a signed type.
  private var signed: Int? {
    switch type {
    case 6: bytes.first.map { Int(Int8(bitPattern: $0)) }
    case 8: unsigned(at: 0, width: 2).map { Int(Int16(truncatingIfNeeded: $0)) }
    default: unsigned(at: 0, width: 4).map { Int(Int32(bitPattern: $0)) }
    }
  }

  /// The number at `index`, whatever its type; nil past the end, for a zero denominator, and for text.
  func number(at index: Int = 0) -> Double? {
    switch type {
    case 3: return unsigned(at: index * 2, width: 2).map(Double.init)
    case 4: return unsigned(at: index * 4, width: 4).map(Double.init)
    case 5:
      guard let (top, bottom) = rational(at: index), bottom != 0 else { return nil }
      return Double(top) / Double(bottom)
    case 10:
      guard let (top, bottom) = rational(at: index), bottom != 0 else { return nil }
      return Double(Int32(bitPattern: top)) / Double(Int32(bitPattern: bottom))
    default: return nil
    }
  }

  /// The two halves of the rational at `index`, as unsigned numbers; nil past the end.
  func rational(at index: Int) -> (numerator: UInt32, denominator: UInt32)? {
    guard let top = unsigned(at: index * 8, width: 4), let bottom = unsigned(at: index * 8 + 4, width: 4)
    else { return nil }
    return (top, bottom)
  }

  private func unsigned(at offset: Int, width: Int) -> UInt32? {
    guard offset + width <= bytes.count else { return nil }
    let digits = bytes[offset..<offset + width]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | UInt32($1) } : digits.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
