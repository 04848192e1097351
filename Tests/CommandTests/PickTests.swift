import Foundation
import PholioFacts
import PholioTestSupport
import Testing

/// `pholio pick` of returned files: made smaller, renamed, edited, put into a PDF, or with false maps.
@Suite struct PickTests {
  /// Two pages of 300x300 pixels with six photos each.
  private func fixture() throws -> SheetFixture {
    let fixture = try SheetFixture(count: 12)
    let run = try fixture.sheet(
      "--paper", "300x300px", "--columns", "3", "--rows", "2", "--map", fixture.folder["map.json"])
    try #require(run.status == 0, "\(run.messages)")
    return fixture
  }

  private func numbers(_ run: Program.Run) -> [Int] {
    ((run.json as? [String: Any])?["photos"] as? [[String: Any]] ?? []).compactMap { $0["number"] as? Int }
  }

  private func exiftool(_ arguments: String...) throws {
    let run = try Program.run("/usr/bin/exiftool", ["-q", "-m", "-overwrite_original"] + arguments)
    try #require(run.status == 0, "\(run.messages)")
  }

  /// A text in the map of the second page's first cell, a false one instead, and the photos to pick then.
  private static let lies: [(before: String, after: String, pick: [String])] = [
    (" 100 ", " 9223372036854775807 ", ["--at", "6,6"]),
    ("<rdf:li>7 ", "<rdf:li>9000000000000000000 ", ["7-9000000000000000000"]),
    ("<rdf:li>7 ", "<rdf:li>0 ", ["8"]), ("<rdf:li>7 ", "<rdf:li>-7 ", ["8"]),
    ("<rdf:li>7 ", "<rdf:li>8 ", ["8"]),
    ("</rdf:li>", String(repeating: "0", count: 60) + "</rdf:li>", ["7"]),
    ("</rdf:li>", "g</rdf:li>", ["7"]), ("</rdf:li>", " 1</rdf:li>", ["7"]),
    ("<pholio:Width>300", "<pholio:Width>30", ["7"]), ("<pholio:Width>300", "<pholio:Width>", ["7"]),
    ("<pholio:Page>2", "<pholio:Page>3", ["7"]), ("<pholio:Cells>", "<pholio:Cell>", ["7"]),
    ("</x:xmpmeta>", "", ["7"]), ("<x:xmpmeta", "<!DOCTYPE x [<!ENTITY a \"b\">]><x:xmpmeta", ["7"]),
  ]

  @Test func aFileThatLiesIsToldInOneLine() throws {
    let fixture = try fixture()
    let page = try #require(PageFile(fixture.folder["sheet-02.jpg"]))
    // This sheet's frames vary with fonts: the first number between spaces serves as its width.
    let first = try #require(page.xmp.split(separator: "<rdf:li>").dropFirst().first?.split(separator: " "))
    for (before, after, pick) in Self.lies {
      let before = before == " 100 " ? " \(first[3]) " : before
      var xmp = page.xmp
      let place = try #require(xmp.range(of: before), "\(before)")
      xmp.replaceSubrange(place, with: after)
      let path = try fixture.folder.write(page.bytes(xmp: xmp), to: "lie.jpg")
      let run = try fixture.pholio.run(["pick", path, "--into", "Keep"] + pick)
      #expect(run.status == 1, "\(before) \(after): \(run.status) \(run.messages)")
      #expect(
        run.messages.hasPrefix("pholio: \(path): ") && run.messages.split(separator: "\n").count == 1,
        "\(run.messages)")
    }
    let run = try fixture.pholio("pick", fixture.folder["sheet-02.jpg"], "7-9000000000000000000")
    #expect(run.status == 64 && run.messages.contains("the numbers there are 7-12"), "\(run.messages)")
    #expect(try fixture.pholio("galleries").output.contains("Keep") == false)
  }

  @Test(arguments: ["", "zz", "0123456", String(repeating: "0", count: 65), "0123456789abcdeg"])
  func aHashThatIsNoneIsNoMap(sha: String) throws {
    let fixture = try fixture()
    let map = fixture.folder["map.json"]
    var text = try String(contentsOfFile: map, encoding: .utf8)
    let start = try #require(text.range(of: #""sha":""#)?.upperBound)
    let end = try #require(text[start...].firstIndex(of: "\""))
    text.replaceSubrange(start..<end, with: sha)
    try fixture.folder.write(Array(text.utf8), to: "map.json")
    let run = try fixture.pholio("pick", fixture.folder["sheet-01.jpg"], "1", "--map", map)
    #expect(
      run.status == 1 && run.messages == "pholio: \(map): not a file that sheet --map wrote\n",
      "\(run.messages)")
  }

  @Test func pointsOfASmallerOrLargerCopyAreScaled() throws {
    let fixture = try fixture()
    let page = try #require(PageFile(fixture.folder["sheet-02.jpg"]))
    let record = try fixture.record("--paper", "300x300px", "--columns", "3", "--rows", "2")
    for size in [150, 100, 700] {
      let copy = try fixture.folder.write(
        page.bytes(xmp: page.xmp, in: Fixture.photo(1, width: size, height: size)), to: "copy.jpg")
      for cell in try #require(record.files[1].cells) {
        let x = (2 * cell.cell.x + cell.cell.width) * size / 600
        let y = (2 * cell.cell.y + cell.cell.height) * size / 600
        let run = try fixture.pholio("pick", copy, "--at", "\(x),\(y)", "--json")
        #expect(numbers(run) == [cell.position], "\(size): \(run.messages)")
      }
      #expect(try fixture.pholio("pick", copy, "--at", "\(size),5").status == 64)
    }
  }

  @Test func pointsOfACutOrTurnedCopyAreRefusedAndNumbersAreNot() throws {
    let fixture = try fixture()
    let page = try #require(PageFile(fixture.folder["sheet-02.jpg"]))
    let copy = try fixture.folder.write(
      page.bytes(xmp: page.xmp, in: Fixture.photo(1, width: 150, height: 148)), to: "copy.jpg")
    var run = try fixture.pholio("pick", copy, "--at", "40,40")
    #expect(
      run.status == 1 && run.messages.contains("150x148") && run.messages.contains("300x300"),
      "\(run.messages)")
    #expect(try numbers(fixture.pholio("pick", copy, "8", "--json")) == [8])
    let turned = fixture.folder["sheet-02.jpg"]
    try exiftool("-Orientation#=6", turned)
    run = try fixture.pholio("pick", turned, "--at", "40,40")
    #expect(run.status == 1 && run.messages.contains("turned"), "\(run.messages)")
    #expect(try numbers(fixture.pholio("pick", turned, "8", "--json")) == [8])
  }

  @Test func aStrippedAndRenamedPageIsPickedByItsNumbers() throws {
    let fixture = try fixture()
    let renamed = fixture.folder["renamed.jpg"]
    try FileManager.default.moveItem(atPath: fixture.folder["sheet-02.jpg"], toPath: renamed)
    try exiftool("-all=", renamed)
    let map = fixture.folder["map.json"]
    #expect(try numbers(fixture.pholio("pick", renamed, "8", "3", "--map", map, "--json")) == [8, 3])
    let run = try fixture.pholio("pick", renamed, "--at", "40,40", "--map", map)
    #expect(run.status == 1)
    #expect(
      run.messages.contains("map.json has maps of sheet-01.jpg and sheet-02.jpg, none called renamed.jpg"),
      "\(run.messages)")
    let at = try fixture.pholio(
      "pick", fixture.folder["sheet-01.jpg"], "--at", "50,80", "--map", map, "--json")
    #expect(numbers(at) == [1], "\(at.messages)")
  }

  @Test func allPagesOfAPDFArePickedByTheirNumbers() throws {
    let fixture = try fixture()
    let pdf = fixture.folder["sheet.pdf"]
    let made = try fixture.sheet("--paper", "300x300px", "--columns", "3", "--rows", "2", "--pdf", pdf)
    try #require(made.status == 0, "\(made.messages)")
    #expect(try numbers(fixture.pholio("pick", pdf, "2", "6-8", "last", "--json")) == [2, 6, 7, 8, 12])
    let run = try fixture.pholio("pick", pdf, "--at", "40,40")
    #expect(run.status == 64 && run.messages.contains("this is a PDF"), "\(run.messages)")
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(try fixture.sheet("--no-map", "--pdf", pdf).status == 0)
    #expect(try fixture.pholio("pick", pdf, "2").status == 1)
    #expect(
      try numbers(fixture.pholio("pick", pdf, "2", "--map", fixture.folder["map.json"], "--json")) == [2])
  }

  @Test func aPhotoEditedSinceIsPickedAndOneThatIsGoneIsNamed() throws {
    let fixture = try fixture()
    let page = fixture.folder["sheet-02.jpg"]
    // One is edited twice; one becomes the copy of another, with which it merges.
    for number in [100, 101] {
      try fixture.folder.write(Fixture.photo(number, width: 90, height: 60), to: "in/6.jpg")
      #expect(try fixture.pholio("import", fixture.folder["in"]).status == 0)
    }
    try fixture.folder.write(
      Fixture.photo(8, taken: "2020:01:02 03:10:18", width: 300, height: 200), to: "in/7.jpg")
    #expect(try fixture.pholio("import", fixture.folder["in"]).status == 0)
    var run = try fixture.pholio("pick", page, "7-9", "--into", "Keep")
    #expect(run.status == 0 && run.messages == "Keep: made\nKeep: picked 2 photos of in\n", "\(run.messages)")
    let names = try fixture.pholio("show", "Keep", "--json").output
    #expect(names.contains("6.jpg") && (names.contains("7.jpg") || names.contains("8.jpg")), "\(names)")
    #expect(try fixture.pholio("check").status == 0)

    // A library that has seen only some of them.
    let other = Program(library: fixture.folder["other"])
    for number in [7, 9, 10] {
      try FileManager.default.createDirectory(
        atPath: fixture.folder["some"], withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: fixture.folder["in/\(number).jpg"], toPath: fixture.folder["some/\(number).jpg"])
    }
    #expect(try other("import", fixture.folder["some"]).status == 0)
    run = try other("pick", page, "7,8,10-12", "--into", "Keep")
    #expect(run.status == 3, "\(run.messages)")
    #expect(
      run.messages
        == """
        Keep: made
        Keep: picked 2 photos of in
        pholio: numbers 7-8, 12: the library has no photos with the hashes on the sheet

        """,
      "\(run.messages)")
    run = try other("pick", page, "12", "8", "--json")
    #expect(run.status == 1 && run.output == "" && run.messages.hasPrefix("pholio: numbers 8, 12: "))
    run = try other("pick", page, "12", "10", "--json")
    #expect(run.status == 3 && numbers(run) == [10] && run.messages.hasPrefix("pholio: number 12: no photo"))
    let missing = (run.json as? [String: Any])?["missing"] as? [[String: Any]]
    #expect(missing?.map { $0["number"] as? Int } == [12] && missing?.first?["reason"] as? String == "gone")
    run = try other("pick", page, "12", "--into", "None")
    #expect(run.status == 1)
    #expect(try other("galleries").output.contains("None") == false)
  }

  @Test func aPortfolioSheetIsCalledByItsFile() throws {
    let fixture = try fixture()
    let page = fixture.folder["all.jpg"]
    #expect(try fixture.pholio("sheet", "--galleries", "-o", page).status == 0)
    let run = try fixture.pholio("pick", page, "1", "--into", "Keep")
    #expect(
      run.status == 0 && run.messages == "Keep: made\nKeep: picked 1 photo of all.jpg\n", "\(run.messages)")
    #expect(try fixture.pholio("history", "Keep").output.contains("pick 1 from a sheet of the galleries"))
  }

  /// exiftool writes all of the XMP anew, and divides a long one as it likes.
  @Test func aMapOfAnyLengthSurvivesExiftool() throws {
    for count in [6, 1700] {
      let fixture = try SheetFixture(Array(repeating: (16, 16), count: count))
      let path = fixture.folder["sheet.jpg"]
      let made = try fixture.sheet("--columns", "50", "--cell", "16", "--gap", "0", "--no-captions")
      try #require(made.status == 0, "\(made.messages)")
      for edit in [["-XMP:Rating=3"], ["-XMP-dc:Subject=client", "-XMP:Rating=4"], ["-XMP-dc:Title=<&>"]] {
        let run = try Program.run("/usr/bin/exiftool", ["-q", "-m", "-overwrite_original"] + edit + [path])
        try #require(run.status == 0, "\(run.messages)")
        let picked = try fixture.pholio("pick", path, "1", "\(count - 1)-last", "--json")
        #expect(numbers(picked) == [1, count - 1, count], "\(edit): \(picked.messages)")
      }
    }
  }

  @Test func exiftoolFindsNothingWrongWithThePacket() throws {
    for count in [6, 1700] {
      let fixture = try SheetFixture(Array(repeating: (16, 16), count: count))
      let made = try fixture.sheet("--columns", "50", "--cell", "16", "--gap", "0", "--no-captions")
      try #require(made.status == 0, "\(made.messages)")
      let run = try Program.run(
        "/usr/bin/exiftool", ["-validate", "-warning", "-error", "-a", "-G1", fixture.folder["sheet.jpg"]])
      #expect(!run.output.contains("XMP") && run.output.contains("Validate"), "\(run.output)")
    }
  }
}
