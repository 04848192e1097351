import Foundation
import PholioTestSupport
import Testing

/// Photos that look alike, by the built program: in `Rome` the scenes 1 to 3, copies of 1, and a burst of 4; in
/// `Sea` the scene 5, and the file of 2 again.
@Suite struct AlikeTests {
  let folder: TemporaryFolder
  let pholio: Program

  private static let copies = ["1.jpg", "1-bright.jpg", "1-quality.jpg", "1-small.jpg"]
  private static let burst = ["4-a.jpg", "4-b.jpg", "4-c.jpg"]

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for seed in 1...3 {
      try folder.write(Fixture.photo(of: Fixture.scene(seed)), to: "in/Rome/\(seed).jpg")
    }
    try folder.write(Fixture.photo(of: Fixture.scene(1), quality: 40), to: "in/Rome/1-quality.jpg")
    try folder.write(
      Fixture.photo(of: Fixture.scene(1, width: 72, height: 48)), to: "in/Rome/1-small.jpg")
    try folder.write(Fixture.photo(of: Fixture.scene(1, brightness: 1.1)), to: "in/Rome/1-bright.jpg")
    for (index, name) in Self.burst.enumerated() {
      try folder.write(
        Fixture.photo(
          of: Fixture.scene(4), quality: 90 - 5 * index, camera: "Burst",
          taken: "2019:05:04 10:00:0\(2 * index)"),
        to: "in/Rome/\(name)")
    }
    try folder.write(Fixture.photo(of: Fixture.scene(5)), to: "in/Sea/5.jpg")
    try folder.write(Fixture.photo(of: Fixture.scene(2)), to: "in/Sea/again.jpg")
    try run("import", folder["in"])
  }

  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> Program.Run {
    let run = try pholio.run(arguments)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run
  }

  private struct Group {
    let kind: String
    let photos: [[String: Any]]

    var names: [String] { photos.map { $0["name"] as? String ?? "-" } }
  }

  private func groups(_ arguments: String...) throws -> [Group] {
    let run = try pholio.run(["alike", "--json"] + arguments)
    #expect(run.status == 0, "\(run.messages)")
    let json = try #require(run.json as? [String: Any], "\(run.output)")
    return try #require(json["groups"] as? [[String: Any]]).map {
      Group(kind: $0["kind"] as? String ?? "", photos: $0["photos"] as? [[String: Any]] ?? [])
    }
  }

  private func group(_ kind: String) throws -> Group {
    let found = try groups().filter { $0.kind == kind }
    try #require(found.count == 1, "\(found.map(\.names))")
    return found[0]
  }

  private func signatures() throws -> String {
    let run = try Program.run(
      "/usr/bin/sqlite3",
      [folder["library/catalog.sqlite"], "SELECT photo, hex(bytes) FROM signature ORDER BY photo"])
    #expect(run.status == 0, "\(run.messages)")
    return run.output
  }

  private func forgetSignatures(_ condition: String = "true") throws {
    let run = try Program.run(
      "/usr/bin/sqlite3", [folder["library/catalog.sqlite"], "DELETE FROM signature WHERE \(condition)"])
    #expect(run.status == 0, "\(run.messages)")
  }

  @Test func copiesBurstsAndExactCopiesAreGroups() throws {
    #expect(try groups().map(\.kind).sorted() == ["burst", "exact", "near"])
    let near = try group("near")
    #expect(near.names.sorted() == Self.copies.sorted())
    #expect(try group("burst").names.sorted() == Self.burst)
    for photo in try near.photos + group("burst").photos {
      let (distance, sharpness) = (photo["distance"] as? Int, photo["sharpness"] as? Double)
      #expect((0...33).contains(distance ?? -1) && (sharpness ?? 0) > 0)
      #expect(photo["gallery"] as? String == "Rome" && photo["position"] as? Int != nil)
      #expect((photo["files"] as? [String])?.count == 1)
    }
    #expect(near.photos[0]["distance"] as? Int == 0)
    let exact = try group("exact")
    #expect(exact.photos.count == 1)
    #expect(exact.photos[0]["files"] as? [String] == [folder["in/Rome/2.jpg"], folder["in/Sea/again.jpg"]])
  }

  @Test func linesNameGroupsAndTheirPhotos() throws {
    let lines = try run("alike").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 9)
    #expect(lines.contains { $0.hasPrefix("near    4  Rome ") && $0.hasSuffix(" (best)") })
    #expect(lines.contains { $0.hasPrefix("burst   3  Rome ") && $0.hasSuffix(" (best)") })
    let exact = try #require(lines.firstIndex { $0.hasPrefix("exact   2  Rome ") })
    #expect(lines[exact].hasSuffix(" \(folder["in/Rome/2.jpg"])"))
    #expect(lines[exact + 1].hasPrefix("           Rome "))
    #expect(lines[exact + 1].hasSuffix(" \(folder["in/Sea/again.jpg"])"))
    let paths = try run("alike", "-0").output.split(separator: "\0").map(String.init)
    let names = Self.copies + Self.burst + ["2.jpg"]
    #expect(paths.sorted() == (names.map { folder["in/Rome/\($0)"] } + [folder["in/Sea/again.jpg"]]).sorted())
  }

  @Test func whatPeopleSayTellsTheBest() throws {
    try run("rate", "Rome", "1-small.jpg", "4")
    try run("rate", "Rome", "4-c.jpg", "1")
    #expect(try group("near").names[0] == "1-small.jpg")
    #expect(try group("burst").names[0] == "4-c.jpg")
    try run("flag", "Rome", "1-quality.jpg", "pick")
    #expect(try group("near").names[0] == "1-quality.jpg")
  }

  @Test func aSelectionSaysAmongWhich() throws {
    #expect(try groups("in:Sea").map(\.kind) == ["exact"])
    let copies = try groups("1*.jpg").map { $0.names.sorted() }
    #expect(copies == [Self.copies.sorted()])
    #expect(try groups("1.jpg").isEmpty)
    #expect(try run("alike", "3.jpg").output == "")
    // Nothing is alike to the bit here, but the bursts may be.
    #expect(try groups("--distance", "0", "1.jpg,3.jpg").isEmpty)
  }

  @Test func groupsAreCollectedTheBestFirst() throws {
    try run("rate", "Rome", "4-b.jpg", "5")
    let groups = try groups()
    let dry = try run("alike", "--into", "Sort", "--dry-run").messages
    #expect(dry == "Sort: would be made\nSort: would put in 8 photos of 3 groups\n")
    #expect(try run("alike", "--into", "Sort").messages == "Sort: made\nSort: put in 8 photos of 3 groups\n")
    let shown = try #require(try run("show", "Sort", "--json").json as? [String: Any])
    let names = try #require(shown["photos"] as? [[String: Any]]).map { $0["name"] as? String ?? "-" }
    #expect(names == groups.flatMap(\.names))
    #expect(
      try run("alike", "--into", "Sort").messages
        == "Sort: nothing to change: all of them are in it already\n"
    )
    #expect(try run("undo").messages == "undid: alike into Sort\n")
    #expect(
      try run("alike", "--into", "Sort:1", "--dry-run").messages
        == "Sort: would put in 8 photos of 3 groups\n")
    #expect(try run("show", "Sort").output == "")
    #expect(
      try run("alike", "3.jpg", "--into", "New").messages == "New: nothing to change: no photos look alike\n")
    #expect(try pholio.galleryNames() == ["Rome", "Sea", "Sort"])
    try run("gallery", "lock", "Sort")
    #expect(try run("alike", "--into", "Sort", status: 1).messages.contains("'Sort' is locked"))
  }

  @Test func likeFindsCopiesBySignatureAlone() throws {
    let names = try run("find", "like:1.jpg").output.split(separator: "\n").map {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(names.contains("1.jpg") && names.contains("1-quality.jpg"))
    #expect(Set(names).isSubset(of: Self.copies))
    let several = try run("find", "like:(1.jpg or 4-a.jpg) and not like:4-c.jpg").output
    #expect(several.split(separator: "\n").count == names.count)
    #expect(try run("find", "like:3.jpg").output.split(separator: "\n").count == 1)
  }

  @Test func aTurnedPhotoIsAsItIsShown() throws {
    try run("turn", "Rome", "1.jpg", "left")
    let others = Self.copies.filter { $0 != "1.jpg" }
    #expect(try group("near").names.sorted() == others.sorted())
    try run("turn", "Rome", "1-*.jpg", "left")
    #expect(try group("near").names.sorted() == Self.copies.sorted())
  }

  @Test func olderPhotosGetTheirsByTheNextImport() throws {
    let imported = try signatures()
    #expect(imported.split(separator: "\n").count == 10)
    try forgetSignatures()
    let run = try run("alike")
    #expect(run.messages == "10 photos have no signature yet (pholio check --repair makes them)\n")
    #expect(run.output.hasPrefix("exact ") && run.output.split(separator: "\n").count == 2)
    try self.run("import", "--dry-run", folder["in"])
    #expect(try signatures() == "")
    try self.run("import", folder["in"])
    #expect(try signatures().split(separator: "\n").count == 10)
    #expect(try group("near").names.sorted() == Self.copies.sorted())
    #expect(try self.run("check").messages.contains("10 photos: found nothing wrong"))
  }

  @Test func repairMakesThoseThatAreMissing() throws {
    try forgetSignatures("photo % 2 = 0")
    let kept = try signatures()
    try run("check")
    #expect(try signatures() == kept)
    #expect(
      try run("check", "--repair", "--dry-run").messages.contains(
        "found nothing wrong, 5 signatures would be made"))
    #expect(try signatures() == kept)
    #expect(try run("check", "--repair").messages.contains("found nothing wrong, 5 signatures made"))
    let repaired = try signatures().split(separator: "\n")
    #expect(repaired.count == 10 && Set(repaired).isSuperset(of: kept.split(separator: "\n")))
    let json = try #require(try run("check", "--repair", "--json").json as? [String: Any])
    #expect(json["signatures"] as? Int == 0)
  }

  @Test func anEditedFileGetsANewOne() throws {
    let before = try signatures().split(separator: "\n")
    try folder.write(
      Fixture.photo(of: Fixture.scene(6)), to: "in/Rome/3.jpg",
      modified: Date(timeIntervalSince1970: 1_600_000_000))
    try run("import", folder["in"])
    let after = try signatures().split(separator: "\n")
    #expect(after.count == 10 && Set(after).subtracting(before).count == 1)
  }

  @Test func wrongUse() throws {
    #expect(
      try run("alike", "--distance", "65", status: 64).messages.contains("--distance takes 0 to 64, not 65"))
    try run("alike", "-0", "--json", status: 64)
    try run("alike", "5", status: 64)
    try run("alike", "--into", "", status: 64)
  }
}
