import Foundation
import PholioTestSupport
import Testing

/// `pholio import` of files and folders of every kind.
@Suite struct WalkTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func counts(_ arguments: String..., status: Int32 = 0) throws -> [String: Int] {
    try pholio.importCounts(arguments, status: status)
  }

  private func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder[name]) }

  private func missing(in gallery: String) throws -> [Bool] {
    try pholio("show", gallery).output.split(separator: "\n").map { $0.hasSuffix("(missing)") }
  }

  @Test func ignoredFilesAndFoldersAreNotImported() throws {
    let paths = [
      "keep.jpg", "draft-1.jpg", "draft-2.jpg", "sub/draft-3.jpg", "sub/keep.jpg", "cache/a.jpg",
      "sub/cache/b.jpg",
      "top/x.jpg", "sub/top/y.jpg", "sub/a/z.jpg", "sub/b/z.jpg", "cache.jpg",
    ]
    for (number, path) in paths.enumerated() { try folder.write(Fixture.photo(number), to: "in/\(path)") }
    let rules = "# drafts\n\ndraft-*\n!draft-2.jpg\ncache/\n/top\nsub/a\r\n"
    try folder.write(Array(rules.utf8), to: "in/.pholioignore")
    try folder.write(Array("!draft-3.jpg\nkeep.jpg\n".utf8), to: "in/sub/.pholioignore")
    let found = try #require(
      try pholio("import", "--json", folder["in"], "--gallery", "All").json as? [String: Any])
    #expect(found["added"] as? Int == 6)
    let expected = ["keep.jpg", "draft-2.jpg", "draft-3.jpg", "y.jpg", "z.jpg", "cache.jpg"]
    #expect(try pholio.names(in: "All").sorted() == expected.sorted())
    // Files that are ignored later stay in their gallery.
    try folder.write(Array("*\n".utf8), to: "in/.pholioignore")
    #expect(try pholio("import", folder["in"], "--gallery", "All").status == 0)
    #expect(try pholio.names(in: "All").sorted() == expected.sorted())
    #expect(try missing(in: "All").allSatisfy { !$0 })
  }

  @Test func linksAreFollowedOnlyWhenAskedAndNeverInCircles() throws {
    try folder.write(Fixture.photo(1), to: "in/a/1.jpg")
    try folder.write(Fixture.photo(2), to: "elsewhere/2.jpg")
    try folder.write(Fixture.photo(3), to: "elsewhere/3.jpg")
    let links = [
      "in/a/up": "..", "in/self": ".", "in/there": folder["elsewhere"], "in/a/there": "../../elsewhere",
      "in/3.jpg": "../elsewhere/3.jpg", "in/broken.jpg": "nothing", "in/ring": "ring",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(atPath: folder[link], withDestinationPath: target)
    }
    #expect(try counts(folder["in"]) == ["seen": 8, "added": 1, "ignored": 7])
    // Each folder once, however many links lead to it; a link to a photo is another file of it.
    let followed = try counts(folder["in"], "--follow-links")
    #expect(followed["added"] == 2 && followed["known"] == 1 && followed["duplicates"] == 1, "\(followed)")
    #expect(followed["ignored"] == 2)
    let again = try counts(folder["in"], "--follow-links")
    #expect(again["known"] == 4 && again["added"] == nil, "\(again)")
  }

  @Test func pipesSocketsAndDevicesAreLeftAlone() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    #expect(mkfifo(folder["in/pipe.jpg"], 0o644) == 0)
    let socket = try Program.run(
      "python3",
      ["-c", "import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])", folder["in/s.jpg"]])
    #expect(socket.status == 0, "\(socket.messages)")
    if getuid() == 0 { #expect(mknod(folder["in/zero.jpg"], S_IFCHR | 0o644, 1 << 8 | 5) == 0) }
    let special = getuid() == 0 ? 3 : 2
    #expect(try counts(folder["in"]) == ["seen": special + 1, "added": 1, "ignored": special])
    // Named by themselves, too.
    #expect(try counts(folder["in/pipe.jpg"]) == ["seen": 1, "ignored": 1])
  }

  @Test func pathsOfFourThousandBytesAreImported() throws {
    var path = "in"
    // Each name has a line break. The path's length is just below the system's limit of 4096, with its end.
    while folder[path].utf8.count < 4096 - 220 { path += "/" + String(repeating: "n", count: 198) + "\n" }
    path += "/" + String(repeating: "x", count: 4095 - folder[path].utf8.count - 5) + ".jpg"
    #expect(folder[path].utf8.count == 4095)
    let file = try folder.write(Fixture.photo(1), to: "photo.jpg")
    let move = """
      import os, sys
      *folders, name = sys.argv[2].split("/")
      os.chdir(sys.argv[1])
      for folder in folders: os.makedirs(folder, exist_ok=True); os.chdir(folder)
      os.rename(sys.argv[3], name)
      """
    #expect(try Program.run("python3", ["-c", move, folder.path, path, file]).status == 0)
    #expect(try counts(folder["in"])["added"] == 1)
    #expect(try counts(folder["in"])["known"] == 1)
    let names = try pholio.galleryNames()
    #expect(names.count == 1 && names[0].hasPrefix("…") && names[0].hasSuffix(#"nnn\x0a"#))
    #expect((900...1024).contains(names[0].utf8.count))
    _ = try Program.run("rm", ["-rf", folder["in"]])
  }

  @Test func foldersThatCannotBeSeenMakeGalleriesThatCan() throws {
    for (number, name) in [" ", "\u{200B}", "\u{1B}[2J", "a"].enumerated() {
      try folder.write(Fixture.photo(number), to: "in/\(name)/\(number).jpg")
    }
    #expect(try counts(folder["in"])["added"] == 4)
    #expect(try Set(pholio.galleryNames()) == [#"\x20"#, #"\xe2\x80\x8b"#, #"\x1b[2J"#, "a"])
    #expect(try counts(folder["in"]) == ["seen": 4, "known": 4])
  }

  @Test func anEmptyRootRemovesNothingAndSaysSoOnce() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    try folder.write(Fixture.photo(2), to: "in/sub/2.jpg")
    _ = try counts(folder["in"])
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder["in"])
    try FileManager.default.moveItem(atPath: folder["in"], toPath: folder["away"])
    try folder.makeFolder("in")
    let first = try pholio("import", "--quiet", folder["in"])
    #expect(first.status == 3 && first.messages.contains("\(folder["in"]): empty, though it was not"))
    let second = try pholio("import", "--quiet", folder["in"])
    #expect(second.status == 3 && second.messages == "")
    let gone = "SELECT count(*) FROM file WHERE gone"
    #expect(try pholio.sql(gone) == "0\n")
    // It comes back: the problem is gone, and the next one is new.
    try remove("in")
    try FileManager.default.moveItem(atPath: folder["away"], toPath: folder["in"])
    #expect(kept.count == 2)
    #expect(try counts(folder["in"]) == ["seen": 2, "known": 2])
    try FileManager.default.moveItem(atPath: folder["in"], toPath: folder["away"])
    try folder.makeFolder("in")
    #expect(try !pholio("import", "--quiet", folder["in"]).messages.isEmpty)
  }

  @Test func filesOfARemovedFolderAreGoneAndComeBackAsWhatTheyWere() throws {
    for number in 1...3 {
      try folder.write(Fixture.photo(number), to: "in/\(number == 1 ? "" : "sub/")\(number).jpg")
    }
    _ = try counts(folder["in"])
    try FileManager.default.moveItem(atPath: folder["in/sub"], toPath: folder["sub"])
    #expect(try counts(folder["in"]) == ["seen": 1, "known": 1])
    let gone = "SELECT count(*) FROM file WHERE gone"
    #expect(try pholio.sql(gone) == "2\n")
    #expect(try missing(in: "sub") == [true, true])
    // A new photo at a missing photo's path is another photo.
    try folder.write(Fixture.photo(7), to: "in/sub/2.jpg")
    #expect(try counts(folder["in"]) == ["seen": 2, "known": 1, "added": 1])
    try remove("in/sub")
    try FileManager.default.moveItem(atPath: folder["sub"], toPath: folder["in/sub"])
    let back = try counts(folder["in"])
    #expect(back["known"] == 2 && back["updated"] == 1, "\(back)")
    // The other photo's file now has known content: their positions merge.
    #expect(try missing(in: "sub") == [false, false])
  }

  /// Needs to mount.
  @Test(.enabled(if: Mounting.isPossible, "mounting takes root"))
  func anotherDiskAtTheSamePathRemovesAndEditsNothing() throws {
    for number in 1...3 { try folder.write(Fixture.photo(number), to: "in/card/\(number).jpg") }
    try folder.write(Fixture.photo(4), to: "in/4.jpg")
    _ = try counts(folder["in"])
    try folder.write(Fixture.photo(8), to: "other.jpg")
    // The next card: one photo of the same name, and none of the others.
    let script = """
      mount -t tmpfs none "$1/in/card" && cp "$1/other.jpg" "$1/in/card/1.jpg" && shift
      "$@"
      """
    let arguments = [
      folder.path, Program.path, "import", "--json", folder["in"], "--library", folder["library"],
    ]
    let run = try Mounting.run(script, arguments)
    #expect(run.status == 3, "\(run.messages)")
    let report = try #require(run.json as? [String: Any])
    #expect(report["added"] as? Int == 1 && report["updated"] as? Int == 0)
    #expect(
      run.messages.contains("in/card: on another file system than before: 2 of its files are not there"))
    let gone = "SELECT count(*) FROM file WHERE gone"
    #expect(try pholio.sql(gone) == "0\n")
    // The first card is back.
    #expect(try counts(folder["in"])["known"] == 3)
    #expect(try pholio.names(in: "card").sorted() == ["1.jpg", "2.jpg", "3.jpg"])
    #expect(try missing(in: "card").filter { $0 }.count == 1)
  }
}
