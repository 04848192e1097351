import Foundation
import PholioTestSupport
import Testing

/// What arrives in watched folders.
struct WatchTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    try folder.makeFolder("in")
  }

  private func photo(_ number: Int, at path: String, of folder: TemporaryFolder? = nil) throws {
    let minutes = 10 + number
    try (folder ?? self.folder).write(Fixture.photo(number, taken: "2020:01:01 00:\(minutes):00"), to: path)
  }

  private func waitForPhotos(_ names: [String], in gallery: String) throws {
    try waitUntil("\(names) in \(gallery)") { try pholio.names(in: gallery) == names }
  }

  /// All galleries, with what is shown of each photo that does not depend on where the folder is.
  private func state(of pholio: Program, _ folder: TemporaryFolder) throws -> [String] {
    try pholio.galleryNames().flatMap { name -> [String] in
      let shown = try pholio("show", name, "--json").json as? [String: Any]
      let photos = shown?["photos"] as? [[String: Any]] ?? []
      return photos.map { photo in
        let path = (photo["path"] as? String ?? "-").replacingOccurrences(of: folder.path, with: "")
        let isMissing = photo["missing"] as? Bool ?? false
        return "\(name) \(photo["position"] ?? "-") \(path) \(isMissing) \(photo["sha256"] ?? "-")"
      }
    }
  }

  @Test func photosWithoutDatesGoByTheirFilesTimesIfAskedTo() throws {
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    _ = try Program.run("/usr/bin/touch", ["-d", "2015-06-01 12:00", folder["in/a.jpg"]])
    let watcher = try Watcher(pholio, ["--by", "year", "--trust-file-times", folder["in"]])
    try waitForPhotos(["a.jpg"], in: "2015")
    #expect(watcher.stop().status == 143)
  }

  @Test func theOutcomeIsThatOfAnImportOfTheFolderAfterEachArrival() throws {
    let other = try TemporaryFolder()
    let importer = Program(library: other["library"])
    try other.makeFolder("in")
    for root in [folder, other] {
      try photo(1, at: "in/a.jpg", of: root)
      try photo(2, at: "in/sub/b.jpg", of: root)
      try photo(3, at: "aside/trip/day 1/c.jpg", of: root)
      try photo(4, at: "aside/trip/d.jpg", of: root)
      try photo(5, at: "aside/e.jpg", of: root)
      try photo(6, at: "aside/f.jpg", of: root)
      try photo(7, at: "aside/.hidden/g.jpg", of: root)
      try photo(8, at: "aside/left/h.jpg", of: root)
      try root.write(Array("left\n".utf8), to: "aside/ignore")
    }
    let watcher = try Watcher(pholio, [folder["in"]])
    let steps = [
      "true", "mv aside/trip in/trip", "mv aside/e.jpg in/sub/", "mv in/trip in/renamed", "rm in/a.jpg",
      // A new content at a known path; a file of the same content elsewhere.
      "mv aside/f.jpg in/sub/b.jpg", "cp in/renamed/d.jpg in/sub/.part && mv in/sub/.part in/sub/copy.jpg",
      "mv 'in/renamed/day 1/c.jpg' in/c.jpg", "mv aside/.hidden in/.hidden",
      "mv aside/ignore in/.pholioignore",
      "mv aside/left in/left", "rm in/.pholioignore", "mv in/.hidden in/shown", "ln -s renamed in/link",
      "mv in/sub in/renamed/sub", "rm -r in/renamed",
    ]
    for step in steps {
      for root in [folder, other] {
        let run = try Program.run("/bin/sh", ["-ec", "cd '\(root.path)'; \(step)"])
        try #require(run.status == 0, "\(run.messages)")
      }
      #expect(try importer("import", other["in"]).status == 0)
      let expected = try state(of: importer, other)
      try waitUntil("the outcome of '\(step)'") { try state(of: pholio, folder) == expected }
    }
    #expect(try state(of: importer, other).contains { $0.hasPrefix("shown 1 /in/shown/g.jpg") })
    #expect(watcher.stop().status == 143)
  }

  @Test func aFileThatIsBeingWrittenIsWaitedFor() throws {
    let watcher = try Watcher(pholio, [folder["in"]])
    let bytes = try Fixture.photo(1, taken: "2020:01:01 00:11:00", width: 300, height: 200)
    let path = folder["in/slow.jpg"]
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o644)
    try #require(descriptor >= 0)
    let half = bytes.count / 2
    #expect(bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, half) } == half)
    // Another file of the folder is imported, again and again, and this one is not: its writer is not done.
    for number in 2...4 {
      try photo(number, at: "in/\(number).jpg")
      try waitForPhotos((2...number).map { "\($0).jpg" }, in: "in")
    }
    #expect(watcher.messages.contains("still being written"), "\(watcher.messages)")
    let rest = bytes.count - half
    #expect(bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + half, rest) } == rest)
    close(descriptor)
    try waitUntil("the slow file") { try pholio.names(in: "in").contains("slow.jpg") }
    let run = watcher.stop()
    #expect(!run.messages.contains("damaged") && !run.messages.contains("not readable"), "\(run.messages)")
  }

  @Test func anImportThatIsUnderWayIsWaitedFor() throws {
    let watcher = try Watcher(pholio, [folder["in"]])
    try waitUntil("the first import") { watcher.messages.contains("Saw 0 files") }
    let library = open(folder["library"], O_RDONLY | O_DIRECTORY)
    try waitUntil("the lock") { flock(library, LOCK_EX | LOCK_NB) == 0 }
    try photo(1, at: "in/a.jpg")
    try waitUntil("its word on that") { watcher.messages.contains("Another import is under way") }
    try photo(2, at: "in/b.jpg")
    #expect(try pholio.galleryNames() == [])
    close(library)
    try waitForPhotos(["a.jpg", "b.jpg"], in: "in")
    #expect(watcher.messages.components(separatedBy: "Another import").count == 2, "it is said once")
  }

  @Test func eventsThatTheKernelHasLostAreMadeUpFor() throws {
    let watcher = try Watcher(pholio, [folder["in"]])
    try photo(1, at: "in/a.jpg")
    try waitForPhotos(["a.jpg"], in: "in")
    watcher.signal(SIGSTOP)
    let most = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let count = Int(most.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 16_384
    // Each rename is two events.
    try folder.write([1], to: "in/x")
    for _ in 0...(count / 4) {
      #expect(rename(folder["in/x"], folder["in/y"]) == 0 && rename(folder["in/y"], folder["in/x"]) == 0)
    }
    try photo(2, at: "in/new/below/b.jpg")
    watcher.signal(SIGCONT)
    try waitForPhotos(["b.jpg"], in: "new/below")
    // Its folder is watched, too.
    try photo(3, at: "in/new/below/c.jpg")
    try waitForPhotos(["b.jpg", "c.jpg"], in: "new/below")
  }

  @Test func aRootThatIsGoneIsWaitedForAndNothingCountsAsGone() throws {
    try photo(1, at: "in/sub/a.jpg")
    let watcher = try Watcher(pholio, [folder["in"]])
    try waitForPhotos(["a.jpg"], in: "sub")
    #expect(rename(folder["in"], folder["away"]) == 0)
    try waitUntil("its word on that") { watcher.messages.contains("in: gone; nothing") }
    try photo(2, at: "away/sub/b.jpg")
    #expect(rename(folder["away"], folder["in"]) == 0)
    try waitForPhotos(["a.jpg", "b.jpg"], in: "sub")
    #expect(watcher.messages.contains("in: there again"))
    let state = try state(of: pholio, folder)
    #expect(state.allSatisfy { $0.contains(" false ") }, "\(state)")
  }

  @Test(.needsMounts) func whatIsOnADiskThatIsMountedBelowARootArrives() throws {
    try photo(1, at: "in/a.jpg")
    try folder.makeFolder("in/disk")
    let namespace = try MountNamespace("")
    var inside = pholio
    inside.launcher = namespace.launcher
    let watcher = try Watcher(inside, [folder["in"]])
    try waitForPhotos(["a.jpg"], in: "in")
    try photo(2, at: "b.jpg")
    let disk = folder["in/disk"]
    #expect(
      try namespace.shell("mount -t tmpfs none '\(disk)'; cp '\(folder["b.jpg"])' '\(disk)'").status == 0)
    try waitForPhotos(["b.jpg"], in: "disk")
    let copied = try namespace.shell("cp '\(folder["b.jpg"])' '\(disk)/c.part'; umount -l '\(disk)'")
    #expect(copied.status == 0)
    try photo(3, at: "in/disk/d.jpg")
    try waitUntil("the photo below") { try pholio.names(in: "disk").contains("d.jpg") }
    withExtendedLifetime(watcher) {}
  }

  @Test func theLibraryInAWatchedFolderIsNotImported() throws {
    let pholio = Program(library: folder["in/library"])
    let watcher = try Watcher(pholio, [folder["in"]])
    try photo(1, at: "in/a.jpg")
    try waitUntil("the photo") { try pholio.names(in: "in") == ["a.jpg"] }
    try photo(2, at: "in/b.jpg")
    try waitUntil("the next one") { try pholio.names(in: "in") == ["a.jpg", "b.jpg"] }
    // The library's own files are no arrivals: one import for the start, and some for the two photos.
    let imports = try pholio("imports", "--json").json as? [Any]
    #expect((imports?.count ?? 0) <= 5)
    #expect(try pholio.galleryNames() == ["in"])
    withExtendedLifetime(watcher) {}
  }
}
