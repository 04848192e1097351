import PholioImport
import PholioKit
import SystemPackage

/// Folders that are watched.
extension Failure {
  init(_ error: WatchError) {
    switch error {
    case .tooMany(let count, .noSpace):
      let setting = WatchError.limit?.setting ?? "fs.inotify.max_user_watches"
      let limit = WatchError.limit.map { " is \($0.most)" } ?? ""
      self.init(
        """
        too many folders to watch: \(setting)\(limit), and \(count) of them are watched; raise it, like \
        'sudo sysctl \(setting)=\(WatchError.roomyLimit(past: count))' (pholio help watch)
        """, .failed)
    case .tooMany(let count, let cause):
      self.init("no more than \(count) folders can be watched: \(cause)", .failed)
    case .noInstance(.tooManyOpenFiles):
      self.init(
        """
        too many programs of this user watch folders: fs.inotify.max_user_instances can be raised, like \
        'sudo sysctl fs.inotify.max_user_instances=1024'
        """, .failed)
    case .noInstance(let cause): self.init("folders can't be watched: \(cause)", .failed)
    case .lost(let cause): self.init("what happens in folders can't be read any more: \(cause)", .failed)
    }
  }
}
