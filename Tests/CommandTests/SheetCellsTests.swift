import Foundation
import PholioFacts
import PholioTestSupport
import Testing

@Suite struct SheetCellsTests {
  private static let white = [255, 255, 255]

  private func pixels(_ fixture: SheetFixture, _ arguments: String...) throws -> (Pixels, [SheetReport.Cell])
  {
    let run = try fixture.pholio.run(
      [
        "sheet", "in", "-o", fixture.folder["sheet.jpg"], "--json", "--frames", "--no-captions", "--gap",
        "10",
        "--quality", "95",
      ] + arguments)
    try #require(run.status == 0, "\(run.messages)")
    let report = try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
    return (try Pixels(fixture.folder["sheet.jpg"]), report.files[0].cells ?? [])
  }

  /// A photo smaller than its cell keeps its size, or fills it in one direction, or covers it.
  @Test func picturesAreFittedEnlargedOrCut() throws {
    let fixture = try SheetFixture([(100, 50)])
    let colour = SheetFixture.colour(0)
    var (page, _) = try pixels(fixture, "--columns", "1", "--cell", "200", "--background", "#0000ff")
    #expect(page.isNear(colour, atX: 110, y: 110) && page.isNear([0, 0, 255], atX: 110, y: 80))
    #expect(page.isNear([0, 0, 255], atX: 50, y: 110))
    (page, _) = try pixels(fixture, "--columns", "1", "--cell", "200", "--background", "#0000ff", "--enlarge")
    #expect(page.isNear(colour, atX: 13, y: 110) && page.isNear([0, 0, 255], atX: 110, y: 50))
    (page, _) = try pixels(
      fixture, "--columns", "1", "--cell", "200", "--background", "#0000ff", "--enlarge", "--fit", "cover")
    #expect(page.isNear(colour, atX: 13, y: 13) && page.isNear(colour, atX: 206, y: 206))
  }

  /// An upright photo in a wide cell is turned.
  @Test func picturesAreTurnedToFillTheirCells() throws {
    let fixture = try SheetFixture([(200, 400), (400, 200)])
    func filled(_ arguments: String...) throws -> [Bool] {
      let run = try fixture.pholio.run(
        [
          "sheet", "in", "-o", fixture.folder["sheet.jpg"], "--no-captions", "--gap", "0", "--columns", "2",
          "--cell", "200x100",
        ] + arguments)
      #expect(run.status == 0, "\(run.messages)")
      let page = try Pixels(fixture.folder["sheet.jpg"])
      return [
        page.isNear(SheetFixture.colour(0), atX: 5, y: 50),
        page.isNear(SheetFixture.colour(1), atX: 205, y: 50),
      ]
    }
    #expect(try filled() == [false, true])
    #expect(try filled("--rotate-to-fit") == [true, true])
  }

  /// Turned clockwise: what was on the left is at the top.
  @Test func aTurnIsClockwiseWhateverTheOrientation() throws {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"])
    try folder.makeFolder("in")
    // An upright picture, red at its left, made with each orientation by other programs.
    for orientation in 1...8 {
      let upright = folder["u\(orientation).ppm"]
      var ppm = Array("P6\n64 128\n255\n".utf8)
      for _ in 0..<128 {
        for x in 0..<64 { ppm += x < 32 ? [220, 20, 20] : [20, 20, UInt8(200 + orientation)] }
      }
      try folder.write(ppm, to: "u\(orientation).ppm")
      _ = try Program.run("/usr/bin/cjpeg", ["-quality", "95", "-outfile", folder["u.jpg"], upright])
      let stored =
        [
          1: [], 2: ["-flip", "horizontal"], 3: ["-rotate", "180"], 4: ["-flip", "vertical"],
          5: ["-transpose"],
          6: ["-rotate", "270"], 7: ["-transverse"], 8: ["-rotate", "90"],
        ][orientation] ?? []
      let run = try Program.run(
        "/usr/bin/jpegtran", stored + ["-outfile", folder["in/\(orientation).jpg"], folder["u.jpg"]])
      #expect(run.status == 0, "\(run.messages)")
      _ = try Program.run(
        "/usr/bin/exiftool",
        ["-q", "-overwrite_original", "-n", "-Orientation=\(orientation)", folder["in/\(orientation).jpg"]])
    }
    #expect(try pholio("import", folder["in"]).status == 0)
    // From thumbnails, and from originals if these are gone.
    for _ in 0..<2 {
      let run = try pholio(
        "sheet", "in", "-o", folder["sheet.jpg"], "--no-captions", "--gap", "0", "--columns", "8", "--cell",
        "128x64", "--rotate-to-fit")
      #expect(run.status == 0 && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
      let page = try Pixels(folder["sheet.jpg"])
      for column in 0..<8 {
        #expect(
          page.isNear([220, 20, 20], atX: column * 128 + 64, y: 12, within: 20), "orientation \(column + 1)")
        #expect(page.colour(column * 128 + 64, 48)[2] > 170, "orientation \(column + 1)")
      }
      try FileManager.default.removeItem(atPath: folder["library/thumbnails"])
      try folder.makeFolder("library/thumbnails")
    }
  }

  @Test func bordersCornersAndCellBackgrounds() throws {
    let fixture = try SheetFixture([(400, 400), (400, 400)])
    let (page, cells) = try pixels(
      fixture, "--columns", "2", "--cell", "200", "--border", "6", "--border-colour", "#00ff00", "--radius",
      "40",
      "--cell-background", "#ffff00", "--background", "#0000ff")
    let box = cells[1].picture
    let cell = cells[1].cell
    let colour = SheetFixture.colour(1)
    #expect(page.isNear(colour, atX: box.x + box.width / 2, y: box.y + 4, within: 30))
    #expect(page.isNear([0, 255, 0], atX: box.x + box.width / 2, y: box.y - 3, within: 40))
    // Outside the picture's round corner, inside the cell's; then outside both.
    #expect(page.isNear([255, 255, 0], atX: cell.x + cell.width / 2, y: cell.y + 3, within: 40))
    #expect(page.isNear([0, 0, 255], atX: cell.x + 2, y: cell.y + 2, within: 40))
    #expect(page.isNear([0, 0, 255], atX: 5, y: 5, within: 20))
  }

  /// Six frames to a strip of 35 mm film, upright, with eight holes above and below each.
  @Test func filmIsCutIntoStrips() throws {
    let sizes = (0..<8).map { $0 == 1 ? (200, 300) : (300, 200) }
    let fixture = try SheetFixture(sizes)
    let (page, cells) = try pixels(
      fixture, "--film", "135", "--paper", "A4", "--dpi", "150", "--background", "#00ff00",
      "--cell-background", "#303030")
    let tops = cells.map(\.cell.y)
    #expect(Set(tops.prefix(6)).count == 1 && tops[6] > tops[0] && tops[6] == tops[7])
    #expect(cells[6].cell.x == cells[0].cell.x)
    #expect(cells[1].drawn.height > cells[1].drawn.width && cells[1].drawn.height == cells[0].drawn.height)
    let frame = cells[0]
    // 35 mm across, of which 24 are the frame; a hole begins 2 mm from the edge.
    let millimetre = Double(frame.drawn.height) / 24
    #expect(abs(Double(frame.cell.height) - 35 * millimetre) < 4)
    let pitch = Double(cells[1].cell.x - frame.cell.x)
    #expect(abs(pitch - 38 * millimetre) < 3)
    let left = Double(frame.cell.x) - millimetre
    for hole in 0..<8 {
      let x = Int(left + pitch * (Double(hole) + 0.5) / 8)
      for y in [
        frame.cell.y + Int(3.4 * millimetre), frame.cell.y + frame.cell.height - Int(3.4 * millimetre),
      ] {
        #expect(page.isNear([0, 255, 0], atX: x, y: y, within: 30), "\(hole)")
        let between = x + Int(pitch / 16)
        #expect(page.isNear([48, 48, 48], atX: between, y: y, within: 12), "\(hole)")
      }
    }
    // The strip goes on between frames, and ends with the last.
    let middle = frame.drawn.y + frame.drawn.height / 2
    #expect(page.isNear([48, 48, 48], atX: frame.cell.x + frame.cell.width + 2, y: middle, within: 12))
    #expect(page.isNear([0, 255, 0], atX: cells[7].cell.x + Int(pitch) + 20, y: cells[7].drawn.y + 20))
  }

  /// Twelve frames of 6×6 or eight of 6×9 are a page; on any page whole frames, none turned.
  @Test(arguments: [((600, 600), 12, 3), ((900, 600), 8, 2), ((600, 900), 12, 3)])
  func aRollOfMediumFilmIsAPage(size: (Int, Int), frames: Int, strip: Int) throws {
    let fixture = try SheetFixture(Array(repeating: size, count: frames + 1))
    for paper in ["A4", "Letter", "8x10"] {
      let report = try fixture.record(
        "--film", "120", "--paper", paper, "--dpi", "100", "--caption", "{frame}", "--dry-run")
      #expect(report.files.map { $0.cells?.count } == [frames, 1], "\(paper)")
      let cells = report.files[0].cells ?? []
      #expect(Set(cells.map(\.cell.y)).count == frames / strip)
      #expect(cells.allSatisfy { $0.cell.x >= 0 && $0.cell.x + $0.cell.width <= report.files[0].width })
    }
  }

  /// The circle's area, also what it covers of single pixels.
  @Test func aRoundCornerCoversWhatItsCircleCovers() throws {
    let fixture = try SheetFixture([(400, 100)])
    for radius in [5, 13, 40] {
      let (page, cells) = try pixels(
        fixture, "--columns", "1", "--cell", "200", "--radius", "\(radius)", "--cell-background", "#ffffff",
        "--background", "#000000")
      let cell = cells[0].cell
      let share = page.mean(SheetReport.Box(x: cell.x, y: cell.y, width: radius, height: radius))[1] / 255
      #expect(abs(share - .pi / 4) < 0.01, "radius \(radius): \(share)")
    }
  }

  @Test func theLastRowIsPutWhereItIsWanted() throws {
    let fixture = try SheetFixture(count: 6)
    func lefts(_ place: String) throws -> [Int] {
      try pixels(fixture, "--columns", "4", "--cell", "40", "--last-row", place).1.suffix(2).map(\.cell.x)
    }
    #expect(try lefts("left") == [10, 60])
    #expect(try lefts("center") == [60, 110])
    #expect(try lefts("spread") == [10, 160])
  }

  /// Nothing of the photos' EXIF, position on earth or thumbnail gets into a sheet or a thumbnail.
  @Test(.enabled(if: Corpus.isHere)) func nothingOfTheOriginalsFactsTravels() throws {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"])
    let path = try #require(Corpus.path)
    #expect([0, 3].contains(try pholio("import", "\(path)/jpeg-ok", "--gallery", "in").status))
    for size in ["200", "900"] {
      let run = try pholio(
        "sheet", "in", "-o", folder["sheet.jpg"], "--columns", "12", "--cell", size, "--no-captions")
      #expect(run.status == 0)
      let told = try Program.run("/usr/bin/exiftool", ["-j", "-G1", "-a", folder["sheet.jpg"]])
      let groups = Set(
        ((told.json as? [[String: Any]])?.first ?? [:]).keys.compactMap {
          $0.split(separator: ":").first.map(String.init)
        })
      #expect(
        groups.isDisjoint(with: ["IFD0", "ExifIFD", "GPS", "IFD1", "MakerNotes", "IPTC", "Photoshop"]),
        "\(groups)")
      #expect(groups.contains("ICC_Profile"))
    }
    let told = try Program.run(
      "/usr/bin/exiftool",
      ["-j", "-G1", "-r", "-EXIF:all", "-GPS:all", "-XMP:all", folder["library/thumbnails"]])
    let records = told.json as? [[String: Any]] ?? []
    #expect(records.count > 100 && records.allSatisfy { $0.count == 1 })
  }

  /// Each picture has its photo's mean colours, quarter by quarter, as other programs shrink it.
  @Test func picturesAreWhatOthersMakeOfTheSamePhotos() throws {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"])
    let samples = URL(fileURLWithPath: Program.path).deletingLastPathComponent().appendingPathComponent(
      "pholio-samples")
    try #require(FileManager.default.isExecutableFile(atPath: samples.path), "there is no \(samples.path)")
    #expect(try Program.run(samples.path, [folder["in"]]).status == 0)
    #expect(try pholio("import", folder["in"]).status == 0)
    let run = try pholio(
      "sheet", "in", "-o", folder["sheet.jpg"], "--columns", "7", "--cell", "160", "--no-captions", "--json",
      "--frames", "--quality", "95")
    let report = try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
    let page = try Pixels(folder["sheet.jpg"])
    for cell in report.files[0].cells ?? [] {
      let upright = folder["upright.jpg"]
      let path = folder["in/\(cell.name)"]
      let orientation = try Program.run("/usr/bin/exiftool", ["-s3", "-n", "-Orientation", path]).output
      guard ["", "1"].contains(orientation.trimmingCharacters(in: .whitespacesAndNewlines)) else { continue }
      try? FileManager.default.removeItem(atPath: upright)
      try FileManager.default.copyItem(atPath: path, toPath: upright)
      let photo = try Pixels(upright)
      let scale = min(1, min(160 / Double(photo.width), 160 / Double(photo.height)))
      let (width, height) = (Int(Double(photo.width) * scale), Int(Double(photo.height) * scale))
      let (left, top) = (cell.picture.x + (161 - width) / 2, cell.picture.y + (161 - height) / 2)
      for (i, j) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        let ours = page.mean(
          .init(
            x: left + i * width / 2 + 1, y: top + j * height / 2 + 1, width: width / 2 - 2,
            height: height / 2 - 2))
        let theirs = photo.mean(
          .init(
            x: i * photo.width / 2, y: j * photo.height / 2, width: photo.width / 2, height: photo.height / 2)
        )
        #expect(zip(ours, theirs).allSatisfy { abs($0 - $1) < 7 }, "\(cell.name) \(ours) \(theirs)")
      }
    }
  }
}
