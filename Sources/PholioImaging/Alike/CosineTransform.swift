import Glibc
import PholioFacts

/// The lowest frequencies of a square plane, or of its middle, by a discrete cosine transform (type II; N. Ahmed,
/// T. Natarajan, K. R. Rao, "Discrete Cosine Transform", 1974), without factors that leave signs as they are.
struct CosineTransform: Sendable {
  private let edge: Int
  /// For each sample along an edge one cosine of each frequency.
  private let cosines: [Float]

  /// - Parameters:
  ///   - edge: Samples along an edge of the plane.
  ///   - margin: How much of the edge is left out at each end, 0..<0.5; a part of a sample counts in part.
  init(edge: Int, margin: Double) {
    self.edge = edge
    let count = Signature.frequencyCount
    cosines = (0..<edge * count).map { index in
      let (sample, frequency) = (Double(index / count), Double(index % count))
      let start = max(sample / Double(edge), margin)
      let end = min((sample + 1) / Double(edge), 1 - margin)
      guard start < end else { return 0 }
      let middle = ((start + end) / 2 - margin) / (1 - 2 * margin)
      return Float(cos(Double.pi * frequency * middle) * (end - start) * Double(edge))
    }
  }

  /// The signs of the plane's frequencies, in the order of `Signature.frequencies`.
  func signs(of plane: Plane) -> [Bool] {
    precondition(plane.edge == edge, "a plane of \(plane.edge) for a transform of \(edge)")
    let count = Signature.frequencyCount
    // First along the rows, then down the columns.
    var row = [Float](repeating: 0, count: count)
    var sums = [Float](repeating: 0, count: count * count)
    plane.samples.withUnsafeBufferPointer { samples in
      cosines.withUnsafeBufferPointer { cosines in
        row.withUnsafeMutableBufferPointer { row in
          sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<edge {
              row.update(repeating: 0)
              for x in 0..<edge {
                let sample = samples[y * edge + x]
                for across in 0..<count { row[across] += sample * cosines[x * count + across] }
              }
              for down in 0..<count {
                let cosine = cosines[y * count + down]
                for across in 0..<count { sums[down * count + across] += cosine * row[across] }
              }
            }
          }
        }
      }
    }
    return Signature.frequencies.map { sums[$0.down * count + $0.across] > 0 }
  }
}
