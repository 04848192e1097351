/// A plane, with its mean taken away and its contrast made 1, and what happens to its samples where it is
/// stretched and shifted a little.
struct Slopes {
  private let edge: Int
  private let samples: [Float]
  /// Rises of the samples from left to right and from top to bottom, over a distance of 1.
  private let across: [Float]
  private let down: [Float]
  private let matrix: NormalMatrix
  private let points: [Float]

  init(of plane: Plane) {
    let edge = plane.edge
    self.edge = edge
    let samples = Contrast(of: plane.samples).applied(to: plane.samples)
    self.samples = samples
    points = (0..<edge).map(plane.point)
    var across = [Float](repeating: 0, count: edge * edge)
    var down = across
    for row in 0..<edge {
      for column in 0..<edge {
        let (left, right) = (max(column - 1, 0), min(column + 1, edge - 1))
        let (above, below) = (max(row - 1, 0), min(row + 1, edge - 1))
        let place = row * edge + column
        across[place] =
          (samples[row * edge + right] - samples[row * edge + left]) / Float(right - left) * Float(edge) / 2
        down[place] =
          (samples[below * edge + column] - samples[above * edge + column]) / Float(below - above)
          * Float(edge) / 2
      }
    }
    var matrix = NormalMatrix()
    for row in 0..<edge {
      for column in 0..<edge {
        let place = row * edge + column
        matrix.add(
          SIMD4(across[place] * points[column], across[place], down[place] * points[row], down[place]))
      }
    }
    self.across = across
    self.down = down
    self.matrix = matrix
  }

  /// The stretch and the move along both edges by which this plane would come nearer to `other` where `alignment`
  /// puts it; nil where too little of it lies there.
  func step(from alignment: Alignment, to other: Plane) -> SIMD4<Float>? {
    guard let overlap = Overlap(of: other, at: alignment), overlap.samples.count >= edge * edge / 2 else {
      return nil
    }
    let contrast = Contrast(of: overlap.samples)
    let factor = contrast.factor
    var sum = SIMD4<Float>()
    var index = 0
    for row in overlap.rows {
      for column in overlap.columns {
        let place = row * edge + column
        let difference = (overlap.samples[index] - contrast.mean) * factor - samples[place]
        let (right, below) = (across[place] * difference, down[place] * difference)
        sum += SIMD4(right * points[column], right, below * points[row], below)
        index += 1
      }
    }
    return matrix.solution(of: sum)
  }
}
