import Glibc
package import PholioDisk
package import SystemPackage

/// A text from a person or a program, in lines: with or without a byte order mark, lines ended by LF or CR
/// LF.
package struct TextLines: Sendable {
  private let bytes: [UInt8]

  /// The longest text, in bytes: twice that of a gallery of a million photos.
  package static let longest = 128 << 20

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Reads a text to its end, from a file, a pipe or a device.
  ///
  /// - Parameter path: Nil: standard input.
  /// - Throws: `FileError`, `.fileTooLarge` beyond `longest`; `Interruption`.
  package init(at path: FilePath?, cancellation: Cancellation) throws {
    do {
      let file = try Self.open(path)
      defer { if path != nil { try? file.close() } }
      bytes = try Self.read(file, cancellation)
    } catch let error as Errno {
      throw FileError(.reading, path ?? "standard input", error)
    }
  }

  private static func open(_ path: FilePath?) throws -> FileDescriptor {
    try path.map { try FileDescriptor.openToRead($0) } ?? .standardInput
  }

  private static func read(_ file: FileDescriptor, _ cancellation: Cancellation) throws -> [UInt8] {
    OpenTransaction.requireNone()
    var bytes: [UInt8] = []
    try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      while true {
        let count = try file.receive(into: buffer, cancellation)
        if count == 0 { return }
        bytes.append(contentsOf: buffer[..<count])
        if bytes.count > longest { throw Errno.fileTooLarge }
      }
    }
    return bytes
  }

  /// Calls `body` with each line, trimmed, and its number from 1.
  ///
  /// - Complexity: O(bytes).
  package func forEach(
    _ cancellation: Cancellation, _ body: (_ number: Int, UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try bytes.withUnsafeBytes { text in
      var rest = UnsafeRawBufferPointer(rebasing: text[(text.starts(with: Self.byteOrderMark) ? 3 : 0)...])
      var number = 0
      while !rest.isEmpty {
        number += 1
        if number % 4096 == 0 { try cancellation.check() }
        let count =
          rest.baseAddress.flatMap { start in
            memchr(start, 0x0A, rest.count).map { UnsafeRawPointer($0) - start }
          } ?? rest.count
        try body(number, UnsafeRawBufferPointer(rebasing: rest[..<count]).trimmed)
        rest = UnsafeRawBufferPointer(rebasing: rest[min(count + 1, rest.count)...])
      }
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension UnsafeRawBufferPointer {
  /// Without spaces, tabs and carriage returns at its ends.
  fileprivate var trimmed: Self {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var (start, end) = (0, count)
    while start < end, isSpace(self[start]) { start += 1 }
    while end > start, isSpace(self[end - 1]) { end -= 1 }
    return Self(rebasing: self[start..<end])
  }
}
