extension SamplePlane {
  /// The samples of row `y` of the picture, if there is one for each pixel.
  func row(_ y: Int, _ component: ReducedComponent) -> Range<Int>? {
    guard component.across == 1, component.down == 1 else { return nil }
    return y * stride..<y * stride + width
  }

  /// Writes row `y` of the picture, `across` × `down` pixels for each sample, as libjpeg does (jdsample.c):
  /// between two samples it interpolates if the picture is larger than an eighth.
  func writeRow(
    _ y: Int, _ component: ReducedComponent, smooth: Bool, to row: inout MutableSpan<UInt8>
  ) {
    let samples = samples.span
    let start = (y / component.down) * stride
    switch (component.across, component.down) {
    case (2, 1) where smooth && width > 2: widenSmoothly(samples, start, to: &row)
    case (1, 2) where smooth: mix(samples, y, to: &row)
    default: repeatSamples(samples, start, component.across, to: &row)
    }
  }

  private func repeatSamples(
    _ samples: Span<UInt8>, _ start: Int, _ times: Int, to row: inout MutableSpan<UInt8>
  ) {
    if times == 1 {
      for x in 0..<row.count { row[x] = samples[start &+ x] }
    } else {
      for x in 0..<row.count { row[x] = samples[start &+ x / times] }
    }
  }

  /// 3/4 of the nearer sample and 1/4 of the further one: h2v1_fancy_upsample.
  private func widenSmoothly(_ samples: Span<UInt8>, _ start: Int, to row: inout MutableSpan<UInt8>) {
    for x in 0..<row.count {
      let near = Int(samples[start &+ x / 2])
      let far = min(max(x / 2 &+ (x & 1 == 0 ? -1 : 1), 0), width &- 1)
      row[x] = UInt8(truncatingIfNeeded: (near &* 3 &+ Int(samples[start &+ far]) &+ 1 &+ x & 1) >> 2)
    }
  }

  /// The same of rows: h1v2_fancy_upsample.
  private func mix(_ samples: Span<UInt8>, _ y: Int, to row: inout MutableSpan<UInt8>) {
    let near = y / 2 * stride
    let far = min(max(y / 2 + (y & 1 == 0 ? -1 : 1), 0), height - 1) * stride
    for x in 0..<row.count {
      let value = Int(samples[near &+ x]) &* 3 &+ Int(samples[far &+ x]) &+ 1 &+ y & 1
      row[x] = UInt8(truncatingIfNeeded: value >> 2)
    }
  }
}
