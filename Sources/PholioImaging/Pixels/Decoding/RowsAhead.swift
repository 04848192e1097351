import Dispatch
import Synchronization

/// Rows that one thread makes while another one uses those before them.
enum RowsAhead {
  /// Enough that waiting for each other costs nothing, and little memory.
  private static let rowsPerStrip = 64

  /// Makes rows on this thread, and uses them on another one. Both have ended when this returns or throws.
  ///
  /// - Parameters:
  ///   - fill: Fills as many rows of a strip as are left; gives their number, 0 at the end.
  ///   - use: Gets each row, from the top, valid during the call. Never called on two threads at once.
  static func run(
    bytesPerRow: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws(ImagingError) -> Int,
    use: (UnsafePointer<UInt8>) -> Void
  ) throws(ImagingError) {
    let bytesPerStrip = rowsPerStrip * bytesPerRow
    let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * bytesPerStrip)
    defer { rows.deallocate() }
    guard let base = rows.baseAddress else { throw .outOfMemory }
    // Counted up from 0: a semaphore must not end below the value it began with.
    let free = DispatchSemaphore(value: 0)
    let filled = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<2 { free.signal() }
    // How many rows each of the filled strips has, in order; 0: no more come.
    let counts = Mutex<[Int]>([])
    func hand(_ count: Int) {
      counts.withLock { $0.append(count) }
      filled.signal()
    }
    try withoutActuallyEscaping(use) { (use) throws(ImagingError) in
      // By its address: the other thread must not still hold it when this one goes on.
      try withUnsafePointer(to: use) { (use) throws(ImagingError) in
        let consumer = Consumer(rows: base, use: use)
        DispatchQueue.global(qos: .userInitiated).async {
          consumer.run(bytesPerStrip, bytesPerRow, free: free) {
            filled.wait()
            return counts.withLock { $0.removeFirst() }
          }
          ended.signal()
        }
        defer {
          hand(0)
          ended.wait()
        }
        for index in 0... {
          free.wait()
          let strip = UnsafeMutableBufferPointer(
            start: base + index % 2 * bytesPerStrip, count: bytesPerStrip)
          let count = try fill(strip)
          if count == 0 { return }
          hand(count)
        }
      }
    }
  }

  /// What the other thread does.
  ///
  /// Unchecked: a strip is one thread's alone between the semaphores; `use` is called by the other thread
  /// only, and not after `run`.
  private struct Consumer: @unchecked Sendable {
    let rows: UnsafeMutablePointer<UInt8>
    let use: UnsafePointer<(UnsafePointer<UInt8>) -> Void>

    /// Never inlined: all that it retains is released when it returns.
    @inline(never) func run(
      _ bytesPerStrip: Int, _ bytesPerRow: Int, free: DispatchSemaphore, next: () -> Int
    ) {
      for index in 0... {
        let count = next()
        if count == 0 { return }
        for row in 0..<count { use.pointee(rows + index % 2 * bytesPerStrip + row * bytesPerRow) }
        free.signal()
      }
    }
  }
}
