/// A JPEG at 1/8, 1/4 or 1/2 of its size, as libjpeg-turbo scales it, or nothing: whatever is not a regular
/// picture of the common kind is libjpeg's to judge.
///
/// The picture is decoded when this is made. Most of its symbols are parsed for their length only: a
/// thumbnail needs none but the lowest coefficients.
///
/// There is a folder for each step. `Header` takes baseline pictures of one scan, grey or YCbCr, and nothing
/// that libjpeg might warn about. `Entropy` removes stuffed bytes and finds where each block ends: its tables
/// skip several symbols at a time, and several lanes, which begin anywhere in the scan and join exactly later
/// on, take turns. `Pixels` goes back to the blocks' beginnings for the few coefficients that a scale needs.
/// Each adds its basis picture, times its value, to the samples of the reduced block; no coefficient is kept,
/// and no transform follows. How many are needed is tried out with blocks at equal distances of the data
/// (`KeptCoefficients`), so that what is left out stays below a set error. The innermost loops are C
/// (`CReducedJPEG`, compiled twice for x86-64); what they read was checked before.
package struct ReducedJPEG: Sendable {
  /// In pixels, rounded up.
  package let width: Int
  package let height: Int
  /// One byte a pixel; else three: red, green and blue.
  package let isGrey: Bool
  private let planes: [SamplePlane]
  private let components: [ReducedComponent]
  private let isSmooth: Bool

  /// - Parameters:
  ///   - jpeg: From the start marker on.
  ///   - eighths: 1, 2 or 4.
  ///   - lanes: How many places of the data are parsed by turns, 1...8, on each thread.
  ///   - threads: How many threads may take part; all wait for each other.
  package init?(_ jpeg: Span<UInt8>, eighths: Int, lanes: Int = 6, threads: Int = 1) {
    precondition(1...LaneLoop.mostLanes ~= lanes && threads > 0, "\(lanes) lanes, \(threads) threads")
    guard [1, 2, 4].contains(eighths), let header = FrameHeader(jpeg) else { return nil }
    let components = header.components.compactMap { ReducedComponent($0, of: header, eighths: eighths) }
    guard components.count == header.components.count else { return nil }
    let tables = SymbolTables(header)
    guard let layout = ScanLayout(header, tables),
      let data = EntropyData(of: jpeg, from: header.scanStart, hasRestarts: header.restartInterval > 0)
    else { return nil }
    let scan = ScanParser(header: header, data: data, layout: layout, tables: tables)
    guard let pieces = scan.parse(lanes: lanes, threads: threads),
      let planes = SamplePlanes(scan: scan, components: components).planes(of: pieces)
    else { return nil }
    self.planes = planes
    self.components = components
    isSmooth = eighths > 1
    isGrey = components.count == 1
    width = (header.width * eighths + 7) / 8
    height = (header.height * eighths + 7) / 8
  }

  package var bytesPerRow: Int { width * (isGrey ? 1 : 3) }

  /// Writes row `y` to the front of `row`.
  package func writeRow(_ y: Int, to row: inout MutableSpan<UInt8>) {
    precondition(row.count >= bytesPerRow, "\(row.count) bytes for \(bytesPerRow)")
    var own = row._mutatingExtracting(first: bytesPerRow)
    if isGrey {
      planes[0].writeRow(y, components[0], smooth: isSmooth, to: &own)
      return
    }
    if !components.contains(where: \.isWidened) {
      let samples = (planes[0].samples, planes[1].samples, planes[2].samples)
      let starts = (y * planes[0].stride, y * planes[1].stride, y * planes[2].stride)
      YCbCr.convert(
        samples.0.span.extracting(starts.0..<starts.0 + width),
        samples.1.span.extracting(starts.1..<starts.1 + width),
        samples.2.span.extracting(starts.2..<starts.2 + width), to: &own)
      return
    }
    var pixels = [UInt8](repeating: 0, count: 3 * width)
    for index in 0..<3 {
      var all = pixels.mutableSpan
      var samples = all._mutatingExtracting(index * width..<(index + 1) * width)
      planes[index].writeRow(y, components[index], smooth: isSmooth, to: &samples)
    }
    let samples = pixels.span
    YCbCr.convert(
      samples.extracting(0..<width), samples.extracting(width..<2 * width),
      samples.extracting(2 * width..<3 * width), to: &own)
  }
}
