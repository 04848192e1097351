import Foundation
import PholioTestSupport
import Testing

/// The folder of thumbnails that machines share: filled by several, some of which are killed, and not
/// believed.
struct SharedThumbnailsTests {
  private let fixture: ReadingsFixture

  init() throws {
    fixture = try ReadingsFixture()
  }

  @Test func falseThumbnailsAreMadeHere() throws {
    let lines = try fixture.read("--thumbnails thumbs")
    let digests = lines.compactMap { $0.firstMatch(of: /"sha256":"([0-9a-f]{64})"/).map { String($0.1) } }
    let files = Set(digests).sorted().map { path("thumbs/\($0.prefix(2))/\($0.dropFirst(2)).jpg") }
    #expect(files.count > 9)
    let other = try Fixture.photo(77)
    func replace(_ index: Int, _ bytes: [UInt8]) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: files[index]))
    }
    let first = Array(try Data(contentsOf: URL(fileURLWithPath: files[0])))
    try replace(0, Array(first.dropLast(1)) + [first[first.count - 1] ^ 1])
    try replace(1, other)
    try replace(2, [])
    try FileManager.default.removeItem(atPath: files[3])
    // The right bytes, by a way that leads elsewhere.
    _ = try fixture.sh("mv '\(files[4])' elsewhere.jpg && ln -s \"$PWD/elsewhere.jpg\" '\(files[4])'")
    try FileManager.default.removeItem(atPath: files[5])
    _ = try fixture.sh("mkfifo '\(files[5])'")
    let counts = try fixture.compare(["--readings", path("readings.jsonl"), "--thumbnails", path("thumbs")])
    #expect((counts["read_here"] ?? 0) >= 6, "\(counts)")
  }

  @Test func writersAtOnceAndKilledOnesLeaveWholeThumbnails() throws {
    for number in 100..<160 {
      try fixture.folder.write(
        try Fixture.photo(number, width: 500, height: 400), to: "photos/e/\(number).jpg")
    }
    let run = try fixture.sh(
      """
      find "$PWD/photos" -type f -print0 > list
      for n in 1 2 3; do
        '\(Program.path)' read -0 --thumbnails thumbs < list > out$n & pids="$pids $!"
      done
      for wait in 0.05 0.1 0.2; do
        '\(Program.path)' read -0 --thumbnails thumbs < list > killed & last=$!; sleep $wait; kill -9 $last
      done
      wait $pids; find thumbs -name '*.jpg' -size -200c | wc -l; cmp out1 out2 && cmp out2 out3
      """)
    #expect(run.status == 0 && run.output.trimmingCharacters(in: .whitespacesAndNewlines) == "0", "\(run)")
    let counts = try fixture.compare(["--readings", path("out1"), "--thumbnails", path("thumbs")])
    #expect(counts["read_here"] == 1)
    // What a killed one has left goes once it is old, and nothing else does.
    let tidied = try fixture.sh(
      """
      touch thumbs/.pholio-1-1.tmp thumbs/mine && touch -d '2 days ago' thumbs/.pholio-1-2.tmp thumbs/mine
      : | '\(Program.path)' read --thumbnails thumbs; ls -A thumbs | grep -v '^..$' | sort | head -n 20
      """)
    #expect(tidied.output.contains("mine") && tidied.output.contains(".pholio-1-1.tmp"), "\(tidied)")
    #expect(!tidied.output.contains(".pholio-1-2.tmp"))
  }

  @Test func aFullDiskEndsReadingAndLeavesNoPart() throws {
    // A limit on the length of files stands for it: writing fails half-way.
    let scene = Fixture.scene(3, width: 900, height: 700)
    try fixture.folder.write(try Fixture.photo(of: scene), to: "photos/0.jpg")
    let run = try fixture.sh(
      """
      (ulimit -f 1; echo "$PWD/photos/0.jpg" | '\(Program.path)' read --thumbnails thumbs > /dev/null); \
      echo $? $(find thumbs -type f | wc -l)
      """)
    #expect(run.output == "73 0\n", "\(run)")
    #expect(run.messages.contains("can't be written") && run.messages.split(separator: "\n").count == 1)
  }

  @Test func readNeedsPathsAndAFolderThatCanBeWritten() throws {
    #expect(try fixture.shared.run(["read", "--inline", "--thumbnails", "x"]).status == 64)
    try fixture.folder.write([], to: "file")
    let run = try fixture.shared.run(["read", "--thumbnails", path("file/thumbs")], input: "/a\n")
    #expect(run.status == 73 && run.output == "")
    #expect(try fixture.shared.run(["import", "/", "--thumbnails", "x"]).status == 64)
    #expect(try fixture.shared.run(["import", "/", "--copy", "--readings", "x"]).status == 64)
    let missing = try fixture.shared.run(["import", path("photos"), "--readings", path("none")])
    #expect(missing.status == 66 && missing.messages.split(separator: "\n").count == 1)
  }

  @Test func eachPathIsOneLineWhateverItIs() throws {
    let input =
      "\n/none\n\(path("photos"))\n\(path("photos/a.jpg"))\n/\(String(repeating: "x", count: 9000))\n"
      + "/dev/null"
    let run = try fixture.shared.run(["read"], input: input)
    let outcomes = run.output.split(separator: "\n").compactMap {
      ((try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any])?["outcome"] as? String
    }
    #expect(run.status == 0 && outcomes == ["gone", "ignored", "photo", "unreadable", "ignored"], "\(run)")
  }

  private func path(_ name: String) -> String { fixture.folder[name] }
}
