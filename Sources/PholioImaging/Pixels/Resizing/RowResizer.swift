/// Resamples a picture as its rows come by: down the columns first, then along each finished row, so that only
/// as many source rows are held as one result row needs.
///
/// Samples are held as Float; the weights of `FilterTable` are applied to both axes; results are clamped to
/// 0...255 and rounded to the nearest.
struct RowResizer: ~Copyable {
  let target: PixelSize
  let bytesPerPixel: Int

  private let samplesPerRow: Int
  private let down: FilterTable
  private let across: FilterTable
  /// The latest `down.taps` source rows, source row r at r modulo `down.taps`.
  private let ring: UnsafeMutablePointer<Float>
  private let column: UnsafeMutablePointer<Float>
  private let result: UnsafeMutablePointer<UInt8>
  private var tapRows: [UnsafePointer<Float>]
  private var received = 0
  private var delivered = 0

  /// - Parameters:
  ///   - source: the size of the rows to come.
  ///   - extent: how much of it is picture, in its own pixels, from the top left.
  ///   - bytesPerPixel: 1, 3 or 4, alike in source and result.
  init(
    from source: PixelSize, extent: (width: Double, height: Double), to target: PixelSize, bytesPerPixel: Int
  ) {
    precondition([1, 3, 4].contains(bytesPerPixel), "\(bytesPerPixel) bytes a pixel")
    self.target = target
    self.bytesPerPixel = bytesPerPixel
    down = FilterTable(source: source.height, extent: extent.height, target: target.height)
    across = FilterTable(source: source.width, extent: extent.width, target: target.width)
    samplesPerRow = source.width * bytesPerPixel
    ring = .allocate(capacity: samplesPerRow * down.taps)
    column = .allocate(capacity: samplesPerRow + ResizingPass.slack)
    (column + samplesPerRow).initialize(repeating: 0, count: ResizingPass.slack)
    result = .allocate(capacity: target.width * bytesPerPixel + ResizingPass.slack)
    tapRows = Array(repeating: UnsafePointer(ring), count: down.taps)
  }

  deinit {
    ring.deallocate()
    column.deallocate()
    result.deallocate()
  }

  /// Takes the next source row and hands out each result row that it completes: `target.width` × `bytesPerPixel`
  /// bytes, valid during the call.
  mutating func push<E: Error>(
    _ row: UnsafePointer<UInt8>, emit: (UnsafePointer<UInt8>) throws(E) -> Void
  ) throws(E) {
    ResizingPass.widen(row, into: ring + received % down.taps * samplesPerRow, count: samplesPerRow)
    received += 1
    while delivered < target.height, down.starts[delivered] + down.taps <= received {
      finish(row: delivered)
      delivered += 1
      try emit(result)
    }
  }

  private mutating func finish(row: Int) {
    for tap in 0..<down.taps {
      tapRows[tap] = UnsafePointer(ring + (down.starts[row] + tap) % down.taps * samplesPerRow)
    }
    down.weights.withUnsafeBufferPointer { weights in
      tapRows.withUnsafeBufferPointer { rows in
        ResizingPass.combine(
          rows, weights: UnsafeBufferPointer(rebasing: weights[row * down.taps..<(row + 1) * down.taps]),
          into: column, count: samplesPerRow)
      }
    }
    if bytesPerPixel == 1 {
      ResizingPass.filterGrey(column, by: across, into: result)
    } else {
      ResizingPass.filter(column, samplesPerPixel: bytesPerPixel, by: across, into: result)
    }
  }
}
