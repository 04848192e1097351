import Foundation
import PholioTestSupport
import Testing

/// The examples of the help, typed as they stand.
struct HelpExamplesTests {
  /// Verbs that run on until they are stopped.
  private static let running = ["serve", "watch"]

  /// A library with galleries Rome and Best, and files that examples name.
  private static func sample() throws -> (TemporaryFolder, Program) {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["home/library"])
    for number in 1...14 {
      let bytes = try Fixture.photo(
        number, taken: "2019:05:02 10:00:\(10 + number)", width: 300, height: 200)
      try folder.write(bytes, to: "home/Rome/IMG_\(number).jpg")
    }
    #expect(try pholio("import", folder["home/Rome"]).status == 0)
    try folder.write(
      try Fixture.photo(1, taken: "2019:05:02 10:00:11", width: 300, height: 200), to: "home/IMG_1.jpg")
    try folder.write(
      try Fixture.photo(90, taken: "2020:05:02 10:00:11", width: 300, height: 200), to: "home/Pictures/a.jpg")
    for words in [
      ["gallery", "create", "Best"], ["mark", "Rome", "as sent"], ["reorder", "Rome", "--reverse"],
      ["rate", "Rome", "1-5", "5"], ["rate", "Rome", "8-9", "1"],
      ["sheet", "Rome", "-o", folder["home/proof.pdf"], "--preset", "proof"],
      ["reorder", "Rome", "--move", "1", "--into", "Best", "--copy"],
    ] {
      let run = try pholio.run(words)
      #expect(run.status == 0, "\(words): \(run.messages)")
    }
    return (folder, pholio)
  }

  @Test func allExamplesOfTheHelpWork() throws {
    let (folder, pholio) = try Self.sample()
    let listed = try pholio("help").output + pholio("help", "gallery").output
    let names = listed.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    var count = 0
    for name in Set(names) where name.first?.isLetter == true {
      for path in [[name], ["gallery", name]] {
        let help = try pholio.run(["help"] + path)
        guard help.status == 0 else { continue }
        let examples = help.output.components(separatedBy: "\nEXAMPLES:\n").dropFirst().first ?? ""
        for line in examples.split(separator: "\n") where line.hasPrefix("  pholio ") {
          try check(line.dropFirst(2), folder)
          count += 1
        }
      }
    }
    #expect(count >= 80)
    _ = pholio
  }

  /// Each in a copy of the library: an example may change it.
  private func check(_ example: Substring, _ folder: TemporaryFolder) throws {
    let isRunning = Self.running.contains { example.hasPrefix("pholio \($0) ") || example == "pholio \($0)" }
    let command = example.replacing("/media/card", with: "Pictures").replacing("/srv/scans", with: "Pictures")
    let script = """
      set -e; export PATH='\((Program.path as NSString).deletingLastPathComponent)':"$PATH"
      rm -rf '\(folder.path)/try'; cp -a '\(folder.path)/home' '\(folder.path)/try'; cd '\(folder.path)/try'
      export HOME="$PWD" PHOLIO_LIBRARY="$PWD/library"
      pholio relocate '\(folder.path)/home/Rome' "$PWD/Rome" 2> /dev/null
      \(prepared(example))
      set +e; \(isRunning ? "timeout 3 " : "")\(command)
      """
    let run = try Program.run("/bin/sh", ["-c", script])
    // timeout's own status: it had to stop it.
    let isFine =
      isRunning ? run.status == 124 : run.status == 0 || run.status == 2 && example.hasPrefix("pholio alarms")
    #expect(isFine, "\(example): \(run.status) \(run.messages)")
  }

  /// What has to be done before.
  private func prepared(_ example: Substring) -> String {
    if example.hasPrefix("pholio backup --restore") { return "pholio backup galleries.pholio 2> /dev/null" }
    if example.hasPrefix("pholio redo") { return "pholio undo Rome 2> /dev/null" }
    if example.hasPrefix("pholio read") {
      return #"find "$PWD/Rome" -type f > list.txt; find "$PWD/Rome" -type f -print0 > list.nul"#
    }
    if example.contains("--readings") {
      return #"find "$PWD/Pictures" -type f | pholio read --thumbnails thumbs > readings.jsonl"#
    }
    if example.contains("backup"), example.contains("--force") { return "touch galleries.pholio" }
    return ""
  }
}
