internal import Glibc

/// The logarithmic units in which EXIF keeps aperture and shutter speed a second time. Nil for impossible
/// values.
enum Apex {
  /// Seconds are 2 to the power of minus the shutter speed value.
  static func seconds(shutterSpeed value: Double) -> Double? {
    abs(value) < 30 ? pow(2, -value) : nil
  }

  /// The f-number is 2 to the power of half the aperture value.
  static func fNumber(aperture value: Double) -> Double? {
    value > 0 && value < 30 ? pow(2, value / 2) : nil
  }
}
