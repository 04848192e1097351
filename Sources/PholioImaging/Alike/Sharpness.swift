import PholioFacts

extension Bitmap {
  /// How sharp the picture is: the variance of its luma's Laplacian over a part of it, 0 for one colour
  /// (J. L. Pech-Pacheco et al., "Diatom autofocusing in brightfield microscopy: a comparative study", ICPR
  /// 2000). It compares pictures of one scene and of one size, not of different scenes.
  func sharpness(of part: PixelPart) -> Double {
    let (width, height) = (part.columns.count, part.rows.count)
    guard width > 2, height > 2 else { return 0 }
    var sum = 0
    var squares = 0
    // The luma of three rows, row r at r modulo 3.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * width) { luma in
      withPixels { pixels in
        for row in 0..<height {
          var offset =
            (part.rows.lowerBound + row) * bytesPerRow + part.columns.lowerBound * Bitmap.bytesPerPixel
          let line = row % 3 * width
          for column in 0..<width {
            // The weights of ITU-R BT.601, in 256ths.
            luma[line + column] =
              (77 &* Int32(pixels[offset]) &+ 150 &* Int32(pixels[offset + 1]) &+ 29
                &* Int32(pixels[offset + 2]))
              >> 8
            offset += Bitmap.bytesPerPixel
          }
          guard row >= 2 else { continue }
          let (above, middle) = ((row + 1) % 3 * width, (row + 2) % 3 * width)
          var (lineSum, lineSquares): (Int32, Int64) = (0, 0)
          for column in 1..<width - 1 {
            let around =
              luma[above + column] &+ luma[line + column] &+ luma[middle + column - 1]
              &+ luma[middle + column + 1]
            let laplacian = around &- 4 &* luma[middle + column]
            lineSum &+= laplacian
            lineSquares &+= Int64(laplacian &* laplacian)
          }
          sum += Int(lineSum)
          squares += Int(lineSquares)
        }
      }
    }
    let count = Double((width - 2) * (height - 2))
    let mean = Double(sum) / count
    return max(0, Double(squares) / count - mean * mean)
  }
}
