import Foundation
import PholioTestSupport
import Testing

/// `pholio import` of files and folders in any combination.
@Suite struct NamedFilesTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func lines(_ run: Program.Run) -> [String] {
    run.messages.split(separator: "\n").map(String.init)
  }

  private static let psd: [UInt8] =
    Array("8BPS".utf8) + [UInt8](repeating: 0, count: 50)

  @Test func oneCompanionIsSaidAsOne() throws {
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    try folder.write(Fixture.sidecar(), to: "in/a.xmp")
    #expect(try lines(pholio("import", folder["in"])).first == "Saw 2 files: 1 added, 1 companion")
    try folder.write([0], to: "in/a.mov")
    #expect(try lines(pholio("import", folder["in"])).first == "Saw 3 files: 1 known, 2 companions")
  }

  @Test func filesAreOneRunPlacedByCaptureTimeInOneRevisionAGallery() throws {
    for number in 1...5 {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:0\(6 - number) 00:00:00"), to: "in/\(number).jpg")
    }
    try folder.write(Fixture.photo(8), to: "other/8.jpg")
    try folder.write(Fixture.photo(9), to: "whole/9.jpg")
    let run = try pholio.run(
      ["import", folder["other/8.jpg"]] + (1...5).map { folder["in/\($0).jpg"] } + [folder["whole"]])
    #expect(run.status == 0)
    #expect(
      lines(run) == [
        "Saw 7 files: 7 added", "  in: 5 photos placed", "  other: 1 photo placed", "  whole: 1 photo placed",
      ])
    #expect(try pholio.names(in: "in") == ["5.jpg", "4.jpg", "3.jpg", "2.jpg", "1.jpg"])
    let galleries = try #require(try pholio("galleries", "--json").json as? [[String: Any]])
    #expect(galleries.map { $0["revision"] as? Int } == [1, 1, 1])
  }

  @Test func aFolderAndItsFilesAtOnceAreTheFolder() throws {
    for number in 1...4 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    let run = try pholio("import", folder["in/3.jpg"], folder["in"], folder["in/1.jpg"], folder["in/3.jpg"])
    #expect(lines(run) == ["Saw 4 files: 4 added", "  in: 4 photos placed"])
  }

  @Test(.enabled(if: Measured.isPossible, "needs GNU time"))
  func theCostOfKnownFilesByNameGrowsWithTheirNumberAndNotItsSquare() throws {
    for number in 0..<600 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    #expect(try pholio("import", "--quiet", folder["in"]).status == 0)
    let names = (0..<600).map { folder["in/\($0).jpg"] }
    let whole = try Measured(pholio, ["import", folder["in"]])
    let half = try Measured(pholio, ["import"] + names.prefix(300))
    let all = try Measured(pholio, ["import"] + names)
    #expect(lines(all.run) == ["Saw 600 files: 600 known"])
    #expect(all.seconds < 3 * half.seconds + 0.2, "\(all.seconds) s, half of them \(half.seconds) s")
    #expect(all.peakBytes < whole.peakBytes + 16 << 20, "\(all.peakBytes), the folder \(whole.peakBytes)")
  }

  @Test func whatIsNamedAndCanNotBeImportedIsAProblemWithItsReason() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    try folder.write(Self.psd, to: "in/2.psd")
    try folder.write(Array("text".utf8), to: "in/notes.txt")
    let names = ["in/1.jpg", "in/2.psd", "in/notes.txt"].map { folder[$0] }
    let first = try pholio.run(["import", "--quiet"] + names)
    #expect(first.status == 3)
    #expect(
      lines(first) == [
        "pholio: \(folder["in/2.psd"]): PSD images are not imported",
        "pholio: \(folder["in/notes.txt"]): not an image",
      ])
    // Still a problem, but cron has been told.
    let second = try pholio.run(["import", "--quiet"] + names)
    #expect(second.status == 3 && second.messages.isEmpty)
    // Within their folder, they are no problems.
    let whole = try pholio("import", folder["in"])
    #expect(whole.status == 0)
    #expect(
      lines(whole) == [
        "Saw 3 files: 1 known, 1 unsupported, 1 other", "  no photos, 1 TXT", "  not imported: 1 PSD",
      ])
    let verbose = try pholio("import", "--verbose", folder["in"])
    #expect(lines(verbose).contains("    TXT \(folder["in/notes.txt"])"), "\(verbose.messages)")
    #expect(try pholio("import", "--verbose", "--quiet", folder["in"]).status == 64)
  }

  @Test func unsupportedAndOtherFilesAreListedAsJSON() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    try folder.write(Self.psd, to: "in/2.psd")
    try folder.write(Array("text".utf8), to: "in/sub/notes.txt")
    for _ in 0..<2 {
      let report = try #require(try pholio("import", "--json", folder["in"]).json as? [String: Any])
      func paths(_ key: String) -> [String] {
        let files = (report[key] as? [String: Any])?["files"] as? [[String: Any]] ?? []
        return files.compactMap { $0["path"] as? String }
      }
      #expect(paths("unsupported_files") == [folder["in/2.psd"]])
      #expect(paths("other_files") == [folder["in/sub/notes.txt"]])
      #expect((report["other_files"] as? [String: Any])?["unlisted"] as? Int == 0)
    }
  }
}
