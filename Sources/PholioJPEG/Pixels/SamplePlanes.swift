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
        let whole = BlockBasis(
          size: component.size, kept: component.size == 1 ? 1 : 64, quantization: table),
        var tables = ValueTables(scan.header, described, whole)
      else { return nil }
      let kept = KeptCoefficients(scan: scan, pieces: pieces).count(of: index, whole, tables)
      guard let basis = BlockBasis(size: component.size, kept: kept, quantization: table) else { return nil }
      tables.narrow(to: basis)
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
