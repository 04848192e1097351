/// A colour, sRGB with alpha, each 0…1.
struct Color: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  /// As in "#RRGGBB", without the sign: `Color(0xFFAA00)`.
  init(_ hex: UInt32) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
  }

  func opacity(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }

  /// This colour with `share` (0…1) of another in it.
  func mixed(with other: Color, _ share: Double) -> Color {
    var color = self
    color.red += (other.red - red) * share
    color.green += (other.green - green) * share
    color.blue += (other.blue - blue) * share
    color.alpha += (other.alpha - alpha) * share
    return color
  }

  static let white = Color(0xFFFFFF)
  static let black = Color(0x000000)
}

/// Colours that go well together, for one picture.
struct Palette {
  /// From the top of the sky to the horizon; at least three.
  var sky: [Color]
  /// Sun or moon, and what they shine on.
  var light: Color
  /// Land, from the farthest to the nearest.
  var far: Color
  var near: Color
  /// Small bright things; three.
  var accents: [Color]

  init(sky: [UInt32], light: UInt32, far: UInt32, near: UInt32, accents: [UInt32]) {
    self.sky = sky.map { Color($0) }
    self.light = Color(light)
    self.far = Color(far)
    self.near = Color(near)
    self.accents = accents.map { Color($0) }
  }

  /// The land's colour at `depth`, 0 far … 1 near.
  func land(_ depth: Double) -> Color { far.mixed(with: near, depth) }

  /// The horizon's colour.
  var haze: Color { sky[sky.count - 1] }
}

extension Palette {
  static let dawn = Palette(
    sky: [0x3C4F76, 0x8A7A9E, 0xE8A598, 0xFCE1C0], light: 0xFFF4DA, far: 0xC99BA0, near: 0x2B2D4A,
    accents: [0xF28F6B, 0xFCE1C0, 0xD96C75])
  static let morning = Palette(
    sky: [0x5C9EC7, 0x9CCBE0, 0xDDEFF0], light: 0xFFFDF0, far: 0xA7C7CF, near: 0x27545A,
    accents: [0xF2C14E, 0xF78154, 0xFFFFFF])
  static let noon = Palette(
    sky: [0x2B7CB8, 0x74B6DC, 0xD7EEF5], light: 0xFFFBE6, far: 0x8FBCC4, near: 0x1E5B4C,
    accents: [0xE4572E, 0xF3A712, 0xFFFFFF])
  static let sunset = Palette(
    sky: [0x2D2A55, 0x8E3B6D, 0xE8665C, 0xFDB863], light: 0xFFE9A8, far: 0xC25B6C, near: 0x241B3A,
    accents: [0xFDB863, 0xF76C5E, 0xFFE9A8])
  static let ember = Palette(
    sky: [0x54213F, 0xB33A3A, 0xF2784B, 0xFFD27D], light: 0xFFF0C2, far: 0xD9694A, near: 0x2A1420,
    accents: [0xFFD27D, 0xFF9F5A, 0xFFF0C2])
  static let dusk = Palette(
    sky: [0x14213D, 0x39497A, 0x8F77A8, 0xE9B7B3], light: 0xFFF1E0, far: 0x7D719F, near: 0x111528,
    accents: [0xFFC971, 0xFFE2A8, 0xE9B7B3])
  static let night = Palette(
    sky: [0x050A1E, 0x0E1B3D, 0x26396B, 0x54608F], light: 0xF5F1DA, far: 0x2C3A66, near: 0x04060F,
    accents: [0xFFC971, 0x9AD1D4, 0xF5F1DA])
  static let winter = Palette(
    sky: [0x8FA9BF, 0xC3D3DF, 0xF1F2EE], light: 0xFFFFFF, far: 0xC5D3DC, near: 0x34495E,
    accents: [0xB23A48, 0xE8EDF0, 0x5B7B94])
  static let desert = Palette(
    sky: [0x4A90A4, 0xA8CBC1, 0xF6E3BC], light: 0xFFF8E1, far: 0xE7B982, near: 0xA14E2D,
    accents: [0x6B2D1A, 0xF6D9A0, 0x3E6259])
  static let autumn = Palette(
    sky: [0x7C98A6, 0xC9CDBE, 0xF4E2BE], light: 0xFFF3D1, far: 0xC8A27A, near: 0x5A2E1A,
    accents: [0xD1495B, 0xEDAE49, 0xB85C38])
  static let lagoon = Palette(
    sky: [0x136F8C, 0x41A7B0, 0xA8DCC8, 0xF2F0D0], light: 0xFFFCE8, far: 0x63AFAE, near: 0x0B3C49,
    accents: [0xF26B5E, 0xFFD166, 0xFFFFFF])
  static let orchid = Palette(
    sky: [0x402E5C, 0x7F5A9E, 0xCF91B8, 0xF8D7CF], light: 0xFFF3E9, far: 0xA677A8, near: 0x251A3B,
    accents: [0xF8B195, 0xF67280, 0xFFE1C6])
}
