import Glibc

/// A colour as eyes compare them: CIE 1976 L*a*b* (ISO/CIE 11664-4), with sRGB's own white.
package struct LabColour: Hashable, Sendable {
  /// 0, black, to 100, white.
  package var lightness: Float
  /// From green to red, and from blue to yellow, 0 for greys; in sRGB within -108...99.
  package var a: Float
  package var b: Float

  package init(lightness: Float, a: Float, b: Float) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  package init(_ colour: Colour) {
    let red = Self.light[Int(colour.red)]
    let green = Self.light[Int(colour.green)]
    let blue = Self.light[Int(colour.blue)]
    // sRGB's matrix to XYZ (IEC 61966-2-1), each row divided by its sum, which is the white's value.
    let x = Self.response(0.433_950 * red + 0.376_210 * green + 0.189_840 * blue)
    let y = Self.response(0.212_673 * red + 0.715_152 * green + 0.072_175 * blue)
    let z = Self.response(0.017_757 * red + 0.109_468 * green + 0.872_775 * blue)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// How far from grey it is.
  package var chroma: Float { (a * a + b * b).squareRoot() }

  /// In turns from red over yellow and green to blue, 0..<1. Of no meaning for greys.
  package var hue: Float {
    let turns = atan2f(b, a) / (2 * .pi)
    return turns < 0 ? min(turns + 1, Float(1).nextDown) : turns
  }

  private static func response(_ light: Float) -> Float {
    light > 216 / 24389 ? cbrtf(light) : light * (841 / 108) + 4 / 29
  }

  /// How much light each value of sRGB stands for, 0…1.
  private static let light: [Float] = (0...255).map { value in
    let share = Float(value) / 255
    return share <= 0.04045 ? share / 12.92 : powf((share + 0.055) / 1.055, 2.4)
  }
}

/// What the numbers of a decoded pixel are, one byte each.
package enum PixelColours: Hashable, Sendable {
  case grey
  case rgb
  /// Adobe's programs write inks inverted: 255 is no ink.
  case cmyk(inverted: Bool)

  var bytesPerPixel: Int {
    switch self {
    case .grey: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }
}
