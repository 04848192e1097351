/// An ICC profile of three colorants and one gamma, put together by hand (ICC.1:2010, 7, 8.3.3 and 10).
package struct MatrixProfile {
  package typealias XYZ = (x: Double, y: Double, z: Double)

  /// Adapted to D50.
  package var red: XYZ
  package var green: XYZ
  package var blue: XYZ
  package var gamma: Double
  /// The colour space that the header claims.
  package var space = "RGB "

  package init(red: XYZ, green: XYZ, blue: XYZ, gamma: Double) {
    (self.red, self.green, self.blue, self.gamma) = (red, green, blue, gamma)
  }

  /// Adobe RGB (1998).
  package static let wide = MatrixProfile(
    red: (0.60974, 0.31111, 0.01947), green: (0.20528, 0.62567, 0.06087), blue: (0.14919, 0.06322, 0.74457),
    gamma: 563.0 / 256)

  package static let sRGBRed: XYZ = (0.43607, 0.22249, 0.01392)
  package static let sRGBGreen: XYZ = (0.38515, 0.71687, 0.09708)
  package static let sRGBBlue: XYZ = (0.14307, 0.06061, 0.71410)

  package var bytes: [UInt8] {
    let tags: [(String, [UInt8])] = [
      ("rXYZ", colour(red)), ("gXYZ", colour(green)), ("bXYZ", colour(blue)), ("rTRC", curve),
      ("gTRC", curve), ("bTRC", curve), ("wtpt", colour((0.9642, 1, 0.8249))),
    ]
    var table = long(tags.count)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
      table += Array(name.utf8) + long(start + data.count) + long(content.count)
      data += content
    }
    let total = start + data.count
    var header =
      long(total) + Array("none".utf8) + long(0x0210_0000) + Array("mntr\(space)XYZ ".utf8)
      + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 68 - header.count)
    header += fixed(0.9642) + fixed(1) + fixed(0.8249)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  private func colour(_ value: XYZ) -> [UInt8] {
    Array("XYZ ".utf8) + long(0) + fixed(value.x) + fixed(value.y) + fixed(value.z)
  }

  /// One entry means a gamma, in 256ths; two bytes of padding.
  private var curve: [UInt8] {
    Array("curv".utf8) + long(0) + long(1) + [
      UInt8(Int(gamma * 256) >> 8), UInt8(Int(gamma * 256) & 255), 0, 0,
    ]
  }

  private func fixed(_ value: Double) -> [UInt8] { long(Int((value * 65_536).rounded())) }

  private func long(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: Int) in UInt8(value >> shift & 255) }
  }
}
