import CResizing
package import PholioFacts

/// Resamples a picture row by row: down the columns first, then along each finished row. So it holds only the
/// source rows that one result row needs.
///
/// Samples are Floats of a `Tone`, both axes use `FilterTable`'s weights, and results are the nearest bytes.
package struct RowResizer: ~Copyable {
  package let target: PixelSize
  let bytesPerPixel: Int

  private let samplesPerRow: Int
  private let bytesPerResult: Int
  private let down: FilterTable
  private let across: FilterTable
  private let tone: Tone
  /// The latest `down.taps` source rows, source row r at r modulo `down.taps`.
  private let ring: UnsafeMutablePointer<Float>
  /// The ring's rows that a result row needs.
  private let tapRows: UnsafeMutablePointer<UnsafePointer<Float>?>
  /// Rows that have the target's height already, and then their bytes: `rowsAtOnce` of them.
  private let columns: UnsafeMutablePointer<Float>
  private let results: UnsafeMutablePointer<UInt8>
  private var received = 0
  private var combined = 0

  private static let rowsAtOnce = Int(PHOLIO_ROWS_AT_ONCE)
  private static let slack = Int(PHOLIO_SLACK)
  /// The window's lobes below 0 make what lies beside something light darker, which is seen in light more
  /// than in bytes. No sum is darker than this part of the darkest sample under the middle lobe.
  private static let hold: Float = 0.8

  /// - Parameters:
  ///   - source: The size of the rows to come.
  ///   - extent: How much of it is picture, in source pixels, from the top left.
  ///   - bytesPerPixel: 1, 3 or 4, in source and result.
  init(
    from source: PixelSize, extent: (width: Double, height: Double), to target: PixelSize, bytesPerPixel: Int,
    tone: Tone
  ) {
    precondition([1, 3, 4].contains(bytesPerPixel), "\(bytesPerPixel) bytes a pixel")
    self.target = target
    self.bytesPerPixel = bytesPerPixel
    self.tone = tone
    down = FilterTable(source: source.height, extent: extent.height, target: target.height)
    across = FilterTable(source: source.width, extent: extent.width, target: target.width)
    samplesPerRow = source.width * bytesPerPixel
    // With slack, since writing the last pixel of a row also writes a byte after it.
    bytesPerResult = target.width * bytesPerPixel + Self.slack
    ring = .allocate(capacity: samplesPerRow * down.taps)
    tapRows = .allocate(capacity: down.taps)
    let columnSamples = samplesPerRow * Self.rowsAtOnce + Self.slack
    columns = .allocate(capacity: columnSamples)
    columns.initialize(repeating: 0, count: columnSamples)
    results = .allocate(capacity: bytesPerResult * Self.rowsAtOnce)
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
    pholio_widen(row, tone.curve, ring + received % down.taps * samplesPerRow, samplesPerRow)
    received += 1
    while combined < target.height, down.windows[combined].start + down.taps <= received {
      let waiting = combined % Self.rowsAtOnce
      combine(row: combined, into: columns + waiting * samplesPerRow)
      combined += 1
      guard waiting + 1 == Self.rowsAtOnce || combined == target.height else { continue }
      filter()
      for index in 0...waiting { try emit(results + index * bytesPerResult) }
    }
  }

  private func combine(row: Int, into column: UnsafeMutablePointer<Float>) {
    let window = down.windows[row]
    for tap in 0..<down.taps {
      tapRows[tap] = UnsafePointer(ring + (window.start + tap) % down.taps * samplesPerRow)
    }
    pholio_combine(
      tapRows, down.weights + row * down.taps, down.taps, window, Self.hold, column, samplesPerRow)
  }

  private func filter() {
    if bytesPerPixel == 1 {
      pholio_filter_grey(
        columns, samplesPerRow, across.windows, across.weights, across.taps, across.count, Self.hold,
        tone.bytes, results, bytesPerResult)
    } else {
      pholio_filter(
        columns, samplesPerRow, bytesPerPixel, across.windows, across.weights, across.taps, across.count,
        Self.hold, tone.bytes, results, bytesPerResult)
    }
  }
}

extension Bitmap {
  /// The whole picture in another size, by the filter of `FilterTable`.
  package func resized(to target: PixelSize) -> Bitmap {
    target == size ? self : resized(PixelPart(size), to: target, tone: .light)
  }
}
