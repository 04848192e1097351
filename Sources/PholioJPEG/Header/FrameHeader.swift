/// Everything in front of the entropy-coded data of a picture that this module takes: 8 bits, Huffman-coded,
/// sequential, one scan of all components, grey or YCbCr.
struct FrameHeader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var components: [FrameComponent] = []
  /// MCUs between restart markers; 0 without.
  private(set) var restartInterval = 0
  /// The tables at the start of the scan, by their destination.
  private(set) var quantization: [[Int]?] = [nil, nil, nil, nil]
  private(set) var dcTables: [HuffmanTable?] = [nil, nil, nil, nil]
  private(set) var acTables: [HuffmanTable?] = [nil, nil, nil, nil]
  /// Where the entropy-coded data begins.
  private(set) var scanStart = 0
  private var hasJFIF = false
  private var adobeTransform: UInt8?

  /// The longest edge that libjpeg takes.
  static let longestEdge = 65_500

  /// Nil for everything else, and for whatever libjpeg might warn about.
  init?(_ jpeg: Span<UInt8>) {
    guard jpeg.count >= 2, jpeg[0] == 0xFF, jpeg[1] == 0xD8 else { return nil }
    var offset = 2
    while true {
      guard var segment = Segment(of: jpeg, at: offset) else { return nil }
      offset = segment.end
      switch segment.marker {
      case 0xC0, 0xC1: guard readFrame(&segment) else { return nil }
      case 0xC4: guard readHuffmanTables(&segment) else { return nil }
      case 0xDB: guard readQuantization(&segment) else { return nil }
      case 0xDD:
        guard segment.left == 2, let interval = segment.number() else { return nil }
        restartInterval = interval
      case 0xE0: guard readJFIF(&segment) else { return nil }
      case 0xEE: readAdobe(&segment)
      case 0xE1...0xEF, 0xFE: break
      case 0xDA:
        guard readScan(&segment), hasColours else { return nil }
        scanStart = offset
        return
      default: return nil
      }
    }
  }

  /// B.2.2.
  private mutating func readFrame(_ segment: inout Segment) -> Bool {
    guard components.isEmpty, segment.byte() == 8, let height = segment.number(),
      let width = segment.number(),
      let count = segment.byte(), count == 1 || count == 3, segment.left == 3 * Int(count)
    else { return false }
    let edges = 1...FrameHeader.longestEdge
    guard edges.contains(width), edges.contains(height) else { return false }
    (self.width, self.height) = (width, height)
    for _ in 0..<count {
      guard let identifier = segment.byte(), let factors = segment.byte(), let table = segment.byte(),
        !components.contains(where: { $0.identifier == identifier }), table < 4
      else { return false }
      let (across, down) = (Int(factors >> 4), Int(factors & 15))
      guard 1...4 ~= across, 1...4 ~= down else { return false }
      components.append(
        FrameComponent(identifier: identifier, across: across, down: down, quantization: Int(table)))
    }
    return true
  }

  /// B.2.3: all components, in the frame's order.
  private mutating func readScan(_ segment: inout Segment) -> Bool {
    guard !components.isEmpty, segment.byte() == UInt8(components.count),
      segment.left == 2 * components.count + 3
    else { return false }
    for index in components.indices {
      guard segment.byte() == components[index].identifier, let tables = segment.byte() else { return false }
      let (dc, ac) = (Int(tables >> 4), Int(tables & 15))
      guard dc < 4, ac < 4, dcTables[dc] != nil, acTables[ac] != nil else { return false }
      guard quantization[components[index].quantization] != nil else { return false }
      components[index].dcTable = dc
      components[index].acTable = ac
    }
    return segment.byte() == 0 && segment.byte() == 63 && segment.byte() == 0
  }

  /// B.2.4.1; in zigzag order, as they come.
  private mutating func readQuantization(_ segment: inout Segment) -> Bool {
    while segment.left > 0 {
      // cjpeg writes entries of 16 bits at low qualities, though they belong to samples of 12 bits.
      guard let destination = segment.byte(), destination & 15 < 4, destination >> 4 < 2 else { return false }
      let isWide = destination >> 4 == 1
      var table: [Int] = []
      for _ in 0..<64 {
        guard let value = isWide ? segment.number() : segment.byte().map(Int.init), value > 0 else {
          return false
        }
        table.append(value)
      }
      quantization[Int(destination & 15)] = table
    }
    return true
  }

  /// B.2.4.2.
  private mutating func readHuffmanTables(_ segment: inout Segment) -> Bool {
    while segment.left > 0 {
      guard let destination = segment.byte(), destination & 15 < 4, destination >> 4 < 2 else { return false }
      var counts: InlineArray<16, Int> = .init(repeating: 0)
      var sum = 0
      for index in 0..<16 {
        guard let count = segment.byte() else { return false }
        counts[index] = Int(count)
        sum += Int(count)
      }
      guard sum <= 256, let symbols = segment.bytes(sum),
        let table = HuffmanTable(counts: counts, symbols: symbols)
      else { return false }
      if destination >> 4 == 0 {
        // A difference has at most 11 bits (F.1.2.1).
        guard symbols.allSatisfy({ $0 <= 11 }) else { return false }
        dcTables[Int(destination & 15)] = table
      } else {
        acTables[Int(destination & 15)] = table
      }
    }
    return true
  }
}

extension FrameHeader {
  /// The application's segment of JFIF; another version is odd to libjpeg.
  private mutating func readJFIF(_ segment: inout Segment) -> Bool {
    guard segment.left >= 14, segment.bytes(5) == Array("JFIF\0".utf8) else { return true }
    hasJFIF = true
    return segment.byte() == 1
  }

  private mutating func readAdobe(_ segment: inout Segment) {
    guard segment.left >= 12, segment.bytes(5) == Array("Adobe".utf8), segment.bytes(6) != nil else { return }
    adobeTransform = segment.byte()
  }

  /// Whether it is grey or YCbCr, by the rules of libjpeg's default_decompress_parms (jdapimin.c).
  private var hasColours: Bool {
    if components.count == 1 || hasJFIF { return true }
    if let adobeTransform { return adobeTransform == 1 }
    return components.map(\.identifier) != Array("RGB".utf8)
  }
}
