import Glibc

/// Light as values of sRGB.
enum LightCurve {
  private static let steps = 4096

  /// Values for light of 0, 1/4096 … 1 (IEC 61966-2-1).
  static let table: [UInt8] = (0...steps).map { step in
    let light = Double(step) / Double(steps)
    let value = light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8(truncatingIfNeeded: Int(value * 255 + 0.5))
  }

  /// - Parameter light: 0...1.
  static func value(ofLight light: Double) -> UInt8 {
    table[min(max(Int(light * Double(steps) + 0.5), 0), steps)]
  }
}

/// CIE L*a*b*, with the white D50 as in TIFF and ICC, as sRGB.
enum LabColours {
  /// Three bytes each: L* as 0...255, a* and b* with a sign or 128 higher.
  static func convert(
    _ lab: UnsafePointer<UInt8>, isOffset: Bool, into result: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    func signed(_ byte: UInt8) -> Double {
      isOffset ? Double(byte) - 128 : Double(Int8(bitPattern: byte))
    }
    for pixel in 0..<count {
      let lightness = Double(lab[3 * pixel]) * 100 / 255
      let (a, b) = (signed(lab[3 * pixel + 1]), signed(lab[3 * pixel + 2]))
      // CIE 15: from L*a*b* to tristimulus values.
      let middle = (lightness + 16) / 116
      let (x, y, z) = (0.964_22 * cube(middle + a / 500), cube(middle), 0.825_21 * cube(middle - b / 200))
      // To D65 (Bradford), then to the primaries of sRGB.
      result[3 * pixel] = value(3.133_856_1 * x - 1.616_866_7 * y - 0.490_614_6 * z)
      result[3 * pixel + 1] = value(-0.978_768_4 * x + 1.916_141_5 * y + 0.033_454_0 * z)
      result[3 * pixel + 2] = value(0.071_945_3 * x - 0.228_991_4 * y + 1.405_242_7 * z)
    }
  }

  private static func cube(_ root: Double) -> Double {
    root > 6.0 / 29 ? root * root * root : 3 * (6.0 / 29) * (6.0 / 29) * (root - 4.0 / 29)
  }

  private static func value(_ light: Double) -> UInt8 {
    LightCurve.value(ofLight: min(max(light, 0), 1))
  }
}
