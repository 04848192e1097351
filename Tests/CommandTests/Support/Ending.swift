import Foundation
import PholioTestSupport
import Testing

/// Ends of a command between two changes of the disk: the n-th write, synchronization, rename … kills it
/// instead. So each moment that can make a difference has a number, whatever the machine's load.
struct Ending {
  /// How many changes the command makes undisturbed. Threads make them in another order each time.
  let changes: Int
  private let seam: String

  /// Runs the command undisturbed.
  init(_ pholio: Program, _ arguments: [String], status: Int32 = 0) throws {
    seam = try Self.library.get()
    let folder = try TemporaryFolder()
    let run = try pholio.run(
      arguments,
      environment: ["LD_PRELOAD": seam, "PHOLIO_END_AT": "0", "PHOLIO_CHANGES": folder["changes"]])
    try #require(run.status == status, "\(run.messages)")
    changes = try #require(
      Int(String(contentsOfFile: folder["changes"], encoding: .utf8).trimmingCharacters(in: .newlines)))
  }

  /// Numbers of changes to end at, spread over all: others each time; with `PHOLIO_SOAK` up to a thousand.
  func moments(_ count: Int) -> [Int] {
    let count = min(changes, Soak.isOn ? 1000 : count)
    let first = Int(Soak.seed % UInt64(max(1, changes / count)))
    return (0..<count).map { 1 + first + $0 * changes / count }.filter { $0 <= changes }
  }

  /// Runs a command that is killed at its n-th change, or ends by itself before.
  func run(_ pholio: Program, _ arguments: [String], endingAt moment: Int) throws -> Program.Run {
    try pholio.run(arguments, environment: ["LD_PRELOAD": seam, "PHOLIO_END_AT": "\(moment)"])
  }

  /// The seam, compiled once.
  private static let library = Result {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Fixtures/endat.c")
    let library = Program.path + "-endat.so"
    let made = library + ".\(getpid())"
    let run = try Program.run("cc", ["-shared", "-fPIC", "-O1", "-o", made, source.path, "-ldl"])
    try #require(run.status == 0, "\(run.messages)")
    try #require(rename(made, library) == 0)
    return library
  }
}
