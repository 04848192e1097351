import Foundation
import PholioCatalog
import PholioDisk
import PholioImport
import PholioTestSupport
import SystemPackage
import Testing

@Suite struct FolderWalkTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["in/b.jpg", "in/a.jpg", "in/sub/c.jpg", "in/sub/deep/d.jpg", "in/sub-2/e.jpg", "x/f.jpg"] {
      try folder.write([1, 2, 3], to: name)
    }
  }

  private func walk(_ names: String..., links: Bool = false, library: String? = nil) throws -> [FolderListing]
  {
    Array(
      try FolderWalk(
        names.map { FilePath(folder[$0]) }, skipping: library.map { FilePath(folder[$0]) },
        followingLinks: links))
  }

  /// Each listing as "folder below the test's: names", `*` where it is the whole folder.
  private func lines(_ listings: [FolderListing]) -> [String] {
    listings.map { listing in
      let path = listing.folder.string.dropFirst(folder.path.count + 1)
      return "\(path)\(listing.isWhole ? "*" : ""): \(listing.files.map(\.name.shown).joined(separator: " "))"
    }
  }

  @Test func foldersComeDepthFirstInByteOrderOfPaths() throws {
    #expect(
      lines(try walk("x", "in")) == [
        "in*: a.jpg b.jpg", "in/sub-2*: e.jpg", "in/sub*: c.jpg", "in/sub/deep*: d.jpg", "x*: f.jpg",
      ])
  }

  @Test func aWalkEndsWhenItIsCancelled() throws {
    let cancellation = Cancellation()
    var walk = try FolderWalk([FilePath(folder["in"])], cancellation: cancellation)
    let first = walk.next()
    cancellation.cancel(signal: 15)
    let second = walk.next()
    #expect(first != nil && second == nil)
  }

  @Test func filesThatWereNamedAreListedFolderByFolder() throws {
    #expect(
      lines(try walk("in/b.jpg", "x/f.jpg", "in/a.jpg", "in/sub/c.jpg", "in/b.jpg")) == [
        "in: a.jpg b.jpg", "in/sub: c.jpg", "x: f.jpg",
      ])
  }

  @Test func whatLiesInsideAnotherPathCountsOnce() throws {
    #expect(
      lines(try walk("in/sub/c.jpg", "in/sub", "in/sub/deep", "in/a.jpg")) == [
        "in: a.jpg", "in/sub*: c.jpg", "in/sub/deep*: d.jpg",
      ])
    #expect(try walk("in", "in/a.jpg", "in/sub/deep/d.jpg").allSatisfy(\.isWhole))
  }

  @Test func theLibraryIsNotEnteredWhereverItLies() throws {
    #expect(try lines(walk("in", library: "in/sub")) == ["in*: a.jpg b.jpg", "in/sub-2*: e.jpg"])
  }

  @Test func hiddenAndSpecialFilesArePassedOver() throws {
    try folder.write([1], to: "in/.hidden.jpg")
    try FileManager.default.createSymbolicLink(atPath: folder["in/link"], withDestinationPath: "a.jpg")
    let kinds = try #require(try walk("in").first).files.map(\.kind)
    #expect(kinds.count == 4 && kinds.count { $0 == .passedOver } == 2)
    let followed = try #require(try walk("in", links: true).first).files
    #expect(followed.count { $0.kind == .passedOver } == 1)
  }

  @Test func filesComeInByteOrderOfNamesWhateverTheyShare() throws {
    var random = SeededGenerator(seed: Soak.seed)
    for start in ["", "IMG_2019", "IMG_20190712_1"] {
      var names: Set<ByteString> = []
      for _ in 0..<60 {
        let letters = "ab\u{E9}\u{1F304}1.".unicodeScalars
        let rest = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        }
        names.insert(ByteString("x" + start + String(String.UnicodeScalarView(rest))))
      }
      let place = start + "order"
      for name in names { try folder.write([1], to: "\(place)/\(name.text ?? "")") }
      let files = try #require(try walk(place).first).files
      #expect(files.map(\.name) == names.sorted(), "seed \(Soak.seed)")
      #expect(
        files.allSatisfy { if case .regular(let stamp) = $0.kind { stamp.byteCount == 1 } else { false } })
    }
  }

  @Test func aFolderIsEnteredOnceByWhateverLinks() throws {
    try FileManager.default.createSymbolicLink(atPath: folder["in/sub/up"], withDestinationPath: "..")
    #expect(try walk("in", links: true).count == 4)
  }

  @Test func aFileThatVanishedIsNotListedAndAPathThatIsNotThereIsAnError() throws {
    let walk = try FolderWalk([FilePath(folder["in/a.jpg"]), FilePath(folder["in/b.jpg"])])
    try FileManager.default.removeItem(atPath: folder["in/a.jpg"])
    #expect(lines(Array(walk)) == ["in: b.jpg"])
    #expect(throws: FileError.self) { try FolderWalk([FilePath(folder["in/a.jpg"])]) }
  }

  /// A folder that may be read but not searched gives only names.
  @Test func aFileOfWhichTheSystemSaysNothingIsListed() throws {
    guard getuid() != 0 else {
      // Root may search every folder; WalkTests try the program as another user.
      return
    }
    chmod(folder["in/sub/deep"], 0o444)
    defer { chmod(folder["in/sub/deep"], 0o755) }
    let listing = try #require(try walk("in/sub").last)
    #expect(listing.files.map(\.kind) == [.unknown])
  }
}
