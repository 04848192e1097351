import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// `pholio alarms` and `check --order`, on galleries `a` (photos 0…3) and `b` (4…6).
@Suite struct AlarmsTests {
  let library: TestLibrary
  let pholio: Program

  init() throws {
    library = try TestLibrary(["a": 0..<4, "b": 4..<7])
    pholio = library.pholio
  }

  /// A first photo that is featured without a title, and one whose file is gone.
  private func disturb() throws {
    #expect(try pholio("gallery", "cap", "a", "2x2").status == 0)
    try FileManager.default.removeItem(atPath: library.folder["in/b/5.jpg"])
  }

  private static let featured = "a: 1: 0.jpg: is featured, and has no title\n"
  private static let missing = "b: 2: 5.jpg: its original is missing\n"

  @Test func ordersWithoutAlarmsAreSilent() throws {
    let run = try pholio("alarms")
    #expect(run.status == 0 && run.output.isEmpty && run.messages.isEmpty, "\(run)")
    #expect(try pholio("alarms", "--json").output == "{\"findings\":[]}\n")
    #expect(try pholio("check", "--order").status == 0)
  }

  @Test func eachFindingIsALine() throws {
    try disturb()
    let run = try pholio("alarms")
    #expect(run.status == 2 && run.messages.isEmpty)
    #expect(run.output == Self.featured + Self.missing)
    #expect(try pholio("alarms", "b", "b").output == Self.missing)
    #expect(try pholio("alarms", "--rule", "missing", "--rule", "labels").output == Self.missing)
    #expect(try pholio("alarms", "a", "--rule", "missing").status == 0)
  }

  @Test func jsonHasPositionsNamesAndWhy() throws {
    try disturb()
    let run = try pholio("alarms", "--json")
    #expect(run.status == 2)
    let findings = try #require((run.json as? [String: Any])?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["featured-title", "missing"])
    #expect(findings.map { $0["gallery"] as? String } == ["a", "b"])
    #expect(findings.map { $0["positions"] as? [Int] } == [[1], [2]])
    #expect(findings.map { $0["names"] as? [String] } == [["0.jpg"], ["5.jpg"]])
    #expect(
      findings.map { $0["why"] as? String } == ["is featured, and has no title", "its original is missing"])
    #expect(findings.allSatisfy { $0.count == 5 })
  }

  @Test func checkTellsThemAfterItsOwn() throws {
    try disturb()
    #expect(try pholio("check").status == 0)
    let run = try pholio("check", "--order")
    #expect(run.status == 2)
    #expect(run.output == "alarm: \(Self.featured)alarm: \(Self.missing)")
    let json = try pholio("check", "--order", "--json").json as? [String: Any]
    #expect((json?["counts"] as? [String: Int])?["alarm"] == 2)
  }

  @Test func underQuietOnlyWhatIsNewIsTold() throws {
    func told(_ arguments: String...) throws -> String {
      let run = try pholio.run(["alarms", "--quiet"] + arguments)
      #expect(run.messages.isEmpty && run.status == (run.output.isEmpty ? 0 : 2), "\(run)")
      return run.output
    }
    #expect(try told() == "")
    try disturb()
    #expect(try told() == Self.featured + Self.missing)
    #expect(try told() == "")
    // It is the same photo elsewhere.
    #expect(try pholio("reorder", "b", "--move", "2", "--to", "1").status == 0)
    #expect(try told() == "")
    #expect(try pholio("alarms").status == 2)
    try FileManager.default.removeItem(atPath: library.folder["in/b/4.jpg"])
    #expect(try told("--rule", "missing") == "b: 2: 4.jpg: its original is missing\n")
    #expect(try told() == "")
    // What is gone and comes back is new.
    #expect(try pholio("caption", "a", "1", "--title", "Dawn").status == 0)
    #expect(try told("a") == "")
    #expect(try pholio("caption", "a", "1", "--title", "").status == 0)
    #expect(try told("b") == "")
    #expect(try told() == Self.featured)
    #expect(try pholio("check").status == 0)
  }

  @Test func photosAreHeldAgainstAPresetsPaper() throws {
    // Four columns on A4, not two inches each: 48 pixels are too few, 3000 are not.
    try library.folder.write(
      Fixture.photo(80, taken: "2020:01:01 00:00:40", width: 3000, height: 2000), to: "in/b/80.jpg")
    #expect(try pholio("import", library.folder["in"]).status == 0)
    let run = try pholio("alarms", "b", "--rule", "small-photos", "--preset", "proof")
    #expect(run.status == 2, "\(run.messages)")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.count == 3 && lines[0].hasPrefix("b: 1: 4.jpg: 48x32 pixels, and its place on paper takes "))
    #expect(lines.allSatisfy { $0.hasSuffix(" at 300 dpi") && !$0.contains("80.jpg") }, "\(run.output)")
    // Without a preset nobody prints.
    #expect(try pholio("alarms", "b").status == 0)
    let web = try pholio("alarms", "b", "--preset", "web")
    #expect(web.status == 64 && web.messages == "pholio: --preset web: its pages have no size on paper\n")
    let none = try pholio("alarms", "--rule", "small-photos")
    #expect(none.status == 64 && none.messages.contains("--preset says on what paper"))
  }

  /// A picture of boxes that depends on a number.
  private func scene(_ number: UInt64, quality: Int) throws -> [UInt8] {
    var random = SeededGenerator(seed: number)
    let (width, height) = (360, 240)
    var bytes = [UInt8](repeating: 128, count: width * height * Bitmap.bytesPerPixel)
    for _ in 0..<60 {
      let left = Int.random(in: 0..<width - 20, using: &random)
      let top = Int.random(in: 0..<height - 20, using: &random)
      let right = min(width, left + Int.random(in: 10...140, using: &random))
      let bottom = min(height, top + Int.random(in: 10...100, using: &random))
      let colour = (0..<Bitmap.bytesPerPixel).map { _ in UInt8.random(in: 0...255, using: &random) }
      for y in top..<bottom {
        for x in left..<right {
          let start = (y * width + x) * Bitmap.bytesPerPixel
          bytes.replaceSubrange(start..<start + Bitmap.bytesPerPixel, with: colour)
        }
      }
    }
    return try Bitmap(size: PixelSize(width: width, height: height), bytes: bytes).jpeg(quality: quality)
  }

  @Test func copiesOfAPictureThatLieNearEachOtherAreFound() throws {
    for (index, number) in [1, 2, 1, 3, 4, 5, 6].enumerated() {
      let picture = try scene(UInt64(number), quality: 90 - 5 * index)
      try library.folder.write(picture, to: "in/c/\(index + 1).jpg")
    }
    #expect(try pholio("import", library.folder["in"]).status == 0)
    let run = try pholio("alarms", "c", "--rule", "near-duplicates")
    #expect(run.status == 2)
    #expect(run.output == "c: 1, 3: 1.jpg, 3.jpg: near-duplicates 2 cells apart\n")
    #expect(try pholio("alarms", "c", "--rule", "near-duplicates", "--within", "1").status == 0)
    #expect(try pholio("reorder", "c", "--move", "3", "--to", "5").status == 0)
    #expect(try pholio("alarms", "c", "--rule", "near-duplicates").status == 0)
    // In two columns the fifth is two rows below the first.
    let narrow = try pholio("alarms", "c", "--rule", "near-duplicates", "--width", "430")
    #expect(narrow.output == "c: 1, 5: 1.jpg, 3.jpg: near-duplicates 2 cells apart\n")
  }

  @Test func rulesAreListedAndCheckedByName() throws {
    let list = try pholio("alarms", "--list-rules")
    let names = list.output.split(separator: "\n").dropFirst().map { $0.split(separator: " ")[0] }
    #expect(
      names == [
        "near-duplicates", "bursts", "clock", "labels", "featured-title", "small-photos", "missing",
      ])
    let wrong = try pholio("alarms", "--rule", "lables")
    #expect(
      wrong.status == 64
        && wrong.messages == "pholio: --rule: there is no rule 'lables' (did you mean 'labels'?)\n")
    #expect(try pholio("alarms", "--within", "101").status == 64)
    #expect(try pholio("alarms", "nowhere").status == 64)
    #expect(try pholio("alarms", "a", "--cell", "10x10").status == 64)
  }
}
