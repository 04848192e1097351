import Foundation
import PholioTestSupport
import Testing

@Suite struct SheetMapTests {
  private func names(_ fixture: SheetFixture, _ gallery: String) throws -> [String] {
    let run = try fixture.pholio("show", gallery, "--json")
    return ((run.json as? [String: Any])?["photos"] as? [[String: Any]] ?? []).compactMap {
      $0["name"] as? String
    }
  }

  private func pick(_ fixture: SheetFixture, _ arguments: String...) throws -> Program.Run {
    try fixture.pholio.run(["pick", fixture.folder["sheet-02.jpg"]] + arguments)
  }

  private func fixture() throws -> SheetFixture {
    let fixture = try SheetFixture(count: 12)
    let run = try fixture.sheet(
      "--paper", "300x300px", "--columns", "3", "--rows", "2", "--map", fixture.folder["map.json"])
    try #require(run.status == 0, "\(run.messages)")
    return fixture
  }

  @Test func numbersOnAnOlderSheetMeanThePhotosThatWereThere() throws {
    let fixture = try fixture()
    #expect(try fixture.pholio("reorder", "in", "--reverse").status == 0)
    let run = try pick(fixture, "9", "11-12,8", "--into", "Keep")
    #expect(run.status == 0 && run.messages == "Keep: made\nKeep: picked 4 photos of in\n", "\(run.messages)")
    #expect(try names(fixture, "Keep") == ["8.jpg", "10.jpg", "11.jpg", "7.jpg"])
    #expect(try pick(fixture, "9", "--into", "Keep").messages.contains("nothing to change"))
    #expect(try pick(fixture, "10", "--into", "Keep:2").status == 0)
    #expect(try names(fixture, "Keep") == ["8.jpg", "9.jpg", "10.jpg", "11.jpg", "7.jpg"])
    for _ in 0..<2 { #expect(try fixture.pholio("undo", "Keep").status == 0) }
    #expect(try names(fixture, "Keep") == [])
  }

  @Test func pointsOfThePageAreThePicturesThere() throws {
    let fixture = try fixture()
    let report = try fixture.record("--paper", "300x300px", "--columns", "3", "--rows", "2")
    for cell in report.files[1].cells ?? [] {
      for (x, y) in [
        (cell.cell.x, cell.cell.y), (cell.cell.x + cell.cell.width - 1, cell.cell.y + cell.cell.height - 1),
      ] {
        let run = try pick(fixture, "--at", "\(x),\(y)", "--json")
        let photos = (run.json as? [String: Any])?["photos"] as? [[String: Any]]
        #expect(photos?.first?["sha256"] as? String == cell.sha256, "\(run.messages)")
      }
    }
    let run = try pick(fixture, "--at", "0,0")
    #expect(run.status == 64 && run.messages.contains("no picture at 0,0"))
  }

  @Test func aStrippedSheetSaysSoAndTheMapHelps() throws {
    let fixture = try fixture()
    #expect(
      try Program.run(
        "/usr/bin/exiftool", ["-q", "-overwrite_original", "-all=", fixture.folder["sheet-02.jpg"]]
      ).status == 0)
    var run = try pick(fixture, "8", "--into", "Keep")
    #expect(
      run.status == 1 && run.messages.contains("--map") && run.messages.split(separator: "\n").count == 1)
    #expect(try fixture.pholio("galleries").output.contains("Keep") == false)
    run = try pick(fixture, "8", "--into", "Keep", "--map", fixture.folder["map.json"])
    #expect(run.status == 0, "\(run.messages)")
    #expect(try names(fixture, "Keep") == ["7.jpg"])
    #expect(try fixture.sheet("--no-map").status == 0)
    run = try fixture.pholio("pick", fixture.folder["sheet.jpg"], "1")
    #expect(run.status == 1)
  }

  /// Another program has changed the file's XMP.
  @Test func aSheetThatWasGivenKeywordsStillKnowsItsPhotos() throws {
    let fixture = try fixture()
    #expect(
      try Program.run(
        "/usr/bin/exiftool",
        [
          "-q", "-overwrite_original", "-XMP-dc:Subject=client", "-XMP:Rating=4",
          fixture.folder["sheet-02.jpg"],
        ]
      ).status == 0)
    let run = try pick(fixture, "8", "--into", "Keep")
    #expect(run.status == 0, "\(run.messages)")
    #expect(try names(fixture, "Keep") == ["7.jpg"])
  }

  /// Past 64 KB the map goes into an extended packet, which exiftool joins and checks.
  @Test func aLongMapIsExtendedXMP() throws {
    let fixture = try SheetFixture(Array(repeating: (16, 16), count: 2200))
    #expect(
      try fixture.sheet("--columns", "50", "--cell", "16", "--gap", "0", "--no-captions").status == 0)
    let path = fixture.folder["sheet.jpg"]
    let told = try Program.run("/usr/bin/exiftool", ["-j", "-m", "-G1", "-a", "-XMP:all", "-Warning", path])
    let record = try #require((told.json as? [[String: Any]])?.first)
    #expect(record["XMP-pholio:Gallery"] as? String == "in")
    #expect((record["XMP-pholio:Cells"] as? [Any])?.count == 2200)
    #expect(record["ExifTool:Warning"] == nil, "\(record["ExifTool:Warning"] ?? "")")
    let run = try fixture.pholio("pick", path, "2199-last", "--into", "Keep")
    #expect(run.status == 0, "\(run.messages)")
    #expect(try names(fixture, "Keep") == ["2198.jpg", "2199.jpg"])
  }
}
