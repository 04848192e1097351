import Glibc

extension ByteString {
  /// glob(7) by fnmatch(3), over bytes; `*` and `?` are slashes, too.
  package func matches(glob pattern: ByteString) -> Bool {
    func withCString(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Bool) -> Bool {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
        for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
        buffer[bytes.count] = 0
        return buffer.baseAddress.map { body($0) } ?? false
      }
    }
    return withCString(pattern.bytes) { pattern in withCString(bytes) { fnmatch(pattern, $0, 0) == 0 } }
  }
}
