import Foundation
import PholioTestSupport
import Testing

/// A namespace for mounts and processes. All of it ends with the object, and with the test in any case.
final class MountNamespace {
  private let holder = Process()
  private let hold = Pipe()

  /// - Parameter setup: Shell commands that run inside before this returns: mounts, background services.
  init(_ setup: String) throws {
    let output = Pipe()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    // The shell is the namespace's first process. It waits for the end of its input, which is the test's end.
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

  /// Runs a program inside; it sees the processes outside.
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
