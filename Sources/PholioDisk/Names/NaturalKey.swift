import PholioFacts

/// A sort key for file names: byte order of keys is natural order of names (`IMG_9` before `img_10`).
///
/// The catalog stores it, so that plain SQL can sort by it without a special collation.
package enum NaturalKey {
  /// The key of `name`. A run of digits becomes the byte of `0`, the number of its digits without leading
  /// zeros, and those digits: so longer numbers are greater. ASCII letters become lower case. Names that
  /// differ only in case or leading zeros have the same key; the path then decides.
  package static func make(_ name: ByteString) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(name.bytes.count + 4)
    var rest = name.bytes[...]
    while let byte = rest.first {
      if byte.isDigit {
        let run = rest.prefix(while: \.isDigit)
        let digits = run.drop { $0 == UInt8(ascii: "0") }
        // Numbers of 255 digits and more compare as text.
        key += [UInt8(ascii: "0"), UInt8(min(digits.count, 255))] + digits
        rest = rest.dropFirst(run.count)
      } else {
        key.append(isUpper(byte) ? byte | 0x20 : byte)
        rest = rest.dropFirst()
      }
    }
    return key
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
