/// How many coefficients of a component's blocks are wanted: the fewest with which some blocks from all over the
/// picture come close enough to what they are with all of them. Photos need few at a quarter of their size;
/// sharp edges and noise need more.
struct KeptCoefficients {
  let scan: ScanParser
  let pieces: [ScanPiece]

  /// In zigzag order.
  private static let choices = [5, 10, 14, 21]
  /// Blocks of a trial, or more of large pictures. A picture with few more keeps all.
  private static let trial = 600

  /// The mean of squares that a component's samples may be off. Together they are 1.4 in a pixel's red, green
  /// and blue: 46.6 dB.
  private static let mostErrors = [0.9, 0.2, 0.3]

  /// - Parameter whole: With all coefficients.
  func count(of index: Int, _ whole: BlockBasis, _ tables: ValueTables) -> Int {
    if whole.size == 1 { return 1 }
    let blocks = scan.layout.across[index] * scan.layout.down[index]
    let count = max(KeptCoefficients.trial / scan.layout.slots.count, scan.layout.count / 50)
    guard scan.layout.count >= 4 * count else { return whole.kept }
    // 16 sums: what four samples of a block lack by each choice.
    let basis = KeptCoefficients.lacks(whole)
    var walk = BlockWalk(index, basis, tables, scan.layout, restartInterval: 0, columns: count)
    let sums = walk.sums(of: pieces, scan.data.bytes.span.bytes, count: count)
    var errors = [Double](repeating: 0, count: 4)
    for index in sums.indices where sums[index] != 0 {
      let difference = Double(sums[index] - basis.start)
      errors[index / 4 % 4] += difference * difference
    }
    let unit = Double(8 << Int(basis.bits))
    let most = KeptCoefficients.mostErrors[index] * unit * unit * Double(4 * count * blocks)
    return zip(KeptCoefficients.choices, errors).first { $0.1 <= most }?.0 ?? whole.kept
  }

  private static func lacks(_ whole: BlockBasis) -> BlockBasis {
    let places = whole.size == 2 ? [0, 1, 2, 3] : [0, 6, 9, 15]
    let samples = whole.size * whole.size
    var weights = [Int32](repeating: 0, count: BlockBasis.rows * 16)
    for index in 0..<64 {
      for (number, choice) in choices.enumerated() where index >= choice {
        for place in 0..<4 {
          weights[(index + 1) * 16 + 4 * number + place] =
            whole.weights[(index + 1) * samples + places[place]]
        }
      }
    }
    return BlockBasis(whole, weights: weights)
  }
}
