import Glibc
import PholioCatalog
import SystemPackage

/// Listing a folder by the bytes of its names.
enum FolderNames {
  /// What is in a folder, in no order, without `.` and `..`.
  static func read(_ folder: FilePath) throws(Errno) -> [ByteString] {
    guard let stream = folder.withPlatformString({ opendir($0) }) else { throw Errno(rawValue: errno) }
    defer { closedir(stream) }
    var names: [ByteString] = []
    while true {
      // readdir(3): only errno tells the end from an error.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw Errno(rawValue: errno) }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { start in
          ByteString(UnsafeRawBufferPointer(start: start, count: strlen(start)))
        }
      }
      if name.bytes != [0x2E], name.bytes != [0x2E, 0x2E] { names.append(name) }
    }
  }
}
