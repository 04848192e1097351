import Foundation
import PholioTestSupport
import Testing

/// Imports of folders that are known: what an earlier one found is taken where nothing has happened, and
/// nothing else is ever told or kept than where all is looked at anew.
@Suite struct RescanTests {
  let folder: TemporaryFolder
  /// Takes what it found before.
  let pholio: Program
  /// Forgets that before each import.
  let other: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    other = Program(library: folder["other"])
  }

  /// Of folders that were taken as they were found, below the root.
  private func found() throws -> [String] {
    try pholio.sql("SELECT CAST(path AS TEXT) FROM listing JOIN folder ON folder.id = folder ORDER BY 1")
      .split(separator: "\n").map { String($0.dropFirst(folder["in/"].count)) }
  }

  /// All of a catalog that an import may write, but for times.
  private func dump(_ program: Program) throws -> String {
    try program.sql(
      """
      SELECT * FROM folder; SELECT * FROM file; SELECT * FROM companion; SELECT * FROM skipped;
      SELECT * FROM folder_problem; SELECT * FROM placement; SELECT * FROM offer; SELECT * FROM gallery;
      SELECT id, hex(sha256), taken_local, file_title, sidecar_title, reader FROM photo;
      SELECT seen, added, updated, known, duplicates, unsupported, ignored, waiting, problems, warnings,
        companions, others, stopped FROM import;
      """)
  }

  /// Imports into both libraries; both have to say and to keep the same.
  private func importBoth(_ step: String, _ arguments: String...) throws {
    for words in [["--json"], ["--verbose"]] {
      _ = try other.sql("DELETE FROM listing")
      let runs = try [pholio, other].map { try $0.run(["import", folder["in"]] + words + arguments) }
      #expect(runs[0].output == runs[1].output, "\(step)")
      #expect(runs[0].messages == runs[1].messages && runs[0].status == runs[1].status, "\(step)")
    }
    #expect(try dump(pholio) == dump(other), "\(step)")
  }

  @Test func whatAnImportFindsIsTheSameWhetherOrNotItTakesWhatItFoundBefore() throws {
    var random = SeededGenerator(seed: Soak.seed)
    var next = 0
    func new() -> Int {
      next += 1
      return next
    }
    for name in ["in/a/1.jpg", "in/a/2.jpg", "in/b/3.jpg", "in/b/c/4.jpg"] {
      try folder.write(Fixture.photo(new()), to: name)
    }
    try importBoth("first")
    var taken = 0
    for number in 0..<(Soak.isOn ? 400 : 16) {
      let files = (FileManager.default.subpaths(atPath: folder["in"]) ?? []).filter {
        (try? FileManager.default.attributesOfItem(atPath: folder["in/\($0)"])[.type]) as? FileAttributeType
          == .typeRegular
      }.sorted()
      let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent }).sorted()
      guard let file = files.randomElement(using: &random), let place = folders.randomElement(using: &random)
      else { break }
      let path = folder["in/\(file)"]
      let stem = (file as NSString).deletingPathExtension
      let steps: [(String, () throws -> Void)] = [
        ("nothing", {}), ("nothing", {}),
        ("add", { try folder.write(Fixture.photo(new()), to: "in/\(place)/\(new()).jpg") }),
        (
          "copy",
          { try? FileManager.default.copyItem(atPath: path, toPath: folder["in/\(place)/\(new()).jpg"]) }
        ),
        ("remove", { try FileManager.default.removeItem(atPath: path) }),
        (
          "rename",
          { try FileManager.default.moveItem(atPath: path, toPath: folder["in/\(place)/r\(new()).jpg"]) }
        ),
        ("touch", { utimes(path, nil) }),
        ("truncate", { truncate(path, 3) }),
        ("edit", { try folder.write(Fixture.photo(new()), to: "in/\(file)") }),
        (
          "another file of the same size and time",
          {
            let swapped = try Program.run(
              "/bin/sh", ["-c", "cp -p \"$1\" \"$1.new\" && mv \"$1.new\" \"$1\"", "-", path])
            #expect(swapped.status == 0)
          }
        ),
        ("sidecar", { try folder.write(Fixture.sidecar("\(new())"), to: "in/\(stem).xmp") }),
        ("RAW", { try folder.write(Fixture.raw(new()), to: "in/\(stem).RAF") }),
        ("small picture", { try folder.write([1, 2, 3], to: "in/\(place)/\(new()).THM") }),
        ("text", { try folder.write(Array("\(new())".utf8), to: "in/\(place)/\(new()).txt") }),
        ("unsupported", { try folder.write(Array("BM\(new())".utf8), to: "in/\(place)/\(new()).bmp") }),
        ("hidden", { try folder.write([1], to: "in/\(place)/.\(new()).jpg") }),
        ("rules", { try folder.write(Array("*\(new() % 10).jpg\n".utf8), to: "in/\(place)/.pholioignore") }),
        ("no rules", { try? FileManager.default.removeItem(atPath: folder["in/\(place)/.pholioignore"]) }),
        (
          "rename a folder",
          {
            guard !place.isEmpty else { return }
            try FileManager.default.moveItem(atPath: folder["in/\(place)"], toPath: folder["in/d\(new())"])
          }
        ),
        ("a file without permission", { chmod(path, 0o000) }), ("with permission", { chmod(path, 0o644) }),
        ("a folder without permission", { chmod(folder["in/\(place)"], 0o000) }),
        (
          "folders with permission",
          { for name in folders { chmod(folder["in/\(name)"], 0o755) } }
        ),
        ("prune", { for program in [pholio, other] { _ = try program("prune", folder["in"]) } }),
        (
          "undo",
          { for program in [pholio, other] { _ = try program("undo") } }
        ),
        (
          "an older reader",
          {
            for program in [pholio, other] { _ = try program.sql("UPDATE photo SET reader = 0 WHERE id % 2") }
          }
        ),
        (
          "SQL by hand",
          {
            for program in [pholio, other] {
              _ = try program.sql("UPDATE file SET mtime_ns = 1 WHERE photo = 1")
            }
          }
        ),
      ]
      let (name, step) = steps[Int.random(in: 0..<steps.count, using: &random)]
      try step()
      taken += try found().count
      try importBoth("seed \(Soak.seed), step \(number): \(name) \(file) \(place)")
    }
    for name in FileManager.default.subpaths(atPath: folder["in"]) ?? [] {
      _ = chmod(folder["in/\(name)"], 0o755)
    }
    #expect(taken > 0)
    try importBoth("twice")
    let check = try pholio("check")
    #expect(!check.output.contains("catalog-"), "\(check.output)")
  }

  @Test func aFolderIsTakenAsItWasFoundUntilItsFilesOrRowsChange() throws {
    for name in ["a/1.jpg", "a/2.jpg", "b/3.jpg", "b/3.xmp", "c/4.jpg", "c/notes.txt"] {
      let isPhoto = name.hasSuffix(".jpg")
      let other = name.hasSuffix(".xmp") ? Fixture.sidecar() : Array(name.utf8)
      try folder.write(
        isPhoto ? Fixture.photo(name.utf8.reduce(0) { $0 + Int($1) }) : other, to: "in/\(name)")
    }
    try importBoth("first")
    #expect(try found() == ["a", "b", "c"])
    try folder.write(Fixture.photo(9), to: "in/a/5.jpg")
    utimes(folder["in/b/3.xmp"], nil)
    #expect(try pholio.importCounts([folder["in"]])["added"] == 1)
    #expect(try found() == ["c"])
    _ = try pholio("import", folder["in"])
    #expect(try found() == ["a", "b", "c"])
    // What can't be read is tried again each time, and a file that is gone is looked for.
    try FileManager.default.removeItem(atPath: folder["in/c/4.jpg"])
    _ = try pholio("import", folder["in"])
    #expect(try found() == ["a", "b"])
    _ = try pholio("import", folder["in"])
    #expect(try found() == ["a", "b", "c"])
    let again = try pholio.importCounts([folder["in"]])
    #expect(again == ["seen": 6, "known": 4, "companions": 1, "others": 1])
  }

  @Test func problemsAndOtherFilesOfAFolderAreToldEachTime() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    try folder.write([0xFF, 0xD8, 0xFF, 0xE0], to: "in/broken.jpg")
    try folder.write(Array("text".utf8), to: "in/notes.txt")
    try folder.write([1], to: "in/.hidden")
    _ = try pholio("import", folder["in"])
    let before = try pholio("import", "--verbose", folder["in"])
    #expect(try !found().isEmpty)
    let after = try pholio("import", "--verbose", folder["in"])
    #expect(after.output == before.output && after.messages == before.messages)
    #expect(after.status == 3 && after.messages.contains("broken.jpg"), "\(after.messages)")
    // One that is gone is not.
    try FileManager.default.removeItem(atPath: folder["in/broken.jpg"])
    for _ in 0..<2 { #expect(try pholio("import", folder["in"]).status == 0) }
  }
}
