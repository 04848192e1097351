import Foundation
import PholioTestSupport
import Testing

@Suite struct SheetWordsTests {
  /// Every field of a real photo agrees with exiftool, read from a map of names and captions.
  @Test func everyFieldIsListedAndFilledIn() throws {
    let fixture = try SheetFixture(count: 1)
    let list = try fixture.pholio("sheet", "--list-fields")
    #expect(list.status == 0)
    let fields = [
      "position", "name", "stem", "title", "description", "date", "time", "camera", "lens", "aperture",
      "shutter",
      "iso", "focal", "width", "height", "megapixels", "rating", "gallery", "page", "pages", "count", "today",
      "path", "label", "keywords", "creator", "copyright", "city", "country",
    ]
    for field in fields {
      #expect(list.output.contains("{\(field)}"), "\(field)")
      let run = try fixture.sheet("--caption", "{\(field)}")
      #expect(run.status == 0, "\(field): \(run.messages)")
    }
  }

  /// All cells are equally high: the picture and the tallest card.
  @Test func allCellsAreAsHighAsTheTallestCard() throws {
    let fixture = try SheetFixture(count: 6)
    func heights(_ arguments: String...) throws -> Set<Int> {
      let run = try fixture.pholio.run(
        [
          "sheet", "in", "-o", fixture.folder["sheet.jpg"], "--json", "--frames", "--columns", "3", "--cell",
          "120",
        ] + arguments)
      #expect(run.status == 0, "\(run.messages)")
      let report = try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
      return Set((report.files[0].cells ?? []).map(\.cell.height))
    }
    let bare = try heights("--no-captions")
    let empty = try heights("--caption", "{title}")
    let one = try heights("--caption", "{name}")
    #expect(bare == [120] && empty == [120] && one.count == 1 && (one.first ?? 0) > 120)
    let long = String(repeating: "long ", count: 60)
    #expect(try fixture.pholio("caption", "in", "4", "--title", long).status == 0)
    let two = try heights("--caption", "{title}", "--lines", "2")
    let three = try heights("--caption", "{title}", "--lines", "3")
    let line = (one.first ?? 0) - 120
    #expect(two.count == 1 && (two.first ?? 0) > 120 + line && (three.first ?? 0) > (two.first ?? 0))
    // A byline and a date that fit on one line, and some that don't.
    let short = try heights("--caption", "{name}|{iso}|{position}")
    let together = try heights("--caption", "{name}|{position}|{date:%d}")
    let apart = try heights("--caption", "{name}|{name} {name} {name}|{date}")
    #expect(together == short && (apart.first ?? 0) > (together.first ?? 0))
  }

  /// Words of several lines have their room, also in narrow cells and on a last page of few.
  @Test(arguments: [3, 5, 12, 14]) func wordsOfSeveralLinesStayInTheirCells(count: Int) throws {
    let fixture = try SheetFixture(Array(repeating: (100, 220), count: count))
    for length in stride(from: 2, to: 30, by: 3) {
      let words = String(repeating: "words of it ", count: length)
      let report = try fixture.record(
        "--paper", "A5", "--dpi", "100", "--lines", "3", "--caption", words, "--dry-run")
      for cell in report.files.flatMap({ $0.cells ?? [] }) {
        let box = try #require(cell.wordsBox)
        #expect(box.y + box.height <= cell.cell.y + cell.cell.height, "\(length)")
      }
    }
  }

  @Test func captionsAreSetShownAndTakenAway() throws {
    let fixture = try SheetFixture(count: 3)
    let pholio = fixture.pholio
    func bytes(_ template: String) throws -> Data? {
      #expect(try fixture.sheet("--caption", template).status == 0)
      return FileManager.default.contents(atPath: fixture.folder["sheet.jpg"])
    }
    let bare = try bytes("{title}|{description}")
    let revision = try pholio("galleries", "--json").output
    var run = try pholio("caption", "in", "2", "--title", "Été 日本 صباح 🎈", "--description", "x", "--dry-run")
    #expect(run.status == 0 && run.messages == "in: would caption 1 photo\n")
    #expect(try bytes("{title}|{description}") == bare)
    run = try pholio("caption", "in", "2", "--title", "Été 日本 صباح 🎈", "--description", "x")
    #expect(run.status == 0 && run.messages == "in: captioned 1 photo\n")
    #expect(try bytes("{title}|{description}") != bare)
    #expect(try pholio("galleries", "--json").output == revision)
    run = try pholio("caption", "in", "1-3", "--title", "", "--description", "")
    #expect(run.messages == "in: captioned 1 photo\n")
    #expect(try bytes("{title}|{description}") == bare)
    #expect(try pholio("caption", "in", "9", "--title", "x").status == 64)
    #expect(try pholio("caption", "in", "1").status == 64)
  }

  @Test func presetsAreListedShownAndOverruled() throws {
    let fixture = try SheetFixture(count: 9)
    let list = try fixture.pholio("presets")
    for name in ["proof", "index", "poster", "web", "film", "zine", "passe-partout", "contact-8x10"] {
      #expect(list.output.contains(name))
      #expect(try fixture.pholio("presets", name, "--json").json is [String: Any])
      let report = try fixture.record("--preset", name, "--dpi", "60")
      #expect(report.files.flatMap { $0.cells ?? [] }.map(\.position) == Array(1...9), "\(name)")
      if name == "passe-partout" { #expect(report.files.count == 9) }
      if name != "passe-partout" && name != "zine" { #expect(report.files.count == 1, "\(name)") }
    }
    // A person's own comes before the program's, and flags before both.
    let home = fixture.folder["config"]
    try fixture.folder.write(
      Array(#"{"description":"mine","columns":2,"cell":50,"gap":0,"captions":false}"#.utf8),
      to: "config/pholio/presets/mine.json")
    func width(_ arguments: String...) throws -> Int? {
      let run = try fixture.pholio.run(
        ["sheet", "in", "-o", fixture.folder["sheet.jpg"], "--preset", "mine", "--json"] + arguments,
        environment: ["XDG_CONFIG_HOME": home])
      #expect(run.status == 0, "\(run.messages)")
      return try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8)).files.first?.width
    }
    #expect(try width() == 100)
    #expect(try width("--columns", "3") == 150)
    #expect(try fixture.pholio("presets", environment: ["XDG_CONFIG_HOME": home]).output.contains("mine"))
    // Unreadable files are reported, and the others are listed.
    try fixture.folder.write(Array("{".utf8), to: "config/pholio/presets/broken.json")
    let listed = try fixture.pholio("presets", environment: ["XDG_CONFIG_HOME": home])
    #expect(listed.status == 3 && listed.output.contains("mine") && listed.output.contains("proof"))
    #expect(listed.messages.contains("broken.json") && listed.messages.split(separator: "\n").count == 1)
    for (text, message) in [
      ("{", "not a preset"), (#"{"colums":3}"#, "there is no 'colums'"),
      (#"{"columns":"3"}"#, "'columns' is to be"),
      (#"{"margin":"5ft"}"#, "'margin': '5ft' is not a length"),
      (#"{"caption":"{nmae}"}"#, "'caption': there is no field"),
    ] {
      try fixture.folder.write(Array(text.utf8), to: "config/pholio/presets/mine.json")
      let run = try fixture.pholio.run(
        ["sheet", "in", "-o", fixture.folder["x.jpg"], "--preset", "mine"],
        environment: ["XDG_CONFIG_HOME": home])
      #expect(run.status == 64 && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
      #expect(run.messages.contains("mine.json") && run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test func theGalleriesThemselvesAreASheet() throws {
    let fixture = try SheetFixture(count: 7)
    let pholio = fixture.pholio
    for name in ["B", "C", "Empty"] { #expect(try pholio("gallery", "create", name).status == 0) }
    #expect(try pholio("reorder", "in", "--move", "4-6", "--into", "B", "--copy").status == 0)
    #expect(try pholio("reorder", "in", "--move", "7", "--into", "C", "--copy").status == 0)
    #expect(try pholio("gallery", "reorder", "--move", "B", "--to", "1").status == 0)
    #expect(try pholio("gallery", "cap", "--all", "2x2").status == 0)
    for style in ["tiles", "stacks"] {
      let run = try pholio(
        "sheet", "--galleries", "-o", fixture.folder["all.jpg"], "--columns", "4", "--cell", "100", "--fit",
        "cover",
        "--enlarge", "--style", style, "--json", "--frames")
      #expect(run.status == 0, "\(run.messages)")
      let report = try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
      let cells = report.files[0].cells ?? []
      #expect(cells.map(\.name) == ["B", "in", "C", "Empty"])
      let page = try Pixels(fixture.folder["all.jpg"])
      for (cell, number) in zip(cells, [3, 0, 6]) {
        let (x, bottom) = (cell.picture.x + cell.picture.width / 2, cell.picture.y + cell.picture.height)
        #expect(page.isNear(SheetFixture.colour(number), atX: x, y: bottom - 10), "\(style) \(cell.name)")
      }
      let box = cells[1].picture
      let peeping = SheetFixture.colour(style == "stacks" ? 2 : 0)
      #expect(page.isNear(peeping, atX: box.x + box.width / 2, y: box.y + 1, within: 40), "\(style)")
    }
    #expect(cells(try pholio("galleries", "--json")) == 4)
  }

  private func cells(_ run: Program.Run) -> Int { (run.json as? [Any])?.count ?? 0 }
}
