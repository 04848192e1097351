import Foundation
import PholioTestSupport
import Testing

/// Exports that are killed, and disks that fail or are full: what has a name is whole, and the next export
/// ends as an undisturbed one.
@Suite(.enabled(if: Fault.areThere, "skipped without strace"), .serialized)
struct ExportFaultTests {
  private static let calls = [
    ("write", 4), ("fsync", 2), ("rename", 2), ("link", 2), ("unlink", 2), ("openat", 8),
  ]

  /// The folder's files, each by its name, without pholio's own.
  private func contents(_ out: ExportFolder) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: out.names.map { ($0, out.bytes($0) ?? []) })
  }

  @Test(
    .timeLimit(.minutes(Soak.isOn ? TimeLimits.soak : TimeLimits.programs)), arguments: Fault.Effect.allCases)
  func anExportSurvivesEveryFault(effect: Fault.Effect) throws {
    let out = try ExportFolder(6)
    let exporting = ["export", "G", out.path, "--jobs", "1", "--xmp"]
    // Some files are there, to be renamed and replaced.
    let before = out.path + "-before"
    try #require(try out.pholio("export", "G", before, "--only", "1-4").status == 0)
    try #require(try out.pholio("reorder", "G", "--move", "6", "--to", "1").status == 0)
    try #require(try out.pholio("rate", "G", "2", "3").status == 0)
    try #require(try out.run(["--xmp"]).status == 0)
    let expected = contents(out)
    let originals = try Originals(in: out.library.folder["in"])
    for (call, stride) in Self.calls {
      let files = call == "openat" ? [out.path, out.path + "/.pholio-journal"] : []
      try Fault.each(call, effect, files: files, stride: stride) { fault in
        try? FileManager.default.removeItem(atPath: out.path)
        try FileManager.default.copyItem(atPath: before, toPath: out.path)
        let outcome = try fault.run(out.pholio, exporting)
        let comment: Comment = "\(fault), seed \(Soak.seed): \(outcome.run.status) \(outcome.run.messages)"
        for (name, bytes) in contents(out) where expected[name] != nil {
          #expect(bytes == expected[name], "\(name) after \(fault), seed \(Soak.seed)")
        }
        if outcome.hasHappened && effect != .kill && outcome.run.status != 0 && !outcome.hasHitTheMessage {
          #expect([3, 66, 73].contains(outcome.run.status), comment)
        }
        let again = try out.pholio.run(exporting + ["--delete"])
        #expect(again.status == 0, "after \(fault), seed \(Soak.seed): \(again.messages)")
        #expect(contents(out) == expected, "after \(fault), seed \(Soak.seed)")
        #expect(out.leftovers == [], "after \(fault)")
        return outcome.hasHappened
      }
    }
    #expect(try Originals(in: out.library.folder["in"]) == originals)
  }

  /// What can't be opened to be read back is told by its own cause.
  @Test func aLackOfDescriptorsIsSaid() throws {
    let out = try ExportFolder(6)
    for count in 10...24 {
      try? FileManager.default.removeItem(atPath: out.path)
      var limited = out.pholio
      limited.launcher = ["/bin/sh", "-c", "ulimit -n \(count); exec \"$0\" \"$@\""]
      let run = try limited("export", "G", out.path, "--jobs", "1")
      #expect(!run.messages.contains("Input/output error"), "\(count): \(run.messages)")
    }
  }

  @Test func anExportThatIsKilledAtAnyTimeGoesOn() throws {
    let out = try ExportFolder(60)
    let arguments = ["export", "G", out.path, "--size", "40"]
    let ending = try Ending(out.pholio, arguments)
    let expected = contents(out)
    for moment in ending.moments(20) {
      try? FileManager.default.removeItem(atPath: out.path)
      _ = try ending.run(out.pholio, arguments, endingAt: moment)
      for (name, bytes) in contents(out) { #expect(bytes == expected[name], "\(name), change \(moment)") }
      let again = try out("--size", "40")
      #expect(again.status == 0, "change \(moment): \(again.messages)")
      #expect(contents(out) == expected && out.leftovers == [], "change \(moment)")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM]) func aStoppedExportLeavesWholeFilesAndGoesOn(signal: Int32) throws {
    let out = try ExportFolder(300)
    let expected = try ExportFolder(300)
    try #require(try expected("--size", "60").status == 0)
    // Some are there already.
    try #require(try out("--size", "60", "--only", "1-9").status == 0)
    let running = try out.pholio.start(["export", "G", out.path, "--size", "60", "--jobs", "1"])
    let run = try running.finish(by: signal) { out.allNames.count > 12 }
    #expect(run.status == 128 + signal, "\(run.messages)")
    #expect(out.leftovers == [])
    #expect((9..<300).contains(out.names.count), "\(out.names.count)")
    for name in out.names { #expect(out.bytes(name) == expected.bytes(name), "\(name)") }
    let again = try out("--size", "60")
    #expect(again.status == 0, "\(again.messages)")
    #expect(contents(out) == contents(expected) && out.leftovers == [])
  }
}

/// A disk whose files can share bytes, where the kernel has btrfs and loop devices.
private enum SharingDisk {
  static let isThere: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? MountNamespace(mounting(folder["image"], at: "/mnt"))) != nil
  }()

  static func mounting(_ image: String, at folder: String) -> String {
    """
    (truncate -s 256M '\(image)'; mkfs.btrfs -q '\(image)'; mount -o loop '\(image)' '\(folder)') \
      >/dev/null 2>&1
    """
  }
}

/// Disks of other kinds.
@Suite(.needsMounts, .serialized) struct ExportDiskTests {
  @Test(arguments: [60, 130, 400])
  func onAFullDiskItEndsClearlyAndGoesOnWhenThereIsRoom(kilobytes: Int) throws {
    let out = try ExportFolder(150)
    try FileManager.default.createDirectory(atPath: out.path, withIntermediateDirectories: true)
    let namespace = try MountNamespace("mount -t tmpfs -o size=\(kilobytes)k none '\(out.path)'")
    let pholio = Program(library: out.pholio.library, launcher: namespace.launcher)
    for _ in 0..<2 {
      let run = try pholio("export", "G", out.path)
      #expect(run.status == 73, "\(run.status) \(run.messages)")
      let lines = run.messages.split(separator: "\n")
      #expect(lines.count == 1 && lines[0].hasSuffix("can't be written: No space left on device"), "\(lines)")
    }
    #expect(try namespace.shell("mount -o remount,size=64m '\(out.path)'").status == 0)
    let last = try pholio("export", "G", out.path)
    #expect(last.status == 0, "\(last.messages)")
    let wrong = try namespace.shell(
      "cd '\(out.path)'; for f in *.jpg; do cmp \"$f\" \"../in/G/${f#*_}\"; done; ls -A | grep -c tmp || true"
    )
    #expect(wrong.output == "0\n", "\(wrong.output) \(wrong.messages)")
  }

  @Test(.enabled(if: SharingDisk.isThere, "skipped: no btrfs on a loop device can be mounted here"))
  func copiesShareBytesWhereTheDiskCan() throws {
    let folder = try TemporaryFolder()
    let mount = folder["disk"]
    try folder.makeFolder("disk")
    try folder.write(Fixture.photo(1, taken: "2020:01:01 00:00:00", width: 900, height: 900), to: "a.jpg")
    let namespace = try MountNamespace(
      """
      \(SharingDisk.mounting(folder["image"], at: mount)); mkdir '\(mount)/in'
      for n in 1 2 3; do (cat '\(folder["a.jpg"])'; head -c 1000000 /dev/zero; echo $n) \
        > '\(mount)/in/'$n.jpg; done
      """)
    let pholio = Program(library: folder["library"], launcher: namespace.launcher)
    #expect(try pholio("import", mount + "/in", "--gallery", "G").status == 0)
    #expect(try pholio("export", "G", mount + "/out").status == 0)
    let shared = try namespace.shell("sync; btrfs filesystem du -s --raw '\(mount)/out' | tail -1")
    // "Total, Exclusive, Set shared": none of its bytes are its own, but the manifest's.
    let numbers = shared.output.split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count >= 2 && numbers[0] > 3_000_000 && numbers[1] < 100_000, "\(shared.output)")
  }

  @Test func aDiskWithoutLinksIsSaid() throws {
    let out = try ExportFolder()
    try FileManager.default.createDirectory(atPath: out.path, withIntermediateDirectories: true)
    let namespace = try MountNamespace("mount -t tmpfs none '\(out.path)'")
    let pholio = Program(library: out.pholio.library, launcher: namespace.launcher)
    let run = try pholio("export", "G", out.path, "--link", "hard")
    #expect(run.status == 73 && run.messages.hasPrefix("pholio: --link hard: "), "\(run.messages)")
    #expect(run.messages.hasSuffix("is on another disk; copy, or use --link symbolic\n"), "\(run.messages)")
  }
}
