/// A square of samples, rows from the top.
struct Plane: Hashable, Sendable {
  let edge: Int
  /// edge × edge.
  var samples: [Float]

  /// With half the edge: the means of four samples each. The edge is even.
  var halved: Plane {
    let half = edge / 2
    var result = Plane(edge: half, samples: [])
    result.samples.reserveCapacity(half * half)
    for row in 0..<half {
      for column in 0..<half {
        let corner = 2 * row * edge + 2 * column
        let upper = samples[corner] + samples[corner + 1]
        let lower = samples[corner + edge] + samples[corner + edge + 1]
        result.samples.append((upper + lower) / 4)
      }
    }
    return result
  }

  /// The middle of sample `index` in -1...1.
  func point(_ index: Int) -> Float { (Float(index) + 0.5) / Float(edge) * 2 - 1 }
}

extension Plane {
  /// Each sample less the mean of those up to `reach` to all sides of it; at the edges of fewer.
  func withoutSurroundings(reach: Int) -> Plane {
    let across = sums(reach: reach, step: 1, line: edge)
    let counts = Plane(edge: edge, samples: across).sums(reach: reach, step: edge, line: 1)
    return Plane(
      edge: edge,
      samples: samples.indices.map { index in
        let width = min(index % edge, reach) + 1 + min(edge - 1 - index % edge, reach)
        let height = min(index / edge, reach) + 1 + min(edge - 1 - index / edge, reach)
        return samples[index] - counts[index] / Float(width * height)
      })
  }

  /// The sum of the samples up to `reach` before and behind each one, along lines that begin `line` apart and
  /// whose samples are `step` apart.
  private func sums(reach: Int, step: Int, line: Int) -> [Float] {
    var sums = samples
    for start in 0..<edge {
      for index in 0..<edge {
        let near = max(0, index - reach)...min(edge - 1, index + reach)
        sums[start * line + index * step] = near.reduce(0) { $0 + samples[start * line + $1 * step] }
      }
    }
    return sums
  }
}
