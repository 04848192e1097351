/// A JPEG written by hand, marker by marker: every component of one value all over. It can say anything an
/// encoder would never say: any process, any size, inks, thousands of scans, an end that never comes.
///
/// The tables: every quantizer is 8, so that a block's DC coefficient is its value − 128; DC categories
/// 0...11 have 4-bit codes equal to themselves; the one AC code, a single 0, ends a block.
package struct FlatJPEG {
  package enum Process: UInt8, Sendable {
    case baseline = 0xC0
    case progressive = 0xC2
    /// Sequential; of its data there is only what a test brings.
    case arithmetic = 0xC9
  }

  package var width: Int
  package var height: Int
  /// A value and its sampling factors for each component.
  package var components: [Component]
  package var process = Process.baseline
  /// Marker segments between the start marker and the tables.
  package var front: [UInt8] = []

  package struct Component {
    package var value: Int
    package var across = 1
    package var down = 1
  }

  package init(width: Int, height: Int, values: [Int], process: Process = .baseline) {
    self.width = width
    self.height = height
    self.components = values.map { Component(value: $0) }
    self.process = process
  }

  /// Grey, YCbCr with 4:2:0 sampling, as most cameras write it.
  package static func photo(width: Int, height: Int, process: Process = .baseline) -> FlatJPEG {
    var jpeg = FlatJPEG(width: width, height: height, values: [128, 128, 128], process: process)
    jpeg.components[0].across = 2
    jpeg.components[0].down = 2
    return jpeg
  }

  /// Everything up to and with the first scan's header.
  package var header: [UInt8] {
    let frame: [UInt8] =
      [8] + pair(height) + pair(width) + [UInt8(components.count)]
      + components.indices.flatMap { index in
        [UInt8(index + 1), UInt8(components[index].across << 4 | components[index].down), 0]
      }
    let dcTable: [UInt8] = [0x00, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Array(0...11)
    let acTable: [UInt8] = [0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    return [0xFF, 0xD8] + front
      + segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
      + segment(process.rawValue, frame) + segment(0xC4, dcTable) + segment(0xC4, acTable) + scanHeader
  }

  package var scanHeader: [UInt8] {
    let spectrum: [UInt8] = process != .progressive ? [0, 63, 0] : [0, 0, 0]
    return segment(
      0xDA, [UInt8(components.count)] + components.indices.flatMap { [UInt8($0 + 1), 0] } + spectrum)
  }

  /// The scan's data: the first unit's blocks carry the values, all others the difference 0, which is all
  /// zero bits.
  package var scan: [UInt8] {
    let unitsAcross = (width + 8 * largestAcross - 1) / (8 * largestAcross)
    let unitsDown = (height + 8 * largestDown - 1) / (8 * largestDown)
    let blocks = components.map { $0.across * $0.down }.reduce(0, +)
    let bitsPerBlock = process == .baseline ? 5 : 4
    var bits: [Bool] = []
    for component in components {
      bits += code(component.value - 128) + endOfBlock
      for _ in 1..<component.across * component.down { bits += code(0) + endOfBlock }
    }
    let total = bits.count + (unitsAcross * unitsDown - 1) * blocks * bitsPerBlock
    while bits.count % 8 != 0 { bits.append(false) }
    let bytes = stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      return byte == 0xFF ? [0xFF, 0x00] : [byte]
    }
    return bytes + [UInt8](repeating: 0, count: max(0, (total + 7) / 8 - bits.count / 8))
  }

  package var bytes: [UInt8] { header + scan + [0xFF, 0xD9] }

  private var largestAcross: Int { components.map(\.across).max() ?? 1 }
  private var largestDown: Int { components.map(\.down).max() ?? 1 }

  private var endOfBlock: [Bool] { process == .baseline ? [false] : [] }

  /// A difference in T.81's way (F.1.2.1): the category's code, then as many bits; one less when negative.
  private func code(_ difference: Int) -> [Bool] {
    let category = Int.bitWidth - abs(difference).leadingZeroBitCount
    let low = difference < 0 ? difference - 1 : difference
    return (0..<4).map { category >> (3 - $0) & 1 == 1 }
      + (0..<category).map { low >> (category - 1 - $0) & 1 == 1 }
  }

  private func pair(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }

  package func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker] + pair(payload.count + 2) + payload
  }

  /// Adobe's APP14 (Adobe technical note 5116): transform 0 is CMYK or RGB, 1 YCbCr, 2 YCCK.
  package func adobe(transform: UInt8) -> [UInt8] {
    segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
  }
}
