import CReducedJPEG

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

/// The samples of a component at its reduced size.
struct SamplePlane {
  /// Samples across and down that the picture has of it; whole blocks are stored.
  let width: Int
  let height: Int
  let stride: Int
  var samples: [UInt8]
}

/// The sizes of a component.
struct ReducedComponent {
  /// Samples of a transformed block, across and down.
  let size: Int
  /// How many pixels of the picture a sample covers, across and down.
  let across: Int
  let down: Int
  /// As in `SamplePlane`.
  let width: Int
  let height: Int

  /// Whether a sample covers several pixels.
  var isWidened: Bool { across > 1 || down > 1 }

  /// libjpeg doubles a component's transform while both of its edges stay within the picture's
  /// (jpeg_calc_output_dimensions of jdmaster.c). Nil if its samples do not divide the picture's.
  init?(_ component: FrameComponent, of header: FrameHeader, eighths: Int) {
    let most = (
      across: header.components.map(\.across).max() ?? 1, down: header.components.map(\.down).max() ?? 1
    )
    var size = eighths
    while size < 8, most.across * eighths % (component.across * size * 2) == 0,
      most.down * eighths % (component.down * size * 2) == 0
    {
      size *= 2
    }
    let (across, down) = (component.across * size, component.down * size)
    guard size <= 4, most.across * eighths % across == 0, most.down * eighths % down == 0 else { return nil }
    self.size = size
    self.across = most.across * eighths / across
    self.down = most.down * eighths / down
    width = (header.width * across + most.across * 8 - 1) / (most.across * 8)
    height = (header.height * down + most.down * 8 - 1) / (most.down * 8)
  }
}

/// The colours of JFIF, as libjpeg converts them.
enum YCbCr {
  /// Writes red, green and blue of each pixel.
  static func convert(
    _ y: Span<UInt8>, _ blue: Span<UInt8>, _ red: Span<UInt8>, to row: inout MutableSpan<UInt8>
  ) {
    // One check for all pixels.
    let count = y.count
    precondition(
      blue.count == count && red.count == count && row.count == 3 * count, "\(count) pixels, \(row.count)")
    row.withUnsafeMutableBufferPointer { row in
      y.withUnsafeBufferPointer { y in
        blue.withUnsafeBufferPointer { blue in
          red.withUnsafeBufferPointer { red in
            pholio_jpeg_colours_of_row(
              y.baseAddress, blue.baseAddress, red.baseAddress, count, row.baseAddress)
          }
        }
      }
    }
  }
}
