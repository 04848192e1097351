import Glibc
package import SystemPackage

/// Absolute paths, to test whether something is at or below one of them.
package struct PathSet: Sendable {
  private static let slash = UInt8(ascii: "/")

  private let paths: Set<ByteString>
  /// The same, if they are few: comparing all then takes less time than hashing each folder above a path.
  private let few: [ByteString]?

  package init(_ paths: some Sequence<FilePath>) {
    self.paths = Set(paths.map(\.byteString))
    few = self.paths.count <= 4 ? Array(self.paths) : nil
  }

  /// Whether `path` is one of the paths or is below one.
  ///
  /// - Complexity: O(length of the path), for any number of paths.
  package func covers(_ path: ByteString) -> Bool {
    few?.contains { path == $0 || Self.lies(path, below: $0) } ?? (paths.contains(path) || liesBelow(path))
  }

  /// The paths that are not below another, in byte order.
  package var outermost: [ByteString] {
    paths.filter { !liesBelow($0) }.sorted()
  }

  private static func lies(_ path: ByteString, below top: ByteString) -> Bool {
    if top.bytes == [slash] { return path.bytes.first == slash && path != top }
    let count = top.bytes.count
    return count > 0 && path.bytes.count > count && path.bytes[count] == slash
      && memcmp(path.bytes, top.bytes, count) == 0
  }

  private func liesBelow(_ path: ByteString) -> Bool {
    if path.bytes == [Self.slash] { return false }
    var above = path.bytes[...]
    while let end = above.lastIndex(of: Self.slash) {
      above = above[..<end]
      if paths.contains(ByteString(above.isEmpty ? [Self.slash] : above)) { return true }
    }
    return false
  }
}
