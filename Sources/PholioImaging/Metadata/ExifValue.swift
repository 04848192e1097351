internal import CLibExif

/// One field's value: its bytes in the block, and functions to read them. libexif reads the numbers.
struct ExifValue {
  let bytes: [UInt8]
  /// The TIFF type: 1 byte, 2 text, 3 short, 4 long, 5 rational, 7 undefined, 10 signed rational…
  let type: UInt16
  let order: ExifByteOrder

  /// The first number, if it is whole and not negative.
  var whole: Int? {
    let number: Int? =
      switch type {
      case 1, 7: bytes.first.map(Int.init)
      case 3: read(exif_get_short).map(Int.init)
      case 4: read(exif_get_long).map(Int.init)
      case 6: bytes.first.map { Int(Int8(bitPattern: $0)) }
      case 8: read(exif_get_sshort).map(Int.init)
      case 9: read(exif_get_slong).map(Int.init)
      default: nil
      }
    return number.flatMap { $0 < 0 ? nil : $0 }
  }

  /// The number at `index`, whatever its type; nil past the end, for a zero denominator, and for text.
  func number(at index: Int = 0) -> Double? {
    switch type {
    case 3: return read(exif_get_short, at: index).map(Double.init)
    case 4: return read(exif_get_long, at: index).map(Double.init)
    case 5:
      guard let value = read(exif_get_rational, at: index), value.denominator != 0 else { return nil }
      return Double(value.numerator) / Double(value.denominator)
    case 10:
      guard let value = read(exif_get_srational, at: index), value.denominator != 0 else { return nil }
      return Double(value.numerator) / Double(value.denominator)
    default: return nil
    }
  }

  /// The first rational's two numbers; nil if there is none.
  var rational: (numerator: UInt32, denominator: UInt32)? {
    read(exif_get_rational).map { ($0.numerator, $0.denominator) }
  }

  /// The number at `index`, by one of libexif's functions, which read as many bytes as their result has.
  private func read<Number>(
    _ function: (UnsafePointer<UInt8>?, ExifByteOrder) -> Number, at index: Int = 0
  ) -> Number? {
    let width = MemoryLayout<Number>.size
    guard index >= 0, (index + 1) * width <= bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { function($0 + index * width, order) }
    }
  }
}
