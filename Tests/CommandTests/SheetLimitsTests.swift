import Foundation
import PholioTestSupport
import Testing

@Suite struct SheetLimitsTests {
  /// Reported before anything is written.
  @Test func aPageTooLargeForAPDFIsRefused() throws {
    let fixture = try SheetFixture(count: 5)
    let pdf = fixture.folder["sheet.pdf"]
    let run = try fixture.sheet(
      "--columns", "1", "--cell", "8000", "--gap", "0", "--no-captions", "--pdf", pdf)
    #expect(run.status == 64)
    #expect(run.messages.contains("8000x40000 pixels, and in a PDF it has at most 19200"))
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(try fixture.names.isEmpty)
  }

  /// PDF readers show no page above 14 400 points, bleed and marks included: 5 080 mm.
  @Test(arguments: [
    ([], true), (["--bleed", "3mm"], false), (["--crop-marks"], false),
    (["--paper", "5060x300mm", "--bleed", "3mm"], true), (["--paper", "5078x300mm", "--crop-marks"], false),
  ])
  func whatIsAroundAPDFsPageCounts(arguments: [String], isMade: Bool) throws {
    let fixture = try SheetFixture(count: 2)
    let pdf = fixture.folder["sheet.pdf"]
    let run = try fixture.pholio.run(
      ["sheet", "in", "-o", pdf, "--paper", "5080x300mm", "--dpi", "20", "--no-captions"] + arguments)
    #expect(run.status == (isMade ? 0 : 64), "\(run.messages)")
    guard isMade else { return }
    let info = try Program.run("/usr/bin/pdfinfo", [pdf]).output
    let size = info.split(separator: "\n").first { $0.hasPrefix("Page size:") } ?? ""
    let edges = size.split(separator: " ").compactMap { Double($0) }
    #expect(edges.count == 2 && edges.allSatisfy { $0 <= 14_400 }, "\(size)")
  }

  /// Before anything is written, also in rows.
  @Test(arguments: ["grid", "rows"]) func aSheetTooWideIsRefused(layout: String) throws {
    let fixture = try SheetFixture(count: 240)
    let run = try fixture.sheet("--columns", "240", "--layout", layout, "--no-captions", "--dry-run")
    #expect(run.status == 64 && run.messages.contains("choose fewer columns"), "\(run.messages)")
  }

  /// A cell's background has no more padding than leaves room for the picture.
  @Test(arguments: [8, 9, 12, 20, 60]) func paddingLeavesRoom(edge: Int) throws {
    let fixture = try SheetFixture(count: 3)
    let report = try fixture.record(
      "--cell", "\(edge)x\(edge)", "--cell-background", "#eeeeee", "--no-captions", "--dry-run")
    for cell in report.files[0].cells ?? [] {
      #expect(cell.drawn.isWithin(cell.picture) && cell.picture.isWithin(cell.cell), "\(cell)")
    }
  }

  @Test func aCellTooLargeForMemoryIsRefused() throws {
    let fixture = try SheetFixture(count: 1)
    let run = try fixture.sheet("--cell", "20000", "--columns", "1", "--enlarge", "--no-captions")
    #expect(run.status == 64 && run.messages.contains("20000x20000 pixels are too large"))
    #expect(try fixture.names.isEmpty)
  }

  @Test(.enabled(if: Measured.isPossible)) func aGiantCellStaysWithinMemory() throws {
    let fixture = try SheetFixture([(300, 300)])
    let measured = try Measured(
      fixture.pholio,
      [
        "sheet", "in", "-o", fixture.folder["sheet.jpg"], "--cell", "8192", "--columns", "1", "--gap", "0",
        "--enlarge", "--no-captions",
      ])
    #expect(measured.run.status == 0, "\(measured.run.messages)")
    #expect(measured.peakBytes <= 300_000_000)
    let page = try Pixels(fixture.folder["sheet.jpg"])
    #expect(page.width == 8192 && page.isNear(SheetFixture.colour(0), atX: 8100, y: 8100))
  }

  /// One line names older pages of the same gallery, and leaves them; it ignores other files with such names.
  @Test func pagesOfALongerSheetAreToldAndLeft() throws {
    let fixture = try SheetFixture(count: 9)
    let page = ["--paper", "300x300px", "--columns", "1", "--gap", "0", "--no-captions"]
    func sheet(_ more: String...) throws -> Program.Run {
      try fixture.pholio.run(["sheet", "in", "-o", fixture.folder["sheet.jpg"]] + page + more)
    }
    var run = try sheet("--rows", "1")
    #expect(run.status == 0 && run.messages.contains("photo 9 of 9") && !run.messages.contains("earlier"))
    try fixture.folder.write(Array("mine".utf8), to: "sheet-77.jpg")
    run = try sheet("--rows", "3")
    #expect(run.status == 0)
    let told = run.messages.split(separator: "\n").filter { $0.contains("earlier") }
    #expect(
      told.count == 1 && told[0].contains("sheet-04.jpg to sheet-09.jpg: left from an earlier sheet of 'in'"))
    #expect(try fixture.names.count == 10)
    run = try sheet("--rows", "9")
    #expect(run.messages.contains("sheet-01.jpg to sheet-09.jpg: left from"))
  }

  @Test func aMachineWithoutFontsIsToldWhatToInstall() throws {
    let fixture = try SheetFixture(count: 2)
    try fixture.folder.write(
      Array(
        "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>".utf8),
      to: "fonts.conf")
    let bare = ["FONTCONFIG_FILE": fixture.folder["fonts.conf"]]
    let sheet = ["sheet", "in", "-o", fixture.folder["sheet.jpg"], "--columns", "2", "--cell", "50"]
    var run = try fixture.pholio.run(sheet, environment: bare)
    #expect(run.status != 0 && run.messages.contains("fonts-dejavu-core"))
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(try fixture.names.isEmpty)
    run = try fixture.pholio.run(sheet + ["--no-captions"], environment: bare)
    #expect(run.status == 0, "\(run.messages)")
    #expect(try fixture.names == ["sheet.jpg"])
  }

  /// It ends in an ellipsis: cells are no wider, and all equally high.
  @Test func aNameOf200CharactersStaysInItsCell() throws {
    let fixture = try SheetFixture(count: 2)
    let short = try fixture.record("--columns", "3", "--cell", "120")
    try fixture.folder.write(
      Fixture.photo(7, taken: "2021:01:01 00:00:00", width: 300, height: 200),
      to: "in/" + String(repeating: "Langername", count: 20) + ".jpg")
    #expect(try fixture.pholio("import", fixture.folder["in"]).status == 0)
    let long = try fixture.record("--columns", "3", "--cell", "120")
    let cells = try #require(long.files[0].cells)
    #expect(cells.count == 3 && cells[2].name.count == 204)
    #expect(Set(cells.map(\.cell.height)) == Set(short.files[0].cells!.map(\.cell.height)))
    // Nothing is drawn beside its words: the gap's middle is still white.
    let page = try Pixels(fixture.folder["sheet.jpg"])
    let (cell, picture) = (cells[2].cell, cells[2].picture)
    for y in picture.y + picture.height..<cell.y + cell.height {
      for x in [cell.x - 9, cell.x + cell.width + 8] {
        #expect(page.isNear([255, 255, 255], atX: x, y: y, within: 3))
      }
    }
  }

  /// With any border, nothing is painted outside the cell.
  @Test(arguments: [1, 20, 50, 56, 57, 130, 300, 1000]) func bordersStayInTheirCells(border: Int) throws {
    let fixture = try SheetFixture(Array(repeating: (300, 300), count: 4))
    let arguments = ["--columns", "2", "--cell", "120", "--gap", "30", "--no-captions"]
    let run = try fixture.pholio.run(
      ["sheet", "in", "-o", fixture.folder["sheet.jpg"], "--border", "\(border)"] + arguments)
    guard 2 * border + 8 <= 120 else {
      #expect(run.status == 64 && run.messages.contains("--border \(border)"))
      #expect(try fixture.names.isEmpty)
      return
    }
    #expect(run.status == 0, "\(run.messages)")
    let page = try Pixels(fixture.folder["sheet.jpg"])
    #expect(page.isNear([255, 255, 255], atX: 15, y: 15) && page.isNear([255, 255, 255], atX: 165, y: 165))
    #expect(page.isNear([64, 64, 64], atX: 30, y: 60, within: 40))
    #expect(page.isNear(SheetFixture.colour(0), atX: 90, y: 90, within: 40))
  }

  @Test func nothingIsWrittenWhereTheLibraryIs() throws {
    let fixture = try SheetFixture(count: 2)
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder["link"], withDestinationPath: fixture.folder["library"])
    let before = FileManager.default.contents(atPath: fixture.folder["library/catalog.sqlite"])
    for path in ["library/catalog.sqlite", "library/new.jpg", "link/catalog.sqlite", "link/thumbnails/x.jpg"]
    {
      for arguments in [
        ["-o", path], ["-o", "sheet.jpg", "--pdf", path], ["-o", "sheet.jpg", "--map", path],
      ] {
        let run = try fixture.pholio.run(
          ["sheet", "in"] + arguments.map { $0.hasPrefix("-") ? $0 : fixture.folder[$0] })
        #expect(
          run.status == 73 && run.messages.contains("belongs to the library"), "\(arguments): \(run.messages)"
        )
      }
    }
    #expect(FileManager.default.contents(atPath: fixture.folder["library/catalog.sqlite"]) == before)
    #expect(try fixture.names.isEmpty)
  }

  @Test(arguments: [
    ["-o", "sheet.jpg", "--pdf", "sheet.jpg"], ["-o", "sheet.jpg", "--map", "sheet.jpg"],
    ["-o", "sheet.jpg", "--map", "sheet.x", "--pdf", "./sheet.x"],
    ["-o", "sheet.jpg", "--paper", "A6", "--columns", "1", "--rows", "1", "--pdf", "sheet-02.jpg"],
  ])
  func twoThingsAreNotWrittenToOneFile(arguments: [String]) throws {
    let fixture = try SheetFixture(count: 3)
    for extra in [[], ["--dry-run"]] {
      let run = try fixture.pholio.run(
        ["sheet", "in"] + arguments.map { $0.contains(".") ? fixture.folder[$0] : $0 } + extra)
      #expect(run.status == 64 && run.messages.contains("two things would be written"), "\(run.messages)")
    }
    #expect(try fixture.names.isEmpty)
  }

  @Test func emptyWordsTakeNoRoom() throws {
    let fixture = try SheetFixture(count: 3)
    let without = try fixture.record("--columns", "3", "--cell", "60", "--no-captions").files[0]
    let empty = try fixture.record(
      "--columns", "3", "--cell", "60", "--caption", "", "--title", "", "--header", " | ", "--footer", "||"
    )
    .files[0]
    #expect((empty.width, empty.height) == (without.width, without.height))
  }

  /// With few photos, too, the drop cap is larger than the others and the sheet fills its page.
  @Test(arguments: 2...12) func aPosterOfFewPhotosKeepsItsCap(count: Int) throws {
    let fixture = try SheetFixture(count: count)
    let file = try fixture.record("--preset", "poster", "--cap", "3x3", "--dpi", "40").files[0]
    let cells = try #require(file.cells)
    #expect(cells.count == count)
    let (cap, other) = (cells[0].cell, cells[1].cell)
    #expect(cap.width >= 3 * other.width && cap.height >= 3 * other.height)
    let bottom = cells.map { $0.cell.y + $0.cell.height }.max() ?? 0
    let right = cells.map { $0.cell.x + $0.cell.width }.max() ?? 0
    #expect(
      Double(bottom) > 0.85 * Double(file.height) || Double(right - cap.x) > 0.85 * Double(file.width))
  }
}
