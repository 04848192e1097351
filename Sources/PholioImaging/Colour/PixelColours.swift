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
