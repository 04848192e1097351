import Foundation
import PholioTestSupport

/// A library of small photos, and a folder beside it that they are published into.
struct SiteFolder {
  let library: TestLibrary
  var pholio: Program { library.pholio }
  var path: String { library.folder["site"] }

  /// - Parameter count: How many photos the gallery G has.
  init(_ count: Int) throws {
    library = try TestLibrary(["G": 0..<count])
  }

  func publish(_ arguments: String...) throws -> Program.Run {
    try pholio.run(["publish", path] + arguments)
  }

  /// The bytes of all files of the site, by path; without those that are there for pholio itself.
  var contents: [String: Data] {
    get throws {
      let paths = try paths.filter { !$0.contains("/.") && !$0.hasPrefix(".") }
      return Dictionary(
        uniqueKeysWithValues: paths.map { name in
          (name, FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data())
        })
    }
  }

  /// What is there of a killed run.
  var leftovers: [String] {
    get throws { try paths.filter { $0.hasSuffix(".tmp") || $0.hasSuffix(".pholio-journal") } }
  }

  private var paths: [String] {
    get throws {
      let run = try Program.run("/usr/bin/find", [path, "!", "-type", "d", "-printf", "%P\\n"])
      return run.output.split(separator: "\n").map(String.init)
    }
  }
}
