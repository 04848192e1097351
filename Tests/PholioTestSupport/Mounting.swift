import Foundation

/// Mounts that are there for one command only.
package enum Mounting {
  /// Whether this process may mount.
  package static let isPossible = (try? run("mount -t tmpfs none /mnt", []).status) == 0

  /// Runs a shell script that may mount as it likes: what it mounts goes with it.
  package static func run(_ script: String, _ arguments: [String]) throws -> Program.Run {
    try Program.run("unshare", ["--mount", "sh", "-euc", script, "sh"] + arguments)
  }
}
