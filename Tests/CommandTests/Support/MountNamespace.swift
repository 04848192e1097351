import Foundation
import PholioTestSupport
import Testing

/// A namespace of its own for mounts, and for the processes in it: all of it is gone with the object, and
/// with the test however it ends.
final class MountNamespace {
  private let holder = Process()
  private let hold = Pipe()

  /// - Parameter setup: Shell commands, run inside before this returns: mounts, services in the background.
  init(_ setup: String) throws {
    let output = Pipe()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    // The shell is the first process of its namespace, and waits for the end of its input: the test's own
    // end.
    holder.arguments = [
      "--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-ec",
      "mount --make-rprivate /\n\(setup)\necho ready; exec cat >/dev/null",
    ]
    holder.standardInput = hold
    holder.standardOutput = output
    try holder.run()
    let answer = output.fileHandleForReading.availableData
    try #require(String(decoding: answer, as: UTF8.self) == "ready\n", "no mounts: \(setup)")
  }

  deinit {
    // Not by the end of its input: another test's child may have inherited that.
    kill(holder.processIdentifier, SIGKILL)
    holder.waitUntilExit()
  }

  /// What runs a program inside; it sees the processes outside.
  var launcher: [String] { ["/usr/bin/nsenter", "-t", "\(holder.processIdentifier)", "--mount", "--"] }

  /// A shell command inside.
  func shell(_ command: String) throws -> Program.Run {
    try Program.run(launcher[0], launcher.dropFirst() + ["/bin/sh", "-ec", command])
  }

  /// Whether this machine lets us mount.
  static let isAllowed = (try? MountNamespace("mount -t tmpfs none /mnt")) != nil
}

extension Trait where Self == ConditionTrait {
  static var needsMounts: Self {
    .enabled(
      if: MountNamespace.isAllowed, "skipped: mounting a file system needs root, and is not allowed here")
  }
}
