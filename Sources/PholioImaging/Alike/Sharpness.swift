import PholioFacts

extension Bitmap {
  /// How sharp the picture is: the variance of its luma's Laplacian over a part of it, 0 for one colour
  /// (J. L. Pech-Pacheco et al., "Diatom autofocusing in brightfield microscopy: a comparative study", ICPR
  /// 2000). It compares pictures of one scene and of one size, not of different scenes.
  func sharpness(of part: PixelPart) -> Double {
    let (width, height) = (part.columns.count, part.rows.count)
    guard width > 2, height > 2 else { return 0 }
    var sums = (sum: 0.0, squares: 0.0)
    // The luma of three rows, row r at r modulo 3.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * width) { luma in
      withPixels { pixels in
        guard let luma = luma.baseAddress, let pixels = pixels.baseAddress else { return }
        let start =
          pixels + part.rows.lowerBound * bytesPerRow + part.columns.lowerBound * Bitmap.bytesPerPixel
        for row in 0..<height {
          LaplacianPass.luma(start + row * bytesPerRow, into: luma + row % 3 * width, count: width)
          guard row >= 2 else { continue }
          LaplacianPass.sum(
            above: luma + (row + 1) % 3 * width, luma + (row + 2) % 3 * width, below: luma + row % 3 * width,
            count: width, into: &sums)
        }
      }
    }
    let count = Double((width - 2) * (height - 2))
    let mean = sums.sum / count
    return max(0, sums.squares / count - mean * mean)
  }
}

/// The inner loops, with bare pointers and unchecked arithmetic, since every thumbnail goes through them.
private enum LaplacianPass {
  /// A quarter of red and blue and a half of green, of each pixel.
  static func luma(_ pixels: UnsafePointer<UInt8>, into luma: UnsafeMutablePointer<Float>, count: Int) {
    var pixel = pixels
    for column in 0..<count {
      let sum = Int32(pixel[0]) &+ 2 &* Int32(pixel[1]) &+ Int32(pixel[2])
      luma[column] = Float(sum) * 0.25
      pixel += Bitmap.bytesPerPixel
    }
  }

  /// Adds the Laplacians of the middle row's samples, without the first and the last, and their squares.
  static func sum(
    above: UnsafePointer<Float>, _ middle: UnsafePointer<Float>, below: UnsafePointer<Float>, count: Int,
    into sums: inout (sum: Double, squares: Double)
  ) {
    var (sum, squares) = (SIMD8<Float>(), SIMD8<Float>())
    var column = 1
    while column &+ 8 < count {
      func samples(_ row: UnsafePointer<Float>, _ shift: Int) -> SIMD8<Float> {
        UnsafeRawPointer(row + (column &+ shift)).loadUnaligned(as: SIMD8<Float>.self)
      }
      let around = samples(above, 0) + samples(below, 0) + samples(middle, -1) + samples(middle, 1)
      let laplacian = around - 4 * samples(middle, 0)
      sum += laplacian
      squares += laplacian * laplacian
      column &+= 8
    }
    while column &+ 1 < count {
      let around = above[column] + below[column] + middle[column &- 1] + middle[column &+ 1]
      let laplacian = around - 4 * middle[column]
      sum[0] += laplacian
      squares[0] += laplacian * laplacian
      column &+= 1
    }
    sums.sum += Double(sum.sum())
    sums.squares += Double(squares.sum())
  }
}
