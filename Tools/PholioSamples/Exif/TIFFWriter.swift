/// Bytes that grow, with numbers in one byte order.
struct TIFFWriter {
  let isBigEndian: Bool
  var bytes: [UInt8] = []

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// The low `width` bytes of a number.
  func number(_ value: Int, width: Int) -> [UInt8] {
    let little = (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBigEndian ? little.reversed() : little
  }

  mutating func append(_ value: Int, width: Int) {
    bytes.append(contentsOf: number(value, width: width))
  }

  mutating func put(_ value: Int, width: Int, at offset: Int) {
    bytes.replaceSubrange(offset..<offset + width, with: number(value, width: width))
  }
}

extension ExifBlock.Value {
  /// TIFF's number for the type.
  var type: UInt16 {
    switch self {
    case .bytes: 1
    case .text: 2
    case .shorts: 3
    case .longs: 4
    case .rationals: 5
    case .undefined: 7
    case .signedRationals: 10
    case .raw(let type, _, _): type
    }
  }

  var count: UInt32 {
    switch self {
    case .bytes(let bytes), .undefined(let bytes): UInt32(bytes.count)
    case .text(let text): UInt32(text.utf8.count + 1)
    case .shorts(let numbers): UInt32(numbers.count)
    case .longs(let numbers): UInt32(numbers.count)
    case .rationals(let ratios): UInt32(ratios.count)
    case .signedRationals(let ratios): UInt32(ratios.count)
    case .raw(_, let count, _): count
    }
  }

  /// The value as it stands in the block, in the writer's byte order.
  func bytes(_ writer: TIFFWriter) -> [UInt8] {
    switch self {
    case .bytes(let bytes), .undefined(let bytes), .raw(_, _, let bytes): bytes
    case .text(let text): Array(text.utf8) + [0]
    case .shorts(let numbers): numbers.flatMap { writer.number(Int($0), width: 2) }
    case .longs(let numbers): numbers.flatMap { writer.number(Int($0), width: 4) }
    case .rationals(let ratios):
      ratios.flatMap {
        writer.number(Int($0.numerator), width: 4) + writer.number(Int($0.denominator), width: 4)
      }
    case .signedRationals(let ratios):
      ratios.flatMap {
        writer.number(Int($0.numerator), width: 4) + writer.number(Int($0.denominator), width: 4)
      }
    }
  }
}
