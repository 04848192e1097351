import CTIFF

/// Owns a handle of libtiff. Errors are in its own words.
struct TIFFReader: ~Copyable {
  let header: pholio_tiff_header
  private let raw: OpaquePointer

  /// What is wrong if libtiff has no words for it.
  static let end = "its data ends too early"

  /// Most that libtiff may allocate at once: a strip may be the whole picture.
  private static let memory: UInt64 = 1 << 30

  /// - Parameter file: Must stay in memory as long as this reader.
  init(_ file: UnsafeRawBufferPointer) throws(LoadError) {
    var header = pholio_tiff_header()
    var status: Int32 = 0
    let bytes = file.bindMemory(to: UInt8.self)
    guard let raw = pholio_tiff_open(bytes.baseAddress, bytes.count, TIFFReader.memory, &header, &status)
    else { throw .outOfMemory }
    guard status == 0 else {
      let message = String(cString: pholio_tiff_message(raw))
      pholio_tiff_close(raw)
      throw .damaged(message.isEmpty ? "it has no first page" : message)
    }
    self.raw = raw
    self.header = header
  }

  deinit { pholio_tiff_close(raw) }

  /// What was found wrong in rows, whether or not one is lost; nil: nothing.
  var finding: String? {
    let message = String(cString: pholio_tiff_message(raw))
    return message.isEmpty ? nil : message
  }

  private static let longestProfile = 5 << 20

  /// The ICC profile; empty if there is none.
  var profile: [UInt8] {
    var count: UInt32 = 0
    guard let start = pholio_tiff_profile(raw, &count), count <= TIFFReader.longestProfile else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// Red, green, blue of 256 colours; colours that are not there are black.
  func palette() throws(LoadError) -> [UInt8] {
    var colours = [UInt8](repeating: 0, count: 3 * 256)
    guard header.bits <= 8, pholio_tiff_palette(raw, &colours) != 0 else {
      throw .damaged("it has no palette")
    }
    return colours
  }

  /// Memory for the rows that are read at once.
  func bytes(planes: Int) throws(LoadError) -> Int {
    let (plane, isTooMuch) = header.bytes_per_row.multipliedReportingOverflow(by: UInt64(header.band))
    let (bytes, isFarTooMuch) = plane.multipliedReportingOverflow(by: UInt64(planes))
    guard !isTooMuch, !isFarTooMuch, bytes <= TIFFReader.memory else {
      throw .tooLarge("rows of \(header.bytes_per_row) bytes")
    }
    return Int(bytes)
  }

  /// Reads all rows, a band at a time, up to the first damage.
  ///
  /// - Parameters:
  ///   - memory: `bytes(planes:)` of it; the band's rows of one plane follow those of the one before.
  ///   - use: Is called with the index of the band's first row, and how many of its rows are right.
  /// - Returns: Whether all rows are right. Throws if none is.
  @discardableResult
  func readAll(
    into memory: UnsafeMutableRawBufferPointer, planes: Int, use: (Int, Int) -> Void
  ) throws(LoadError) -> Bool {
    guard let start = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { throw .outOfMemory }
    let (band, height) = (Int(header.band), Int(header.height))
    let plane = band * Int(header.bytes_per_row)
    var first = 0
    while first < height {
      let rows = min(band, height - first)
      var whole = rows
      for index in 0..<planes where whole > 0 {
        let read = pholio_tiff_read(
          raw, UInt32(first), UInt32(whole), UInt16(index), start + index * plane)
        whole = min(whole, Int(read))
      }
      if first + whole == 0 { throw .damaged(finding ?? TIFFReader.end) }
      use(first, whole)
      if whole < rows { return false }
      first += rows
    }
    return true
  }
}
