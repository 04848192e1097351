import PholioTestSupport
import Testing

/// "What is literally the name of a photo's file means that photo": docs/selecting.md.
@Suite struct LiteralNameTests {
  let folder: TemporaryFolder
  let pholio: Program

  private static let names = [
    "photo1.jpg", "photo[1].jpg", "z.jpg", "?.jpg", "*.jpg", "a,b.jpg", "a{1,2}.jpg", "qr.jpg", "q\\r.jpg",
    "[!a].jpg", "a1.jpg",
  ]

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, name) in Self.names.enumerated() {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:\(10 + number)"), to: "in/\(name)")
    }
    let run = try pholio("import", folder["in"])
    try #require(run.status == 0, "\(run.messages)")
  }

  private func shown(_ selection: String) throws -> [String] {
    let run = try pholio("show", "in", selection, "--json")
    try #require(run.status == 0, "\(run.messages)")
    let json = try #require(run.json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  @Test(arguments: names) func aLiteralNameIsNoGlob(name: String) throws {
    let typed = name.replacing(",", with: "\\,")
    #expect(try shown(typed) == [name])
    #expect(try shown("1,\(typed),2") == (["photo1.jpg", name, "photo[1].jpg"] as [String]).firstMentions)
    #expect(try shown("not \(typed)") == Self.names.filter { $0 != name })
    #expect(try shown("(\(typed)) and (1-last)") == [name])
    #expect(try shown("1-last and \(typed)") == [name])
    let found = try pholio("find", typed)
    #expect(found.output.split(separator: "\n").count == 1, "\(found.output)")
  }

  @Test func everyVerbTakesThatPhotoAlone() throws {
    for verb in [["remove", "in", "photo[1].jpg"], ["rate", "in", "photo[1].jpg", "4"]] {
      let run = try pholio.run(verb + ["--json"])
      #expect((run.json as? [String: Any])?["moved"] as? Int == 1, "\(run.messages)")
      #expect(try pholio("undo").status == 0)
    }
    #expect(try pholio("reorder", "in", "--move", "?.jpg", "--to", "1").status == 0)
    #expect(try pholio.names("in").prefix(2) == ["?.jpg", "photo1.jpg"])
    #expect(try pholio("reorder", "in", "--move", "photo1.jpg", "--before", "*.jpg").status == 0)
    #expect(try pholio.names("in").dropFirst(3).prefix(2) == ["photo1.jpg", "*.jpg"])
  }

  @Test func whatIsNoNameIsAGlobAsEver() throws {
    #expect(try shown("photo[12].jpg") == ["photo1.jpg"])
    #expect(try shown("photo?1?.jpg") == ["photo[1].jpg"])
    #expect(try shown("photo\\[1].jpg") == ["photo[1].jpg"])
  }
}

extension [String] {
  /// Each at its first mention.
  fileprivate var firstMentions: Self {
    var met: Set<String> = []
    return filter { met.insert($0).inserted }
  }
}
