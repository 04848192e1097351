import Glibc
package import PholioCatalog
package import SystemPackage

/// A text that somebody made in an editor or by a program, to be read line by line: with or without a byte
/// order mark at its beginning, its lines ended by LF or by CR and LF.
package struct TextLines: Sendable {
  private let bytes: [UInt8]

  /// The longest text there may be, in bytes: that of a gallery of a million photos is half of it.
  package static let longest = 128 << 20

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Reads a text from a file, a pipe or a device, to its end.
  ///
  /// - Parameter path: Nil: standard input.
  /// - Throws: `FileError`, `.fileTooLarge` for one that is longer than `longest`; `Interruption`.
  package init(at path: FilePath?, cancellation: Cancellation) throws {
    do {
      let file = try Self.open(path, cancellation)
      defer { if path != nil { try? file.close() } }
      bytes = try Self.read(file, cancellation)
    } catch let error as Errno {
      throw FileError(.reading, path ?? "standard input", error)
    }
  }

  private static func open(_ path: FilePath?, _ cancellation: Cancellation) throws -> FileDescriptor {
    guard let path else { return .standardInput }
    return try interruptible(cancellation) {
      // A pipe is waited for, until somebody writes into it or a signal comes.
      try FileDescriptor.open(path, .readOnly, options: [.closeOnExec], retryOnInterrupt: false)
    }
  }

  private static func read(_ file: FileDescriptor, _ cancellation: Cancellation) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      while true {
        let count = try interruptible(cancellation) { try file.read(into: buffer, retryOnInterrupt: false) }
        if count == 0 { return }
        bytes.append(contentsOf: buffer[..<count])
        if bytes.count > longest { throw Errno.fileTooLarge }
      }
    }
    return bytes
  }

  /// Calls the system again where a signal got in between, unless that was meant to end the work.
  private static func interruptible<Result>(
    _ cancellation: Cancellation, _ body: () throws -> Result
  ) throws -> Result {
    while true {
      try cancellation.check()
      do {
        return try body()
      } catch Errno.interrupted {}
    }
  }

  /// Calls `body` with each line, without the white space around it, and its number from 1.
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
  /// Without spaces, tabs and carriage returns at both ends.
  fileprivate var trimmed: Self {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var (start, end) = (0, count)
    while start < end, isSpace(self[start]) { start += 1 }
    while end > start, isSpace(self[end - 1]) { end -= 1 }
    return Self(rebasing: self[start..<end])
  }
}
