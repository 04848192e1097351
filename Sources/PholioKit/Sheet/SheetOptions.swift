import Foundation
package import PholioLayout
import PholioResources

/// How a sheet is to look. Lengths are pixels.
package struct SheetOptions: Sendable {
  package var columns: Int
  /// The width and height of the square that a picture is fitted into.
  package var cell: Int
  package var gap: Int
  package var margin: Int
  /// Nil: the gallery's own.
  package var cap: DropCap?
  /// Nil: no captions.
  package var caption: CaptionTemplate?
  package var title: String?
  package var background: Colour
  package var quality: Int

  /// What the options are unless somebody says otherwise: the preset `proof`.
  ///
  /// - Throws: Whatever is wrong with the preset.
  package static func standard() throws -> SheetOptions {
    let preset = try JSONDecoder().decode(SheetPreset.self, from: Data(PholioResources.proofPreset))
    return SheetOptions(
      columns: preset.columns, cell: preset.cell, gap: preset.gap, margin: preset.margin, cap: nil,
      caption: try CaptionTemplate(preset.caption), title: nil, background: try Colour(preset.background),
      quality: preset.quality)
  }
}

/// A preset's file.
private struct SheetPreset: Decodable {
  var columns: Int
  var cell: Int
  var gap: Int
  var margin: Int
  var caption: String
  var background: String
  var quality: Int
}

/// An opaque colour in sRGB.
package struct Colour: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  /// From `#rrggbb`.
  ///
  /// - Throws: `ColourError`.
  package init(_ text: String) throws(ColourError) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { throw ColourError(text: text) }
    red = UInt8(value >> 16)
    green = UInt8(value >> 8 & 255)
    blue = UInt8(value & 255)
  }

  /// Whether black text is easier to read on it than white: relative luminance above 0.18, near the middle for eyes.
  var isLight: Bool {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.18
  }
}

package struct ColourError: Error, Hashable {
  package var text: String
}
