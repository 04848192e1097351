internal import Glibc

/// The entropy-coded data of a scan without its stuffed bytes (ITU-T T.81, B.1.1.5), and where each restart
/// interval begins in it.
struct EntropyData {
  /// The intervals, one after another, then `padding` zeros.
  private(set) var bytes: [UInt8] = []
  /// Offsets of the first bytes of intervals; then the end of the last.
  private(set) var intervals: [Int] = [0]

  /// Their end in bytes.
  var end: Int { intervals[intervals.count - 1] }

  /// More than lanes read between two looks at where they are, whatever is there.
  static let padding = 4096

  /// Nil unless the data is ended by an EOI marker and holds no others than the restart markers that are due.
  ///
  /// - Parameter start: The offset behind the scan header.
  init?(of jpeg: Span<UInt8>, from start: Int, hasRestarts: Bool) {
    bytes.reserveCapacity(jpeg.count - start + EntropyData.padding)
    let isWhole = jpeg.withUnsafeBufferPointer { jpeg in
      unstuff(UnsafeBufferPointer(rebasing: jpeg[start...]), hasRestarts: hasRestarts)
    }
    guard isWhole else { return nil }
    intervals.append(bytes.count)
    bytes.append(contentsOf: repeatElement(0, count: EntropyData.padding))
  }

  private mutating func unstuff(_ data: UnsafeBufferPointer<UInt8>, hasRestarts: Bool) -> Bool {
    guard let base = data.baseAddress else { return false }
    var offset = 0
    while offset < data.count, let found = memchr(base + offset, 0xFF, data.count - offset) {
      let position = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      guard position + 1 < data.count else { return false }
      if data[position + 1] == 0 {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: data[offset...position]))
        offset = position + 2
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: data[offset..<position]))
      var next = position + 1
      // Fill bytes (B.1.1.2).
      while next < data.count && data[next] == 0xFF { next += 1 }
      guard next < data.count else { return false }
      if data[next] == 0xD9 { return true }
      // RSTm counts modulo 8 (B.2.1).
      guard hasRestarts, data[next] == 0xD0 + UInt8((intervals.count - 1) % 8) else { return false }
      intervals.append(bytes.count)
      offset = next + 1
    }
    return false
  }
}
