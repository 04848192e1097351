import Glibc
import PholioDisk
package import SystemPackage

/// Identifies the file system of a folder among others that may be mounted at the same path: by its UUID, or
/// else by its type and source (`nfs4 server:/photos`).
package struct FileSystems {
  private var names: [UInt: String] = [:]

  package init() {}

  /// - Parameters:
  ///   - device: `st_dev` of the folder.
  /// - Returns: Nil if the system does not tell.
  package mutating func name(of device: UInt, at folder: FilePath) -> String? {
    if let name = names[device] { return name }
    guard let path = SystemCall.resolved(folder), let mount = MountTable.current?.mount(of: path)
    else { return nil }
    let name =
      Self.uuid(ofDeviceAt: mount.source).map { "UUID=\($0)" }
      ?? "\(mount.type.shown) \(mount.source.shown)"
    names[device] = name
    return name
  }

  /// The UUID under which udev has linked a device.
  private static func uuid(ofDeviceAt source: ByteString) -> String? {
    let links: FilePath = "/dev/disk/by-uuid"
    guard source.bytes.first == UInt8(ascii: "/"), !source.bytes.contains(0),
      let device = SystemCall.resolved(FilePath(source)),
      let folder = try? OpenFolder(links, followingLinks: true)
    else { return nil }
    while let entry = try? folder.next() {
      if SystemCall.resolved(links.appending(entry.name)) == device { return entry.name.text }
    }
    return nil
  }
}
