/// Grey JPEGs of coefficients or entropy-coded data that no encoder makes.
struct CraftedJPEG {
  let width: Int
  let height: Int
  /// In zigzag order.
  var quantization = [UInt8](repeating: 1, count: 64)
  /// The symbols of the codes of each length.
  var dc: [Int: [UInt8]] = [4: Array(0...11)]
  var ac: [Int: [UInt8]] = [8: [0, 0xF0] + (0..<16).flatMap { run in (1...10).map { run << 4 | $0 } }]

  /// - Parameter data: Entropy-coded, whole with stuffed bytes.
  func file(_ data: [UInt8]) -> [UInt8] {
    let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return [0xFF, 0xD8] + segment(0xDB, [0] + quantization) + segment(0xC0, [8] + size + [1, 1, 0x11, 0])
      + segment(0xC4, table(0, dc) + table(0x10, ac)) + segment(0xDA, [1, 1, 0, 0, 63, 0]) + data
      + [0xFF, 0xD9]
  }

  /// All blocks are the same one: its coefficients by their index in zigzag order, none further than 15
  /// behind the one before. For the tables of this type only.
  func file(block: [Int: Int]) -> [UInt8] {
    var bits = ""
    var mean = 0
    for _ in 0..<(width + 7) / 8 * ((height + 7) / 8) {
      let difference = block[0, default: 0] - mean
      mean += difference
      bits += digits(size(difference), 4) + field(difference)
      var next = 1
      for index in block.keys.sorted() where index > 0 {
        guard let value = block[index] else { continue }
        bits += digits(1 + (index - next) * 10 + size(value), 8) + field(value)
        next = index + 1
      }
      if next < 64 { bits += digits(0, 8) }
    }
    bits += String(repeating: "1", count: (8 - bits.utf8.count % 8) % 8)
    let all = Array(bits.utf8)
    return file(
      stride(from: 0, to: all.count, by: 8).flatMap { start -> [UInt8] in
        let byte = all[start..<start + 8].reduce(0) { $0 << 1 | $1 & 1 }
        return byte == 0xFF ? [0xFF, 0] : [byte]
      })
  }

  private func size(_ value: Int) -> Int { Int.bitWidth - abs(value).leadingZeroBitCount }

  private func field(_ value: Int) -> String {
    value == 0 ? "" : digits(value > 0 ? value : value + 1 << size(value) - 1, size(value))
  }

  private func digits(_ value: Int, _ count: Int) -> String {
    let digits = String(value, radix: 2)
    return String(repeating: "0", count: count - digits.utf8.count) + digits
  }

  private func segment(_ marker: UInt8, _ parameters: [UInt8]) -> [UInt8] {
    let length = parameters.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + parameters
  }

  private func table(_ destination: UInt8, _ symbols: [Int: [UInt8]]) -> [UInt8] {
    let lengths = (1...16).map { symbols[$0] ?? [] }
    return [destination] + lengths.map { UInt8($0.count) } + lengths.flatMap(\.self)
  }
}
