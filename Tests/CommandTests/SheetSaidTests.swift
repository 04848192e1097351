import Foundation
import PholioTestSupport
import Testing

/// What a sheet's command says: lines of files, help, and refusals.
@Suite struct SheetSaidTests {
  @Test func eachFileIsToldWithItsOwnPhotos() throws {
    let fixture = try SheetFixture(count: 8)
    let folder = fixture.folder
    func lines(_ arguments: String...) throws -> [String] {
      let run = try fixture.pholio.run(["sheet", "in"] + arguments)
      #expect(run.status == 0, "\(run.messages)")
      return (run.output + run.messages).replacing(folder.path + "/", with: "").split(separator: "\n")
        .map(String.init)
    }
    let pages = ["--paper", "300x400px", "--columns", "1", "--rows", "3", "--no-captions"]
    func paged(_ arguments: String...) throws -> [String] {
      try fixture.pholio.run(["sheet", "in"] + arguments + pages).messages
        .replacing(folder.path + "/", with: "").split(separator: "\n").map(String.init)
    }
    #expect(
      try paged("-o", folder["s.jpg"]) == [
        "s-01.jpg: photos 1–3 of 8, 300x400 pixels", "s-02.jpg: photos 4–6 of 8, 300x400 pixels",
        "s-03.jpg: photos 7–8 of 8, 300x400 pixels",
      ])
    #expect(
      try paged("-o", folder["s.jpg"], "--pages", "3") == [
        "s-03.jpg: photos 7–8 of 8, 300x400 pixels, unchanged"
      ])
    #expect(
      try paged("-o", folder["s.jpg"], "--pages", "1", "--pdf", folder["s.pdf"], "--map", folder["m.json"])
        == [
          "s-01.jpg: photos 1–3 of 8, 300x400 pixels, unchanged",
          "s.pdf: 3 photos of 8 on 1 page, 300x400 pixels", "m.json: which photos lie where on 1 page",
        ])
    #expect(try paged("-o", folder["alone.pdf"]) == ["alone.pdf: 8 photos on 3 pages, 300x400 pixels"])
    #expect(
      try paged("-o", folder["t.jpg"], "--only", "1-7", "--pages", "3", "--dry-run") == [
        "t-03.jpg: photo 7 of 7, 300x400 pixels"
      ])
    #expect(try lines("-o", folder["one.jpg"], "--only", "2")[0].hasPrefix("one.jpg: 1 photo, "))
    #expect(try lines("-o", folder["all.jpg"])[0].hasPrefix("all.jpg: 8 photos, "))
  }

  @Test func theRecordCountsEachPagesPhotosAndTheFilesBesides() throws {
    let fixture = try SheetFixture(count: 5)
    let run = try fixture.sheet(
      "--json", "--paper", "300x400px", "--columns", "1", "--rows", "2", "--map", fixture.folder["m.json"],
      "--pdf", fixture.folder["p.pdf"])
    let report = try #require(run.json as? [String: Any])
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { $0["photos"] as? Int } == [2, 2, 1])
    #expect(files.map { $0["first"] as? Int } == [1, 3, 5] && files.map { $0["last"] as? Int } == [2, 4, 5])
    let besides = try #require(report["besides"] as? [[String: Any]])
    #expect(besides.map { $0["content"] as? String } == ["pages", "maps"])
    for file in besides {
      let path = try #require(file["path"] as? String)
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect(file["bytes"] as? Int == size && file["changed"] as? Bool == true)
    }
  }

  /// As `show` has it: in the order of their mention, with the gallery's numbers.
  @Test func aSheetOfASelectionHasThosePhotosUnderTheirNumbers() throws {
    let fixture = try SheetFixture(count: 9)
    #expect(try fixture.pholio("rate", "in", "3,8", "5").status == 0)
    for (selection, positions) in [
      ("7,2-4", [7, 2, 3, 4]), ("rating:5", [3, 8]), ("5.jpg", [6]), ("last,1", [9, 1]),
      ("not rating:5", [1, 2, 4, 5, 6, 7, 9]),
    ] {
      let report = try fixture.record("--only", selection, "--columns", "3", "--cell", "90")
      let cells = try #require(report.files[0].cells)
      #expect(cells.map(\.position) == positions, "\(selection)")
      #expect(report.photos == positions.count)
      let page = try Pixels(report.files[0].path)
      for cell in cells {
        let (x, y) = (cell.picture.x + cell.picture.width / 2, cell.picture.y + cell.picture.height / 2)
        #expect(page.isNear(SheetFixture.colour(cell.position - 1), atX: x, y: y), "\(selection)")
      }
    }
    // Numbers on such a sheet pick the gallery's photos.
    _ = try fixture.record("--only", "7,2-4", "--columns", "3", "--cell", "90")
    #expect(try fixture.pholio("pick", fixture.folder["sheet.jpg"], "7,3", "--into", "Best").status == 0)
    #expect(try fixture.pholio("show", "Best").output.split(separator: "\n").count == 2)
    let other = try fixture.pholio("pick", fixture.folder["sheet.jpg"], "5", "--into", "Best")
    #expect(
      other.status == 64 && other.messages == "pholio: '5': the numbers there are 2-4, 7\n",
      "\(other.messages)")
  }

  @Test func aSelectionThatIsNoneIsOneLineAndNoFile() throws {
    let fixture = try SheetFixture(count: 3)
    for (arguments, message) in [
      (["sheet", "in", "--only", "9"], "9"), (["sheet", "in", "--only", "rating:5"], "rating:5"),
      (["sheet", "--galleries", "--only", "1"], "--only chooses photos of one gallery"),
      (["sheet", "in", "--only", "rating:"], "rating"),
    ] {
      let run = try fixture.pholio.run(arguments + ["-o", fixture.folder["sheet.jpg"]])
      #expect(run.status == 64 && run.messages.contains(message), "\(run.messages)")
      // Below the line, a selection that can't be read is shown with a mark where it is wrong.
      let lines = run.messages.split(separator: "\n").filter { !$0.hasPrefix("  ") }
      #expect(lines.count == 1, "\(run.messages)")
    }
    #expect(try fixture.names == [])
  }

  @Test func whereThereIsNoRoomItIsSaidWhatTakesItAndWhatToChange() throws {
    let fixture = try SheetFixture(count: 2)
    for (arguments, parts) in [
      (
        ["--paper", "A4", "--columns", "50"],
        [
          "has 2480 pixels", "margins take 188", "51 gaps of 47 take 2397",
          "fewer columns, or a smaller --gap",
        ]
      ),
      (
        ["--paper", "300x200px", "--margin", "146", "--columns", "1"],
        ["has 300 pixels", "margins take 292", "choose a smaller --margin"]
      ),
      (
        ["--paper", "A4", "--cell", "90mm", "--columns", "3", "--rows", "1"],
        ["don't fit on a page", "choose fewer columns, or narrower cells"]
      ),
      (
        ["--paper", "210x100px", "--cell", "50x40", "--columns", "4", "--rows", "1", "--gap", "9"],
        ["don't fit on a page", "choose a smaller --gap"]
      ),
    ] {
      let run = try fixture.pholio.run(["sheet", "in", "-o", fixture.folder["sheet.jpg"]] + arguments)
      #expect(run.status == 64 && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
      for part in parts { #expect(run.messages.contains(part), "\(run.messages)") }
    }
  }

  @Test func theHelpHasSectionsAndDefaults() throws {
    let fixture = try SheetFixture(count: 6)
    let help = try fixture.pholio("help", "sheet").output
    let sections = ["WHAT, AND WHERE TO:", "PAGES:", "CELLS:", "WORDS:", "LOOKS:", "PRINT AND FILES:"]
    let starts = sections.map { help.firstRange(of: "\n" + $0)?.lowerBound }
    #expect(
      starts.allSatisfy { $0 != nil } && starts.compactMap(\.self) == starts.compactMap(\.self).sorted())
    // Every setting's option says its default.
    let settings = help[try #require(starts[1])...]
    for option in settings.components(separatedBy: "\n  --").dropFirst() {
      if option.hasPrefix("library") { break }
      #expect(option.contains("(default:"), "--\(option)")
    }
  }

  /// An original is known by its size and its time, else by its content.
  @Test func anOriginalThatHasChangedIsNotOnTheSheet() throws {
    let fixture = try SheetFixture([(900, 600), (900, 600), (900, 600)])
    func notes() throws -> [String] {
      try fixture.record("--columns", "3", "--cell", "700", "--no-captions").notes
    }
    #expect(try notes() == [])
    let path = fixture.folder["in/1.jpg"]
    // Touched, it is still the photo.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: path)
    #expect(try notes() == [])
    // Other content of the same size is another picture.
    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    bytes[bytes.count - 20] ^= 1
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try notes().map { $0.contains("1.jpg") && $0.contains("its thumbnail stands in") } == [true])
    try Data(bytes + [0]).write(to: URL(filePath: path))
    #expect(try notes().map { $0.contains("1.jpg") && $0.contains("its thumbnail stands in") } == [true])
  }
}
