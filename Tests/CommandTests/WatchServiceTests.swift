import Foundation
import PholioTestSupport
import Testing

/// `pholio watch` as a service: signals, systemd, limits, and what it costs.
struct WatchServiceTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    try folder.makeFolder("in")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsIt(signal: Int32) throws {
    let watcher = try Watcher(pholio, [folder["in"]])
    try folder.write(Fixture.photo(1, taken: "2020:01:01 00:00:01"), to: "in/a.jpg")
    try waitUntil("the photo") { try pholio.names(in: "in") == ["a.jpg"] }
    let run = watcher.stop(signal)
    #expect(run.status == 128 + signal && run.output.isEmpty)
    #expect(run.messages.hasPrefix("Watching 1 folder\n"))
    #expect(run.messages.hasSuffix("Saw 1 file: 1 added\n  in: 1 photo placed\n"), "\(run.messages)")
    #expect(try pholio("check").status == 0)
  }

  @Test func eachBatchIsALineOfJSON() throws {
    let watcher = try Watcher(pholio, ["--json", folder["in"]])
    for number in 1...2 {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "in/\(number).jpg")
      try waitUntil("its line") {
        watcher.running.output.components(separatedBy: "\"added\":1,").count == 2 * number + 1
      }
    }
    let lines = watcher.stop().output.split(separator: "\n")
    for line in lines {
      let report = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(report?["seen"] is Int && report?["galleries"] is [Any])
    }
  }

  @Test func quietSaysEachProblemOnceAndNothingElse() throws {
    try folder.write(Fixture.photo(1, taken: "2020:01:01 00:00:01"), to: "in/a.jpg")
    try folder.write(Array("no photo".utf8), to: "in/bad.jpg")
    let running = try pholio.start(["watch", "--quiet", "--min-age", "0.2s", folder["in"]])
    try waitUntil("the photo") { try pholio.galleryNames() == ["in"] }
    try folder.write(Fixture.photo(2, taken: "2020:01:01 00:00:02"), to: "in/b.jpg")
    try waitUntil("the next one") { try pholio.names(in: "in") == ["a.jpg", "b.jpg"] }
    kill(running.process.processIdentifier, SIGTERM)
    let run = running.finish()
    #expect(run.status == 143 && run.output.isEmpty)
    #expect(run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    #expect(run.messages.hasPrefix("pholio: \(folder["in/bad.jpg"]): "))
  }

  @Test func systemdIsToldWhatItWantsToKnow() throws {
    let manager = try Manager(folder["notify"])
    let watcher = try Watcher(
      pholio, [folder["in"]], environment: ["NOTIFY_SOCKET=\(manager.path)", "WATCHDOG_USEC=1000000"])
    #expect(try manager.next().hasPrefix("READY=1\nSTATUS="))
    var told: [String] = []
    while !told.contains("STATUS=Watching 1 folder") { told.append(try manager.next()) }
    while told.count(where: { $0 == "WATCHDOG=1" }) < 3 { told.append(try manager.next()) }
    watcher.signal(SIGTERM)
    while told.last != "STOPPING=1" { told.append(try manager.next()) }
    #expect(watcher.stop().status == 143)
  }

  @Test func itCostsNextToNothingWhileNothingHappens() throws {
    for number in 0..<1000 { try folder.makeFolder("in/\(number % 10)/\(number)") }
    let watcher = try Watcher(pholio, [folder["in"]])
    try waitUntil("the first import") { watcher.messages.contains("Saw 0 files") }
    #expect(watcher.messages.contains("Watching 1011 folders"))
    let before = try watcher.processorTime()
    let seconds = 4.0
    usleep(UInt32(seconds * 1_000_000))
    let share = (try watcher.processorTime() - before) / seconds
    #expect(share <= 0.01, "\(share * 100) % of a core")
  }

  /// Options of unshare(1) for a user who may watch five folders.
  private static let limited = [
    "-Ur", "/bin/sh", "-c", "echo 5 >/proc/sys/user/max_inotify_watches && exec \"$@\"", "sh",
  ]

  @Test(
    .enabled(
      if: (try? Program.run("/usr/bin/unshare", limited + ["true"]).status) == 0,
      "skipped: no namespaces of users here"))
  func moreFoldersThanTheKernelWatchesAreOneLine() throws {
    for number in 0..<20 { try folder.makeFolder("in/\(number)") }
    let run = try Program.run(
      "/usr/bin/unshare", Self.limited + [Program.path, "watch", folder["in"]],
      environment: ["PHOLIO_LIBRARY": pholio.library])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.messages == """
        pholio: too many folders to watch: user.max_inotify_watches is 5, and 5 of them are watched; raise it, \
        like 'sudo sysctl user.max_inotify_watches=524288' (pholio help watch)

        """)
  }

  @Test func whatCanNotBeWatchedIsRefusedInOneLine() throws {
    try folder.write([1], to: "file")
    func refused(_ path: String, _ status: Int32, _ text: String) throws {
      let run = try pholio("watch", path)
      #expect(run.status == status && run.output.isEmpty)
      #expect(run.messages == "pholio: \(text)\n")
    }
    try refused(folder["file"], 66, "\(folder["file"]): can't be read: Not a directory")
    try refused(folder["none"], 66, "\(folder["none"]): can't be read: No such file or directory")
    #expect(!FileManager.default.fileExists(atPath: pholio.library))
    _ = try pholio("gallery", "create", "One")
    try refused(
      pholio.library, 64, "\(pholio.library): this is the library itself, not photos to import")
  }
}

/// A service manager's end of the socket.
private final class Manager {
  let path: String
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    try withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      try #require(path.utf8.count < bytes.count)
      bytes.copyBytes(from: path.utf8)
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    try #require(bound == 0)
    // A test that waits in vain ends.
    var time = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// What is told next.
  func next() throws -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    try #require(count > 0, "nothing was told")
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
