import Glibc
package import SystemPackage

/// inotify(7): the kernel tells what happens in folders. All calls of it are here.
package struct Inotify: ~Copyable {
  /// One thing that happened in a folder.
  package struct Event: Hashable {
    /// The folder's watch; -1 if events were lost.
    package var watch: Int32
    package var mask: UInt32
    /// The same in the two events of a rename; otherwise 0.
    package var cookie: UInt32
    /// Of what it happened to, in the folder; empty for the folder itself.
    package var name: ByteString

    package func isAny(_ bits: Int32...) -> Bool { bits.contains { mask & UInt32($0) != 0 } }
  }

  /// What is asked for: files that are written, and names that come and go. IN_ATTRIB: a file may be readable
  /// now that was not.
  private static let asked = UInt32(
    IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_ATTRIB
      | IN_ONLYDIR | IN_EXCL_UNLINK)

  /// For poll(2).
  package let descriptor: Int32

  package init() throws(Errno) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { throw Errno(rawValue: errno) }
  }

  deinit { close(descriptor) }

  /// Watches a folder, without those in it. One that is watched already keeps its number.
  ///
  /// - Throws: `Errno.noSpace` at the limit of watched folders.
  package func watch(_ folder: FilePath, followingLinks: Bool) throws(Errno) -> Int32 {
    let mask = followingLinks ? Self.asked : Self.asked | UInt32(IN_DONT_FOLLOW)
    let number = folder.withPlatformString { inotify_add_watch(descriptor, $0, mask) }
    if number < 0 { throw Errno(rawValue: errno) }
    return number
  }

  /// Events that are under way still come. The watch may have ended by itself.
  package func end(_ watch: Int32) {
    _ = inotify_rm_watch(descriptor, watch)
  }

  /// The next events, oldest first; none if nothing has happened.
  package func events() throws(Errno) -> [Event] {
    let byteCount = 64 << 10
    let buffer = UnsafeMutableRawPointer.allocate(
      byteCount: byteCount, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    let count = read(descriptor, buffer, byteCount)
    if count < 0 {
      if errno == EAGAIN || errno == EINTR { return [] }
      throw Errno(rawValue: errno)
    }
    return Self.events(UnsafeRawBufferPointer(start: buffer, count: count))
  }

  private static func events(_ bytes: UnsafeRawBufferPointer) -> [Event] {
    var events: [Event] = []
    var start = 0
    let head = MemoryLayout<inotify_event>.size
    while start + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      // The name ends at the first of the NULs that it is padded with.
      let end = min(start + head + Int(event.len), bytes.count)
      let name = bytes[(start + head)..<end].prefix { $0 != 0 }
      events.append(
        Event(watch: event.wd, mask: event.mask, cookie: event.cookie, name: ByteString(Array(name))))
      start = end
    }
    return events
  }

  /// The setting of the kernel that says how many folders a user may watch, and its value; nil if the system
  /// does not tell. Inside of a container there is another, which may be lower.
  package static var limit: (setting: String, most: Int)? {
    func read(_ setting: String) -> (setting: String, most: Int)? {
      let path = FilePath("/proc/sys/" + String(setting.map { $0 == "." ? "/" : $0 }))
      guard let file = try? FileDescriptor.open(path, .readOnly, options: .closeOnExec) else { return nil }
      // At once: such a file has nothing behind what is read first.
      var bytes = [UInt8](repeating: 0, count: 32)
      let count = try? file.closeAfter { try bytes.withUnsafeMutableBytes { try file.read(into: $0) } }
      return Int(String(decoding: bytes.prefix(count ?? 0), as: UTF8.self).filter(\.isNumber))
        .map { (setting, $0) }
    }
    let limits = [read("fs.inotify.max_user_watches"), read("user.max_inotify_watches")]
    // The first of two that are the same.
    return limits.compactMap { $0 }.min { $0.most < $1.most }
  }
}
