import Foundation
import PholioDisk
import PholioTestSupport
import Testing

/// Names by the rules of FAT, exFAT, SMB and Windows, whatever the words are.
@Suite struct SafeNameTests {
  private static let hostile = [
    "", ".", "..", "...", " ", "/", "../../etc/passwd", "..\\..\\x", ".hidden", "a/b\\c:d*e?f\"g<h>i|j",
    "CON", "con", "nul.tar", "COM1", "lpt9.x", "COM¹", "CONIN$", "aux .b", "trailing. . .",
    "a\u{202E}gpj.exe",
    "tab\tline\nreturn\r\u{0}\u{7F}\u{85}", "\u{2028}\u{FEFF}x", "\u{FFFD}\u{FFFE}", "IMG_00~1", "~1",
    "e\u{301}te\u{301}", "été", "👩‍👩‍👧‍👦", "نمی‌دانم", String(repeating: "ü", count: 400),
    String(repeating: "👩‍👩‍👧‍👦", count: 60), "  lead", "-rf", "a.jpg", "a.JPG.jpg", ".jpg", "x.",
  ]

  private func expectLegal(_ name: String, _ sourceLocation: SourceLocation = #_sourceLocation) {
    let why: Comment = "\(name.debugDescription)"
    #expect(!name.isEmpty && name.utf8.count <= 255 && name.utf16.count <= 255, why)
    #expect(name.first != "." && name.last != "." && name.last != " " && name.first != " ", why)
    let special = "<>:\"/\\|?*".unicodeScalars
    #expect(name.unicodeScalars.allSatisfy { !special.contains($0) && $0.value > 31 }, why)
    #expect(!name.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || $0.value == 0xFFFD }, why)
    let base = name.prefix { $0 != "." }.uppercased().trimmingCharacters(in: .whitespaces)
    #expect(!["CON", "PRN", "AUX", "NUL", "COM1", "LPT9", "COM¹", "CONIN$"].contains(base), why)
    #expect(name.precomposedStringWithCanonicalMapping.utf8.elementsEqual(name.utf8), why)
  }

  @Test(arguments: ["", "JPG", "tar.gz", "../x", "con", String(repeating: "é", count: 99)])
  func anyWordsMakeALegalName(suffix: String) {
    for text in Self.hostile { expectLegal(SafeName.component(text, extension: suffix)) }
  }

  @Test func plainNamesStayAsTheyAre() {
    for name in ["0001_IMG_4021", "Été à Rome (2)", "a.b", "東京", "نمی‌دانم", "👩‍👩‍👧‍👦"] {
      #expect(SafeName.component(name, extension: "JPG") == "\(name).JPG")
    }
    #expect(SafeName.component("a.JPG", extension: "jpg") == "a.jpg")
  }

  @Test func namesThatSomeDiskTakesForOneAreMadeDistinct() {
    let names = ["a.jpg", "A.JPG", "a (2).jpg", "e\u{301}.jpg", "é.jpg", "straße.x", "STRASSE.x", "a.jpg"]
    let distinct = SafeName.distinct(names)
    #expect(
      distinct == [
        "a.jpg", "A (3).JPG", "a (2).jpg", "e\u{301}.jpg", "é (2).jpg", "straße.x", "STRASSE (2).x",
        "a (4).jpg",
      ])
    #expect(Set(distinct.map(SafeName.key)).count == names.count)
  }

  /// Of long names the number is never cut.
  @Test func manyLongNamesAreDistinctAndFit() {
    let long = String(repeating: "ü", count: 120) + ".jpg"
    let distinct = SafeName.distinct([String](repeating: long, count: 1200))
    #expect(Set(distinct.map(SafeName.key)).count == 1200)
    for name in distinct { expectLegal(name) }
  }

  /// Some letters are two or three when they are composed: a sidecar's ending fits all the same.
  @Test(arguments: ["\u{1D160}", "\u{FB2C}", "\u{0958}", "e\u{301}"])
  func lettersThatGrowLeaveRoomForExtensions(letter: String) {
    let stem = SafeName.stem(String(repeating: letter, count: 100))
    expectLegal(stem)
    #expect(stem.utf8.count <= 215, "\(stem.utf8.count)")
  }

  /// The mtools know the rules of FAT by themselves.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mcopy"), "skipped without mtools"))
  func aFATImageTakesAllNames() throws {
    let folder = try TemporaryFolder()
    let image = folder["fat.img"]
    try #require(try Program.run("/usr/bin/truncate", ["-s", "32M", image]).status == 0)
    try #require(try Program.run("/usr/sbin/mkfs.vfat", [image]).status == 0)
    // The mtools know characters up to U+FFFF only.
    let texts = Self.hostile.filter { $0.unicodeScalars.allSatisfy { $0.value < 0x10000 } }
    let names = SafeName.distinct(texts.map { SafeName.component($0, extension: "JPG") })
    for (number, name) in names.enumerated() {
      try folder.write(Array("\(number)".utf8), to: "out/\(name)")
    }
    let copy = try Program.run(
      "/usr/bin/mcopy", ["-i", image, "-D", "s"] + names.map { folder["out/\($0)"] } + ["::/"],
      environment: ["LC_ALL": "C.UTF-8"])
    #expect(copy.status == 0, "\(copy.messages)")
    try folder.makeFolder("back")
    let back = try Program.run(
      "/usr/bin/mcopy", ["-i", image, "::/*", folder["back"] + "/"], environment: ["LC_ALL": "C.UTF-8"])
    #expect(back.status == 0, "\(back.messages)")
    let contents = try FileManager.default.contentsOfDirectory(atPath: folder["back"]).map {
      try String(contentsOfFile: folder["back/\($0)"], encoding: .utf8)
    }
    #expect(Set(contents) == Set(names.indices.map { "\($0)" }))
  }
}
