import Foundation
import PholioTestSupport
import Testing

@Suite struct SheetLimitsTests {
  /// Said before anything is written.
  @Test func aPageTooLargeForAPDFIsRefused() throws {
    let fixture = try SheetFixture(count: 3)
    let pdf = fixture.folder["sheet.pdf"]
    let run = try fixture.sheet(
      "--columns", "1", "--cell", "11000", "--gap", "0", "--no-captions", "--pdf", pdf)
    #expect(run.status == 64)
    #expect(run.messages.contains("11000x33000 pixels, and in a PDF it has at most 32767"))
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(try fixture.names.isEmpty)
  }

  @Test func aCellTooLargeForMemoryIsRefused() throws {
    let fixture = try SheetFixture(count: 1)
    let run = try fixture.sheet("--cell", "20000", "--enlarge", "--no-captions")
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

  /// Older pages of the same gallery are named in one line and left; other files with such names are not.
  @Test func pagesOfALongerSheetAreToldAndLeft() throws {
    let fixture = try SheetFixture(count: 9)
    let page = ["--paper", "300x300px", "--columns", "1", "--gap", "0", "--no-captions"]
    func sheet(_ more: String...) throws -> Program.Run {
      try fixture.pholio.run(["sheet", "in", "-o", fixture.folder["sheet.jpg"]] + page + more)
    }
    var run = try sheet("--rows", "1")
    #expect(run.status == 0 && run.messages.contains("9 photos") && !run.messages.contains("earlier"))
    try fixture.folder.write(Array("mine".utf8), to: "sheet-77.jpg")
    run = try sheet("--rows", "3")
    #expect(run.status == 0)
    let told = run.messages.split(separator: "\n").filter { $0.contains("earlier") }
    #expect(
      told.count == 1 && told[0].contains("sheet-04.jpg to sheet-09.jpg are of an earlier sheet of 'in'"))
    #expect(try fixture.names.count == 10)
    run = try sheet("--rows", "9")
    #expect(run.messages.contains("sheet-01.jpg to sheet-09.jpg are of"))
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

  /// It ends in an ellipsis: cells are no wider, and all of one height.
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
    // Beside the cell, nothing: its gap is as white as before.
    let page = try Pixels(fixture.folder["sheet.jpg"])
    let frame = cells[2].cell
    for y in frame.y..<frame.y + frame.height {
      #expect(page.isNear([255, 255, 255], atX: frame.x - 1, y: y, within: 3))
      if frame.x + frame.width < page.width {
        #expect(page.isNear([255, 255, 255], atX: frame.x + frame.width, y: y, within: 3))
      }
    }
  }
}
