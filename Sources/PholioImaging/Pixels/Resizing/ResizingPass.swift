/// The resampler's inner loops. They work on bare pointers, since a bounds check per sample costs more than the
/// sample; `RowResizer` owns the memory and states its sizes.
enum ResizingPass {
  /// How many samples a pass may touch beyond the last of a row: it handles four at a time.
  static let slack = 4

  /// Bytes to Floats.
  static func widen(_ bytes: UnsafePointer<UInt8>, into floats: UnsafeMutablePointer<Float>, count: Int) {
    for index in 0..<count { floats[index] = Float(bytes[index]) }
  }

  /// `sums[i]` = Σ `weights[k]` · `rows[k][i]`.
  static func combine(
    _ rows: UnsafeBufferPointer<UnsafePointer<Float>>, weights: UnsafeBufferPointer<Float>,
    into sums: UnsafeMutablePointer<Float>, count: Int
  ) {
    let whole = count & ~15
    var index = 0
    while index < whole {
      var first = SIMD8<Float>(repeating: 0)
      var second = SIMD8<Float>(repeating: 0)
      for tap in 0..<rows.count {
        let samples = UnsafeRawPointer(rows[tap] + index)
        let weight = weights[tap]
        first += samples.loadUnaligned(as: SIMD8<Float>.self) * weight
        second += samples.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self) * weight
      }
      let place = UnsafeMutableRawPointer(sums + index)
      place.storeBytes(of: first, as: SIMD8<Float>.self)
      place.storeBytes(of: second, toByteOffset: 32, as: SIMD8<Float>.self)
      index += 16
    }
    while index < count {
      var sum: Float = 0
      for tap in 0..<rows.count { sum += weights[tap] * rows[tap][index] }
      sums[index] = sum
      index += 1
    }
  }

  /// One row of pixels of 3 or 4 samples. Four samples are worked on in either case; of three, the fourth is the
  /// next pixel's and is overwritten by it.
  static func filter(
    _ row: UnsafePointer<Float>, samplesPerPixel: Int, by table: FilterTable,
    into result: UnsafeMutablePointer<UInt8>
  ) {
    let taps = table.taps
    let pixelBytes = samplesPerPixel * MemoryLayout<Float>.stride
    table.weights.withUnsafeBufferPointer { weights in
      table.starts.withUnsafeBufferPointer { starts in
        for position in 0..<starts.count {
          var samples = UnsafeRawPointer(row + starts[position] * samplesPerPixel)
          let end = position * taps + taps
          var weight = position * taps
          var even = SIMD4<Float>(repeating: 0)
          var odd = SIMD4<Float>(repeating: 0)
          while weight + 1 < end {
            let next = samples + pixelBytes
            even += samples.loadUnaligned(as: SIMD4<Float>.self) * weights[weight]
            odd += next.loadUnaligned(as: SIMD4<Float>.self) * weights[weight + 1]
            samples += 2 * pixelBytes
            weight += 2
          }
          if weight < end { even += samples.loadUnaligned(as: SIMD4<Float>.self) * weights[weight] }
          let bytes = rounded(even + odd)
          UnsafeMutableRawPointer(result + position * samplesPerPixel).storeBytes(
            of: bytes, as: SIMD4<UInt8>.self)
        }
      }
    }
  }

  /// One row of pixels of one sample.
  static func filterGrey(
    _ row: UnsafePointer<Float>, by table: FilterTable, into result: UnsafeMutablePointer<UInt8>
  ) {
    let taps = table.taps
    table.weights.withUnsafeBufferPointer { weights in
      for position in 0..<table.starts.count {
        let start = table.starts[position]
        var sum: Float = 0
        for tap in 0..<taps { sum += row[start + tap] * weights[position * taps + tap] }
        result[position] = rounded(SIMD4(repeating: sum))[0]
      }
    }
  }

  /// Clamped to 0...255. Adding 1.5 · 2²³ leaves the nearest whole number in the lowest bits of the Float.
  @inline(__always)
  private static func rounded(_ samples: SIMD4<Float>) -> SIMD4<UInt8> {
    let clamped = samples.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    let shifted = clamped + 12_582_912
    return SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(shifted, to: SIMD4<UInt32>.self))
  }
}
