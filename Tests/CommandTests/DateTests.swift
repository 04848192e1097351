import Foundation
import PholioTestSupport
import Testing

/// When photos were taken, and what is known of it, by the built program.
@Suite struct DateTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  @discardableResult
  private func run(
    _ arguments: String..., status: Int32 = 0, environment: [String: String] = [:]
  ) throws -> String {
    let run = try pholio.run(arguments, environment: environment)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return status == 0 ? run.output : run.messages
  }

  /// One photo has a date in EXIF, one in its name, and one none: its file is of September 2020.
  private func writePhotos() throws {
    try folder.write(Fixture.photo(1, taken: "2019:05:04 10:11:12"), to: "in/exif.jpg")
    try folder.write(Fixture.photo(2), to: "in/IMG_20190601_101112.jpg")
    try folder.write(
      Fixture.photo(3), to: "in/none.jpg", modified: Date(timeIntervalSince1970: 1_600_000_000))
  }

  // MARK: A file's time is no date

  @Test func aFilesTimeIsMarkedWhereItIsShown() throws {
    try writePhotos()
    try run("import", folder["in"])
    let lines = try run("show", "in").split(separator: "\n").map(String.init)
    #expect(lines.map { $0.contains("(file time)") } == [false, false, true], "\(lines)")
    // The sizes, 48x32, are in one column.
    #expect(Set(lines.map { $0.prefix { $0 != "x" }.count }).count == 1, "\(lines)")
    #expect(try run("order", "in").components(separatedBy: "(file time)").count == 2)
    let info = try run("info", folder["in/none.jpg"]).split(separator: "\n")
    #expect(info.contains { $0.hasPrefix("taken ") && $0.hasSuffix(" not known") }, "\(info)")
    #expect(info.contains { $0.hasPrefix("file time ") && $0.contains("2020-09-1") }, "\(info)")
    #expect(!info.contains { $0.hasPrefix("taken from") }, "\(info)")
    let json = try pholio("info", folder["in/none.jpg"], "--json").json as? [String: Any]
    #expect((json?["taken"] as? [String: Any])?["source"] as? String == "mtime")
  }

  @Test func captionsAndDatesOfGalleriesLeaveItOut() throws {
    try writePhotos()
    try run("import", folder["in"])
    let sheet = try run(
      "sheet", "in", "-o", folder["sheet.jpg"], "--json", "--frames", "--caption", "{name}|{date}|{time}")
    let report = try JSONDecoder().decode(SheetReport.self, from: Data(sheet.utf8))
    let words = try #require(report.files.first?.cells).map { $0.words.joined(separator: " ") }
    #expect(words.count == 3 && words[0].contains("2019-05-04") && words[0].contains("10:11"), "\(words)")
    #expect(words[1].contains("2019-06-01") && words[2] == "none.jpg", "\(words)")
    let galleries = try pholio("galleries", "--json").json as? [[String: Any]]
    #expect(galleries?.first?["first_taken"] as? String == "2019-05-04T10:11:12")
    #expect(galleries?.first?["last_taken"] as? String == "2019-06-01T10:11:12")
    try run("gallery", "create", "Old")
    try run("reorder", "in", "--move", "3", "--into", "Old")
    let old = (try pholio("galleries", "--json").json as? [[String: Any]])?.last
    #expect(old?["name"] as? String == "Old", "\(old ?? [:])")
    #expect(old?["first_taken"] is NSNull && old?["last_taken"] is NSNull, "\(old ?? [:])")
    // What has no date comes last.
    try run("gallery", "reorder", "--move", "Old", "--to", "1")
    try run("gallery", "reorder", "--by", "date")
    #expect(try pholio.galleryNames() == ["in", "Old"])
  }

  // MARK: Years, months and days

  @Test func photosWithoutADateAreUndated() throws {
    try writePhotos()
    try run("import", "--by", "month", folder["in"])
    #expect(try pholio.galleryNames() == ["2019-05", "2019-06", "undated"])
    #expect(try pholio.names(in: "undated") == ["none.jpg"])
    // Years are other galleries, and there is one for the undated.
    for _ in 0..<2 {
      try run("import", "--by", "year", folder["in"])
      #expect(try pholio.galleryNames() == ["2019-05", "2019-06", "undated", "2019"])
    }
    #expect(try pholio.names(in: "2019") == ["exif.jpg", "IMG_20190601_101112.jpg"])
    #expect(try pholio.names(in: "undated") == ["none.jpg"])
    // Asked for, its file's time counts.
    try run("import", "--by", "year", "--trust-file-times", folder["in"])
    #expect(try pholio.galleryNames() == ["2019-05", "2019-06", "undated", "2019", "2020"])
    #expect(try pholio.names(in: "2020") == ["none.jpg"])
    #expect(try pholio.names(in: "undated") == ["none.jpg"])
  }

  @Test func aPhotoThatItsFilesTimeHasPlacedIsNotUndatedLater() throws {
    try writePhotos()
    try run("import", "--by", "month", "--trust-file-times", folder["in"])
    let names = ["2019-05", "2019-06", "2020-09"]
    #expect(try pholio.galleryNames() == names)
    try run("import", "--by", "month", folder["in"])
    #expect(try pholio.galleryNames() == names)
    // Nor if it was taken out.
    try run("remove", "2020-09", "1")
    try run("import", "--by", "month", folder["in"])
    #expect(try pholio.galleryNames() == names)
  }

  @Test func theUndatedOfACardHaveTheirGalleryToo() throws {
    try writePhotos()
    try run("import", "--copy", "--by", "day", folder["in"])
    #expect(try pholio.galleryNames() == ["2019-05-04", "2019-06-01", "undated"])
    #expect(try pholio.names(in: "undated") == ["none.jpg"])
  }

  @Test(arguments: [[String](), ["--by", "folder"], ["--gallery", "All"]])
  func fileTimesAreTrustedOnlyForPeriods(options: [String]) throws {
    let run = try pholio.run(["import", folder.path, "--trust-file-times"] + options)
    #expect(run.status == 64 && run.messages.contains("--by year, month or day"), "\(run.messages)")
  }

  // MARK: Clocks and instants

  /// Central Europe's clocks, by rules of TZ itself.
  static let europe = "CET-1CEST,M3.5.0,M10.5.0/3"

  private func order(_ gallery: String) throws -> String {
    try pholio.names(in: gallery).map { String($0.prefix(1)) }.joined()
  }

  /// Letters, each with its clock's time on a day of May, and its offset if it has one.
  @Test(arguments: [("UTC0", "acb"), (europe, "cab"), ("PST8", "abc")])
  func datesGoByTheClockAndInstantsByTheOffset(zone: String, expected: String) throws {
    let photos: [(String, String, String?)] = [
      ("a", "10:00:00", "+02:00"), ("b", "09:00:00", "-05:00"), ("c", "09:30:00", nil),
    ]
    for (number, (name, time, offset)) in photos.enumerated() {
      try folder.write(
        Fixture.photo(number, taken: "2019:05:04 \(time)", offset: offset), to: "in/\(name).jpg")
    }
    try run("import", folder["in"])
    #expect(try order("in") == "bca")
    try run("reorder", "in", "--by", "instant", environment: ["TZ": zone])
    #expect(try order("in") == expected)
    try run("reorder", "in", "--by", "instant", "--reverse", environment: ["TZ": zone])
    #expect(try order("in") == String(expected.reversed()))
    try run("reorder", "in", "--by", "date", environment: ["TZ": zone])
    #expect(try order("in") == "bca")
  }

  /// At 02:30 clocks were put forward, and so showed no such time, or back, and so showed it twice.
  @Test func aTimeThatClocksLeaveOutOrShowTwiceHasItsPlace() throws {
    let photos: [(String, String, String?)] = [
      ("i", "03:31 01:15:00", "+00:00"), ("h", "03:31 02:30:00", nil), ("j", "03:31 01:45:00", "+00:00"),
      ("f", "10:27 02:30:00", nil), ("g", "10:27 00:45:00", "+00:00"),
    ]
    for (number, (name, time, offset)) in photos.enumerated() {
      try folder.write(Fixture.photo(number, taken: "2019:\(time)", offset: offset), to: "in/\(name).jpg")
    }
    try run("import", folder["in"])
    try run("reorder", "in", "--by", "instant", environment: ["TZ": Self.europe])
    #expect(try order("in") == "ihjfg")
  }

  @Test func galleriesHaveNoInstant() throws {
    try writePhotos()
    try run("import", folder["in"])
    let message = try run("gallery", "reorder", "--by", "instant", status: 64)
    #expect(message.contains("galleries have no instant"), "\(message)")
  }
}
