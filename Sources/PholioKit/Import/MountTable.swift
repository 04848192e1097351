package import PholioCatalog
package import SystemPackage

/// What is mounted where, as `/proc/self/mountinfo` has it (proc(5)).
package struct MountTable: Sendable {
  package struct Mount: Hashable, Sendable {
    package var point: ByteString
    package var type: ByteString
    package var source: ByteString
  }

  private let mounts: [Mount]

  /// - Parameter text: The file's content; lines that are not understood are passed over.
  package init(_ text: [UInt8]) {
    mounts = text.split(separator: UInt8(ascii: "\n")).compactMap(Self.mount)
  }

  /// What is mounted now; nil where the system does not say.
  package static var current: MountTable? {
    (try? WholeFile.read("/proc/self/mountinfo")).map { MountTable($0) }
  }

  /// The last mount of those whose point the path lies deepest below: later ones cover earlier ones.
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

  /// Spaces, tabs, newlines and backslashes stand there as `\040` and so on, octal.
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
