import PholioFacts
package import PholioImaging

extension Colour {
  /// From `#rrggbb` or `#rgb`.
  ///
  /// - Throws: `SheetOptionError.notAColour`.
  package init(_ text: String) throws(SheetOptionError) {
    var digits = String(text.dropFirst())
    if digits.utf8.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard text.first == "#", digits.utf8.count == 6, digits.isHexadecimal,
      let value = UInt32(digits, radix: 16)
    else { throw .notAColour(text) }
    self.init(red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// As it would be typed.
  package var typed: String { "#" + [red, green, blue].hexText }
}
