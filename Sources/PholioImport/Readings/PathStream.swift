import Glibc
package import PholioDisk
package import SystemPackage

/// Paths that come in on a pipe or from a file, each with an end behind it. Used by one thread.
package final class PathStream {
  /// Longer ones are cut: the system refuses them anyway.
  private static let longest = 1 << 16
  private static let pieceBytes = 1 << 16
  private let file: FileDescriptor
  private let end: UInt8
  private var piece: ArraySlice<UInt8> = []
  private var path: [UInt8] = []
  package private(set) var isAtEnd = false

  /// - Parameter endsByNUL: Whether a path ends in a NUL, and not with its line.
  package init(_ file: FileDescriptor, endsByNUL: Bool) {
    self.file = file
    end = endsByNUL ? 0 : UInt8(ascii: "\n")
  }

  /// The next path that is not empty; nil at the end, where none has come yet, or once it has to stop.
  ///
  /// - Parameter isWaiting: Whether to wait for one.
  /// - Throws: `FileError`.
  package func next(waiting isWaiting: Bool, _ cancellation: Cancellation) throws -> ByteString? {
    while !isAtEnd {
      if let index = piece.firstIndex(of: end) {
        append(piece[..<index])
        piece = piece[(index + 1)...]
        if let path = take() { return path }
        continue
      }
      append(piece)
      piece = []
      guard try hasInput(isWaiting, cancellation) else { return nil }
      piece = try read()[...]
      if piece.isEmpty {
        isAtEnd = true
        return take()
      }
    }
    return nil
  }

  private func append(_ bytes: ArraySlice<UInt8>) {
    path.append(contentsOf: bytes.prefix(max(0, Self.longest - path.count)))
  }

  private func take() -> ByteString? {
    defer { path = [] }
    return path.isEmpty ? nil : ByteString(path)
  }

  private func hasInput(_ isWaiting: Bool, _ cancellation: Cancellation) throws -> Bool {
    do {
      return try file.hasInput(waiting: isWaiting, cancellation)
    } catch let error as Errno {
      throw FileError(.reading, "standard input", error)
    }
  }

  private func read() throws -> [UInt8] {
    do {
      return try [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, count in
        count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
    } catch let error as Errno {
      throw FileError(.reading, "standard input", error)
    }
  }
}
