import Foundation
import PholioTestSupport
import Testing

/// PDFs as printers and their programs see them: qpdf and poppler share no code with what writes them.
@Suite struct SheetPDFTests {
  private static func tool(_ name: String, _ arguments: String...) throws -> String {
    let run = try Program.run("/usr/bin/\(name)", arguments)
    #expect(run.status == 0 && run.messages == "", "\(name) \(arguments): \(run.messages)")
    return run.output
  }

  private func pdf(_ fixture: SheetFixture, _ arguments: String...) throws -> String {
    let path = fixture.folder["sheet.pdf"]
    let run = try fixture.pholio.run(["sheet", "in", "-o", path] + arguments)
    try #require(run.status == 0, "\(run.messages)")
    return path
  }

  /// U+FDD0; Swift has no literal of it.
  private static let noncharacter = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)

  /// Names of files and titles may have what is no text: noncharacters, bytes that are no UTF-8, controls.
  @Test func noNameMakesAPDFImpossible() throws {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"])
    let names = [
      "\u{FFFF}", "\u{FFFE}", Self.noncharacter, "\u{1FFFE}", "\u{10FFFF}", "\u{1}\u{7F}\u{85}", "\u{FFFD}",
    ]
    for (number, name) in names.enumerated() {
      try folder.write(Fixture.photo(number), to: "in/a\(name)b.jpg")
    }
    let surrogate = try Program.run(
      "/bin/bash", ["-c", "cd '\(folder["in"])'; f=(*); mv \"$f\" $'c\\xed\\xa0\\x80d.jpg'"])
    #expect(surrogate.status == 0, "\(surrogate.messages)")
    try #require(try pholio("import", folder["in"]).status == 0)
    let title = "T\u{FFFF}\(Self.noncharacter)" + String(repeating: "long ", count: 2000)
    let path = folder["sheet.pdf"]
    let run = try pholio("sheet", "in", "-o", path, "--title", title, "--header", "h\u{FFFE}|x|")
    #expect(run.status == 0, "\(run.messages)")
    // One line names them.
    #expect(
      run.messages.contains(" is for no text: U+FFFD stands for it in '1  a\u{FFFD}b.jpg' and "),
      "\(run.messages)")
    let check = try Self.tool("qpdf", "--check", path)
    #expect(check.contains("No syntax or stream encoding errors found"), "\(check)")
    #expect(try Self.tool("pdfinfo", path).contains("Title:           T\u{FFFD}\u{FFFD}long"))
    // The other outputs take them, too.
    for arguments in [
      ["sheet", "in", "-o", folder["sheet.jpg"]],
      ["sheet", "in", "-o", folder["s.jpg"], "--map", folder["m.json"]],
      ["export", "in", folder["out"], "--xmp"], ["publish", folder["site"], "--url", "https://example.org"],
    ] {
      let run = try pholio.run(arguments)
      #expect(run.status == 0, "\(arguments): \(run.messages)")
    }
    let parse = """
      import glob, json, sys, xml.dom.minidom as dom
      for path in glob.glob(sys.argv[1] + "/out/*.xmp") + glob.glob(sys.argv[1] + "/site/*.xml"): dom.parse(path)
      json.load(open(sys.argv[1] + "/m.json"))
      """
    let parsed = try Program.run("/usr/bin/env", ["python3", "-c", parse, folder.path])
    #expect(parsed.status == 0, "\(parsed.messages)")
  }

  @Test func aPrintersPreflightFindsNothing() throws {
    let fixture = try SheetFixture(count: 23)
    let path = try pdf(
      fixture, "--preset", "proof", "--rows", "5", "--columns", "4", "--title", "Übersicht: {gallery}",
      "--header", "ΩЖ é ﬁ||{count}")
    #expect(try fixture.names == ["sheet.pdf"])
    let check = try Self.tool("qpdf", "--check", path)
    #expect(
      check.contains("No syntax or stream encoding errors found") && !check.contains("WARNING"), "\(check)")
    let told = try Self.tool("pdfinfo", path)
    #expect(
      told.contains("Title:           Übersicht: in\n") && told.contains("Pages:           2\n"), "\(told)")
    #expect(told.contains("595.276 x 841.89 pts (A4)") && !told.contains("CreationDate"), "\(told)")
    let fonts = try Self.tool("pdffonts", path).split(separator: "\n").dropFirst(2)
    #expect(!fonts.isEmpty)
    for font in fonts {
      // name, type, encoding, emb, sub, uni, object
      let fields = font.split(separator: " ")
      #expect(fields.dropLast(2).suffix(3).elementsEqual(["yes", "yes", "yes"]), "\(font)")
    }
    let text = try Self.tool("pdftotext", path, "-")
    #expect(text.contains("Übersicht: in") && text.contains("ΩЖ é"), "\(text)")
    for number in 0..<23 { #expect(text.contains("\(number + 1) \(number)\n"), "\(number): \(text)") }
    #expect(try Self.tool("qpdf", "--show-object=trailer", path).contains("/ID"))
    let root = try Self.tool("qpdf", "--qdf", "--object-streams=disable", path, "-")
    #expect(root.contains("/OutputIntents") && root.contains("/S /GTS_PDFA1"))
  }

  /// Emoji are pictures with the page's pixels, in the file as often as on one page, and are found as text.
  @Test func emojiAreSharpAndInTheText() throws {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"])
    for number in 0..<8 { try folder.write(Fixture.photo(number), to: "in/\(number)🇩🇪❤️x👨‍👩‍👧‍👦.jpg") }
    try #require(try pholio("import", folder["in"]).status == 0)
    let path = folder["sheet.pdf"]
    let run = try pholio(
      "sheet", "in", "-o", path, "--paper", "A5", "--dpi", "200", "--rows", "2", "--columns", "2", "--title",
      "So 🇩🇪 er")
    #expect(run.status == 0, "\(run.messages)")
    #expect(try Self.tool("qpdf", "--check", path).contains("No syntax or stream encoding errors found"))
    let text = try Self.tool("pdftotext", path, "-")
    #expect(text.contains("So 🇩🇪 er\n"), "\(text)")
    for number in 0..<8 {
      #expect(text.contains("\(number + 1) \(number)🇩🇪❤️x👨‍👩‍👧‍👦.jpg\n"), "\(text)")
    }
    // page, number, type, width, height, colour, …, the object, its generation, the resolution across and
    // down
    let pictures = try Self.tool("pdfimages", "-list", path).split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: " ") }.filter { $0[2] == "image" && $0[8] != "jpeg" }
    #expect(pictures.count == 2 * 13 && Set(pictures.map { $0[10] }).count == 13, "\(pictures)")
    #expect(pictures.allSatisfy { $0[12] == "200" && $0[13] == "200" }, "\(pictures)")
  }

  private func convert(_ arguments: [String]) throws -> String {
    let run = try Program.run("/usr/bin/convert", arguments)
    try #require(run.status == 0, "\(run.messages)")
    return run.output
  }

  /// The colour of a pixel, 0...255.
  private func pixel(_ x: Int, _ y: Int, of path: String) throws -> [Int] {
    try convert([
      path, "-crop", "1x1+\(x)+\(y)", "-depth", "8", "-format", "%[fx:r*255] %[fx:g*255] %[fx:b*255]",
      "info:",
    ])
    .split(separator: " ").map { Int((Double($0) ?? -1).rounded()) }
  }

  /// Large pictures have the photo's own profile; small ones are thumbnails, which are in sRGB.
  @Test func largePicturesKeepColoursThatSRGBHasNot() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("in")
    let icc = try folder.write(MatrixProfile.wide.bytes, to: "wide.icc")
    _ = try convert(["-size", "1400x900", "xc:rgb(90,200,120)", "-profile", icc, folder["in/a.jpg"]])
    _ = try convert(["-size", "1400x900", "xc:rgb(190,100,120)", "-profile", icc, folder["in/b.jpg"]])
    _ = try convert(["-size", "1400x900", "xc:rgb(90,200,120)", folder["in/c.jpg"]])
    let pholio = Program(library: folder["library"])
    try #require(try pholio("import", folder["in"]).status == 0)
    var seen: [[[Int]]] = []
    for (options, colours) in [
      ([], ["icc", "icc", "rgb"]), (["--colour", "srgb"], ["rgb", "rgb", "rgb"]),
      (["--columns", "6", "--paper", "A6"], ["rgb", "rgb", "rgb"]),
    ] {
      let path = folder["sheet.pdf"]
      let run = try pholio.run(
        ["sheet", "in", "-o", path, "--paper", "A4", "--columns", "1", "--no-captions"] + options)
      try #require(run.status == 0, "\(run.messages)")
      let pictures = try Self.tool("pdfimages", "-list", path).split(separator: "\n").dropFirst(2)
      #expect(pictures.map { String($0.split(separator: " ")[5]) } == colours, "\(options): \(pictures)")
      #expect(try Self.tool("qpdf", "--check", path).contains("No syntax or stream encoding errors found"))
      if options.contains("A6") { continue }
      _ = try Self.tool("pdftoppm", "-png", "-r", "72", path, folder["page"])
      seen.append(try [150, 420, 690].map { try pixel(297, $0, of: folder["page-1.png"]) })
    }
    // On the screen they are the same.
    for (own, srgb) in zip(seen[0], seen[1]) {
      #expect(zip(own, srgb).allSatisfy { abs($0 - $1) <= 3 }, "\(seen)")
    }
    #expect(seen[0][0] != seen[0][2])
  }

  @Test func transparentPicturesStandOnTheSheetsBackground() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("in")
    _ = try convert([
      "-size", "600x400", "xc:none", "-fill", "red", "-draw", "rectangle 0,0 299,399", folder["in/a.png"],
    ])
    let pholio = Program(library: folder["library"])
    try #require(try pholio("import", folder["in"]).status == 0)
    func right(_ file: String, _ options: String...) throws -> [Int] {
      let path = folder[file]
      let run = try pholio.run(
        ["sheet", "in", "-o", path, "--columns", "1", "--cell", "300x200", "--gap", "0", "--no-captions"]
          + options)
      try #require(run.status == 0, "\(run.messages)")
      if file.hasSuffix("pdf") { _ = try Self.tool("pdftoppm", "-png", "-r", "96", path, folder["page"]) }
      let page = file.hasSuffix("pdf") ? folder["page-1.png"] : path
      #expect(try zip(pixel(60, 100, of: page), [254, 0, 0]).allSatisfy { abs($0 - $1) <= 4 })
      return try pixel(240, 100, of: page)
    }
    func isNear(_ colour: [Int], _ expected: [Int]) -> Bool {
      zip(colour, expected).allSatisfy { abs($0 - $1) <= 4 }
    }
    for file in ["s.jpg", "s.pdf"] {
      #expect(try isNear(right(file), [255, 255, 255]))
      #expect(try isNear(right(file, "--background", "#102030"), [16, 32, 48]))
      #expect(
        isNear(try right(file, "--background", "#102030", "--cell-background", "#405060"), [64, 80, 96]))
      // Larger than its thumbnail.
      let large = try pholio.run(
        [
          "sheet", "in", "-o", folder["l.jpg"], "--columns", "1", "--cell", "600x400", "--gap", "0",
          "--no-captions",
          "--background", "#102030",
        ])
      #expect(try large.status == 0 && isNear(pixel(500, 200, of: folder["l.jpg"]), [16, 32, 48]))
    }
    // Where the file is gone, the thumbnail stands in, and that is told.
    try FileManager.default.removeItem(atPath: folder["in/a.png"])
    #expect(try isNear(right("s.jpg", "--background", "#102030"), [255, 255, 255]))
  }

  /// Neither decoded nor coded again.
  @Test func thumbnailsThatFitAreInsideAsTheyAre() throws {
    let fixture = try SheetFixture([(1500, 1000), (1000, 1500), (900, 900)])
    let path = try pdf(fixture, "--columns", "1", "--cell", "500", "--no-captions")
    _ = try Self.tool("pdfimages", "-all", path, fixture.folder["inside"])
    let inside = Set(
      try (0..<3).map { number in
        try #require(FileManager.default.contents(atPath: fixture.folder["inside-00\(number).jpg"]))
      })
    var stored: Set<Data> = []
    let thumbnails = try #require(FileManager.default.enumerator(atPath: fixture.folder["library"]))
    for case let name as String in thumbnails where name.hasSuffix(".jpg") {
      stored.insert(try #require(FileManager.default.contents(atPath: fixture.folder["library/\(name)"])))
    }
    #expect(inside == stored && stored.count == 3)
  }

  /// With its transparent parts, on each page, once in the file.
  @Test func logosAreOnThePage() throws {
    let fixture = try SheetFixture(count: 3)
    let path = fixture.folder["sheet.pdf"]
    let run = try fixture.pholio.run([
      "sheet", "in", "-o", path, "--logo", try fixture.halfTransparentLogo(), "--logo-at", "header-left",
      "--background",
      "#000000", "--header-size", "40px", "--columns", "1", "--rows", "1", "--paper", "500x500px", "--margin",
      "16px", "--no-captions", "--dpi", "100",
    ])
    #expect(run.status == 0, "\(run.messages)")
    let middle = 16 + Int((1.75 * 1.35 * 40).rounded()) / 2
    let half = Int((1.75 * 1.35 * 40).rounded())
    for page in 1...3 {
      let image = try Self.rendered(path, page: page, dpi: 100, in: fixture.folder)
      #expect(image.isNear([255, 0, 0], atX: 16 + half / 2, y: middle, within: 20))
      #expect(image.isNear([128, 128, 128], atX: 16 + half * 3 / 2, y: middle, within: 20))
    }
    let images = try Self.tool("pdfimages", "-list", path).split(separator: "\n").dropFirst(2)
    #expect(
      Set(images.filter { $0.contains("smask") }.map { $0.split(separator: " ")[10] }).count == 1, "\(images)"
    )
  }

  /// The library is loaded when it is needed: verbs do without it until then.
  @Test func withoutQPDFOneLineNamesThePackage() throws {
    let fixture = try SheetFixture(count: 1)
    let path = try pdf(fixture, "--paper", "A6")
    for name in ["libqpdf.so.29", "libqpdf.so.30"] {
      try fixture.folder.write([UInt8](repeating: 1, count: 5000), to: "none/\(name)")
    }
    for arguments in [["sheet", "in", "-o", fixture.folder["other.pdf"]], ["pick", path, "1"]] {
      let run = try fixture.pholio.run(
        arguments, environment: ["LD_LIBRARY_PATH": fixture.folder["none"]])
      #expect(run.status == 1 && run.messages.contains("libqpdf29"), "\(run.messages)")
      #expect(run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    }
    #expect(!FileManager.default.fileExists(atPath: fixture.folder["other.pdf"]))
  }

  /// Larger pictures come from originals, smaller ones have no more pixels than are printed.
  @Test(arguments: [80, 240, 700]) func otherPicturesHaveThePixelsOfTheirFrames(edge: Int) throws {
    let fixture = try SheetFixture([(1500, 1000), (1000, 1500)])
    let path = try pdf(fixture, "--columns", "1", "--cell", "\(edge)", "--no-captions")
    let list = try Self.tool("pdfimages", "-list", path).split(separator: "\n").dropFirst(2)
    let sizes = list.map { $0.split(separator: " ").dropFirst(3).prefix(2).compactMap { Int($0) } }
    #expect(sizes == [[edge, (2 * edge + 1) / 3], [(2 * edge + 1) / 3, edge]], "\(list)")
    for line in list { #expect(line.contains(" jpeg "), "\(line)") }
  }

  @Test func theSameSheetGivesTheSameBytes() throws {
    let fixture = try SheetFixture(count: 7)
    let first = try #require(FileManager.default.contents(atPath: try pdf(fixture, "--paper", "A6")))
    let again = try fixture.pholio.run(
      ["sheet", "in", "-o", fixture.folder["sheet.pdf"], "--paper", "A6", "--jobs", "5", "--json"])
    #expect(again.output.contains(#""changed":false"#), "\(again.output)")
    let besides = fixture.folder["besides.pdf"]
    #expect(try fixture.sheet("--paper", "A6", "--pdf", besides).status == 0)
    #expect(FileManager.default.contents(atPath: besides) == first)
    // A date only if it is given.
    let dated = try fixture.pholio.run(
      ["sheet", "in", "-o", besides, "--paper", "A6"],
      environment: ["SOURCE_DATE_EPOCH": "1000000000", "TZ": "UTC"])
    #expect(dated.status == 0)
    let told = try Program.run("/usr/bin/pdfinfo", ["-isodates", besides], environment: ["TZ": "UTC"]).output
    #expect(told.contains("2001-09-09T01:46:40"), "\(told)")
    // As ISO 32000-1, 7.9.4 has it, which readers don't insist on.
    let raw = try Program.run("/usr/bin/pdfinfo", ["-rawdates", besides]).output
    #expect(raw.contains("CreationDate:    D:20010909014640Z"), "\(raw)")
  }

  @Test func bleedAndCropMarksAreOutsideOfThePage() throws {
    let fixture = try SheetFixture(count: 4)
    func boxes(_ arguments: String...) throws -> [String: [Double]] {
      let path = fixture.folder["sheet.pdf"]
      let run = try fixture.pholio.run(
        ["sheet", "in", "-o", path, "--paper", "A6", "--dpi", "144"] + arguments)
      #expect(run.status == 0, "\(run.messages)")
      var boxes: [String: [Double]] = [:]
      for line in try Self.tool("pdfinfo", "-box", path).split(separator: "\n") {
        let parts = line.split(separator: ":")
        guard parts.count == 2, parts[0].hasSuffix("Box") else { continue }
        boxes[String(parts[0])] = parts[1].split(separator: " ").compactMap { Double($0) }
      }
      return boxes
    }
    // A6 at 144 dpi: 595 x 839 pixels, nearly two a point; the page is 105 x 148 mm to a hundredth of a
    // point.
    let plain = try boxes()
    let (width, height) = (297.64, 419.53)
    func isNear(_ box: [Double]?, past edge: Double, in outset: Double) -> Bool {
      let low = outset - edge
      return zip(box ?? [], [low, low, low + width + 2 * edge, low + height + 2 * edge])
        .allSatisfy { abs($0 - $1) < 0.011 } && box?.count == 4
    }
    #expect(isNear(plain["TrimBox"], past: 0, in: 0) && plain["MediaBox"] == plain["TrimBox"], "\(plain)")
    let bleed = try boxes("--bleed", "18px")
    #expect(isNear(bleed["TrimBox"], past: 0, in: 9) && isNear(bleed["MediaBox"], past: 9, in: 9), "\(bleed)")
    #expect(bleed["BleedBox"] == bleed["MediaBox"])
    let exact = try boxes("--bleed", "3mm")
    #expect(isNear(exact["BleedBox"], past: 8.504, in: 8.504), "\(exact)")
    let marked = try boxes("--bleed", "18px", "--crop-marks", "--background", "#ff0000")
    #expect(
      isNear(marked["TrimBox"], past: 0, in: 23) && isNear(marked["BleedBox"], past: 9, in: 23), "\(marked)")
    // Ground in the bleed, white beyond it, marks on the lines of the cut.
    let image = try Self.rendered(fixture.folder["sheet.pdf"], page: 1, dpi: 288, in: fixture.folder)
    #expect(image.isNear([255, 0, 0], atX: 60, y: 60) && image.isNear([255, 255, 255], atX: 50, y: 50))
    for (x, y) in [(92, 20), (20, 92), (4 * 320 + 2, 20), (20, 4 * 442 + 2)] {
      let around = (-3...3).flatMap { dx in (-3...3).map { image.colour(x + dx, y + $0)[0] } }
      #expect(around.contains { $0 < 200 } && around.contains { $0 > 250 }, "\(x), \(y): \(around)")
    }
    let run = try fixture.sheet("--paper", "A6", "--bleed", "3mm")
    #expect(run.status == 64 && run.messages.contains("--bleed is for print"), "\(run.messages)")
  }

  /// Pictures at the page's edges go on behind the cut; others, and those within margins, do not.
  @Test(arguments: [
    (["--gap", "0", "--margin", "0"], true), (["--gap", "0", "--margin", "0", "--fit", "cover"], true),
    (["--gap", "0", "--margin", "0", "--layout", "rows"], true), (["--gap", "0", "--margin", "2mm"], false),
    (["--gap", "2mm", "--margin", "0"], false),
  ])
  func picturesAtTheEdgeAreCarriedIntoTheBleed(arguments: [String], isCarried: Bool) throws {
    // The page is 90 × 60 mm, and so is a cell of two by two.
    let fixture = try SheetFixture(Array(repeating: (900, 600), count: 4))
    let run = try fixture.pholio.run(
      [
        "sheet", "in", "-o", fixture.folder["sheet.pdf"], "--paper", "90x60mm", "--landscape", "--columns",
        "2", "--rows", "2", "--bleed", "3mm", "--no-captions", "--dpi", "254",
      ] + arguments)
    try #require(run.status == 0, "\(run.messages)")
    let image = try Self.rendered(fixture.folder["sheet.pdf"], page: 1, dpi: 254, in: fixture.folder)
    // 96 × 66 mm of 10 pixels each.
    for (photo, x, y) in [(0, 6, 6), (1, 950, 6), (2, 6, 650), (3, 950, 650), (0, 300, 6), (3, 950, 500)] {
      let colour = isCarried ? SheetFixture.colour(photo) : [255, 255, 255]
      #expect(image.isNear(colour, atX: x, y: y, within: 12), "\(x), \(y): \(image.colour(x, y))")
    }
    #expect(image.isNear(SheetFixture.colour(0), atX: 250, y: 180, within: 12))
  }

  /// In rows, a name under an upright picture reaches over the room that its neighbours' leave, before it is
  /// cut.
  @Test func namesInRowsUseTheirNeighboursRoom() throws {
    let fixture = try SheetFixture((0..<12).map { $0 % 3 == 1 ? (300, 900) : (900, 600) })
    let path = try pdf(
      fixture, "--paper", "A4", "--layout", "rows", "--caption", "name-of-photo-{name}", "--font-size", "9pt")
    let text = try Self.tool("pdftotext", path, "-")
    for number in 0..<12 { #expect(text.contains("name-of-photo-\(number).jpg"), "\(text)") }
  }

  /// By structural similarity, at the JPEG's size.
  @Test(arguments: [
    ["--preset", "proof", "--dpi", "150"],
    ["--preset", "film", "--dpi", "150"],
    ["--preset", "poster", "--paper", "A4", "--dpi", "150"],
    ["--layout", "rows", "--paper", "A5", "--dpi", "150"],
    [
      "--paper", "A5", "--dpi", "150", "--columns", "3", "--border", "5px", "--radius", "20px", "--fit",
      "cover", "--background", "#203040",
    ],
    ["--paper", "A6", "--dpi", "150", "--cell-background", "#ddeeff", "--columns", "2"],
  ])
  func popplerShowsThePageOfTheJPEG(arguments: [String]) throws {
    let fixture = try SheetFixture([(300, 200), (200, 300), (640, 480), (300, 300), (512, 512), (800, 300)])
    let path = fixture.folder["besides.pdf"]
    let run = try fixture.pholio.run(
      ["sheet", "in", "-o", fixture.folder["sheet.jpg"], "--pdf", path] + arguments)
    try #require(run.status == 0, "\(run.messages)")
    let jpeg = try #require(try fixture.names.first { $0.hasSuffix(".jpg") })
    let page = try Pixels(fixture.folder[jpeg])
    let image = try Self.rendered(path, page: 1, dpi: 300, in: fixture.folder)
    let similarity = page.similarity(toHalved: image)
    #expect(similarity >= 0.98, "\(similarity)")
  }

  @Test func photosAreFoundByTheirNumbers() throws {
    let fixture = try SheetFixture(count: 12)
    let path = try pdf(fixture, "--paper", "A6", "--columns", "2", "--rows", "2")
    let names = ["1.jpg", "6.jpg", "11.jpg"]
    func picked(_ path: String) throws -> [String] {
      let run = try fixture.pholio("pick", path, "2,7,last", "--json")
      let photos = (run.json as? [String: Any])?["photos"] as? [[String: Any]] ?? []
      return photos.compactMap { $0["name"] as? String }
    }
    #expect(try picked(path) == names)
    let attached = try Self.tool("qpdf", "--list-attachments", path)
    #expect(attached.hasPrefix("pholio-sheet.json"), "\(attached)")
    // As other programs write it: packed, in object streams, encrypted, linearized.
    for options in [["--object-streams=generate"], ["--linearize"], ["--encrypt", "", "x", "256", "--"]] {
      let other = fixture.folder["other.pdf"]
      #expect(try Program.run("/usr/bin/qpdf", options + [path, other]).status == 0)
      #expect(try picked(other) == names, "\(options)")
    }
    #expect(try fixture.pholio("sheet", "in", "-o", path, "--no-map").status == 0)
    #expect(try fixture.pholio("pick", path, "2").status == 1)
  }

  /// Any damage is an error, or does no harm.
  @Test func brokenPDFsAreNoTrap() throws {
    let fixture = try SheetFixture(count: 3)
    let path = try pdf(fixture, "--paper", "A6", "--dpi", "72")
    let whole = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    var random = SeededGenerator(seed: 13)
    for _ in 0..<40 {
      var mutant = whole
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        mutant[Int.random(in: 9..<mutant.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { mutant.removeLast(Int.random(in: 0..<mutant.count, using: &random)) }
      try fixture.folder.write(mutant, to: "mutant.pdf")
      let run = try fixture.pholio("pick", fixture.folder["mutant.pdf"], "1")
      #expect([0, 1, 64, 65, 66].contains(run.status), "\(run.status): \(run.messages)")
    }
  }

  private static func rendered(
    _ pdf: String, page: Int, dpi: Int, in folder: TemporaryFolder
  ) throws -> Pixels {
    _ = try tool(
      "pdftocairo", "-jpeg", "-jpegopt", "quality=100", "-r", "\(dpi)", "-f", "\(page)", "-singlefile", pdf,
      folder["rendered"])
    return try Pixels(folder["rendered.jpg"])
  }
}
