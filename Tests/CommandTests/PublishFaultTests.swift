import Foundation
import PholioTestSupport
import Testing

/// Sites whose making is killed, and disks that fail or are full: what has a name is whole, and the next run
/// ends as an undisturbed one. Nothing that pholio wrote is foreign to it then.
@Suite(.enabled(if: Fault.areThere, "skipped without strace"), .serialized)
struct PublishFaultTests {
  private static let calls = [("write", 9), ("fsync", 7), ("rename", 5), ("link", 5), ("unlink", 3)]

  @Test(
    .timeLimit(.minutes(Soak.isOn ? TimeLimits.soak : TimeLimits.programs)), arguments: Fault.Effect.allCases)
  func aSiteSurvivesEveryFault(effect: Fault.Effect) throws {
    let site = try SiteFolder(5)
    let sizes = ["--sizes", "64,640", "--url", "https://example.org"]
    let publishing = ["publish", site.path, "--jobs", "1"] + sizes
    let before = site.path + "-before"
    try #require(try site.pholio("publish", before, "--sizes", "64").status == 0)
    // Some files are there; pages change, and a photo's are not wanted any more.
    try #require(try site.pholio("reorder", "G", "--move", "5", "--to", "1").status == 0)
    try #require(try site.pholio("remove", "G", "2").status == 0)
    try #require(try site.pholio.run(publishing).status == 0)
    let expected = try site.contents
    for (call, stride) in Self.calls {
      try Fault.each(call, effect, stride: stride) { fault in
        try? FileManager.default.removeItem(atPath: site.path)
        if fault.number % 2 == 0 { try FileManager.default.copyItem(atPath: before, toPath: site.path) }
        let outcome = try fault.run(site.pholio, publishing)
        let comment: Comment = "\(fault), seed \(Soak.seed): \(outcome.run.status) \(outcome.run.messages)"
        if outcome.hasHappened && effect != .kill && outcome.run.status != 0 && !outcome.hasHitTheMessage {
          #expect([3, 66, 73].contains(outcome.run.status), comment)
        }
        let again = try site.pholio.run(publishing)
        #expect(again.status == 0, "after \(fault), seed \(Soak.seed): \(again.messages)")
        #expect(try site.contents == expected && site.leftovers == [], "after \(fault), seed \(Soak.seed)")
        return outcome.hasHappened
      }
    }
  }

  @Test func aSiteThatIsKilledAtAnyTimeGoesOn() throws {
    let site = try SiteFolder(30)
    let arguments = ["publish", site.path]
    let ending = try Ending(site.pholio, arguments)
    let expected = try site.contents
    for moment in ending.moments(12) {
      try? FileManager.default.removeItem(atPath: site.path)
      _ = try ending.run(site.pholio, arguments, endingAt: moment)
      for (name, bytes) in try site.contents { #expect(bytes == expected[name], "\(name), change \(moment)") }
      let again = try site.publish()
      #expect(again.status == 0, "change \(moment): \(again.messages)")
      #expect(try site.contents == expected && site.leftovers == [], "change \(moment)")
    }
  }

  /// A kill before the first file has its name: the folder is pholio's all the same.
  @Test(arguments: 1...4) func afterAKillBeforeTheFirstFileTheFolderIsNoneOfOthers(fsync: Int) throws {
    let site = try SiteFolder(2)
    let outcome = try Fault(call: "fsync", number: fsync, effect: .kill).run(
      site.pholio, ["publish", site.path, "--jobs", "1"])
    #expect(outcome.hasHappened)
    let run = try site.publish()
    #expect(run.status == 0, "\(run.messages)")
    #expect(try site.leftovers == [])
  }

  /// The first picture has no room: what is left is known as pholio's own.
  @Test func afterADiskThatWasFullAtOnceTheFolderIsNoneOfOthers() throws {
    let site = try SiteFolder(2)
    let publishing = ["publish", site.path, "--jobs", "1"]
    let outcome = try Fault(call: "write", number: 1, effect: .fullDisk).run(site.pholio, publishing)
    #expect(outcome.hasHappened && outcome.run.status == 73, "\(outcome.run.messages)")
    // The journal stays where it could not be written either.
    let left = try FileManager.default.contentsOfDirectory(atPath: site.path)
    #expect(left.isEmpty || left.contains(".pholio-journal"), "\(left)")
    let again = try site.pholio.run(publishing)
    #expect(again.status == 0, "\(again.messages)")
    #expect(try site.leftovers == [])
  }

  @Test(arguments: [SIGINT, SIGTERM]) func aStoppedSiteGoesOn(signal: Int32) throws {
    let site = try SiteFolder(150)
    let running = try site.pholio.start(["publish", site.path, "--jobs", "1"])
    let pictures = site.path + "/pictures"
    let run = try running.finish(by: signal) {
      (try? FileManager.default.contentsOfDirectory(atPath: pictures).count) ?? 0 > 3
    }
    #expect(run.status == 128 + signal, "\(run.messages)")
    #expect(try site.leftovers == [])
    let again = try site.publish()
    #expect(again.status == 0, "\(again.messages)")
    let fresh = try SiteFolder(150)
    #expect(try fresh.publish().status == 0)
    #expect(try Set(site.contents.keys) == Set(fresh.contents.keys))
  }
}

/// Sites on disks of other kinds, and beside links.
@Suite(.serialized) struct PublishDiskTests {
  @Test(.needsMounts, arguments: [100, 400])
  func onAFullDiskItEndsClearlyAndGoesOnWhenThereIsRoom(kilobytes: Int) throws {
    let site = try SiteFolder(100)
    try FileManager.default.createDirectory(atPath: site.path, withIntermediateDirectories: true)
    let namespace = try MountNamespace("mount -t tmpfs -o size=\(kilobytes)k none '\(site.path)'")
    let pholio = Program(library: site.pholio.library, launcher: namespace.launcher)
    for _ in 0..<2 {
      let run = try pholio("publish", site.path)
      #expect(run.status == 73, "\(run.status) \(run.messages)")
      let lines = run.messages.split(separator: "\n")
      #expect(lines.count == 1 && lines[0].hasSuffix("can't be written: No space left on device"), "\(lines)")
    }
    #expect(try namespace.shell("mount -o remount,size=64m '\(site.path)'").status == 0)
    let last = try pholio("publish", site.path)
    #expect(last.status == 0, "\(last.messages)")
    let count = try namespace.shell(
      "cd '\(site.path)'; find g -name '*.html' | wc -l; find . -name '*.tmp' | wc -l")
    #expect(count.output == "101\n0\n", "\(count.output)")
  }

  @Test func nothingIsWrittenOrRemovedThroughALink() throws {
    let site = try SiteFolder(3)
    try #require(try site.publish().status == 0)
    let elsewhere = site.path + "-elsewhere"
    try FileManager.default.moveItem(atPath: site.path + "/pictures", toPath: elsewhere)
    try FileManager.default.createSymbolicLink(
      atPath: site.path + "/pictures", withDestinationPath: elsewhere)
    let before = try FileManager.default.contentsOfDirectory(atPath: elsewhere).sorted()
    for options in [[], ["--sizes", "64,100"], ["--layout", "rows"]] {
      let run = try site.pholio.run(["publish", site.path] + options)
      #expect(run.status == 3, "\(run.messages)")
      #expect(run.messages.hasPrefix("pholio: pictures: not pholio's: left as it is\n"), "\(run.messages)")
      #expect(run.messages.split(separator: "\n").count == 2, "\(run.messages)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).sorted() == before)
    }
  }

  @Test func theJournalIsNotWrittenThroughALink() throws {
    let site = try SiteFolder(2)
    try #require(try site.publish().status == 0)
    let mine = site.library.folder["mine"]
    try site.library.folder.write(Array("mine".utf8), to: "mine")
    try FileManager.default.createSymbolicLink(
      atPath: site.path + "/.pholio-journal", withDestinationPath: mine)
    let run = try site.publish("--title", "Other")
    #expect(run.status == 73 && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    #expect(site.library.bytes("mine") == Array("mine".utf8))
  }
}
