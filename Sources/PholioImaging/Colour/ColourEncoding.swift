import CLCMS
import Glibc

/// What RGB numbers stand for, where a file says it without a profile.
struct ColourEncoding: Hashable, Sendable {
  /// From numbers to light, both 0...1.
  enum Curve: Hashable, Sendable {
    /// IEC 61966-2-1.
    case sRGB
    /// The number to this power.
    case power(Double)
    /// SMPTE ST 2084.
    case perceptualQuantizer
  }

  var curve: Curve
  /// x and y of white, red, green and blue.
  var chromaticities: [Double]

  static let sRGB = ColourEncoding(
    curve: .sRGB, chromaticities: d65 + [0.640, 0.330, 0.300, 0.600, 0.150, 0.060])
  /// Adobe RGB (1998) Color Image Encoding, 4.3: the power is 2 + 51/256.
  static let adobeRGB1998 = ColourEncoding(
    curve: .power(563.0 / 256.0), chromaticities: d65 + [0.64, 0.33, 0.21, 0.71, 0.15, 0.06])

  private static let d65 = [0.3127, 0.3290]

  /// Nil if Little CMS can't make one.
  func openProfile() -> cmsHPROFILE? {
    guard chromaticities.count == 8, let curve = openCurve() else { return nil }
    defer { cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: chromaticities[0], y: chromaticities[1], Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: chromaticities[2], y: chromaticities[3], Y: 1),
      Green: cmsCIExyY(x: chromaticities[4], y: chromaticities[5], Y: 1),
      Blue: cmsCIExyY(x: chromaticities[6], y: chromaticities[7], Y: 1))
    var curves = [Optional(curve), curve, curve]
    return cmsCreateRGBProfile(&white, &primaries, &curves)
  }

  private func openCurve() -> OpaquePointer? {
    switch curve {
    case .sRGB:
      return cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    case .power(let power): return cmsBuildGamma(nil, power)
    case .perceptualQuantizer:
      let table = (0..<1024).map { index in
        UInt16((min(1, Self.light(ofPQ: Double(index) / 1023)) * 65535).rounded())
      }
      return cmsBuildTabulatedToneCurve16(nil, UInt32(table.count), table)
    }
  }

  /// ITU-R BT.2100, table 4, in parts of the white of paper: 203 candelas of the 10 000 that there may be
  /// (ITU-R BT.2408). What is brighter is white, too.
  private static func light(ofPQ number: Double) -> Double {
    let power = pow(number, 1 / 78.84375)
    return 10_000 / 203 * pow(max(power - 0.8359375, 0) / (18.8515625 - 18.6875 * power), 1 / 0.1593017578125)
  }
}

extension ColourEncoding {
  /// From code points of ITU-T H.273, tables 2 and 3; nil if both are unknown, or it is sRGB.
  ///
  /// Curves of television count as sRGB's, as in browsers; so does hybrid log-gamma, which is made for that.
  init?(primaries: UInt32, transfer: UInt32) {
    chromaticities =
      switch primaries {
      case 4: [0.310, 0.316, 0.67, 0.33, 0.21, 0.71, 0.14, 0.08]
      case 5: Self.d65 + [0.64, 0.33, 0.29, 0.60, 0.15, 0.06]
      case 6, 7: Self.d65 + [0.630, 0.340, 0.310, 0.595, 0.155, 0.070]
      case 8: [0.310, 0.316, 0.681, 0.319, 0.243, 0.692, 0.145, 0.049]
      case 9: Self.d65 + [0.708, 0.292, 0.170, 0.797, 0.131, 0.046]
      case 11: [0.314, 0.351, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
      case 12: Self.d65 + [0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
      case 22: Self.d65 + [0.630, 0.340, 0.295, 0.605, 0.155, 0.077]
      default: Self.sRGB.chromaticities
      }
    curve =
      switch transfer {
      case 4: .power(2.2)
      case 5: .power(2.8)
      case 8: .power(1)
      case 16: .perceptualQuantizer
      case 17: .power(2.6)
      default: .sRGB
      }
    if self == .sRGB { return nil }
  }

  /// From a power, if it is known, and from chromaticities, if they are; nil if that is sRGB or too little.
  init?(power: Double?, chromaticities: [Double]?) {
    // PNG's usual 1 / 0.45455 stands for sRGB (PNG, 4.4).
    if let power, abs(power - 2.2) > 0.05 { curve = .power(power) } else { curve = .sRGB }
    self.chromaticities = chromaticities ?? Self.sRGB.chromaticities
    let isNear = zip(self.chromaticities, Self.sRGB.chromaticities).allSatisfy { abs($0 - $1) < 0.002 }
    if curve == .sRGB && isNear { return nil }
  }
}
