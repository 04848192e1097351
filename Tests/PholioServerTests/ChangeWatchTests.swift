import Foundation
import Logging
import PholioKit
import PholioServer
import PholioTestSupport
import SystemPackage
import Testing

struct ChangeWatchTests {
  private func until(_ isDone: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<200 {
      if try await isDone() { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  private func sql(_ statement: String, _ catalog: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    shell.arguments = ["sqlite3", catalog, statement]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  /// It is read four times a second: the log must not fill up.
  @Test(.timeLimit(.minutes(TimeLimits.programs)))
  func aCatalogThatCannotBeReadIsToldOnceAndOnceThatItCanAgain() async throws {
    let server = try TestServer(["a": 2])
    let catalog = server.folder["library/catalog.sqlite"]
    let log = LogLines()
    let watch = try ChangeWatch(
      FilePath(server.folder["library"]), logger: Logger(label: "test") { _ in LineHandler(log: log) }
    ) { _ in "as the command line has it" }
    var states = await watch.states().makeAsyncIterator()
    #expect(await states.next()?.galleries.count == 1)
    try sql("ALTER TABLE portfolio RENAME TO away", catalog)
    #expect(try await until { !log.all.isEmpty })
    try await Task.sleep(for: .seconds(1))
    #expect(log.all == ["The library can't be read for now: as the command line has it"])
    try sql("ALTER TABLE away RENAME TO portfolio", catalog)
    #expect(await states.next()?.galleries.count == 1)
    #expect(try await until { log.all.count == 2 })
    #expect(log.all.last == "The library can be read again.")
    await watch.end()
  }
}
