import Foundation
import PholioTestSupport
import Testing

/// Photos that pholio-loader reads, as people import them.
struct OtherFormatTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  /// Photos of different colours.
  private func makeHEICs(_ count: Int) throws {
    for number in 0..<count {
      try folder.write(Fixture.heic(number, taken: "2020:05:04 10:00:00"), to: "in/\(number).heic")
    }
  }

  @Test func aHEICIsAPhotoLikeAnyOther() throws {
    try makeHEICs(1)
    #expect(try pholio.importCounts([folder["in"]]) == ["seen": 1, "added": 1])
    #expect(try pholio.importCounts([folder["in"]]) == ["seen": 1, "known": 1])
    let info = try #require(try pholio("info", folder["in/0.heic"], "--json").json as? [String: Any])
    #expect(info["width"] as? Int == 640 && info["height"] as? Int == 480)
    #expect((info["taken"] as? [String: Any])?["local"] as? String == "2020-05-04T10:00:00")
    #expect(try pholio("sheet", "in", "-o", folder["s.jpg"]).status == 0)
    let check = try pholio("check", "--originals", "--json")
    #expect(check.status == 0 && (check.json as? [String: Any])?["loaders"] as? String == "filter")
  }

  @Test func onASheetTheyHaveTheirColoursAndArePicked() throws {
    try makeHEICs(2)
    try folder.write(Fixture.raw(2, taken: "2020:05:04 10:00:01"), to: "in/2.raf")
    try folder.write(Fixture.photo(3, taken: "2020:05:04 10:00:02"), to: "in/3.jpg")
    #expect(try pholio.importCounts([folder["in"]]) == ["seen": 4, "added": 4])
    let drawn = try pholio("sheet", "in", "-o", folder["s.jpg"], "--json", "--frames")
    try #require(drawn.status == 0, "\(drawn.messages)")
    let report = try JSONDecoder().decode(SheetReport.self, from: Data(drawn.output.utf8))
    let cells = try #require(report.files.first?.cells)
    let page = try Pixels(folder["s.jpg"])
    try #require(cells.map(\.name) == ["0.heic", "1.heic", "2.raf", "3.jpg"])
    for (number, cell) in cells.enumerated() {
      let (x, y) = (cell.drawn.x + cell.drawn.width / 2, cell.drawn.y + cell.drawn.height / 2)
      #expect(page.isNear(SheetFixture.colour(number), atX: x, y: y), "\(cell.name)")
    }
    let middle = cells[1].drawn
    let point = "\(middle.x + middle.width / 2),\(middle.y + middle.height / 2)"
    let pointed = try pholio("pick", folder["s.jpg"], "--at", point, "--into", "Pointed")
    let numbered = try pholio("pick", folder["s.jpg"], "3", "1", "--into", "Numbered")
    #expect(pointed.status == 0 && numbered.status == 0, "\(pointed.messages) \(numbered.messages)")
    #expect(try pholio.names(in: "Pointed") == ["1.heic"])
    #expect(try pholio.names(in: "Numbered") == ["2.raf", "0.heic"])
  }

  @Test func aPhotoWithAMovieInsideIsOnePhoto() throws {
    var expected: [String: [Int]] = [:]
    for (number, movie) in MotionPhoto.allCases.enumerated() {
      try folder.write(movie.file(Fixture.heic(number)), to: "in/\(number).heic")
      expected["\(number).heic"] = [640, 480]
      // A quarter is missing to be upright.
      let jpeg = try Fixture.photo(10 + number, width: 64, height: 48, orientation: 6)
      try folder.write(movie.file(jpeg), to: "in/\(10 + number).jpg")
      expected["\(10 + number).jpg"] = [48, 64]
    }
    #expect(
      try pholio.importCounts([folder["in"]]) == ["seen": expected.count, "added": expected.count])
    let shown = try pholio("show", "in", "--json").json as? [String: Any]
    var sizes: [String: [Int]] = [:]
    for photo in shown?["photos"] as? [[String: Any]] ?? [] {
      let name = try #require(photo["name"] as? String)
      sizes[name] = ["width", "height"].compactMap { photo[$0] as? Int }
      #expect((photo["companions"] as? [Any])?.isEmpty == true)
    }
    #expect(sizes == expected)
    #expect(try pholio("check", "--originals").status == 0)
  }

  @Test(.enabled(if: Fault.areThere, "skipped without strace"))
  func forJPEGsNoLoaderIsStarted() throws {
    for number in 0..<3 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    try makeHEICs(1)
    try FileManager.default.moveItem(atPath: folder["in/0.heic"], toPath: folder["0.heic"])
    var traced = pholio
    traced.launcher = [
      "/usr/bin/strace", "-f", "-qq", "-o", folder["log"], "-e", "trace=execve,execveat",
    ]
    func startedPrograms(_ arguments: String...) throws -> Int {
      #expect(try traced.run(arguments).status == 0)
      return try String(contentsOfFile: folder["log"], encoding: .utf8).split(separator: "\n")
        .count { $0.contains("exec") && $0.hasSuffix("= 0") }
    }
    #expect(try startedPrograms("import", folder["in"]) == 1)
    #expect(try startedPrograms("sheet", "in", "-o", folder["s.jpg"]) == 1)
    #expect(try startedPrograms("import", folder["0.heic"], "--gallery", "in") == 2)
  }

  /// As `make install` puts it.
  @Test func theLoaderIsFoundInLibexec() throws {
    try makeHEICs(1)
    let bin = URL(fileURLWithPath: Program.path)
    try Program.install(bin.path, at: folder["usr/bin/pholio"])
    let environment = ["PHOLIO_LIBRARY": folder["library"]]
    func run() throws -> Program.Run {
      try Program.run(folder["usr/bin/pholio"], ["import", "--json", folder["in"]], environment: environment)
    }
    // Nothing is known of the file yet: each import tries again.
    for _ in 0..<2 {
      let missing = try run()
      #expect(missing.status == 3 && missing.output.contains("pholio-loader can't be started"))
    }
    try Program.install(bin.path + "-loader", at: folder["usr/libexec/pholio/pholio-loader"])
    #expect(try run().status == 0)
    #expect(try pholio.names(in: "in") == ["0.heic"])
  }

  @Test func loadersThatAreKilledLoseNoFile() throws {
    try makeHEICs(24)
    let running = try pholio.start(["import", "--json", "--jobs", "1", folder["in"]])
    // While it works: once for certain, and twice more unless a busy machine sees only its end.
    try running.pause(when: pholio.hasMade(thumbnails: 1, of: 24))
    var killed = 0
    for round in 0..<3 {
      for child in running.loaders where kill(child, SIGKILL) == 0 { killed += 1 }
      running.proceed()
      if round < 2 { try? running.pause(when: pholio.hasMade(thumbnails: 1, of: 24)) }
    }
    let run = running.finish()
    let report = try #require(run.json as? [String: Any])
    // A file whose loaders were killed five times is a problem until the next import.
    let (added, problems) = (report["added"] as? Int ?? 0, report["problems"] as? [[String: Any]] ?? [])
    #expect(added + problems.count == 24 && added >= 20 && killed >= 1, "\(run.messages)")
    #expect(try pholio.names(in: "in").count == added)
    #expect(try pholio("import", "--json", folder["in"]).status == 0)
    #expect(try pholio.names(in: "in").count == 24)
  }
}
