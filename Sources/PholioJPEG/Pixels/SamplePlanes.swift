/// Transforms the blocks of a scan to planes of samples.
struct SamplePlanes {
  let scan: ScanParser
  let components: [ReducedComponent]

  /// Nil if a coefficient is larger than a regular picture's.
  func planes(of pieces: [ScanPiece]) -> [SamplePlane]? {
    var planes: [SamplePlane] = []
    for (index, component) in components.enumerated() {
      let described = scan.header.components[index]
      guard let table = scan.header.quantization[described.quantization],
        let values = ValueTables(scan.header, described, keepsAC: component.kept > 1)
      else { return nil }
      var walk = BlockWalk(
        index, size: component.size, values, scan.layout, restartInterval: scan.header.restartInterval)
      var samples = [UInt8](repeating: 0, count: walk.stride * walk.rows)
      var plane = samples.mutableSpan
      let bytes = scan.data.bytes.span.bytes
      if component.size == 1 {
        var transform = PointTransform(quantization: table)
        for piece in pieces { walk.visit(piece, bytes, &transform, &plane) }
      } else if component.size == 2 && component.kept < 64 && table.allSatisfy({ $0 < 256 }) {
        var transform = QuadTransform(kept: component.kept, quantization: table)
        for piece in pieces { walk.visit(piece, bytes, &transform, &plane) }
        if transform.hasExcess { return nil }
      } else {
        var transform = ReducedTransform(size: component.size, kept: component.kept, quantization: table)
        for piece in pieces { walk.visit(piece, bytes, &transform, &plane) }
        if transform.hasExcess { return nil }
      }
      if walk.hasExcess { return nil }
      planes.append(
        SamplePlane(width: component.width, height: component.height, stride: walk.stride, samples: samples))
    }
    return planes
  }
}
