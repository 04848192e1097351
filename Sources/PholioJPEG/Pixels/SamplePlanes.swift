/// Transforms the blocks of a scan to planes of samples.
enum SamplePlanes {
  /// Nil if a coefficient is larger than a regular picture's.
  static func planes(
    of pieces: [ScanPiece], _ header: FrameHeader, _ layout: ScanLayout, _ components: [ReducedComponent],
    kept: [Int]
  ) -> [SamplePlane]? {
    var planes: [SamplePlane] = []
    for (index, component) in components.enumerated() {
      guard let table = header.quantization[header.components[index].quantization] else { return nil }
      var transform = ReducedTransform(size: component.size, kept: kept[index], quantization: table)
      guard let plane = plane(index, component, of: pieces, header, layout, &transform, kept: kept) else { return nil }
      planes.append(plane)
    }
    return planes
  }

  private static func plane(
    _ index: Int, _ component: ReducedComponent, of pieces: [ScanPiece], _ header: FrameHeader,
    _ layout: ScanLayout, _ transform: inout ReducedTransform, kept: [Int]
  ) -> SamplePlane? {
    let slots = layout.slots.filter { $0.component == index }
    let across = (slots.map(\.column).max() ?? 0) + 1
    let down = (slots.map(\.row).max() ?? 0) + 1
    let stride = layout.columns * across * component.size
    let skipped = layout.slots.filter { $0.component < index }.reduce(0) { $0 + kept[$1.component] }
    var samples = [UInt8](repeating: 0, count: stride * layout.rows * down * component.size)
    var plane = samples.mutableSpan
    var sum: Int32 = 0
    var excess: Int32 = 0
    var left = header.restartInterval
    var (row, column) = (0, 0)
    for piece in pieces {
      let cells = piece.part.cells.span
      for mcu in piece.range {
        var place = mcu &* layout.cellsPerMCU &+ skipped
        for blockRow in 0..<down {
          for block in 0..<across {
            // The difference from the block before it (F.1.1.5.1).
            sum &+= Int32(cells[place])
            excess |= sum &+ 0x8000
            let corner =
              (row &* down &+ blockRow) &* component.size &* stride
              &+ (column &* across &+ block) &* component.size
            transform.transform(cells, place, dc: sum, to: &plane, corner, stride: stride)
            place &+= transform.kept
          }
        }
        column &+= 1
        if column == layout.columns { (row, column) = (row &+ 1, 0) }
        left &-= 1
        // Predictions begin anew in each restart interval (F.2.1.3.1).
        if left == 0 { (sum, left) = (0, header.restartInterval) }
      }
    }
    if excess & ~0xFFFF != 0 || transform.hasExcess { return nil }
    return SamplePlane(width: component.width, height: component.height, stride: stride, samples: samples)
  }
}
