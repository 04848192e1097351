/// What two planes of one size have in common: the samples of one, and those of the other at the same points.
struct Overlap {
  /// Of the first plane: those whose points lie in the other.
  let columns: Range<Int>
  let rows: Range<Int>
  /// The other's samples there, bilinear, row by row.
  let samples: [Float]

  /// Nil where they share nothing.
  init?(of plane: Plane, at alignment: Alignment) {
    guard let across = Taps(alignment.across, in: plane), let down = Taps(alignment.down, in: plane) else {
      return nil
    }
    columns = across.range
    rows = down.range
    let count = across.range.count
    let all = count * down.range.count
    let edge = plane.edge
    samples = [Float](unsafeUninitializedCapacity: all) { result, initialized in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: edge) { line in
        plane.samples.withUnsafeBufferPointer { samples in
          for (row, tap) in down.taps.enumerated() {
            let start = tap.index * edge
            for column in 0..<edge {
              let upper = samples[start + column]
              line[column] = upper + (samples[start + edge + column] - upper) * tap.share
            }
            for column in 0..<count {
              let tap = across.taps[column]
              let left = line[tap.index]
              result[row * count + column] = left + (line[tap.index + 1] - left) * tap.share
            }
          }
        }
      }
      initialized = all
    }
  }

  /// How much of the first plane it is, 0…1.
  func share(of plane: Plane) -> Float {
    Float(samples.count) / Float(plane.edge * plane.edge)
  }

  /// Along one edge: for each point that lies in the other plane, the sample before it there, and how far it is
  /// on the way to the next.
  private struct Taps {
    let range: Range<Int>
    let taps: [(index: Int, share: Float)]

    init?(_ edge: Alignment.Edge, in plane: Plane) {
      var range: Range<Int>?
      var taps: [(index: Int, share: Float)] = []
      let last = Float(plane.edge - 1)
      for index in 0..<plane.edge {
        let at = (edge.scale * plane.point(index) + edge.shift + 1) / 2 * Float(plane.edge) - 0.5
        guard at >= -0.5, at <= last + 0.5 else { continue }
        let inside = min(max(at, 0), last)
        let before = min(Int(inside), plane.edge - 2)
        taps.append((before, inside - Float(before)))
        range = (range?.lowerBound ?? index)..<index + 1
      }
      guard let range else { return nil }
      (self.range, self.taps) = (range, taps)
    }
  }
}

extension Overlap {
  /// Of the other plane's samples and the first one's, -1…1; 0 where one of them is of one value.
  func correlation(with plane: Plane) -> Float {
    let own = samples(of: plane)
    let (mine, theirs) = (Contrast(of: own), Contrast(of: samples))
    let sum = zip(own, samples).reduce(0) { $0 + ($1.0 - mine.mean) * ($1.1 - theirs.mean) }
    return sum * (mine.factor * theirs.factor) / Float(samples.count)
  }

  /// The mean of the differences.
  func difference(from plane: Plane) -> Float {
    zip(samples(of: plane), samples).reduce(0) { $0 + abs($1.0 - $1.1) } / Float(samples.count)
  }

  private func samples(of plane: Plane) -> [Float] {
    rows.flatMap { row in
      plane.samples[row * plane.edge + columns.lowerBound..<row * plane.edge + columns.upperBound]
    }
  }
}
