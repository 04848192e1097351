/// What makes samples' mean 0 and their standard deviation 1.
struct Contrast {
  let mean: Float
  let deviation: Float

  init(of samples: [Float]) {
    let count = Float(max(samples.count, 1))
    let mean = samples.reduce(0, +) / count
    let squares = samples.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    self.mean = mean
    deviation = (squares / count).squareRoot()
  }

  var factor: Float { 1 / max(deviation, 0.001) }

  func applied(to samples: [Float]) -> [Float] {
    let factor = factor
    return samples.map { ($0 - mean) * factor }
  }
}
