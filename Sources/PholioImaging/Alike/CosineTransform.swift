import Glibc
import PholioFacts

/// The lowest frequencies of a square plane, or of its middle, by a discrete cosine transform (type II; N. Ahmed,
/// T. Natarajan, K. R. Rao, "Discrete Cosine Transform", 1974), without factors that leave signs as they are.
struct CosineTransform: Sendable {
  /// One number for each frequency along an edge; those behind the last are not used.
  private typealias Waves = SIMD16<Float>

  private let edge: Int
  /// For each sample along an edge the cosine of each frequency.
  private let cosines: [Waves]

  /// - Parameters:
  ///   - edge: Samples along an edge of the plane.
  ///   - margin: How much of the edge is left out at each end, 0..<0.5; a part of a sample counts in part.
  init(edge: Int, margin: Double) {
    self.edge = edge
    cosines = (0..<edge).map { sample in
      let start = max(Double(sample) / Double(edge), margin)
      let end = min(Double(sample + 1) / Double(edge), 1 - margin)
      guard start < end else { return Waves() }
      let middle = ((start + end) / 2 - margin) / (1 - 2 * margin)
      var waves = Waves()
      for frequency in 0..<Signature.frequencyCount {
        let wave = cos(Double.pi * Double(frequency) * middle)
        waves[frequency] = Float(wave * (end - start) * Double(edge))
      }
      return waves
    }
  }

  /// The signs of the plane's frequencies, in the order of `Signature.frequencies`.
  func signs(of plane: Plane) -> [Bool] {
    precondition(plane.edge == edge, "a plane of \(plane.edge) for a transform of \(edge)")
    // First along the rows, then down the columns.
    var sums = [Waves](repeating: Waves(), count: Signature.frequencyCount)
    for y in 0..<edge {
      var row = Waves()
      for x in 0..<edge { row += cosines[x] * plane.samples[y * edge + x] }
      for down in sums.indices { sums[down] += row * cosines[y][down] }
    }
    return Signature.frequencies.map { sums[$0.down][$0.across] > 0 }
  }
}
