/// How many coefficients of a component's blocks are wanted: the fewest with which some blocks from all over
/// the picture come close enough to what they are with all of them. Photos need few at a quarter of their
/// size; sharp edges and noise need more.
struct KeptCoefficients {
  let scan: ScanParser
  let pieces: [ScanPiece]

  /// In zigzag order.
  private static let choices = [5, 10, 14, 21]
  /// Blocks of a trial, of all components. A picture with few more keeps all.
  private static let trial = 800

  /// The mean of squares that a component's samples may be off. Together they are 1.6 in a pixel's red, green
  /// and blue: 46 dB.
  private static let mostErrors = [1.1, 0.22, 0.3]

  /// - Parameter whole: With all coefficients.
  func count(of index: Int, _ whole: BlockBasis, _ tables: ValueTables) -> Int {
    if whole.size == 1 { return 1 }
    let count = KeptCoefficients.trial / scan.layout.slots.count
    guard scan.layout.count >= 4 * count else { return whole.kept }
    // 16 sums: what four samples of a block lack by each choice.
    let basis = KeptCoefficients.lacks(whole)
    var walk = BlockWalk(index, basis, tables, scan.layout, restartInterval: 0, columns: count)
    let (sums, bits) = walk.sums(of: pieces, scan.data.bytes.span.bytes, count: count)
    // All are looked at, then.
    if walk.hasLargeCoefficients { return whole.kept }
    let (across, down) = (scan.layout.across[index], scan.layout.down[index])
    let blocksPerRow = walk.stride / basis.size
    let meanBits = Double(scan.data.end * 8) / Double(scan.layout.count)
    let unit = Double(8 << Int(basis.bits))
    for (number, choice) in KeptCoefficients.choices.enumerated() {
      var (sum, squares) = (0.0, 0.0)
      for mcu in 0..<count {
        var error = 0.0
        for block in 0..<across * down {
          let place = block / across * blocksPerRow + mcu * across + block % across
          for sample in place * 16 + 4 * number..<place * 16 + 4 * number + 4 {
            let difference = Double(sums[sample] - basis.start) / unit
            error += difference * difference
          }
        }
        // An MCU is tried the more likely, the more bits it has.
        error *= meanBits / Double(bits[mcu]) / Double(4 * across * down)
        sum += error
        squares += error * error
      }
      let mean = sum / Double(count)
      let variance = max(0, squares / Double(count) - mean * mean)
      // Errors are rare and large: MCUs that were not tried may have more.
      let most = mean + 2 * (variance / Double(count)).squareRoot()
      if most <= KeptCoefficients.mostErrors[index] { return choice }
    }
    return whole.kept
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
