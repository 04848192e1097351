import NIOCore
import SystemPackage

/// An open file, closed with the object.
final class ReadableFile: Sendable {
  let byteCount: Int
  private let file: SystemPackage.FileDescriptor

  init(_ file: SystemPackage.FileDescriptor, byteCount: Int) {
    self.file = file
    self.byteCount = byteCount
  }

  deinit {
    try? file.close()
  }

  /// The bytes from `start` on: `count`, or as many as there are.
  func read(from start: Int, count: Int) throws -> ByteBuffer {
    var buffer = ByteBuffer()
    try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: min(count, max(1, byteCount - start))) {
      room in
      try file.read(
        fromAbsoluteOffset: Int64(start), into: UnsafeMutableRawBufferPointer(rebasing: room.prefix(count)))
    }
    return buffer
  }
}
