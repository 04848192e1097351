import PholioTestSupport
import Testing

extension Program {
  /// The names of a gallery's photos, in order.
  func names(in gallery: String) throws -> [String] {
    let run = try self("show", gallery, "--json")
    let photos = (run.json as? [String: Any])?["photos"] as? [[String: Any]] ?? []
    return photos.compactMap { $0["name"] as? String }
  }

  /// The names of the galleries, in order.
  func galleryNames() throws -> [String] {
    let galleries = try self("galleries", "--json").json as? [[String: Any]] ?? []
    return galleries.compactMap { $0["name"] as? String }
  }

  /// What SQLite's own shell says to a statement on the catalog. It makes none where there is none yet.
  func sql(_ statement: String) throws -> String {
    try Program.run("sqlite3", ["file:\(library)/catalog.sqlite?mode=rw", statement]).output
  }

  /// Imports and gives the counts that are not 0; every file has to have one outcome.
  func importCounts(_ arguments: [String], status: Int32 = 0) throws -> [String: Int] {
    let run = try run(["import", "--json"] + arguments)
    #expect(run.status == status, "\(run.messages)")
    let json = try #require(run.json as? [String: Any])
    var counts = json.filter { $0.key != "safe_to_format" }.compactMapValues { $0 as? Int }
    counts["problems"] = (json["problems"] as? [Any])?.count ?? -1
    let outcomes = [
      "added", "updated", "known", "duplicates", "companions", "unsupported", "others", "ignored",
      "waiting",
      "problems",
    ]
    #expect(counts["seen"] == outcomes.reduce(0) { $0 + (counts[$1] ?? -1000) }, "\(counts)")
    return counts.filter { $0.value != 0 }
  }
}
