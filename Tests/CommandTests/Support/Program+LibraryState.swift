import Foundation
import PholioTestSupport
import Testing

/// All that people see of a library: galleries and their photos, in order. Two imports of the same photos
/// give equal states, even if one of them was disturbed.
struct LibraryState: Equatable, CustomStringConvertible {
  /// A gallery's name and its photos, as lines of JSON.
  struct Gallery: Equatable {
    var name: String
    var photos: [String]
  }

  var galleries: [Gallery]

  var description: String {
    galleries.map { "\($0.name): \($0.photos.count)" }.joined(separator: ", ")
  }

  /// As `galleries` and `show` print it, without revisions and the times of recording: those tell of imports.
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
        photos: try photos.map { photo in
          let seen = photo.filter { $0.key != "added" }
          return String(
            decoding: try JSONSerialization.data(withJSONObject: seen, options: .sortedKeys), as: UTF8.self)
        })
    }
  }
}

extension Program {
  /// The names of a gallery's photos, in order.
  func names(_ gallery: String) throws -> [String] {
    let shown = try self("show", gallery, "--json")
    try #require(shown.status == 0, "\(shown.messages)")
    let json = try #require(shown.json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  /// The thumbnails' names and lengths, without temporary files of killed writers.
  func thumbnails() throws -> [String] {
    try Program.run(
      "/usr/bin/find", [library + "/thumbnails", "-name", "*.jpg", "-printf", "%P %s\\n"]
    ).output.split(separator: "\n").map(String.init).sorted()
  }

  /// SQLite's own check of the catalog: "ok" if it is sound. The shell checks a copy, so that recovery is
  /// left to pholio.
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

/// A folder of originals: its files, and that nobody has touched them.
struct Originals: Equatable {
  private var files: [String]

  /// Names, lengths, inodes, and the times of the last change of content and of anything else.
  init(in folder: String) throws {
    files = try Program.run("/usr/bin/find", [folder, "-type", "f", "-printf", "%P %s %i %T@ %C@\\n"])
      .output.split(separator: "\n").map(String.init).sorted()
  }
}
