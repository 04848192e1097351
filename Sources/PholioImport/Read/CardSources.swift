import PholioCatalog
import PholioDisk
import SystemPackage

/// What is copied from cards and phones, and all else on their disks: no file there is a copy.
struct CardSources: Sendable {
  private let paths: PathSet
  /// Numbers of the cards' file systems. The library's is none of them: nobody formats that.
  private let devices: Set<UInt>

  /// - Parameters:
  ///   - paths: The imported ones.
  ///   - library: The library's folder.
  init(_ paths: [FilePath], library: FilePath) {
    self.paths = PathSet(paths)
    var devices = Set(paths.compactMap { Self.device(of: $0) })
    if let own = Self.device(of: library) { devices.remove(own) }
    self.devices = devices
  }

  /// Whether the file at a path may go with a card.
  func covers(_ path: ByteString) -> Bool {
    if paths.covers(path) { return true }
    guard !devices.isEmpty, let device = Self.device(of: FilePath(path)) else { return false }
    return devices.contains(device)
  }

  private static func device(of path: FilePath) -> UInt? {
    (try? SystemCall.status(path, followingLinks: true)).map { FileIdentity($0).device }
  }
}
