package import Glibc
package import SystemPackage

/// An open folder: its names, and the status of its files without resolving its path again.
package struct OpenFolder: ~Copyable {
  package enum Kind { case file, folder, link, special, unknown }

  private let stream: OpaquePointer

  /// - Parameter followingLinks: Whether `path` itself may be a link.
  package init(_ path: FilePath, followingLinks: Bool) throws {
    OpenTransaction.requireNone()
    let options: FileDescriptor.OpenOptions = followingLinks ? [] : [.noFollow]
    let file = try FileDescriptor.open(path, .readOnly, options: options.union([.directory, .closeOnExec]))
    // closedir(3) closes the descriptor.
    guard let stream = fdopendir(file.rawValue) else {
      let cause = Errno(rawValue: errno)
      try? file.close()
      throw cause
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The next entry, in no order, without `.` and `..`; nil after the last.
  package func next() throws(Errno) -> (name: ByteString, kind: Kind)? {
    try nextLent().map { (ByteString($0.name), $0.kind) }
  }

  /// As `next`. The bytes of the name are valid until the next call.
  package func nextLent() throws(Errno) -> (name: UnsafeRawBufferPointer, kind: Kind)? {
    OpenTransaction.requireNone()
    while true {
      // readdir(3): only errno tells the end from an error.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw Errno(rawValue: errno) }
        return nil
      }
      guard let field = entry.pointer(to: \.d_name) else { return nil }
      let start = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
      let name = UnsafeRawBufferPointer(start: start, count: strlen(start))
      if name.first == 0x2E, name.count == 1 || name.count == 2 && name[1] == 0x2E { continue }
      return (name, Self.kind(entry.pointee.d_type))
    }
  }

  /// What is in a folder, in no order.
  package static func names(in path: FilePath) throws -> [ByteString] {
    let folder = try OpenFolder(path, followingLinks: true)
    var names: [ByteString] = []
    while let entry = try folder.next() { names.append(entry.name) }
    return names
  }

  private static func kind(_ type: UInt8) -> Kind {
    switch Int(type) {
    case DT_REG: .file
    case DT_DIR: .folder
    case DT_LNK: .link
    // Some file systems don't say.
    case DT_UNKNOWN: .unknown
    default: .special
    }
  }

  /// fstatat(2).
  package func status(of name: ByteString, followingLinks: Bool) throws(Errno) -> stat {
    try status(ofNameAt: 0, in: name.bytes + [0], followingLinks: followingLinks)
  }

  /// fstatat(2).
  ///
  /// - Parameters:
  ///   - start: Where the name begins in `names`.
  ///   - names: Each with a zero byte behind it.
  package func status(ofNameAt start: Int, in names: [UInt8], followingLinks: Bool) throws(Errno) -> stat {
    OpenTransaction.requireNone()
    var result = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    let failed = names[start...].withUnsafeBytes { name in
      guard let path = name.baseAddress?.assumingMemoryBound(to: CChar.self) else { return true }
      return fstatat(dirfd(stream), path, &result, flags) != 0
    }
    if failed { throw Errno(rawValue: errno) }
    return result
  }

  /// The folder's own status.
  package func status() throws(Errno) -> stat {
    try SystemCall.status(FileDescriptor(rawValue: dirfd(stream)))
  }
}

extension OpenFolder.Kind {
  package init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
  }
}
