import Foundation
import PholioTestSupport
import Testing

/// `pholio check` on thumbnails and originals.
@Suite struct CheckTests {
  let library: TestLibrary
  private var folder: TemporaryFolder { library.folder }

  init() throws {
    library = try TestLibrary(["a": 0..<6])
  }

  /// The findings as "kind name".
  private func check(_ arguments: String..., status: Int32) throws -> [String] {
    let run = try library.pholio.run(["check", "--json"] + arguments)
    #expect(run.status == status, "\(run.output)\(run.messages)")
    let json = try #require(run.json as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(json["found"] as? Int == findings.count)
    #expect(json["repaired"] as? Int == findings.count { $0["repaired"] as? Bool == true })
    return findings.map {
      "\($0["kind"] as? String ?? "") \((($0["path"] as? String ?? "") as NSString).lastPathComponent)"
    }.sorted()
  }

  private func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  @Test func aSoundLibraryHasNoFindings() throws {
    #expect(try check(status: 0) == [])
    #expect(try check("--originals", status: 0) == [])
    let run = try library.pholio("check", "--originals")
    #expect(run.output == "" && run.messages.contains("6 photos and 6 originals: found nothing wrong"))
  }

  @Test func originalsAreRottenEditedOrMissing() throws {
    func flipped(_ name: String) throws -> [UInt8] {
      var bytes = try #require(library.bytes(name))
      bytes[bytes.count / 2] ^= 1
      return bytes
    }
    try library.rewrite("in/a/0.jpg", flipped("in/a/0.jpg"))
    try folder.write(
      flipped("in/a/1.jpg"), to: "in/a/1.jpg", modified: Date(timeIntervalSince1970: 1_600_000_000))
    try FileManager.default.removeItem(atPath: folder["in/a/2.jpg"])
    try FileManager.default.removeItem(atPath: folder["in/a/3.jpg"])
    try folder.makeFolder("in/a/3.jpg")
    // Touched, and cut short at the same time.
    _ = try Program.run("/usr/bin/touch", [folder["in/a/4.jpg"]])
    try library.rewrite("in/a/5.jpg", Array(try #require(library.bytes("in/a/5.jpg")).dropLast(20)))
    #expect(try check(status: 0) == [])
    #expect(
      try check("--originals", status: 2) == [
        "edited 1.jpg", "missing 2.jpg", "missing 3.jpg", "rot 0.jpg", "rot 5.jpg",
      ])
    let lines = try library.pholio("check", "--originals").output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("rot: \(folder["in/a/0.jpg"]): ") })
  }

  @Test func originalsAreOnlyRead() throws {
    func states() throws -> String {
      try Program.run("/usr/bin/find", [folder["in"], "-printf", "%p %T@ %C@ %A@ %s %m\n"]).output
    }
    let before = try states()
    #expect(try check("--originals", "--repair", status: 0) == [])
    #expect(try states() == before)
  }

  @Test func thumbnailsThatAreNotRightAreFoundAndMadeAgain() throws {
    let paths = try (0..<6).map { try library.thumbnail($0, of: "a") }
    let bytes = try paths.map { try #require(library.bytes($0)) }
    try FileManager.default.removeItem(atPath: folder[paths[0]])
    try folder.write(bytes[1].dropLast(5).map { $0 }, to: paths[1])
    try folder.write([UInt8](repeating: 0, count: bytes[2].count), to: paths[2])
    // Another photo's thumbnail, as long as this one's.
    let (short, long) = bytes[3].count <= bytes[4].count ? (3, 4) : (4, 3)
    try folder.write(
      bytes[short] + [UInt8](repeating: 0, count: bytes[long].count - bytes[short].count), to: paths[long])
    let all = [
      "thumbnail-damaged \(name(paths[2]))", "thumbnail-damaged \(name(paths[long]))",
      "thumbnail-length \(name(paths[1]))", "thumbnail-missing \(name(paths[0]))",
    ].sorted()
    #expect(try check(status: 2) == all)
    #expect(try check("--originals", status: 2) == all)
    #expect(try check("--originals", "--repair", "--dry-run", status: 2) == all)
    #expect(library.bytes(paths[0]) == nil)
    #expect(try check("--originals", "--repair", status: 0) == all)
    #expect(paths.map { library.bytes($0) } == bytes)
    #expect(try check("--originals", status: 0) == [])
  }

  @Test func swappedThumbnailsAreFound() throws {
    let paths = try [0, 1].map { try library.thumbnail($0, of: "a") }
    let bytes = try paths.map { try #require(library.bytes($0)) }
    try folder.write(bytes[0], to: paths[1])
    try folder.write(bytes[1], to: paths[0])
    #expect(try check("--originals", status: 2).count == 2)
    #expect(try check("--originals", "--repair", status: 0).count == 2)
    #expect(paths.map { library.bytes($0) } == bytes)
  }

  @Test func aFlippedBitIsFoundWithoutTheOriginalsAndMadeGood() throws {
    var random = SeededGenerator(seed: 16)
    let path = try library.thumbnail(0, of: "a")
    let bytes = try #require(library.bytes(path))
    for _ in 0..<12 {
      var flipped = bytes
      let bit = Int.random(in: 0..<8 * bytes.count, using: &random)
      flipped[bit / 8] ^= 1 << (bit % 8)
      try folder.write(flipped, to: path)
      #expect(try check(status: 2) == ["thumbnail-damaged \(name(path))"], "bit \(bit)")
      #expect(try check("--repair", status: 0).count == 1)
      #expect(library.bytes(path) == bytes)
    }
  }

  @Test func aThumbnailThatCameBeforeChecksumsIsLookedIntoAndGetsOne() throws {
    try library.sql("UPDATE photo SET thumbnail_checksum = NULL")
    let path = try library.thumbnail(0, of: "a")
    let bytes = try #require(library.bytes(path))
    try folder.write([UInt8](repeating: 0, count: bytes.count), to: path)
    #expect(try check(status: 2) == ["thumbnail-damaged \(name(path))"])
    #expect(try check("--repair", status: 0).count == 1)
    #expect(try library.sql("SELECT count(thumbnail_checksum) FROM photo") == "6\n")
    #expect(library.bytes(path) == bytes)
  }

  /// Inks, which decoders draw differently at different scales.
  @Test func aPictureInInksIsNeverTakenForAnother() throws {
    var inks = FlatJPEG(width: 600, height: 400, values: [20, 90, 160, 230])
    inks.front = inks.adobe(transform: 0)
    try folder.write(inks.bytes, to: "in/a/inks.jpg")
    #expect(try library.pholio("import", folder["in"]).status == 0)
    #expect(try check("--originals", status: 0) == [])
  }

  @Test func aLengthThatTheCatalogHasWrongIsPutRight() throws {
    try library.sql("UPDATE photo SET thumbnail_bytes = 7 WHERE id = 2")
    #expect(try check(status: 2).count == 1)
    #expect(try check("--repair", status: 0).count == 1)
    #expect(try check("--originals", status: 0) == [])
  }

  @Test func whatCanNotBeMadeAgainStaysFound() throws {
    let path = try library.thumbnail(0, of: "a")
    try FileManager.default.removeItem(atPath: folder[path])
    try folder.write(Fixture.photo(77), to: "in/a/0.jpg")
    let run = try library.pholio("check", "--repair")
    #expect(run.status == 2 && run.output.contains("no original has the photo's content"), "\(run.output)")
    #expect(library.bytes(path) == nil)
  }

  @Test func straysAreFoundAndOnlyOurOwnAreRemoved() throws {
    let old = Date(timeIntervalSinceNow: -7200)
    let orphan = "library/thumbnails/ab/\(String(repeating: "0", count: 62)).jpg"
    try folder.write([1, 2, 3], to: orphan)
    try folder.write([1], to: "library/thumbnails/ab/.pholio-12-34.tmp", modified: old)
    try folder.write([1], to: "library/thumbnails/.pholio-12-35.tmp", modified: old)
    try folder.write([1], to: "library/thumbnails/ab/.pholio-12-36.tmp")
    try folder.write([1], to: "library/thumbnails/notes.txt")
    let ours = ["orphan \(name(orphan))", "temporary .pholio-12-34.tmp", "temporary .pholio-12-35.tmp"]
    #expect(try check(status: 2) == ours.prefix(1) + ["stray notes.txt"] + ours.dropFirst())
    _ = try check("--repair", "--dry-run", status: 2)
    #expect(library.bytes(orphan) != nil)
    #expect(try check("--repair", status: 2).count == 4)
    #expect(library.bytes(orphan) == nil && library.bytes("library/thumbnails/.pholio-12-35.tmp") == nil)
    #expect(library.bytes("library/thumbnails/ab/.pholio-12-36.tmp") != nil)
    #expect(try check(status: 2) == ["stray notes.txt"])
  }

  /// flock(1) holds the lock that an import would hold.
  @Test func whileAnImportIsUnderWayItsThumbnailsAreNoOrphansAndNothingIsRepaired() throws {
    let young = "library/thumbnails/ab/\(String(repeating: "1", count: 62)).jpg"
    let old = "library/thumbnails/ab/\(String(repeating: "2", count: 62)).jpg"
    try folder.write([1, 2, 3], to: young)
    try folder.write([1, 2, 3], to: old, modified: Date(timeIntervalSinceNow: -7200))
    func duringImport(_ arguments: String...) throws -> Program.Run {
      try Program.run(
        "/usr/bin/flock", [folder["library"], Program.path] + arguments,
        environment: ["PHOLIO_LIBRARY": folder["library"]])
    }
    let check = try duringImport("check")
    #expect(check.status == 2 && check.output.split(separator: "\n").count == 1)
    #expect(check.output.contains("/\(name(old)): "))
    let repair = try duringImport("check", "--repair")
    #expect(repair.status == 75 && repair.messages.contains("import is under way"), "\(repair.messages)")
    #expect(library.bytes(old) != nil)
  }

  @Test func checksGoOnBesideImports() throws {
    for number in 100..<1100 { try folder.write(Fixture.photo(number), to: "in/b/\(number).jpg") }
    let importing = try library.pholio.start(["import", "--quiet", "--jobs", "1", folder["in"]])
    for some in [5, 20, 20, 20] {
      try importing.pause(when: library.pholio.hasMade(thumbnails: some, of: 1000))
      #expect(try check("--originals", status: 0) == [])
      importing.proceed()
    }
    #expect(importing.finish().status == 0)
    #expect(try check("--originals", status: 0) == [])
  }

  @Test func aSignalStopsItWithWholeJSON() throws {
    // Long files, so that one of them is open nearly all the time.
    for number in 100..<120 {
      try folder.write(Fixture.photo(number), to: "in/b/\(number).jpg")
      #expect(truncate(folder["in/b/\(number).jpg"], 4 << 20) == 0)
    }
    #expect(try library.pholio("import", "--quiet", folder["in"]).status == 0)
    let checking = try library.pholio.start(["check", "--originals", "--json", "--jobs", "1"])
    let run = try checking.finish(by: SIGINT) { checking.holds(folder["in/b"]) }
    #expect(run.status == 130 && run.messages.contains("Stopped"), "\(run.messages)")
    let photos = try #require((run.json as? [String: Any])?["photos"] as? Int, "\(run.output)")
    #expect(photos < 26)
  }

  @Test(.enabled(if: ReadOnlyCopy.isPossible, "mounting takes rights"))
  func aReadOnlyLibraryCanBeCheckedAndIsNotRepaired() throws {
    try FileManager.default.removeItem(atPath: folder[try library.thumbnail(0, of: "a")])
    let check = try ReadOnlyCopy.run(folder["library"], ["check", "--originals"])
    #expect(
      check.status == 2 && check.output.hasPrefix("thumbnail-missing: "), "\(check.output)\(check.messages)")
    let repair = try ReadOnlyCopy.run(folder["library"], ["check", "--repair"])
    #expect(repair.status == 73, "\(repair.output)\(repair.messages)")
  }

  /// No photo of many cameras is taken for another photo than its thumbnail's.
  @Test(.enabled(if: Corpus.isHere, "PHOLIO_CORPUS names no folder of real photos"))
  func realPhotosAndTheirThumbnailsAreAlike() throws {
    let corpus = try #require(Corpus.path)
    for part in ["jpeg-ok", "jpeg-damaged-but-decodes"] {
      #expect([0, 3].contains(try library.pholio("import", "--quiet", "\(corpus)/\(part)").status))
    }
    #expect(try check("--originals", status: 0) == [])
  }
}

/// A folder mounted where nothing can be written.
enum ReadOnlyCopy {
  static let isPossible = (try? Program.run("/usr/bin/unshare", ["-m", "true"]).status) == 0

  static func run(_ library: String, _ arguments: [String]) throws -> Program.Run {
    try Program.run(
      "/usr/bin/unshare",
      [
        "-m", "sh", "-c",
        #"mount --make-rprivate / && mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@""#,
        library, Program.path,
      ] + arguments, environment: ["PHOLIO_LIBRARY": library])
  }
}
