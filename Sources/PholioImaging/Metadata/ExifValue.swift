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

extension ExifValue {
  /// The bytes as text; see `FactText`.
  func text(upTo limit: Int = FactText.shortLimit, hasLines: Bool = false) -> String? {
    FactText.decode(bytes, upTo: limit, hasLines: hasLines)
  }

  /// The text of a field of Windows ("XPTitle" …): UTF-16 in bytes, little-endian in every block.
  func windowsText(upTo limit: Int = FactText.shortLimit, hasLines: Bool = false) -> String? {
    let text = String(units: bytes[...], width: 2, isBigEndian: false).prefix { $0 != "\0" }
    return FactText.tidied(String(text), upTo: limit, hasLines: hasLines)
  }

  /// The text of UserComment, whose first eight bytes name its encoding (CIPA DC-008, 4.6.6.3.8). Nil for
  /// what is no text, and for text in JIS.
  var comment: String? {
    let (name, rest) = (bytes.prefix(8), bytes.dropFirst(8))
    if name.starts(with: "JIS".utf8) { return nil }
    if name.starts(with: "UNICODE".utf8) {
      let text = String(units: rest, width: 2, isBigEndian: isBigEndian(rest)).prefix { $0 != "\0" }
      return FactText.tidied(String(text), upTo: FactText.longLimit, hasLines: true)
    }
    let isASCII = name.starts(with: "ASCII".utf8)
    let isUndefined = name.first == 0 || name.allSatisfy { $0 == UInt8(ascii: " ") }
    let text = (isASCII || isUndefined ? rest : bytes[...]).prefix { $0 != 0 }
    // Many programs leave the name out. Without one, only what is surely text counts.
    if !isASCII, String(validating: text, as: UTF8.self) == nil || text.contains(where: isControl) {
      return nil
    }
    return FactText.decode(Array(text), upTo: FactText.longLimit, hasLines: true)
  }

  /// Which byte of UTF-16's units comes first. The block's order is no guide: programs write their own. As in
  /// exiftool, the byte with more values in a text is the low one.
  private func isBigEndian(_ text: ArraySlice<UInt8>) -> Bool {
    if text.starts(with: [0xFE, 0xFF]) { return true }
    if text.starts(with: [0xFF, 0xFE]) { return false }
    func values(from offset: Int) -> Int {
      Set(stride(from: text.startIndex + offset, to: text.endIndex, by: 2).map { text[$0] }).count
    }
    let (first, second) = (values(from: 0), values(from: 1))
    return first == second ? order == EXIF_BYTE_ORDER_MOTOROLA : first < second
  }

  /// Of ASCII, but for tabs and ends of lines.
  private func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(0x09...0x0D).contains(byte)
  }
}
