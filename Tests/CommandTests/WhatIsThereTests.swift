import Foundation
import PholioTestSupport
import Testing

/// What counts as a photo's file, and what does not.
@Suite struct WhatIsThereTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func photos() throws -> [[String: Any]] {
    let run = try pholio("show", "in", "--json")
    return try #require((run.json as? [String: Any])?["photos"] as? [[String: Any]])
  }

  @Test(arguments: ["mkdir", "mkfifo"])
  func aPhotoWhosePathIsNoFileAnyMoreIsMissing(_ make: String) throws {
    for number in 1...2 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    #expect(try pholio("import", folder["in"]).status == 0)
    try FileManager.default.removeItem(atPath: folder["in/1.jpg"])
    #expect(try Program.run(make, [folder["in/1.jpg"]]).status == 0)
    for _ in 0..<2 {
      #expect(try photos().map { $0["missing"] as? Bool } == [true, false])
      let check = try pholio("check", "--originals", "--json")
      #expect(check.status == 2 && check.output.contains("missing"), "\(check.output)")
      #expect(try pholio("import", folder["in"]).status == 0)
    }
    #expect(try pholio.sql("SELECT count(*) FROM file WHERE gone") == "1\n")
    let export = try pholio("export", "in", folder["out"])
    #expect(export.status == 3, "\(export.messages)")
    let pruned = try pholio("prune", folder["in"])
    let said = "Forgot 1 photo's file; 1 photo has no file any more"
    #expect(pruned.messages.contains(said), "\(pruned.messages)")
  }

  @Test func oneFileUnderTwoPathsIsNoCopy() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    try folder.makeFolder("hard")
    try FileManager.default.linkItem(atPath: folder["in/1.jpg"], toPath: folder["hard/1.jpg"])
    try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "in")
    for name in ["in", "hard", "link"] { #expect(try pholio("import", folder[name]).status == 0) }
    let none = try pholio("alike", "--json")
    #expect(((none.json as? [String: Any])?["groups"] as? [Any])?.isEmpty == true, "\(none.output)")
    #expect(try pholio("alike", "-0").output.isEmpty)
    try folder.write(Fixture.photo(1), to: "copy/1.jpg")
    #expect(try pholio("import", folder["copy"]).status == 0)
    let found = try pholio("alike", "-0").output.split(separator: "\0").map(String.init)
    #expect(found == [folder["copy/1.jpg"], folder["hard/1.jpg"]])
  }

  @Test(arguments: ["", "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RD", "<html/>", "\0\0\0\0"])
  func aSidecarThatCannotBeReadTakesNothingAway(_ damaged: String) throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    func sidecar(_ title: String) -> [UInt8] {
      Array(
        """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
          xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li
          xml:lang="x-default">\(title)</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF>
        """.utf8)
    }
    func title() throws -> String? { try photos().first?["title"] as? String }
    try folder.write(sidecar("Wedding"), to: "in/1.xmp")
    #expect(try pholio("import", folder["in"]).status == 0)
    #expect(try title() == "Wedding")
    try folder.write(Array(damaged.utf8), to: "in/1.xmp")
    for round in 0..<2 {
      let run = try pholio("import", "--quiet", folder["in"])
      #expect(run.status == 3)
      #expect(run.messages.contains("in/1.xmp: ") == (round == 0), "\(run.messages)")
      let told = try pholio("import", folder["in"])
      #expect(told.status == 3 && told.messages.contains("in/1.xmp: "), "\(told.messages)")
      #expect(try title() == "Wedding")
      #expect((try photos().first?["companions"] as? [Any])?.count == 1)
    }
    try folder.write(sidecar("Party"), to: "in/1.xmp")
    #expect(try pholio("import", folder["in"]).status == 0)
    #expect(try title() == "Party")
  }

  @Test func aFolderInASidecarsPlaceIsToldAndTakesNothingAway() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    try folder.write([1], to: "in/1.xmp")
    #expect(try pholio("import", folder["in"]).status == 3)
    try FileManager.default.removeItem(atPath: folder["in/1.xmp"])
    try folder.makeFolder("in/1.xmp")
    let run = try pholio("import", folder["in"])
    #expect(run.status == 3)
    #expect(run.messages.contains("in/1.xmp: a sidecar that is no file"), "\(run.messages)")
  }

  @Test func whatOtherProgramsLeaveIsPassedOverAndCountedAndTakenByAll() throws {
    let names = [
      "@eaDir/1.jpg", "1.jpg~", "1.jpg_original", "1.jpg.crdownload", "#recycle/1.jpg", "Thumbs.db",
    ]
    for (number, name) in names.enumerated() {
      try folder.write(Fixture.photo(number + 2), to: "in/\(name)")
    }
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    let run = try pholio("import", "--json", folder["in"])
    let report = try #require(run.json as? [String: Any])
    #expect(report["added"] as? Int == 1 && report["left_by_programs"] as? Int == 6, "\(run.output)")
    let all = try pholio("import", "--json", "--all", folder["in"])
    #expect((all.json as? [String: Any])?["added"] as? Int == 6, "\(all.output)")
    // What is known stays.
    #expect(try pholio("import", folder["in"]).status == 0)
    #expect(try pholio.sql("SELECT count(*) FROM file WHERE gone = 0") == "7\n")
  }
}
