import Glibc
import PholioCatalog
import SystemPackage

/// What tells the file system of a folder from others that may be mounted at the same path: its UUID, or, where it has
/// none that can be known, its type and source (`nfs4 server:/photos`).
struct FileSystems {
  private var names: [UInt: String] = [:]

  /// - Parameters:
  ///   - device: `st_dev` of the folder.
  /// - Returns: nil where the system does not say.
  mutating func name(of device: UInt, at folder: FilePath) -> String? {
    if let name = names[device] { return name }
    guard let mount = Self.mount(of: folder) else { return nil }
    let name =
      Self.uuid(ofDeviceAt: FilePath(mount.source)).map { "UUID=\($0)" }
      ?? "\(mount.type.shown) \(mount.source.shown)"
    names[device] = name
    return name
  }

  private struct Mount {
    var point: ByteString
    var type: ByteString
    var source: ByteString
  }

  /// The last mount whose point the folder lies below: later ones cover earlier ones.
  private static func mount(of folder: FilePath) -> Mount? {
    guard let text = try? WholeFile.read("/proc/self/mountinfo"), let path = SystemCall.resolved(folder)
    else {
      return nil
    }
    var best: Mount?
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let mount = mount(line), path.starts(with: FilePath(mount.point)) else { continue }
      if mount.point.bytes.count >= best?.point.bytes.count ?? 0 { best = mount }
    }
    return best
  }

  /// A line of mountinfo (proc(5)): the mount point is the fifth field; type and source follow the field `-`.
  private static func mount(_ line: ArraySlice<UInt8>) -> Mount? {
    let fields = line.split(separator: UInt8(ascii: " ")).map(Array.init)
    guard fields.count > 6, let dash = fields[6...].firstIndex(of: [UInt8(ascii: "-")]),
      dash + 2 < fields.count
    else { return nil }
    return Mount(
      point: unescaped(fields[4]), type: unescaped(fields[dash + 1]), source: unescaped(fields[dash + 2]))
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

  /// The UUID under which udev has linked a device.
  private static func uuid(ofDeviceAt path: FilePath) -> String? {
    let links: FilePath = "/dev/disk/by-uuid"
    guard path.isAbsolute, let device = SystemCall.resolved(path),
      let folder = try? OpenFolder(links, followingLinks: true)
    else { return nil }
    while let entry = try? folder.next() {
      if SystemCall.resolved(links.appending(entry.name)) == device { return entry.name.text }
    }
    return nil
  }
}
