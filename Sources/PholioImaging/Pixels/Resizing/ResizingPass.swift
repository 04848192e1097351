/// The resampler's inner loops. They use bare pointers and unchecked arithmetic, since each check costs as
/// much as the sample; `RowResizer` owns the memory and guarantees its sizes.
enum ResizingPass {
  /// How many rows `filter` works on at once: a weight is loaded once for all of them.
  static let rowsAtOnce = 4

  /// How many samples a pass may touch past the end of a row: it handles four at a time.
  static let slack = 4

  /// Bytes to Floats.
  static func widen(_ bytes: UnsafePointer<UInt8>, into floats: UnsafeMutablePointer<Float>, count: Int) {
    for index in 0..<count { floats[index] = Float(bytes[index]) }
  }

  /// `sums[i]` = Σ `weights[k]` · `rows[k][i]`.
  static func combine(
    _ rows: UnsafePointer<UnsafePointer<Float>>, weights: UnsafePointer<Float>, taps: Int,
    into sums: UnsafeMutablePointer<Float>, count: Int
  ) {
    let whole = count & ~15
    var index = 0
    while index < whole {
      var first = SIMD8<Float>(repeating: 0)
      var second = SIMD8<Float>(repeating: 0)
      var tap = 0
      while tap < taps {
        let samples = UnsafeRawPointer(rows[tap] + index)
        let weight = weights[tap]
        first += samples.loadUnaligned(as: SIMD8<Float>.self) * weight
        second += samples.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self) * weight
        tap &+= 1
      }
      let output = UnsafeMutableRawPointer(sums + index)
      output.storeBytes(of: first, as: SIMD8<Float>.self)
      output.storeBytes(of: second, toByteOffset: 32, as: SIMD8<Float>.self)
      index &+= 16
    }
    while index < count {
      var sum: Float = 0
      for tap in 0..<taps { sum += weights[tap] * rows[tap][index] }
      sums[index] = sum
      index &+= 1
    }
  }

  /// Filters `rowsAtOnce` rows of pixels of 3 or 4 samples, `samplesPerRow` apart, into as many rows of
  /// bytes, `bytesPerRow` apart. It always works on four samples; with three, the fourth is the next pixel's,
  /// which overwrites it.
  static func filter(
    _ rows: UnsafePointer<Float>, samplesPerRow: Int, samplesPerPixel: Int, by table: borrowing FilterTable,
    into results: UnsafeMutablePointer<UInt8>, bytesPerRow: Int
  ) {
    var weight = table.weights
    var output = UnsafeMutableRawPointer(results)
    for position in 0..<table.count {
      var pixel = UnsafeRawPointer(rows + table.starts[position] &* samplesPerPixel)
      var sums = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
      let end = weight + table.taps
      while weight < end {
        let factor = SIMD4(repeating: weight.pointee)
        let row = 4 &* samplesPerRow
        sums.0 += pixel.loadUnaligned(as: SIMD4<Float>.self) * factor
        sums.1 += pixel.loadUnaligned(fromByteOffset: row, as: SIMD4<Float>.self) * factor
        sums.2 += pixel.loadUnaligned(fromByteOffset: 2 &* row, as: SIMD4<Float>.self) * factor
        sums.3 += pixel.loadUnaligned(fromByteOffset: 3 &* row, as: SIMD4<Float>.self) * factor
        pixel += 4 &* samplesPerPixel
        weight += 1
      }
      output.storeBytes(of: rounded(sums.0), as: SIMD4<UInt8>.self)
      output.storeBytes(of: rounded(sums.1), toByteOffset: bytesPerRow, as: SIMD4<UInt8>.self)
      output.storeBytes(of: rounded(sums.2), toByteOffset: 2 &* bytesPerRow, as: SIMD4<UInt8>.self)
      output.storeBytes(of: rounded(sums.3), toByteOffset: 3 &* bytesPerRow, as: SIMD4<UInt8>.self)
      output += samplesPerPixel
    }
  }

  /// The same for pixels of one sample: the four lanes are the four rows.
  static func filterGrey(
    _ rows: UnsafePointer<Float>, samplesPerRow: Int, by table: borrowing FilterTable,
    into results: UnsafeMutablePointer<UInt8>, bytesPerRow: Int
  ) {
    var weight = table.weights
    for position in 0..<table.count {
      var sample = rows + table.starts[position]
      var sums = SIMD4<Float>()
      let end = weight + table.taps
      while weight < end {
        let samples = SIMD4(
          sample[0], sample[samplesPerRow], sample[2 &* samplesPerRow], sample[3 &* samplesPerRow])
        sums += samples * weight.pointee
        sample += 1
        weight += 1
      }
      let bytes = rounded(sums)
      for row in 0..<rowsAtOnce { results[position &+ row &* bytesPerRow] = bytes[row] }
    }
  }

  /// Clamped to 0...255. Adding 1.5 · 2²³ leaves the nearest whole number in the lowest bits of the Float.
  @inline(__always)
  private static func rounded(_ samples: SIMD4<Float>) -> SIMD4<UInt8> {
    // With masks, since SIMD4.clamped(lowerBound:upperBound:) looks for NaNs, lane by lane.
    let atLeastZero = samples.replacing(with: 0, where: samples .< 0)
    let clamped = atLeastZero.replacing(with: 255, where: atLeastZero .> 255)
    let shifted = clamped + 12_582_912
    return SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(shifted, to: SIMD4<UInt32>.self))
  }
}
