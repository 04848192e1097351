import Foundation
import PholioTestSupport
import Testing

/// Disks that fail or fill up and processes that die, at every call that changes anything: nothing is broken,
/// and the next run gives the same result as an undisturbed one.
///
/// `PHOLIO_SOAK` tries every call. Otherwise it is every tenth of the many, others with every `PHOLIO_SEED`.
@Suite(.enabled(if: Fault.areThere, "skipped without strace"))
struct FaultTests {
  let folder: TemporaryFolder
  let pholio: Program

  /// The calls that change files, and how many of each may be skipped: SQLite makes many.
  private static let calls = [
    ("pwrite64", 10), ("write", 3), ("fdatasync", 4), ("fsync", 1), ("ftruncate", 2), ("rename", 3),
    ("mkdir", 3), ("unlink", 3),
  ]

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for number in 0..<6 {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:0\(number * 5 % 6)"),
        to: "in/\(number % 2)/\(number).jpg")
    }
  }

  /// A fault gives one line, with the exit code for what can't be written; unless the work was done all the
  /// same.
  private func expectClearEnd(_ outcome: Fault.Outcome, of fault: Fault) {
    let run = outcome.run
    let comment: Comment = "\(fault), seed \(Soak.seed): \(run.status) \(run.messages)"
    guard outcome.hasHappened else {
      #expect(run.status == 0, comment)
      return
    }
    if fault.effect == .kill {
      #expect(run.status == 128 + SIGKILL, comment)
    } else if outcome.hasHitTheMessage {
      // No message could be written. The code tells the outcome, and the order agrees with it.
      #expect([0, 73].contains(run.status), comment)
    } else if run.status != 0 {
      #expect(run.status == 73, comment)
      let lines = run.messages.split(separator: "\n")
      #expect(lines.count == 1 && lines[0].hasPrefix("pholio: "), comment)
      #expect(lines.first?.contains("can't be written") == true, comment)
    }
  }

  @Test(
    .timeLimit(.minutes(Soak.isOn ? TimeLimits.soak : TimeLimits.programs)), arguments: Fault.Effect.allCases)
  func anImportSurvivesEveryFault(effect: Fault.Effect) throws {
    let undisturbed = Program(library: folder["undisturbed"])
    let importing = ["import", "--quiet", "--jobs", "1", folder["in"]]
    try #require(try undisturbed.run(importing).status == 0)
    let expected = try LibraryState(of: undisturbed)
    let originals = try Originals(in: folder["in"])
    let catalog = folder["library/catalog.sqlite"]
    let opened = [catalog, catalog + "-wal", catalog + "-journal", pholio.library]
    for (call, stride, files) in Self.calls.map({ ($0, $1, []) }) + [("openat", 2, opened)] {
      try Fault.each(call, effect, files: files, stride: stride) { fault in
        try? FileManager.default.removeItem(atPath: pholio.library)
        let outcome = try fault.run(pholio, importing)
        expectClearEnd(outcome, of: fault)
        if FileManager.default.fileExists(atPath: catalog) {
          #expect(try pholio.catalogFlaws() == "ok", "\(fault)")
        }
        if outcome.run.status == 0 { #expect(try LibraryState(of: pholio) == expected, "\(fault)") }
        let again = try pholio.run(importing)
        #expect(again.status == 0 && again.messages.isEmpty, "after \(fault): \(again.messages)")
        #expect(try LibraryState(of: pholio) == expected, "after \(fault)")
        #expect(try pholio.catalogFlaws(expectingLog: true) == "ok", "after \(fault)")
        return outcome.hasHappened
      }
    }
    #expect(try Originals(in: folder["in"]) == originals)
    #expect(try pholio.thumbnails() == undisturbed.thumbnails())
  }

  /// The order is the old or the new one, and so is the journal.
  @Test(
    .timeLimit(.minutes(Soak.isOn ? TimeLimits.soak : TimeLimits.programs)), arguments: Fault.Effect.allCases)
  func aReorderSurvivesEveryFault(effect: Fault.Effect) throws {
    let original = Program(library: folder["original"])
    try #require(try original("import", folder["in"], "--gallery", "G").status == 0)
    let before = try original.names("G")
    let reordering = ["reorder", "G", "--move", "5,2", "--to", "1"]
    let after = [before[4], before[1], before[0], before[2], before[3], before[5]]
    for (call, stride) in Self.calls {
      try Fault.each(call, effect, stride: stride) { fault in
        try? FileManager.default.removeItem(atPath: pholio.library)
        try FileManager.default.copyItem(atPath: original.library, toPath: pholio.library)
        let outcome = try fault.run(pholio, reordering)
        expectClearEnd(outcome, of: fault)
        #expect(try pholio.catalogFlaws() == "ok", "\(fault)")
        let order = try pholio.names("G")
        #expect(order == before || order == after, "\(fault)")
        if outcome.run.status == 0 { #expect(order == after, "\(fault)") }
        if order == before { #expect(try pholio.run(reordering).status == 0, "after \(fault)") }
        #expect(try pholio.names("G") == after, "after \(fault)")
        #expect(try pholio("undo", "G").status == 0, "after \(fault)")
        #expect(try pholio.names("G") == before, "after \(fault)")
        #expect(try pholio.catalogFlaws(expectingLog: true) == "ok", "after \(fault)")
        return outcome.hasHappened
      }
    }
  }
}
