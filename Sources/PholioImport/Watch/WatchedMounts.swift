import Glibc
import PholioCatalog
import PholioDisk
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

  /// For poll(2), which reports a change once (POLLPRI and POLLERR).
  var descriptor: Int32? { file >= 0 ? file : nil }

  /// The roots below which something was mounted or unmounted since the last time. To be asked when poll(2)
  /// has reported a change.
  mutating func changed(in roots: [FilePath]) -> [FilePath] {
    let now = Self.points
    defer { points = now }
    let changed = Set(now.keys).union(points.keys).filter { now[$0] != points[$0] }
    return roots.filter { root in
      guard let resolved = SystemCall.resolved(root) else { return false }
      return changed.contains { $0 != resolved.byteString && PathSet([resolved]).covers($0) }
    }
  }

  private static var points: [ByteString: MountTable.Mount] { MountTable.current?.byPoint ?? [:] }
}
