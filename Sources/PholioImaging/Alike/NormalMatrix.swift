/// The normal equations of a least-squares problem with four unknowns.
struct NormalMatrix {
  private var rows = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
  private var count: Float = 0

  mutating func add(_ slopes: SIMD4<Float>) {
    rows.0 += slopes * slopes[0]
    rows.1 += slopes * slopes[1]
    rows.2 += slopes * slopes[2]
    rows.3 += slopes * slopes[3]
    count += 1
  }

  /// By Gauss's elimination, with a little added to the diagonal, so that unknowns of which the samples tell
  /// nothing stay near 0. Nil where the numbers are too large or are none.
  func solution(of sums: SIMD4<Float>) -> SIMD4<Float>? {
    var matrix = [rows.0, rows.1, rows.2, rows.3]
    var sums = sums
    for pivot in 0..<4 { matrix[pivot][pivot] += 0.01 * count }
    for pivot in 0..<4 {
      for row in pivot + 1..<4 {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        matrix[row] -= matrix[pivot] * factor
        sums[row] -= sums[pivot] * factor
      }
    }
    for pivot in (0..<4).reversed() {
      for column in pivot + 1..<4 { sums[pivot] -= matrix[pivot][column] * sums[column] }
      sums[pivot] /= matrix[pivot][pivot]
    }
    return (0..<4).allSatisfy { sums[$0].isFinite } ? sums : nil
  }
}
