import Foundation
import PholioTestSupport
import Testing

/// Every value of a small catalog is replaced by impossible ones, and bits are flipped anywhere in it. No
/// verb and no route of the page may end the process, hang or take much memory; and `check` never calls a
/// catalog sound that stops a verb.
///
/// A trap ends a process. So trials run in a process of their own until it ends, and the next process goes on
/// after that trial. PHOLIO_TRIAL=n tries the n-th alone, with that run's PHOLIO_SEED.
@Suite(.serialized) struct DamagedValuesTests {
  @Test func replacedValuesStopNoProcess() async throws {
    try await run(.values, count: Soak.isOn ? .max : 600)
  }

  @Test func turnedBitsStopNoProcess() async throws {
    try await run(.bits, count: Soak.isOn ? 20_000 : 200)
  }

  enum Kind: String, Codable, Sendable { case values, bits }

  /// What one process is to try.
  struct Part: Codable, Sendable {
    var kind: Kind
    var folder: String
    /// The photos of gallery `a`.
    var originals: String
    var first: Int
    var end: Int
    var step: Int
    var seed: UInt64
  }

  private static let mostCrashes = 20
  /// A process that has opened thousands of libraries keeps some memory of each.
  private static let trialsAProcess = 250

  private func run(_ kind: Kind, count: Int) async throws {
    let server = try TestServer(["a": 3, "b": 2])
    let folder = try TemporaryFolder()
    let path = folder["whole.sqlite"]
    try FilledCatalog.make(server, copyingTo: path)
    let damage = try CatalogDamage(of: path, rowsPerTable: Soak.isOn ? 100 : 2)
    try #require(damage.valueCount > 1000)
    #expect(damage.emptyTables == [], "FilledCatalog fills every table")
    let all = kind == .bits ? count : damage.valueCount
    try folder.write(damage.whole, to: "catalog.sqlite")
    let folderPath = folder.path
    // If there are too many values, every so many, others each time; of each replacement some.
    var step = (all - 1) / min(count, all) + 1
    while step > 1, step.isMultiple(of: CatalogDamage.replacements.count) { step += 1 }
    let seed = Soak.seed
    var crashes = 0
    let only = ProcessInfo.processInfo.environment["PHOLIO_TRIAL"].flatMap { Int($0) }
    for first in stride(
      from: only ?? Int(seed % UInt64(step)), to: only.map { $0 + 1 } ?? all, by: step * Self.trialsAProcess)
    {
      var part = Part(
        kind: kind, folder: folderPath, originals: server.folder["a"], first: first,
        end: min(only.map { $0 + 1 } ?? all, first + step * Self.trialsAProcess), step: step, seed: seed)
      while part.first < part.end, crashes < Self.mostCrashes {
        try folder.write(Array("\(part.first) before it began".utf8), to: "last")
        await #expect(processExitsWith: .success) { [part = part as Part] in try await Self.trial(part) }
        // Where it ended, by itself or not.
        let last = Self.last(folderPath)
        if last.isEnd { break }
        Issue.record("\(kind) \(last.number): \(last.name), seed \(seed)")
        crashes += 1
        part.first = last.number + step
      }
    }
    let told = (try? String(contentsOfFile: "\(folderPath)/told", encoding: .utf8)) ?? ""
    #expect(told.isEmpty, "\(told), seed \(seed)")
    // Until here its photos are needed.
    withExtendedLifetime(server) {}
  }

  /// One process's part.
  private static func trial(_ part: Part) async throws {
    let folder = part.folder
    let damage = try CatalogDamage(of: "\(folder)/catalog.sqlite", rowsPerTable: Soak.isOn ? 100 : 2)
    let library = "\(folder)/trial"
    for number in stride(from: part.first, to: part.end, by: part.step) {
      guard
        let (bytes, name) = part.kind == .bits
          ? damage.flipping(number, seed: part.seed) : try damage.replacing(number)
      else { continue }
      try Data("\(number) \(name)".utf8).write(to: URL(fileURLWithPath: "\(folder)/last"))
      try? FileManager.default.removeItem(atPath: library)
      try FileManager.default.createDirectory(
        atPath: "\(library)/thumbnails", withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(library)/catalog.sqlite"))
      // Nothing takes that long: the signal ends the process.
      alarm(20)
      // Photos are read and files written in few trials: they take ten times as long.
      var random = SeededGenerator(seed: part.seed &+ UInt64(number))
      let reads = Int.random(in: 0..<30, using: &random) == 0
      var trial = CatalogTrial(folder: library, originals: reads ? part.originals : nil)
      if let unsound = try await trial.run() {
        try tell("\(name): called sound, but \(unsound)", folder)
      }
      let megabytes = Self.mostMegabytes
      if megabytes > 256 { try tell("\(name): \(megabytes) MB", folder) }
    }
    alarm(0)
    try Data("end".utf8).write(to: URL(fileURLWithPath: "\(folder)/last"))
  }

  /// Notes at once what was found: a later trial may end the process.
  private static func tell(_ finding: String, _ folder: String) throws {
    let file = "\(folder)/told"
    let before = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    try (before + finding + "\n").write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static func last(_ folder: String) -> (isEnd: Bool, number: Int, name: String) {
    let text = (try? String(contentsOfFile: "\(folder)/last", encoding: .utf8)) ?? ""
    let words = text.split(separator: " ", maxSplits: 1)
    return (text == "end", words.first.flatMap { Int($0) } ?? 0, words.last.map(String.init) ?? "")
  }

  /// The most memory that this process has had.
  private static var mostMegabytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return kilobytes / 1024
  }
}
