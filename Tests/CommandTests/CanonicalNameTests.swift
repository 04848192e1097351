import PholioTestSupport
import Testing

/// Names of galleries that are one text, written with other code points: folders of macOS have accents by
/// themselves (NFD), people type them with their letter (NFC).
@Suite struct CanonicalNameTests {
  let folder: TemporaryFolder
  let pholio: Program
  private static let (decomposed, composed) = ("E\u{301}te\u{301}", "\u{C9}t\u{E9}")

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for number in 0..<3 {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"),
        to: "in/\(Self.decomposed)/\(number).jpg")
    }
    try folder.write(Fixture.photo(7), to: "in/other/7.jpg")
    let run = try pholio("import", folder["in"])
    try #require(run.status == 0, "\(run.messages)")
  }

  private func galleries() throws -> [String] {
    let listed = try #require(pholio("galleries", "--json").json as? [[String: Any]])
    return listed.compactMap { $0["name"] as? String }
  }

  @Test func aGalleryIsFoundByTheOtherForm() throws {
    #expect(try pholio.names(Self.composed).count == 3)
    #expect(try pholio("reorder", Self.composed, "--move", "3", "--to", "1").status == 0)
    #expect(try pholio("find", "in:\(Self.composed)").output.split(separator: "\n").count == 3)
    #expect(try pholio("gallery", "reorder", "--move", Self.composed, "--to", "last").status == 0)
    #expect(try pholio("gallery", "delete", Self.composed).status == 0)
    #expect(try pholio("undo", Self.composed).status == 0)
  }

  @Test func noTwinIsMade() throws {
    #expect(try pholio("reorder", "other", "--move", "1", "--into", Self.composed, "--copy").status == 0)
    #expect(try pholio("reorder", "other", "--move", "1", "--into", "\(Self.composed):1").status == 0)
    #expect(try pholio("import", folder["in"], "--gallery", Self.composed).status == 0)
    #expect(try galleries().count == 2)
    #expect(try pholio.names(Self.decomposed) == ["7.jpg", "0.jpg", "1.jpg", "2.jpg"])
  }

  @Test func aTwinsNameIsTaken() throws {
    let made = try pholio("gallery", "create", Self.composed)
    #expect(made.status == 1 && made.messages.contains("there is a gallery"))
    let renamed = try pholio("gallery", "rename", "other", Self.composed)
    #expect(renamed.status == 1 && renamed.messages.contains("there is a gallery"))
    // Its own name may be written in another way.
    #expect(try pholio("gallery", "rename", Self.decomposed, Self.composed).status == 0)
    #expect(try galleries().first?.utf8.elementsEqual(Self.composed.utf8) == true)
  }

  @Test func twoFoldersOfOneNameAreTwoGalleries() throws {
    try folder.write(Fixture.photo(9), to: "in/\(Self.composed)/9.jpg")
    #expect(try pholio("import", folder["in"]).status == 0)
    #expect(try galleries().contains("\(Self.composed) (2)"))
  }

  @Test func filesAreComparedExactly() throws {
    try folder.write(Fixture.photo(10), to: "files/e\u{301}.jpg")
    try folder.write(Fixture.photo(11), to: "files/\u{E9}.jpg")
    #expect(try pholio("import", folder["files"]).status == 0)
    #expect(try pholio("show", "files", "\u{E9}.jpg").output.split(separator: "\n").count == 1)
  }
}
