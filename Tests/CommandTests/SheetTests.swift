import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

@Suite struct SheetTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for number in 0..<11 {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:\(10 + number)", width: 300, height: 200),
        to: "in/\(number).jpg")
    }
    let run = try pholio("import", folder["in"])
    try #require(run.status == 0, "\(run.messages)")
  }

  private func sheet(_ arguments: String...) throws -> Program.Run {
    try pholio.run(["sheet", "in", "-o", folder["sheet.jpg"]] + arguments)
  }

  private func decoded() throws -> Bitmap {
    let bytes = Array(try #require(FileManager.default.contents(atPath: folder["sheet.jpg"])))
    return try PhotoDecoder.decode(bytes, orientation: .upright, to: .full).bitmap
  }

  @Test(arguments: [(3, 40, 5, 0), (4, 64, 0, 7), (1, 100, 9, 3), (30, 33, 2, 1)])
  func theWidthIsMarginsColumnsAndGaps(columns: Int, cell: Int, gap: Int, margin: Int) throws {
    let run = try sheet(
      "--columns", "\(columns)", "--cell", "\(cell)", "--gap", "\(gap)", "--margin", "\(margin)",
      "--no-captions", "--json")
    #expect(run.status == 0, "\(run.messages)")
    let size = try decoded().size
    // There are 11 photos: more columns would be empty.
    let across = min(columns, 11)
    #expect(size.width == 2 * margin + across * cell + (across + 1) * gap)
    let rows = (11 + columns - 1) / columns
    #expect(size.height == 2 * margin + rows * cell + (rows + 1) * gap)
    let report = try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
    #expect(report.files.map(\.width) == [size.width] && report.files.map(\.height) == [size.height])
  }

  /// Each cell's middle has its photo's colour, with cells laid out by hand.
  @Test func cellsAreInGalleryOrderAroundTheCap() throws {
    #expect(try pholio("gallery", "cap", "in", "2x2").status == 0)
    #expect(try pholio("reorder", "in", "--move", "last", "--to", "1").status == 0)
    #expect(
      try sheet("--columns", "4", "--cell", "60", "--gap", "10", "--margin", "5", "--no-captions").status == 0
    )
    let sheet = try decoded()
    let numbers = [10] + Array(0..<10)
    let slots = [(0, 2), (0, 3), (1, 2), (1, 3)] + (2..<4).flatMap { row in (0..<4).map { (row, $0) } }
    func expect(_ number: Int, atX x: Int, y: Int) {
      sheet.withRow(y) { row in
        let colour = (number * 37 % 256, number * 91 % 256, number * 151 % 256)
        let near =
          abs(Int(row[3 * x]) - colour.0) + abs(Int(row[3 * x + 1]) - colour.1)
          + abs(Int(row[3 * x + 2]) - colour.2)
        #expect(near < 30, "photo \(number) at \(x), \(y)")
      }
    }
    expect(numbers[0], atX: 5 + 10 + 65, y: 5 + 10 + 65)
    for (number, slot) in zip(numbers.dropFirst(), slots) {
      expect(number, atX: 5 + 10 + slot.1 * 70 + 30, y: 5 + 10 + slot.0 * 70 + 30)
    }
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    #expect(try sheet("--title", "Twice").status == 0)
    let first = FileManager.default.contents(atPath: folder["sheet.jpg"])
    #expect(try sheet("--title", "Twice", "--jobs", "5").status == 0)
    #expect(FileManager.default.contents(atPath: folder["sheet.jpg"]) == first)
  }

  @Test func aMissingOriginalOrThumbnailNeverFailsTheSheet() throws {
    try FileManager.default.removeItem(atPath: folder["in/3.jpg"])
    var run = try sheet("--cell", "700", "--columns", "3")
    #expect(run.status == 0 && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    try FileManager.default.removeItem(atPath: folder["library/thumbnails"])
    run = try sheet()
    #expect(run.status == 0)
    #expect(run.messages.contains("3.jpg: neither the original nor a thumbnail is there"))
    #expect(!run.messages.contains("4.jpg"))
  }

  @Test func aPictureSmallerThanItsCellIsCentredAndNotEnlarged() throws {
    #expect(try sheet("--cell", "400", "--columns", "1", "--gap", "0", "--no-captions").status == 0)
    let sheet = try decoded()
    sheet.withRow(200) { row in
      #expect(row[3 * 40] > 240 && row[3 * 359] > 240)
      #expect(row[3 * 60 + 1] < 40 && row[3 * 339 + 1] < 40)
    }
  }

  @Test(arguments: [
    (["--caption", "{colour}"], "there is no field '{colour}'"), (["--caption", "{name"], "has no }"),
    (["--background", "red"], "is not a colour"), (["--columns", "0"], "--columns takes 1"),
    (["--cell", "x"], "--cell"), (["--cap", "0x2"], "--cap"), (["--quality", "101"], "--quality takes 1"),
    (["--caption", "{name}", "--no-captions"], "don't go together"),
    (["--cell", "8000", "--columns", "900"], "65500"),
  ])
  func aWrongUseIsOneLineAndNoFile(arguments: [String], message: String) throws {
    let run = try pholio.run(["sheet", "in", "-o", folder["sheet.jpg"]] + arguments)
    #expect(run.status == 64)
    #expect(
      run.messages.split(separator: "\n").count == 1 && run.messages.contains(message), "\(run.messages)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["in", "library"])
  }

  /// Everything it needs is embedded: no file is beside the program.
  @Test func theProgramAloneIsEnough() throws {
    let alone = folder["bin/pholio"]
    try Program.install(Program.path, at: alone)
    let run = try Program.run(
      alone, ["sheet", "in", "-o", folder["sheet.jpg"], "--library", folder["library"]])
    #expect(run.status == 0, "\(run.messages)")
  }

  @Test func anOutputThatCannotBeWrittenIsNamed() throws {
    let run = try pholio("sheet", "in", "-o", folder["nowhere/sheet.jpg"])
    #expect(run.status == 73)
    #expect(
      run.messages == "pholio: \(folder["nowhere/sheet.jpg"]): can't be written: No such file or directory\n")
  }
}
