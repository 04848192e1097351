import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// `reorder --by colour` and `--by look` on plain pictures of known colours.
@Suite struct EyeReorderTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    let colours: KeyValuePairs<String, (UInt8, UInt8, UInt8)> = [
      "a": (60, 60, 60), "b": (20, 40, 210), "c": (225, 225, 225), "d": (200, 30, 25), "e": (30, 170, 40),
      "f": (255, 120, 115),
    ]
    for (name, (red, green, blue)) in colours {
      let picture = Bitmap(size: PixelSize(width: 64, height: 48), red: red, green: green, blue: blue)
      try folder.write(try picture.jpeg(quality: 90), to: "in/\(name).jpg")
    }
    let run = try pholio("import", folder["in"])
    try #require(run.status == 0, "\(run.messages)")
  }

  private func order() throws -> String {
    let photos = (try pholio("show", "in", "--json").json as? [String: Any])?["photos"] as? [[String: Any]]
    return (photos ?? []).compactMap { ($0["name"] as? String)?.first.map(String.init) }.joined()
  }

  private func reorder(_ arguments: String...) throws -> Program.Run {
    try pholio.run(["reorder", "in"] + arguments)
  }

  @Test func coloursGoRoundTheCircleAndGreysFollow() throws {
    #expect(try order() == "abcdef")
    let run = try reorder("--by", "colour")
    #expect(run.status == 0 && run.messages == "in: sort by colour\n", "\(run.messages)")
    // Light red, red, green, blue, light grey, dark grey.
    #expect(try order() == "fdebca")
    #expect(try reorder("--by", "colour").messages.contains("nothing to change"))
    #expect(try reorder("--by", "colour", "--reverse").status == 0)
    #expect(try order() == "acbedf")
    #expect(try pholio("undo", "in").status == 0)
    #expect(try pholio("undo", "in").status == 0)
    #expect(try order() == "abcdef")
  }

  @Test func onlyTheChosenPhotosShareOutTheirPositions() throws {
    #expect(try reorder("--by", "colour", "--only", "2,4-5").status == 0)
    #expect(try order() == "adcebf")
    #expect(try pholio("history", "in").output.contains("sort 2,4-5 by colour"))
    #expect(try reorder("--by", "look", "--only", "9").status == 64)
  }

  @Test func lookIsTheSameForTheSameSeedAlsoInABatch() throws {
    #expect(try reorder("--by", "look").status == 0)
    let order = try order()
    #expect(order.sorted() == Array("abcdef"))
    #expect(try pholio("undo", "in").status == 0)
    let batch = try pholio.run(["reorder", "in", "--batch"], input: "--by look --seed 0\n")
    #expect(batch.status == 0, "\(batch.messages)")
    #expect(try self.order() == order)
  }

  @Test func galleriesHaveNoLook() throws {
    let run = try pholio("gallery", "reorder", "--by", "look")
    #expect(run.status == 64 && run.messages.contains("galleries have no look"), "\(run.messages)")
  }
}
