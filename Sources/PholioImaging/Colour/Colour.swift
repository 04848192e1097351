import Foundation
import PholioFacts

/// An opaque colour in sRGB.
package struct Colour: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  package init(grey: UInt8) {
    (red, green, blue) = (grey, grey, grey)
  }

  package static let white = Colour(grey: 255)
  package static let black = Colour(grey: 0)

  /// Whether black text is easier to read on it than white: its relative luminance is above 0.18, about the
  /// middle for eyes.
  package var isLight: Bool {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.18
  }

  /// The colour with a share of `other` mixed in, 0…1.
  package func mixed(with other: Colour, _ share: Double) -> Colour {
    func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) * (1 - share) + Double(other) * share).rounded())
    }
    return Colour(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
