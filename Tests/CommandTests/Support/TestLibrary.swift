import Foundation
import PholioTestSupport

/// A library of small photos in galleries, and ways to look into it without the program.
struct TestLibrary: Sendable {
  let folder: TemporaryFolder
  let pholio: Program

  /// Imports `in/GALLERY/NUMBER.jpg` for each gallery's numbers; photos are ordered by number.
  init(_ galleries: [String: Range<Int>], isApart: Bool = false) throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"], isApart: isApart)
    for (gallery, numbers) in galleries {
      for number in numbers {
        try folder.write(
          Fixture.photo(number, taken: "2020:01:01 00:00:\(10 + number % 50)"),
          to: "in/\(gallery)/\(number).jpg")
      }
    }
    let run = try pholio("import", folder["in"])
    guard run.status == 0 else { throw Failure(messages: run.messages) }
  }

  struct Failure: Error {
    var messages: String
  }

  func names(_ gallery: String) throws -> [String] {
    try photos(gallery).map { $0["name"] as? String ?? "-" }
  }

  func photos(_ gallery: String) throws -> [[String: Any]] {
    let run = try pholio("show", gallery, "--json")
    guard let json = run.json as? [String: Any] else { throw Failure(messages: run.messages) }
    return json["photos"] as? [[String: Any]] ?? []
  }

  /// What the sqlite3 shell prints for some SQL on the catalog.
  @discardableResult
  func sql(_ text: String) throws -> String {
    let run = try Program.run("/usr/bin/sqlite3", [folder["library/catalog.sqlite"], text])
    guard run.status == 0, run.messages.isEmpty else { throw Failure(messages: run.messages) }
    return run.output
  }

  /// The path of a photo's thumbnail within the folder; the photo's index counts from 0.
  func thumbnail(_ index: Int, of gallery: String) throws -> String {
    let hex = try photos(gallery)[index]["sha256"] as? String ?? ""
    return "library/thumbnails/\(hex.prefix(2))/\(hex.dropFirst(2)).jpg"
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder[name]).map(Array.init)
  }

  /// Writes a file in its old path and keeps its time.
  func rewrite(_ name: String, _ bytes: [UInt8]) throws {
    // By touch and not by a Date, which has no nanoseconds.
    let reference = folder["time-of-the-file"]
    _ = try Program.run("/usr/bin/touch", ["-r", folder[name], reference])
    try Data(bytes).write(to: URL(fileURLWithPath: folder[name]))
    _ = try Program.run("/usr/bin/touch", ["-r", reference, folder[name]])
    try FileManager.default.removeItem(atPath: reference)
  }
}
