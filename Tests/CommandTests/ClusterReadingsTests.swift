import Foundation
import PholioTestSupport
import Testing

/// `pholio read`, and imports by what it has found.
struct ReadingsTests {
  private let fixture: ReadingsFixture

  init() throws {
    fixture = try ReadingsFixture()
  }

  @Test func anImportByReadingsLeavesTheCatalogOfALoneOne() throws {
    let lines = try fixture.read("--thumbnails thumbs")
    #expect(lines.count == 25)
    let counts = try fixture.compare(["--readings", path("readings.jsonl"), "--thumbnails", path("thumbs")])
    // All but the RAW beside what only looked like a photo: it was expected to be a companion.
    #expect(
      counts == ["taken": 23, "read_here": 1, "because otherwise": 1, "damaged": 0, "lack_thumbnails": 0])
  }

  /// A hundred kilobytes of gzip can be a hundred million of them.
  @Test func emptyLinesWithoutEndAreRefused() throws {
    let made = try fixture.sh("head -c 100000000 /dev/zero | tr '\\0' '\\n' | gzip -1 > empty.gz")
    try #require(made.status == 0, "\(made.messages)")
    let run = try fixture.shared("import", path("photos"), "--readings", path("empty.gz"))
    #expect(
      run.status == 66 && run.messages.hasSuffix("has no lines, and so no readings\n"), "\(run.messages)")
  }

  @Test func filesWithReadingsAreNotOpened() throws {
    try fixture.read("--inline")
    _ = try fixture.sh("cp -a photos kept")
    // Other bytes of the same length, and the old times.
    let run = try fixture.sh(
      """
      for file in photos/a.jpg photos/c/10.xmp photos/c/11.jpg photos/half.jpg; do
        head -c "$(stat -c %s "$file")" /dev/zero > "$file" && touch -r "kept/${file#photos/}" "$file"; done
      """)
    #expect(run.status == 0, "\(run.messages)")
    let shared = try fixture.shared("import", path("photos"), "--readings", path("readings.jsonl"), "--json")
    let told = try fixture.sh("rm -rf photos && mv kept photos")
    #expect(told.status == 0 && shared.status == 3)
    _ = try fixture.alone("import", path("photos"))
    #expect(try fixture.dump("alone") == fixture.dump("shared"))
  }

  @Test func readingsComeFromAFolderPackedFilesAndStandardInput() throws {
    let lines = try fixture.read("--inline")
    try fixture.folder.makeFolder("parts/deep")
    try fixture.write(Array(lines.prefix(9)), to: "parts/one")
    try fixture.write(Array(lines.dropFirst(5)), to: "parts/deep/two")
    _ = try fixture.sh(
      """
      gzip parts/deep/two; : | gzip > parts/none.gz; : > parts/nothing
      echo nonsense > parts/_SUCCESS; echo nonsense > parts/.crc
      ln -s . parts/circle; ln -s .. parts/deep/circle; ln -s nowhere parts/lost; mkfifo parts/pipe
      """)
    #expect(try fixture.compare(["--readings", path("parts")])["damaged"] == 0)
    _ = try fixture.sh(
      "rm -rf shared; '\(Program.path)' import photos --library shared --readings - < readings.jsonl")
    #expect(try fixture.dump("alone") == fixture.dump("shared"))
    _ = try fixture.sh(
      "rm -rf shared; gzip -c readings.jsonl | '\(Program.path)' import photos --library shared --readings -")
    #expect(try fixture.dump("alone") == fixture.dump("shared"))
    try fixture.folder.write(Array("PAR1".utf8) + [UInt8](repeating: 0, count: 90), to: "parts/x.parquet")
    let run = try fixture.shared("import", path("photos"), "--readings", path("parts"))
    #expect(run.status == 66 && run.messages.contains("Parquet"))
  }

  @Test func withoutThumbnailsNoneIsMadeAndTheCatalogIsTheSame() throws {
    try fixture.read()
    let counts = try fixture.compare(["--readings", path("readings.jsonl")], thumbnails: false)
    #expect(counts["taken"] == 23 && counts["lack_thumbnails"] == 1)
    let made = try fixture.sh("find shared/thumbnails -name '*.jpg' | wc -l")
    // Those of the two that had to be read here.
    #expect(Int(made.output.trimmingCharacters(in: .whitespacesAndNewlines)).map { $0 <= 2 } == true)
  }

  @Test func missingStaleAndDamagedReadingsAreReadHere() throws {
    var lines = try fixture.read("--inline")
    lines.removeAll { $0.contains("/photos/a.jpg\"") }
    for index in lines.indices where lines[index].contains("/c/") {
      switch index % 4 {
      case 0: lines[index] = String(lines[index].dropLast(30))
      case 1: lines[index] = lines[index].replacing("\"mtime_ns\":", with: "\"mtime_ns\":1")
      case 2: lines[index] = lines[index].replacing("\"version\":1", with: "\"version\":999")
      default: lines[index] = lines[index].replacing("\"reader\":", with: "\"reader\":9")
      }
    }
    lines += [
      "nonsense", "{}", "[1]", "{\"path\":\"/x\"", String(repeating: "x", count: 5 << 20), "\u{0}\u{1}",
    ]
    try fixture.write(lines, to: "readings.jsonl")
    let counts = try fixture.compare(["--readings", path("readings.jsonl")])
    #expect((8...14).contains(counts["read_here"] ?? 0), "\(counts)")
    #expect((6...15).contains(counts["damaged"] ?? 0), "\(counts)")
  }

  @Test func itIsSaidWhyFilesAreReadHere() throws {
    var lines = try fixture.read("--thumbnails thumbs")
    func change(_ name: String, _ body: (String) throws -> String?) throws {
      let index = try #require(lines.firstIndex { $0.contains("/photos/\(name)\"") }, "\(name)")
      lines[index] = try body(lines[index]) ?? "{}"
    }
    try change("a.jpg") { _ in nil }
    try change("c/11.jpg") { $0.replacing(/"mtime_ns":\d/, with: "\"mtime_ns\":2") }
    let gone = #"{"version":1,"path":"\#(path("photos/c/12.jpg"))","outcome":"gone"}"#
    try change("c/12.jpg") { _ in gone }
    try change("c/13.jpg") { $0.replacing("\"version\":1", with: "\"version\":2") }
    try change("c/14.jpg") { String($0.dropLast(9)) }
    try change("b/large.jpg") { line in
      let digest = try #require(line.firstMatch(of: /"sha256":"([0-9a-f]{64})"/)).1
      _ = try fixture.sh("rm 'thumbs/\(digest.prefix(2))/\(digest.dropFirst(2)).jpg'")
      return line
    }
    try fixture.write(lines, to: "readings.jsonl")
    let counts = try fixture.compare(["--readings", path("readings.jsonl"), "--thumbnails", path("thumbs")])
    let reasons = counts.filter { $0.key.hasPrefix("because") }
    #expect(
      reasons == [
        "because no_reading": 2, "because changed": 1, "because unread": 1, "because damaged": 1,
        "because thumbnail": 1, "because otherwise": 1,
      ])
    let run = try fixture.sh(
      """
      rm -rf shared; \
      '\(Program.path)' import photos --library shared --readings readings.jsonl --thumbnails thumbs
      """)
    let said = run.messages.split(separator: "\n").drop { !$0.hasPrefix("  readings:") }.prefix(7)
    #expect(said.first == "  readings: 17 taken over, 7 files read here, 3 damaged lines or files", "\(run)")
    #expect(
      said.dropFirst() == [
        "    2 without a reading", "    1 changed since they were read",
        "    1 not there, or not readable, where they were to be read",
        "    1 with a damaged reading, or one of another version of pholio",
        "    1 whose thumbnail is missing or damaged", "    1 that go with other files now",
      ], "\(run)")
  }

  /// As on a machine that lacks a disk.
  @Test func filesThatAreGoneInBulkAreNoSuccess() throws {
    let photo = path("photos/a.jpg")
    func read(gone: Int, there: Int) throws -> Program.Run {
      let paths = (0..<gone).map { path("lost/\($0).jpg") } + Array(repeating: photo, count: there)
      return try fixture.shared.run(["read"], input: paths.map { $0 + "\n" }.joined())
    }
    for (gone, there) in [(9, 0), (10, 990)] {
      let run = try read(gone: gone, there: there)
      #expect(run.status == 0 && run.messages == "", "\(gone), \(there): \(run.messages)")
    }
    for (gone, there) in [(10, 0), (10, 900)] {
      let run = try read(gone: gone, there: there)
      #expect(run.status == 3 && run.output.split(separator: "\n").count == gone + there)
      #expect(
        run.messages.contains("\(gone) of \(gone + there) files are not there or can't be read on "),
        "\(run.messages)")
    }
  }

  /// Files' own dates begin then.
  @Test func datesBeforeTheFirstPhotosAreNotBelieved() throws {
    let lines = try fixture.read("--inline")
    let dated = lines.map { $0.replacing(/"local":"[0-9]{4}-/, with: "\"local\":\"1799-") }
    let changed = zip(lines, dated).filter { $0 != $1 }.count
    try fixture.write(dated, to: "readings.jsonl")
    let counts = try fixture.compare(["--readings", path("readings.jsonl")])
    #expect(changed > 0 && counts["damaged"] == changed, "\(counts), \(changed) changed")
  }

  /// Two of one path: what is stale does not hide what is not.
  @Test func readingsMayComeTwice() throws {
    let lines = try fixture.read("--inline")
    let stale = lines.map { $0.replacing("\"mtime_ns\":", with: "\"mtime_ns\":1") }
    try fixture.write(stale + lines + lines + stale, to: "readings.jsonl")
    #expect(try fixture.compare(["--readings", path("readings.jsonl")])["taken"] == 23)
  }

  @Test func pathsElsewhereAreNotBelieved() throws {
    var lines = try fixture.read("--inline")
    let real = try #require(lines.first { $0.contains("/photos/a.jpg\"") })
    for path in [
      "/etc/passwd", "/", "../a.jpg", "\(self.path("photos"))/../other/a.jpg",
      "\(self.path("photos"))/none.jpg",
    ] { lines.append(real.replacing(self.path("photos/a.jpg"), with: path)) }
    try fixture.write(lines, to: "readings.jsonl")
    #expect(try fixture.compare(["--readings", path("readings.jsonl")])["taken"] == 23)
  }

  @Test func aFalseHashIsFoundByCheck() throws {
    let lines = try fixture.read("--inline").map { line in
      line.contains("/b/large.jpg\"")
        ? line.replacing(/"sha256":"[0-9a-f]{8}/, with: "\"sha256\":\"00000000") : line
    }
    try fixture.write(lines, to: "readings.jsonl")
    #expect(try fixture.shared("import", path("photos"), "--readings", path("readings.jsonl")).status == 3)
    #expect(try fixture.shared("check").status == 0)
    let run = try fixture.shared("check", "--originals")
    #expect(
      run.status == 2 && (run.output + run.messages).contains("large.jpg"), "\(run.output)\(run.messages)")
  }

  private func path(_ name: String) -> String { fixture.folder[name] }
}
