import Foundation
import PholioTestSupport

/// A library of small photos, and a folder beside it that they are exported into.
struct ExportFolder {
  let library: TestLibrary
  var pholio: Program { library.pholio }
  var path: String { library.folder["out"] }

  /// - Parameter count: How many photos the gallery G has; 0: it is not there yet, and will be that of
  ///   `in/G`.
  init(_ count: Int = 4) throws {
    library = try TestLibrary([count == 0 ? "other" : "G": 1..<(max(1, count) + 1)])
  }

  func callAsFunction(_ arguments: String...) throws -> Program.Run { try run(arguments) }

  func run(_ arguments: [String]) throws -> Program.Run {
    try pholio.run(["export", "G", path] + arguments)
  }

  /// The names in the folder, without those of pholio's own.
  var names: [String] { allNames.filter { !$0.hasPrefix(".") }.sorted() }

  var allNames: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  func bytes(_ name: String) -> [UInt8]? { library.bytes("out/\(name)") }

  /// What tells a file from another one in its place: inode, size and time.
  func stamp(_ name: String) throws -> String {
    try Program.run("/usr/bin/stat", ["-c", "%i %s %y", "\(path)/\(name)"]).output
  }

  /// What is there of a killed run.
  var leftovers: [String] {
    allNames.filter { $0.hasSuffix(".tmp") || $0 == ".pholio-journal" }
  }
}
