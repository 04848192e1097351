import PholioCatalog
import PholioDisk
import PholioTestSupport
import Testing

/// How SQLite answers questions: by indexes, and without rows where the index has all that is asked.
@Suite struct QuestionPlanTests {
  private static let plans: [QuestionStatement: [String]] = [
    .all: ["SCAN photo USING COVERING INDEX"],
    .taken: ["SEARCH photo USING COVERING INDEX photo_taken (taken_local>? AND taken_local<?)"],
    .dayTime: ["SCAN photo USING COVERING INDEX photo_taken"],
    .undated: ["SCAN photo USING COVERING INDEX photo_taken"],
    .added: ["SEARCH photo USING COVERING INDEX photo_added (added>? AND added<?)"],
    .cameras: ["SCAN photo USING COVERING INDEX photo_camera"],
    .makes: ["SEARCH photo USING COVERING INDEX photo_camera (make>?)"],
    .models: ["SEARCH photo USING COVERING INDEX photo_camera (make=? AND model>?)"],
    .camera: ["SEARCH photo USING COVERING INDEX photo_camera (make=? AND model=?)"],
    .lenses: ["SCAN photo USING COVERING INDEX photo_lens"],
    .lensesBehind: ["SEARCH photo USING COVERING INDEX photo_lens (lens>?)"],
    .lens: ["SEARCH photo USING COVERING INDEX photo_lens (lens=?)"],
    .iso: ["SEARCH photo USING COVERING INDEX photo_settings (iso>? AND iso<?)"],
    .aperture: ["SCAN photo USING COVERING INDEX photo_settings"],
    .focal: ["SCAN photo USING COVERING INDEX photo_settings"],
    .shutter: ["SCAN photo USING COVERING INDEX photo_settings"],
    .rating: ["SCAN photo USING COVERING INDEX photo_rating"],
    .flag: ["SEARCH photo USING COVERING INDEX photo_flag (flag=?)"],
    .flagged: ["SEARCH photo USING COVERING INDEX photo_flag"],
    .word: ["SEARCH word USING PRIMARY KEY (field=? AND folded=?)"],
    .wordless: ["SEARCH word USING PRIMARY KEY (field=?)"],
    .words: ["SEARCH word USING PRIMARY KEY (field=? AND (folded,photo)>(?,?))"],
    .near: ["SEARCH photo USING COVERING INDEX photo_place (latitude>? AND latitude<?)"],
    .portrait: ["SCAN photo USING COVERING INDEX photo_shape"],
    .landscape: ["SCAN photo USING COVERING INDEX photo_shape"],
    .square: ["SCAN photo USING COVERING INDEX photo_shape"],
    .panorama: ["SCAN photo USING COVERING INDEX photo_shape"],
    .there: ["SCAN file USING COVERING INDEX file_photo"],
    .severalThere: ["SCAN file USING COVERING INDEX file_photo"],
    .fileNames: ["SCAN file USING COVERING INDEX"],
    // Companions are few beside photos' files.
    .companions: ["SCAN companion"],
    .inFolder: ["SEARCH file USING PRIMARY KEY (folder=?)"],
    .named: ["SEARCH file USING COVERING INDEX file_name (name=?)"],
    // Looked up for each photo, and the file itself is not read.
    .filesOf: [
      "SCAN wanted VIRTUAL TABLE", "SEARCH file USING COVERING INDEX file_photo (photo=?)",
      "SEARCH folder USING INTEGER PRIMARY KEY (rowid=?)",
    ],
    .placed: ["SEARCH placement USING PRIMARY KEY (gallery=?)"],
    .placedNamed: [
      "SEARCH file USING COVERING INDEX file_name (name=?)",
      "SEARCH placement USING COVERING INDEX placement_photo (photo=? AND gallery=?)",
      "USE TEMP B-TREE FOR ORDER BY",
    ],
  ]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try Catalog(path: folder["catalog.sqlite"], library: ByteString(folder.path), create: true)
  }

  /// The steps of a statement.
  private func steps(of sql: String, after preparation: String = "") throws -> [String] {
    let run = try Program.run(
      "/usr/bin/sqlite3", [folder["catalog.sqlite"], "\(preparation) EXPLAIN QUERY PLAN \(sql)"])
    #expect(run.status == 0 && run.messages.isEmpty, "\(sql): \(run.messages)")
    // The shell draws a tree: "`--SCAN photo".
    return run.output.split(separator: "\n").dropFirst().map { line in
      String(line.drop { !$0.isLetter })
    }
  }

  @Test func eachPhotoAskedIsLookedUp() throws {
    let asked = "CREATE TEMP TABLE asked(item INTEGER PRIMARY KEY);"
    // These are about photos and galleries that are given.
    let others: [QuestionStatement] = [.placedNamed, .filesOf]
    for statement in QuestionStatement.allCases where !others.contains(statement) {
      let steps = try steps(of: statement.ofThoseAsked, after: asked)
      #expect(steps.count >= 2 && steps[0].hasSuffix("asked"), "\(statement): \(steps)")
      // By its own key, or an index that begins with it, or with what is asked for.
      #expect(
        steps[1].hasPrefix("SEARCH") && (steps[1].contains("photo=?") || steps[1].contains("rowid=?")),
        "\(statement): \(steps)")
    }
  }

  @Test func eachStatementUsesItsIndex() throws {
    for statement in QuestionStatement.allCases {
      let steps = try steps(of: statement.rawValue)
      let plan = try #require(Self.plans[statement], "\(statement)")
      #expect(steps.count == plan.count, "\(statement): \(steps)")
      for (step, expected) in zip(steps, plan) {
        #expect(step.hasPrefix(expected), "\(statement): \(step)")
      }
    }
  }
}
