import Foundation
import PholioTestSupport
import Synchronization
import Testing

/// Files that appear, vanish, grow and change while an import reads them.
@Suite struct ChangingFilesTests {
  private static let outcomes = [
    "added", "updated", "known", "duplicates", "unsupported", "ignored",
  ]

  /// Every file seen has one outcome, or vanished before it was opened; the next imports settle the rest.
  @Test func filesThatChangeDuringAnImportAreSettledByTheNext() throws {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"], isApart: true)
    for number in 0..<200 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    // Placed before all that: none of these may be lost.
    for number in 0..<10 { try folder.write(Fixture.photo(5000 + number), to: "kept/\(number).jpg") }
    try #require(try pholio("import", "--quiet", folder["kept"]).status == 0)
    let kept = try pholio.names("kept")

    let isOver = Atomic(false)
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      var random = SeededGenerator(seed: Soak.seed)
      for round in 0...3000 {
        if isOver.load(ordering: .relaxed), round >= 100 { break }
        let path = folder["in/\(Int.random(in: 0..<200, using: &random)).jpg"]
        switch round % 4 {
        case 0: unlink(path)
        case 1: rename(path, folder["in/moved-\(round).jpg"])
        case 2:
          if let handle = FileHandle(forWritingAtPath: path) {
            handle.seekToEndOfFile()
            handle.write(Data([UInt8](repeating: 7, count: 5000)))
            try? handle.close()
          }
        default: _ = try? folder.write(Fixture.photo(1000 + round), to: "in/new-\(round).jpg")
        }
      }
      finished.signal()
    }
    thread.start()
    for _ in 0..<4 {
      let run = try pholio("import", "--json", "--jobs", "2", folder["in"])
      #expect([0, 3].contains(run.status), "\(run.messages), seed \(Soak.seed)")
      let json = try #require(run.json as? [String: Any])
      let problems = try #require(json["problems"] as? [[String: Any]])
      let counted = Self.outcomes.reduce(problems.count) { $0 + (json[$1] as? Int ?? -10_000) }
      #expect(counted <= json["seen"] as? Int ?? -1, "\(json)")
    }
    isOver.store(true, ordering: .relaxed)
    finished.wait()

    // Nothing changes any more: one import settles all, the next has nothing to do.
    #expect(try pholio("import", "--quiet", folder["in"]).status == 0)
    let settled = try pholio("import", "--json", folder["in"])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder["in"])
    let json = try #require(settled.json as? [String: Any])
    #expect(settled.status == 0 && json["known"] as? Int == files.count, "\(settled.output)")
    let shown = try #require(try pholio("show", "in", "--json").json as? [String: Any])
    let photos = try #require(shown["photos"] as? [[String: Any]])
    let present = Set(
      photos.filter { $0["missing"] as? Bool == false }.compactMap { $0["name"] as? String })
    // Every file is a photo of the gallery, under its own name or that of a file of the same content.
    #expect(present.isSubset(of: files))
    let hashes = try Program.run("/usr/bin/sha256sum", files.map { folder["in/\($0)"] }).output
      .split(separator: "\n").map { String($0.prefix(64)) }
    #expect(Set(hashes).isSubset(of: photos.compactMap { $0["sha256"] as? String }))
    #expect(try pholio.names("kept") == kept)
    #expect(try pholio.catalogFlaws() == "ok")
  }
}
