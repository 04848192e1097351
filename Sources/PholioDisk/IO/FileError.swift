package import SystemPackage

/// A file or folder that can't be read or written, and why.
package struct FileError: Error, Hashable {
  package enum Act: Hashable, Sendable {
    case reading, writing
    /// The file is there, whole; it may not survive a power cut.
    case confirming
  }

  package var act: Act
  package var path: ByteString
  package var cause: Errno

  package init(_ act: Act, _ path: FilePath, _ cause: Errno) {
    self.act = act
    self.path = path.byteString
    self.cause = cause
  }
}

extension FilePath {
  package var byteString: ByteString {
    withPlatformString { ByteString(UnsafeRawBufferPointer(start: $0, count: length)) }
  }

  package init(_ bytes: ByteString) {
    precondition(!bytes.bytes.contains(0), "a path has no NUL: \(bytes.shown)")
    self = (bytes.bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { FilePath(platformString: $0.baseAddress!) }
    }
  }
}
