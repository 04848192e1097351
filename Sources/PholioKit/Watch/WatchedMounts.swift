import Glibc
import PholioCatalog
import SystemPackage

/// What is mounted below watched folders. The kernel tells when that changes (proc(5), "mountinfo").
struct WatchedMounts: ~Copyable {
  private let file: Int32
  private var points: [ByteString: MountTable.Mount] = [:]

  init() {
    file = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
    points = Self.points
  }

  deinit { if file >= 0 { close(file) } }

  /// For poll(2), which reports a change once.
  var descriptor: Int32? { file >= 0 ? file : nil }

  /// The paths below roots at which something was mounted or unmounted since the last time.
  mutating func changed(in roots: [FilePath]) -> [ByteString] {
    guard file >= 0 else { return [] }
    var files = [pollfd(fd: file, events: Int16(POLLPRI), revents: 0)]
    guard poll(&files, 1, 0) > 0, files[0].revents & Int16(POLLPRI | POLLERR) != 0 else { return [] }
    let now = Self.points
    defer { points = now }
    let changed = Set(now.keys).union(points.keys).filter { now[$0] != points[$0] }
    guard !changed.isEmpty else { return [] }
    return roots.flatMap { root -> [ByteString] in
      guard let resolved = SystemCall.resolved(root) else { return [] }
      return changed.compactMap { point in
        var relative = FilePath(point)
        guard relative.removePrefix(resolved), !relative.isEmpty else { return nil }
        return root.pushing(relative).byteString
      }
    }
  }

  private static var points: [ByteString: MountTable.Mount] { MountTable.current?.byPoint ?? [:] }
}
