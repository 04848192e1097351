import Foundation
import PholioTestSupport
import Testing

@Suite struct SheetPagesTests {
  /// The middle of each printed frame has its photo's colour.
  private func expectPhotos(_ report: SheetReport, total: Int) throws {
    var positions: [Int] = []
    for file in report.files {
      let page = try Pixels(file.path)
      #expect(page.width == file.width && page.height == file.height)
      for cell in file.cells ?? [] {
        let box = cell.picture
        #expect(
          page.isNear(
            SheetFixture.colour(cell.position - 1), atX: box.x + box.width / 2, y: box.y + box.height / 2),
          "photo \(cell.position) on page \(file.page)")
        positions.append(cell.position)
      }
    }
    #expect(positions == Array(1...total))
  }

  @Test(arguments: [
    (["--columns", "4", "--rows", "3"], [12, 11]), (["--columns", "2"], [8, 8, 7]),
    (["--rows", "2"], [4, 4, 4, 4, 4, 3]), (["--cell", "200x120"], [8, 8, 7]),
    (["--cell", "100", "--columns", "2", "--rows", "5"], [10, 10, 3]),
    (["--columns", "3", "--rows", "3", "--cap", "2x2"], [6, 9, 8]),
    (["--columns", "3", "--rows", "3", "--cap", "2x2", "--cap-on", "every"], [6, 6, 6, 5]),
    (["--columns", "3", "--rows", "3", "--cap", "2x9", "--cap-on", "first"], [4, 9, 9, 1]),
    (["--columns", "3", "--rows", "3", "--cap", "2x2", "--cap-on", "none"], [9, 9, 5]),
  ])
  func photosGoOnFromPageToPage(arguments: [String], counts: [Int]) throws {
    let fixture = try SheetFixture(count: 23)
    let run = try fixture.pholio.run(
      [
        "sheet", "in", "-o", fixture.folder["sheet.jpg"], "--paper", "480x640px", "--margin", "12", "--gap",
        "6", "--no-captions", "--json", "--frames",
      ] + arguments)
    try #require(run.status == 0, "\(run.messages)")
    let report = try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
    #expect(report.files.map { $0.cells?.count } == counts)
    #expect(report.files.allSatisfy { $0.width == 480 && $0.height == 640 })
    let digits = counts.count
    #expect(try fixture.names == (1...digits).map { $0 < 10 ? "sheet-0\($0).jpg" : "sheet-\($0).jpg" })
    try expectPhotos(report, total: 23)
    for box in report.files.flatMap({ $0.cells ?? [] }).map(\.cell) {
      #expect(box.x >= 12 && box.y >= 12 && box.x + box.width <= 468 && box.y + box.height <= 628)
    }
  }

  @Test func aSinglePageKeepsItsNameAndOneOfSeveralHasItsNumber() throws {
    let fixture = try SheetFixture(count: 5)
    #expect(try fixture.sheet("--paper", "A6", "--dpi", "72").status == 0)
    #expect(try fixture.names == ["sheet.jpg"])
    try FileManager.default.removeItem(atPath: fixture.folder["sheet.jpg"])
    let report = try fixture.record("--paper", "200x200px", "--columns", "1", "--rows", "1", "--pages", "2-3")
    #expect(try fixture.names == ["sheet-02.jpg", "sheet-03.jpg"])
    #expect(report.pages == 5 && report.files.flatMap { $0.cells ?? [] }.map(\.position) == [2, 3])
  }

  @Test func onePageHoldsThemAllInTheLargestCellsThatFit() throws {
    let fixture = try SheetFixture(count: 17)
    let report = try fixture.record(
      "--paper", "500x700px", "--one-page", "--gap", "4", "--no-captions", "--cap-on", "none")
    #expect(try fixture.names == ["sheet.jpg"])
    try expectPhotos(report, total: 17)
    // Tried by hand: so many columns of 3:2 with gaps around.
    let best = (1...17).map { columns in
      min(
        (500 - (columns + 1) * 4) / columns,
        (700 - ((16 + columns) / columns + 1) * 4) / ((16 + columns) / columns) * 3 / 2)
    }.max()
    #expect(report.files[0].cells?[3].cell.width == best)
  }

  @Test func anEndlessSheetBecomesPagesWhereAJPEGEnds() throws {
    let fixture = try SheetFixture(count: 11)
    let report = try fixture.record(
      "--columns", "1", "--cell", "8x7000", "--gap", "0", "--no-captions", "--fit", "cover")
    #expect(report.files.map(\.height) == [9 * 7000, 2 * 7000])
    try expectPhotos(report, total: 11)
  }

  @Test func paperHasItsSizeAtTheResolutionWritten() throws {
    let fixture = try SheetFixture(count: 3)
    for (arguments, size, dpi) in [
      (["--paper", "A4"], (2480, 3508), 300),
      (["--paper", "a3", "--landscape", "--dpi", "100"], (1654, 1169), 100),
      (["--paper", "4x6", "--dpi", "200"], (800, 1200), 200),
      (["--paper", "210x297mm", "--dpi", "72"], (595, 842), 72),
      (["--paper", "letter", "--dpi", "150"], (1275, 1650), 150),
    ] {
      let run = try fixture.pholio.run(["sheet", "in", "-o", fixture.folder["sheet.jpg"]] + arguments)
      #expect(run.status == 0, "\(run.messages)")
      let told = try exif(fixture.folder["sheet.jpg"])
      #expect(told["ImageWidth"] as? Int == size.0 && told["ImageHeight"] as? Int == size.1)
      #expect(told["XResolution"] as? Int == dpi && told["YResolution"] as? Int == dpi)
      #expect(told["ResolutionUnit"] as? String == "inches")
      #expect((told["ProfileDescription"] as? String)?.contains("sRGB") == true)
    }
    #expect(try fixture.sheet("--paper", "1920x1080px").status == 0)
    #expect(try exif(fixture.folder["sheet.jpg"])["ResolutionUnit"] as? String == "None")
  }

  private func exif(_ path: String) throws -> [String: Any] {
    let run = try Program.run("/usr/bin/exiftool", ["-j", path])
    return (run.json as? [[String: Any]])?.first ?? [:]
  }

  @Test func lengthsAreInTheUnitTheyAreGivenIn() throws {
    let fixture = try SheetFixture(count: 4)
    let report = try fixture.record(
      "--paper", "100x100mm", "--dpi", "254", "--margin", "10mm", "--gap", "0.1in", "--cell", "2x1cm",
      "--columns", "2", "--no-captions")
    let boxes = (report.files[0].cells ?? []).map(\.cell)
    #expect(report.files[0].width == 1000)
    #expect(boxes[0].width == 200 && boxes[0].height == 100)
    #expect(boxes[1].x - boxes[0].x - 200 == 25 && boxes[2].y - boxes[0].y - 100 == 25)
    // In the middle of what two rows and three gaps leave.
    #expect(boxes[0].y == 100 + (800 - 275) / 2 + 25)
  }

  @Test func aPageWithTheSameBytesIsNotRewritten() throws {
    let fixture = try SheetFixture(count: 8)
    let pages = ["--paper", "300x300px", "--columns", "2", "--rows", "2", "--json"]
    func made() throws -> SheetReport {
      let run = try fixture.pholio.run(["sheet", "in", "-o", fixture.folder["sheet.jpg"]] + pages)
      return try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
    }
    func inode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: fixture.folder[name])[.systemFileNumber] as? Int
    }
    #expect(try made().files.map(\.changed) == [true, true])
    let before = try [inode("sheet-01.jpg"), inode("sheet-02.jpg")]
    #expect(try made().files.map(\.changed) == [false, false])
    #expect(try [inode("sheet-01.jpg"), inode("sheet-02.jpg")] == before)
    // Only the second page has moved photos.
    #expect(try fixture.pholio("reorder", "in", "--swap", "6,8").status == 0)
    #expect(try made().files.map(\.changed) == [false, true])
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).count == 4)
  }

  @Test func theSameBytesWithAnyNumberOfJobs() throws {
    let fixture = try SheetFixture(count: 30)
    func bytes(_ jobs: String) throws -> [Data?] {
      #expect(
        try fixture.sheet("--paper", "A6", "--dpi", "100", "--columns", "3", "--rows", "2", "--jobs", jobs)
          .status == 0)
      return try fixture.names.map { FileManager.default.contents(atPath: fixture.folder[$0]) }
    }
    let one = try bytes("1")
    #expect(one.count == 5)
    for jobs in ["2", "7"] {
      for name in try fixture.names { try FileManager.default.removeItem(atPath: fixture.folder[name]) }
      #expect(try bytes(jobs) == one)
    }
  }

  @Test(arguments: [
    (["--paper", "A9"], "'A9' is not a paper"), (["--paper", "10x20"], "is not a paper"),
    (["--paper", "9000x9000in"], "the page would be"), (["--margin", "5ft"], "is not a length"),
    (["--margin", "-5"], "--margin"), (["--landscape"], "goes with a --paper"),
    (["--paper", "A4", "--cell", "90mm", "--columns", "3"], "don't fit on a page"),
    (["--paper", "A4", "--margin", "100mm", "--columns", "9"], "no room for cells"),
    (["--paper", "A6", "--pages", "9"], "the sheet has 1 page"), (["--pages", "3-2"], "which pages"),
    (["--pages", "0"], "which pages"), (["--dpi", "0"], "--dpi takes 1 to 9600"),
    (["--cap-on", "last"], "--cap-on"), (["--last-row", "right"], "--last-row"),
    (["--fit", "stretch"], "--fit"),
    (["--radius", "x"], "is not a length"), (["--lines", "4"], "--lines takes 1 to 3"),
    (["--header", "{name}"], "is about a photo"), (["--title", "a|b"], "--title has one part"),
    (["--caption", "a|b|c|d"], "at most two bars"), (["--caption", "{date:%Q}"], "behind a %"),
    (["--caption", "{name:%Y}"], "takes no format"), (["--frames"], "--frames goes with --json"),
    (["--font", "No Such Font"], "no font family"), (["--preset", "nosuch"], "there is no preset"),
    (["--cell", "3x"], "is not a cell's size"), (["--cell-background", "blue"], "is not a colour"),
  ])
  func aWrongUseIsOneLineAndNoFile(arguments: [String], message: String) throws {
    let fixture = try SheetFixture(count: 2)
    let run = try fixture.pholio.run(["sheet", "in", "-o", fixture.folder["sheet.jpg"]] + arguments)
    #expect(run.status == 64, "\(run.messages)")
    #expect(
      run.messages.split(separator: "\n").count == 1 && run.messages.contains(message), "\(run.messages)")
    #expect(try fixture.names == [])
  }
}
