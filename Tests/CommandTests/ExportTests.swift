import Foundation
import PholioTestSupport
import Testing

/// Photos handed over as files in a folder.
@Suite struct ExportTests {
  @Test func originalsAreCopiedInOrderUnderNamesThatSort() throws {
    let out = try ExportFolder()
    #expect(try out.pholio("reorder", "G", "--move", "4", "--to", "1").status == 0)
    let run = try out()
    #expect(run.status == 0 && run.messages == "G: 4 photos, files: 4 written\n", "\(run.messages)")
    #expect(out.names == ["0001_4.jpg", "0002_1.jpg", "0003_2.jpg", "0004_3.jpg"])
    #expect(out.bytes("0001_4.jpg") == out.library.bytes("in/G/4.jpg"))
    let times = try ["out/0002_1.jpg", "in/G/1.jpg"].map {
      try Program.run("/usr/bin/stat", ["-c", "%y", out.library.folder[$0]]).output
    }
    #expect(times[0] == times[1])
  }

  @Test func againNothingIsWritten() throws {
    let out = try ExportFolder()
    _ = try out("--order", "--xmp")
    let before = try (out.names + [".pholio-manifest.json"]).map(out.stamp)
    let run = try out("--order", "--xmp")
    #expect(run.status == 0 && run.messages == "G: 4 photos, files: 9 the same\n", "\(run.messages)")
    #expect(try (out.names + [".pholio-manifest.json"]).map(out.stamp) == before)
    #expect(out.leftovers == [])
  }

  @Test func aManifestThatAToolHasLaidOutAnewIsRead() throws {
    let out = try ExportFolder()
    _ = try out()
    let path = out.library.folder["out/.pholio-manifest.json"]
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
    try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted])
      .write(to: URL(fileURLWithPath: path))
    let run = try out()
    #expect(run.status == 0 && run.messages == "G: 4 photos, files: 4 the same\n", "\(run.messages)")
  }

  @Test func whatHasMovedIsRenamedAndNotWrittenAnew() throws {
    let out = try ExportFolder(5)
    for template in ["{position:04}_{name}", "{position}"] {
      _ = try out("--template", template, "--delete")
      let inodes = try Set(out.names.map { try out.stamp($0) })
      #expect(try out.pholio("reorder", "G", "--reverse").status == 0)
      let run = try out("--template", template)
      #expect(run.messages == "G: 5 photos, files: 4 renamed, 1 the same\n", "\(run.messages)")
      #expect(try Set(out.names.map { try out.stamp($0) }) == inodes)
      #expect(try out("--template", template).messages == "G: 5 photos, files: 5 the same\n")
      let order = try out.library.names("G")
      for (name, original) in zip(out.names, order) {
        #expect(out.bytes(name) == out.library.bytes("in/G/\(original)"))
      }
    }
  }

  @Test func whatIsNotWantedAnyMoreGoesOnlyWithDelete() throws {
    let out = try ExportFolder()
    _ = try out()
    try out.library.folder.write(Array("mine".utf8), to: "out/notes.txt")
    let some = try out("--only", "1-2")
    #expect(
      some.messages == """
        G: 2 photos, files: 2 the same
          2 files of earlier exports kept (--delete removes them)

        """)
    let rehearsal = try out("--only", "1-2", "--delete", "--dry-run")
    #expect(rehearsal.messages == "G: would export 2 photos, files: 2 the same, 2 removed\n")
    #expect(out.names.count == 5)
    #expect(try out("--only", "1-2", "--delete").status == 0)
    #expect(out.names == ["0001_1.jpg", "0002_2.jpg", "notes.txt"])
  }

  @Test func whatOthersHaveWrittenOrChangedIsLeftAndNamed() throws {
    let out = try ExportFolder()
    try out.library.folder.write(Array("mine".utf8), to: "out/0003_3.jpg")
    let first = try out()
    #expect(first.status == 3, "\(first.messages)")
    #expect(first.messages.contains("\(out.path)/0003_3.jpg: it was not exported here: left as it is\n"))
    try out.library.folder.write(Array("edited".utf8), to: "out/0002_2.jpg")
    // Nobody wants it any more.
    let less = try out("--only", "4")
    #expect(less.status == 3, "\(less.messages)")
    #expect(
      less.messages.hasSuffix(
        """
          1 file of earlier exports kept (--delete removes them)
        pholio: \(out.path)/0002_2.jpg: others have changed it: left as it is

        """), "\(less.messages)")
    let again = try out("--only", "2-", "--delete")
    #expect(again.status == 3, "\(again.messages)")
    #expect(again.messages.contains("\(out.path)/0002_2.jpg: others have changed it: left as it is\n"))
    #expect(out.bytes("0002_2.jpg") == Array("edited".utf8))
    #expect(out.bytes("0003_3.jpg") == Array("mine".utf8))
    #expect(out.names == ["0002_2.jpg", "0003_3.jpg", "0004_4.jpg"])
  }

  /// A stick's file system rounds times, or has those of another zone.
  @Test func anotherTimeOfTheSameBytesIsNoChange() throws {
    let out = try ExportFolder()
    _ = try out()
    _ = try Program.run("/usr/bin/touch", out.names.map { "\(out.path)/\($0)" })
    #expect(try out().messages == "G: 4 photos, files: 4 the same\n")
  }

  @Test func missingAndChangedPhotosAreNamedAndNothingIsRemoved() throws {
    let out = try ExportFolder()
    _ = try out()
    try FileManager.default.removeItem(atPath: out.library.folder["in/G/2.jpg"])
    let run = try out("--delete")
    #expect(run.status == 3)
    #expect(run.messages.hasSuffix("pholio: 2  \(out.library.folder["in/G/2.jpg"]): there is no file\n"))
    #expect(out.names.count == 4)
    let fresh = try ExportFolder()
    try fresh.library.folder.write(Fixture.photo(99), to: "in/G/3.jpg")
    let changed = try fresh()
    #expect(changed.status == 3)
    #expect(changed.messages.contains("3.jpg: the file has been changed since it was imported"))
    #expect(fresh.names == ["0001_1.jpg", "0002_2.jpg", "0004_4.jpg"])
    #expect(fresh.leftovers == [])
  }

  @Test func onlyAndFeaturedChooseAndKeepPositions() throws {
    let out = try ExportFolder()
    #expect(try out.pholio("gallery", "feature", "G", "3", "2x2").status == 0)
    _ = try out("--featured")
    #expect(out.names == ["0003_3.jpg"])
    _ = try out("--only", "4,1", "--delete")
    #expect(out.names == ["0001_1.jpg", "0004_4.jpg"])
    #expect(try out("--only", "9").status == 64)
  }

  @Test func theOrderIsWrittenAndTakenBack() throws {
    let out = try ExportFolder()
    let order = ["3.jpg", "1.jpg", "4.jpg", "2.jpg"]
    #expect(try out.pholio("reorder", "G", "--move", "3,1,4,2", "--to", "1").status == 0)
    _ = try out("--order")
    // A new catalog of the same photos knows nothing of the order.
    let other = Program(library: out.library.folder["other"])
    #expect(try other("import", out.library.folder["in"]).status == 0)
    let run = try other("reorder", "G", "--order", "\(out.path)/order.txt")
    #expect(run.status == 0, "\(run.messages)")
    #expect(try other.names(in: "G") == order)
  }

  @Test func theReportIsJSON() throws {
    let out = try ExportFolder()
    let json = try #require(try out("--json").json as? [String: Any])
    #expect(json["written"] as? Int == 4 && json["photos"] as? Int == 4)
    #expect(json["gallery"] as? String == "G" && json["folder"] as? String == out.path)
    #expect((json["missing"] as? [Any])?.isEmpty == true)
  }

  @Test func aRehearsalWritesNothing() throws {
    let out = try ExportFolder()
    let run = try out("--dry-run")
    #expect(run.status == 0 && run.messages == "G: would export 4 photos, files: 4 written\n")
    #expect(!FileManager.default.fileExists(atPath: out.path))
  }
}
