import Foundation
import PholioTestSupport
import Testing

/// Photos turned by hand, beside copies whose pixels jpegtran has turned.
@Suite struct TurnedPhotoTests {
  let folder: TemporaryFolder
  let pholio: Program

  private static let degrees = ["right": 90, "180": 180, "left": 270]

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    // Each corner has another colour. Its edges are of whole blocks: jpegtran loses nothing.
    var ppm = Array("P6\n640 384\n255\n".utf8)
    for y in 0..<384 {
      for x in 0..<640 { ppm += [x < 320 ? 40 : 210, y < 192 ? 50 : 200, UInt8(40 + x / 4)] }
    }
    try folder.write(ppm, to: "a.ppm")
    try folder.makeFolder("in")
    let made = try Program.run(
      "/usr/bin/cjpeg", ["-quality", "95", "-outfile", folder["in/a.jpg"], folder["a.ppm"]])
    try #require(made.status == 0, "\(made.messages)")
    for (turn, degrees) in Self.degrees {
      try folder.makeFolder(turn)
      let turned = try Program.run(
        "/usr/bin/jpegtran",
        ["-rotate", "\(degrees)", "-perfect", "-outfile", folder["\(turn)/a.jpg"], folder["in/a.jpg"]])
      try #require(turned.status == 0, "\(turned.messages)")
    }
    for gallery in ["in"] + Self.degrees.keys {
      let run = try pholio("import", folder[gallery])
      try #require(run.status == 0, "\(run.messages)")
    }
  }

  private func sheet(_ gallery: String, _ arguments: [String]) throws -> (Pixels, SheetReport.Cell) {
    let output = folder["\(gallery).sheet.jpg"]
    let run = try pholio.run(
      ["sheet", gallery, "-o", output, "--json", "--frames", "--columns", "1", "--quality", "95"] + arguments)
    try #require(run.status == 0, "\(run.messages)")
    let report = try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
    return (try Pixels(output), try #require(report.files[0].cells?.first))
  }

  /// Drawn of the thumbnail, of the original, and turned once more to fit.
  @Test(
    arguments: ["right", "180", "left"],
    ["--cell 200", "--cell 600", "--cell 200x400 --rotate-to-fit", "--cell 400x200 --rotate-to-fit"])
  func onASheetItIsItsTurnedCopy(turn: String, look: String) throws {
    #expect(try pholio("turn", "in", "1", turn).status == 0)
    let arguments = look.split(separator: " ").map(String.init) + ["--no-captions"]
    let (own, cell) = try sheet("in", arguments)
    let (copy, plain) = try sheet(turn, arguments)
    #expect(own.meanDifference(to: copy) <= 2)
    #expect(cell.turn == Self.degrees[turn] && plain.turn == 0)
  }

  @Test func itIsShownWithItsTurnAndTheEdgesThatItHasThen() throws {
    func shown() throws -> [Int?] {
      let run = try pholio("show", "in", "--json")
      let photos = (run.json as? [String: Any])?["photos"] as? [[String: Any]]
      return ["width", "height", "turn"].map { photos?.first?[$0] as? Int }
    }
    #expect(try shown() == [640, 384, 0])
    #expect(try pholio("turn", "in", "1", "left").status == 0)
    #expect(try shown() == [384, 640, 270])
    #expect(try pholio("turn", "in", "1", "left").status == 0)
    #expect(try shown() == [640, 384, 180])
    #expect(try pholio("undo", "in").status == 0)
    #expect(try shown() == [384, 640, 270])
    #expect(try pholio("info", folder["in/a.jpg"]).output.contains("384x640"))
    let words = try sheet("in", ["--cell", "200", "--caption", "{width} {height} {megapixels}"]).1.words
    #expect(words.first == "384 640 0.2 MP")
  }
}
