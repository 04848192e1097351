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
        let basis = BlockBasis(size: component.size, kept: component.kept, quantization: table),
        let tables = ValueTables(
          scan.header, described, keepsAC: component.kept > 1, largestStep: basis.largestStep)
      else { return nil }
      var walk = BlockWalk(index, basis, tables, scan.layout, restartInterval: scan.header.restartInterval)
      var samples = [UInt8](repeating: 0, count: walk.stride * walk.rows)
      var span = samples.mutableSpan
      var plane = span.mutableBytes
      let bytes = scan.data.bytes.span.bytes
      for piece in pieces { walk.visit(piece, bytes, &plane) }
      if walk.hasExcess { return nil }
      planes.append(
        SamplePlane(width: component.width, height: component.height, stride: walk.stride, samples: samples))
    }
    return planes
  }
}
