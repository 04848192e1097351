package import SystemPackage

/// The mounted file systems, from `/proc/self/mountinfo` (proc(5)).
package struct MountTable: Sendable {
  package struct Mount: Hashable, Sendable {
    package var point: ByteString
    package var type: ByteString
    package var source: ByteString
  }

  private let mounts: [Mount]

  /// - Parameter text: The file's content; unknown lines are skipped.
  package init(_ text: [UInt8]) {
    mounts = text.split(separator: UInt8(ascii: "\n")).compactMap(Self.mount)
  }

  /// The file systems mounted now; nil if the system does not tell.
  package static var current: MountTable? {
    (try? WholeFile.read("/proc/self/mountinfo")).map { MountTable($0) }
  }

  /// What is mounted at each mount point: the last of several.
  package var byPoint: [ByteString: Mount] { Dictionary(mounts.map { ($0.point, $0) }) { $1 } }

  /// The mount of a path: the one with the deepest mount point above it, the last of several.
  ///
  /// - Parameter path: Absolute, without links.
  package func mount(of path: FilePath) -> Mount? {
    var best: Mount?
    for mount in mounts where path.starts(with: FilePath(mount.point)) {
      if mount.point.bytes.count >= best?.point.bytes.count ?? 0 { best = mount }
    }
    return best
  }

  /// The mount point is the fifth field; type and source follow the field `-`.
  private static func mount(_ line: ArraySlice<UInt8>) -> Mount? {
    let fields = line.split(separator: UInt8(ascii: " ")).map(Array.init)
    guard fields.count > 6, let dash = fields[6...].firstIndex(of: [UInt8(ascii: "-")]),
      dash + 2 < fields.count
    else { return nil }
    let point = unescaped(fields[4])
    guard !point.bytes.contains(0) else { return nil }
    return Mount(point: point, type: unescaped(fields[dash + 1]), source: unescaped(fields[dash + 2]))
  }

  /// In it, spaces, tabs, newlines and backslashes are octal: `\040` and so on.
  private static func unescaped(_ field: [UInt8]) -> ByteString {
    var result: [UInt8] = []
    var rest = field[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        result.append(code)
        rest = rest.dropFirst(3)
      } else {
        result.append(byte)
      }
    }
    return ByteString(result)
  }
}
