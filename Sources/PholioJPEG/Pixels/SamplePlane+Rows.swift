extension SamplePlane {
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
    // One check for all samples.
    let count = row.count
    let line = samples.extracting(start..<start + (count + times - 1) / times)
    if times == 1 {
      for x in 0..<count { row[unchecked: x] = line[unchecked: x] }
    } else if times == 2 {
      for x in 0..<count / 2 {
        row[unchecked: 2 &* x] = line[unchecked: x]
        row[unchecked: 2 &* x &+ 1] = line[unchecked: x]
      }
      if count & 1 == 1 { row[count - 1] = line[count / 2] }
    } else {
      for x in 0..<count { row[x] = line[x / times] }
    }
  }

  /// 3/4 of the nearer sample and 1/4 of the further one: h2v1_fancy_upsample.
  private func widenSmoothly(_ samples: Span<UInt8>, _ start: Int, to row: inout MutableSpan<UInt8>) {
    // One check for all samples: their number is above 2.
    let line = samples.extracting(start..<start + width)
    precondition(row.count == 2 * width || row.count == 2 * width - 1)
    row[0] = line[0]
    for x in 1..<width {
      let near = UInt16(line[unchecked: x])
      let far = UInt16(line[unchecked: x &- 1])
      row[unchecked: 2 &* x &- 1] = UInt8(truncatingIfNeeded: (far &* 3 &+ near &+ 2) &>> 2)
      row[unchecked: 2 &* x] = UInt8(truncatingIfNeeded: (near &* 3 &+ far &+ 1) &>> 2)
    }
    if row.count == 2 * width { row[row.count - 1] = line[width - 1] }
  }

  /// The same of rows: h1v2_fancy_upsample.
  private func mix(_ samples: Span<UInt8>, _ y: Int, to row: inout MutableSpan<UInt8>) {
    let below = min(max(y / 2 + (y & 1 == 0 ? -1 : 1), 0), height - 1)
    // One check for all samples.
    let count = row.count
    let near = samples.extracting(y / 2 * stride..<y / 2 * stride + count)
    let far = samples.extracting(below * stride..<below * stride + count)
    let rounding = UInt16(1 + y & 1)
    for x in 0..<count {
      let value = UInt16(near[unchecked: x]) &* 3 &+ UInt16(far[unchecked: x]) &+ rounding
      row[unchecked: x] = UInt8(truncatingIfNeeded: value &>> 2)
    }
  }
}
