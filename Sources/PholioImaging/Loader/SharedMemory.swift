import CLoader
import Glibc

/// Memory that a loader sees, too. Its size is settled here: nobody can shrink or grow it.
final class SharedMemory: Sendable {
  let descriptor: Int32
  let byteCount: Int

  /// Zeros. Only what is written takes memory.
  init(byteCount: Int) throws(ImagingError) {
    var descriptor: Int32 = -1
    guard loader_make_memory("pholio", UInt64(clamping: byteCount), &descriptor) == 0 else {
      throw .outOfMemory
    }
    self.descriptor = descriptor
    self.byteCount = byteCount
  }

  /// A copy of some bytes, which nobody can change.
  convenience init(holding bytes: [UInt8]) throws(ImagingError) {
    try self.init(byteCount: bytes.count)
    let isWritten = bytes.withUnsafeBytes { write($0) }
    guard isWritten, loader_seal_content(descriptor) == 0 else { throw .outOfMemory }
  }

  deinit {
    close(descriptor)
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, rest.count > 0 {
      let count = pwrite(descriptor, start, rest.count, bytes.count - rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }

  /// A copy of a range within this memory.
  func bytes(_ range: Range<Int>) throws(ImagingError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var read = 0
    while read < bytes.count {
      let count = bytes.withUnsafeMutableBytes { target in
        pread(descriptor, target.baseAddress.map { $0 + read }, target.count - read, range.lowerBound + read)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .outOfMemory }
      read += count
    }
    return bytes
  }

  /// Lends the first `count` bytes. The loader may still change them: every value has to be a valid one.
  func withBytes(
    _ count: Int, _ body: (UnsafePointer<UInt8>) throws(ImagingError) -> Void
  ) throws(ImagingError) {
    guard (1...max(byteCount, 1)).contains(count),
      let address = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0), address != MAP_FAILED
    else { throw .outOfMemory }
    defer { munmap(address, count) }
    try body(UnsafePointer(address.assumingMemoryBound(to: UInt8.self)))
  }
}
