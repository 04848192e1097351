package import PholioFacts

/// Resamples a picture row by row: down the columns first, then along each finished row. So it holds only the
/// source rows that one result row needs.
///
/// Samples are Floats, both axes use `FilterTable`'s weights, and results are clamped to 0...255 and rounded
/// to the nearest.
package struct RowResizer: ~Copyable {
  package let target: PixelSize
  let bytesPerPixel: Int

  private let samplesPerRow: Int
  private let bytesPerResult: Int
  private let down: FilterTable
  private let across: FilterTable
  /// The latest `down.taps` source rows, source row r at r modulo `down.taps`.
  private let ring: UnsafeMutablePointer<Float>
  /// The ring's rows that a result row needs.
  private let tapRows: UnsafeMutablePointer<UnsafePointer<Float>>
  /// Rows that have the target's height already, and then their bytes: `ResizingPass.rowsAtOnce` of them.
  private let columns: UnsafeMutablePointer<Float>
  private let results: UnsafeMutablePointer<UInt8>
  private var received = 0
  private var combined = 0

  /// - Parameters:
  ///   - source: The size of the rows to come.
  ///   - extent: How much of it is picture, in source pixels, from the top left.
  ///   - bytesPerPixel: 1, 3 or 4, in source and result.
  package init(
    from source: PixelSize, extent: (width: Double, height: Double), to target: PixelSize, bytesPerPixel: Int
  ) {
    precondition([1, 3, 4].contains(bytesPerPixel), "\(bytesPerPixel) bytes a pixel")
    self.target = target
    self.bytesPerPixel = bytesPerPixel
    down = FilterTable(source: source.height, extent: extent.height, target: target.height)
    across = FilterTable(source: source.width, extent: extent.width, target: target.width)
    samplesPerRow = source.width * bytesPerPixel
    // With slack, since writing the last pixel of a row also writes a byte after it.
    bytesPerResult = target.width * bytesPerPixel + ResizingPass.slack
    ring = .allocate(capacity: samplesPerRow * down.taps)
    tapRows = .allocate(capacity: down.taps)
    let columnSamples = samplesPerRow * ResizingPass.rowsAtOnce + ResizingPass.slack
    columns = .allocate(capacity: columnSamples)
    columns.initialize(repeating: 0, count: columnSamples)
    results = .allocate(capacity: bytesPerResult * ResizingPass.rowsAtOnce)
  }

  deinit {
    ring.deallocate()
    tapRows.deallocate()
    columns.deallocate()
    results.deallocate()
  }

  /// Takes the next source row, and gives the finished result rows to `body`: `target.width` ×
  /// `bytesPerPixel` bytes each, valid during the call. The last source row finishes the last result row.
  package mutating func push<E: Error>(
    _ row: UnsafePointer<UInt8>, emit: (UnsafePointer<UInt8>) throws(E) -> Void
  ) throws(E) {
    ResizingPass.widen(row, into: ring + received % down.taps * samplesPerRow, count: samplesPerRow)
    received += 1
    while combined < target.height, down.starts[combined] + down.taps <= received {
      let waiting = combined % ResizingPass.rowsAtOnce
      combine(row: combined, into: columns + waiting * samplesPerRow)
      combined += 1
      guard waiting + 1 == ResizingPass.rowsAtOnce || combined == target.height else { continue }
      filter()
      for index in 0...waiting { try emit(results + index * bytesPerResult) }
    }
  }

  private func combine(row: Int, into column: UnsafeMutablePointer<Float>) {
    for tap in 0..<down.taps {
      tapRows[tap] = UnsafePointer(ring + (down.starts[row] + tap) % down.taps * samplesPerRow)
    }
    ResizingPass.combine(
      tapRows, weights: down.weights + row * down.taps, taps: down.taps, into: column, count: samplesPerRow)
  }

  private func filter() {
    if bytesPerPixel == 1 {
      ResizingPass.filterGrey(
        columns, samplesPerRow: samplesPerRow, by: across, into: results, bytesPerRow: bytesPerResult)
    } else {
      ResizingPass.filter(
        columns, samplesPerRow: samplesPerRow, samplesPerPixel: bytesPerPixel, by: across, into: results,
        bytesPerRow: bytesPerResult)
    }
  }
}

extension Bitmap {
  /// The whole picture in another size, by the filter of `FilterTable`.
  package func resized(to target: PixelSize) -> Bitmap {
    target == size ? self : resized(PixelPart(size), to: target)
  }
}
