import Foundation
import PholioTestSupport
import Testing

/// All that a person sees of a library: its galleries and the photos in them, in order. Two imports of the
/// same photos end in equal states, however often one of them was disturbed.
struct LibraryState: Equatable, CustomStringConvertible {
  /// A gallery's name and its photos, a line of JSON each.
  struct Gallery: Equatable {
    var name: String
    var photos: [String]
  }

  var galleries: [Gallery]

  var description: String {
    galleries.map { "\($0.name): \($0.photos.count)" }.joined(separator: ", ")
  }

  /// As `galleries` and `show` print it, but for the revisions: they count how often, not what.
  init(of pholio: Program) throws {
    let listed = try pholio("galleries", "--json")
    try #require(listed.status == 0, "\(listed.messages)")
    let names = try #require(listed.json as? [[String: Any]]).compactMap { $0["name"] as? String }
    galleries = try names.map { name in
      let shown = try pholio("show", name, "--json")
      try #require(shown.status == 0, "\(shown.messages)")
      let photos = try #require((shown.json as? [String: Any])?["photos"] as? [[String: Any]])
      return Gallery(
        name: name,
        photos: try photos.map {
          String(
            decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
        })
    }
  }
}

extension Program {
  /// The order of a gallery by its photos' names.
  func names(_ gallery: String) throws -> [String] {
    let shown = try self("show", gallery, "--json")
    try #require(shown.status == 0, "\(shown.messages)")
    let json = try #require(shown.json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  /// The thumbnails' names and lengths; temporary files of a writer that was killed are not among them.
  func thumbnails() throws -> [String] {
    try Program.run(
      "/usr/bin/find", [library + "/thumbnails", "-name", "*.jpg", "-printf", "%P %s\\n"]
    ).output.split(separator: "\n").map(String.init).sorted()
  }

  /// What SQLite's own shell finds wrong with the catalog: "ok" if nothing. It looks at a copy, so that it is
  /// pholio that recovers the catalog.
  func catalogFlaws(expectingLog: Bool = false) throws -> String {
    let folder = try TemporaryFolder()
    for suffix in ["", "-wal", "-journal"] {
      let file = library + "/catalog.sqlite" + suffix
      if FileManager.default.fileExists(atPath: file) {
        try FileManager.default.copyItem(atPath: file, toPath: folder["catalog.sqlite" + suffix])
      }
    }
    let run = try Program.run(
      "/usr/bin/sqlite3",
      [
        folder["catalog.sqlite"],
        "PRAGMA integrity_check; PRAGMA foreign_key_check;" + (expectingLog ? "PRAGMA journal_mode" : ""),
      ])
    let expected = expectingLog ? "ok\nwal\n" : "ok\n"
    return run.status == 0 && run.output == expected ? "ok" : "\(run.output) \(run.messages)"
  }
}

/// A folder of originals: which files there are, and that nobody has touched them.
struct Originals: Equatable {
  private var files: [String]

  /// Names, lengths, inodes, and the times of the last change of content and of anything else.
  init(in folder: String) throws {
    files = try Program.run("/usr/bin/find", [folder, "-type", "f", "-printf", "%P %s %i %T@ %C@\\n"])
      .output.split(separator: "\n").map(String.init).sorted()
  }
}
