import Foundation
import PholioTestSupport
import Testing

/// `pholio import --list-new`: so that a second run on many machines reads only what is new.
struct ListNewTests {
  private let fixture: ReadingsFixture

  init() throws {
    fixture = try ReadingsFixture()
  }

  @Test func whatIsListedIsAllThatAnImportOpens() throws {
    let listed = try list()
    #expect(!FileManager.default.fileExists(atPath: path("shared")), "no library is made")
    // All but what is hidden, a movie, and RAWs that are other files' companions.
    #expect(listed.count == 21 && listed.contains("two\nlines.jpg"), "\(listed)")
    #expect(Set(["c/10.xmp", "notes.txt", "empty.jpg"]).isSubset(of: listed), "\(listed)")
    #expect(Set([".hidden.jpg", "c/10.mov", "c/10.dng"]).isDisjoint(with: listed), "\(listed)")
    let run = try fixture.sh(
      """
      '\(Program.path)' import --list-new -0 photos --library shared |
        '\(Program.path)' read -0 --inline > readings.jsonl
      """)
    #expect(run.status == 0 && run.messages == "", "\(run.messages)")
    let counts = try fixture.compare(["--readings", path("readings.jsonl")])
    #expect(counts["read_here"] == 1 && counts["because no_reading"] == 1, "\(counts)")
  }

  @Test func knownFilesAreListedOnlyOnceTheyHaveChanged() throws {
    #expect(try fixture.shared("import", path("photos")).status == 3)
    #expect(try list() == [])
    try fixture.folder.write(try Fixture.photo(50), to: "photos/e/new.jpg")
    let run = try fixture.sh(
      "printf x >> photos/b/a.jpg; touch -d '2001-02-03' photos/c/11.jpg; rm photos/a.jpg")
    #expect(run.status == 0)
    let before = try fixture.dump("shared")
    #expect(try list() == ["b/a.jpg", "c/11.jpg", "e/new.jpg"])
    #expect(try fixture.dump("shared") == before)
  }

  @Test func withReadingsOnlyThoseWithoutAFittingOneAreListed() throws {
    let lines = try fixture.read("--thumbnails thumbs")
    // One that is missing, one of another time, one whose thumbnail is gone.
    let kept = lines.filter { !$0.contains("/c/12.jpg\"") }.map { line in
      line.contains("/c/13.jpg\"") ? line.replacing(/"mtime_ns":\d/, with: "\"mtime_ns\":2") : line
    }
    try fixture.write(kept, to: "readings.jsonl")
    let large = try #require(lines.first { $0.contains("/b/large.jpg\"") })
    let digest = try #require(large.firstMatch(of: /"sha256":"([0-9a-f]{64})"/)).1
    try FileManager.default.removeItem(
      atPath: path("thumbs/\(digest.prefix(2))/\(digest.dropFirst(2)).jpg"))
    let options = ["--readings", path("readings.jsonl"), "--thumbnails", path("thumbs")]
    let listed = try list(options)
    #expect(listed == ["b/large.jpg", "c/12.jpg", "c/13.jpg"], "\(listed)")
  }

  @Test func aFolderThatIsEmptyNowIsNoEmptyList() throws {
    #expect(try fixture.shared("import", path("photos")).status == 3)
    _ = try fixture.sh("mv photos kept && mkdir photos")
    let run = try fixture.shared("import", "--list-new", path("photos"))
    #expect(run.status == 3 && run.output == "", "\(run)")
    #expect(run.messages.contains("empty, though it was not"))
  }

  @Test func withoutNULsEachPathIsALine() throws {
    let run = try fixture.shared("import", "--list-new", path("photos"))
    #expect(run.status == 0 && run.output.contains("\(path("photos"))/a.jpg\n"), "\(run)")
    #expect(run.output.split(separator: "\n").count == 21)
  }

  @Test func itIsRefusedWithWhatPrintsOrCopies() throws {
    for option in ["--copy", "--dry-run", "--json", "--quiet", "--verbose"] {
      #expect(try fixture.shared("import", "--list-new", option, path("photos")).status == 64, "\(option)")
    }
    #expect(try fixture.shared("import", "-0", path("photos")).status == 64)
    #expect(try fixture.shared("import", "--list-new", path("none")).status == 66)
  }

  /// The paths in the tree that are listed.
  private func list(_ options: [String] = []) throws -> [String] {
    let run = try fixture.shared.run(["import", "--list-new", "-0", path("photos")] + options)
    #expect(run.status == 0 && run.messages == "", "\(run)")
    let paths = run.output.split(separator: "\0").map(String.init)
    #expect(paths.allSatisfy { $0.hasPrefix(path("photos/")) }, "\(paths)")
    return paths.map { String($0.dropFirst(path("photos/").count)) }
  }

  private func path(_ name: String) -> String { fixture.folder[name] }
}
