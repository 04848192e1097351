import Foundation
import PholioFacts
import PholioTestSupport
import Testing

/// Sheets of real photos, beside other programs' results.
@Suite(.enabled(if: Corpus.isHere)) struct SheetCorpusTests {
  private struct Photo {
    var path: String
    var flags: String
    var pixels: Int
  }

  private static func photos() throws -> [Photo] {
    let corpus = try #require(Corpus.path)
    let manifest = try String(contentsOfFile: corpus + "/MANIFEST.tsv", encoding: .utf8)
    return manifest.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields[0].hasPrefix("jpeg-ok/"), fields[8] == "3", fields[11].contains("exif") else { return nil }
      return Photo(
        path: corpus + "/" + fields[0], flags: fields[11],
        pixels: (Int(fields[6]) ?? 0) * (Int(fields[7]) ?? 0))
    }
  }

  private func fixture(_ photos: [Photo]) throws -> (TemporaryFolder, Program) {
    let folder = try TemporaryFolder()
    try folder.makeFolder("in")
    for (number, photo) in photos.enumerated() {
      try FileManager.default.copyItem(atPath: photo.path, toPath: folder["in/photo_\(100 + number).jpg"])
    }
    let pholio = Program(library: folder["library"])
    let run = try pholio("import", "--quiet", folder["in"])
    try #require(run.status == 0, "\(run.messages)")
    return (folder, pholio)
  }

  private func report(_ run: Program.Run) throws -> SheetReport {
    try #require(run.status == 0, "\(run.messages)")
    return try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
  }

  /// Every cell looks like its photo, turned upright and resized by ImageMagick's Lanczos filter.
  @Test(arguments: [("160", []), ("300", ["--preset", "proof", "--dpi", "150"])])
  func cellsLookLikeThePhotos(cell: String, options: [String]) throws {
    // With profiles or Adobe RGB, ImageMagick keeps the photo's own colours.
    let chosen = try Self.photos().filter { !$0.flags.contains("icc") && $0.pixels >= 300_000 }.prefix(24)
    let (folder, pholio) = try fixture(Array(chosen))
    let size = options.isEmpty ? ["--cell", cell, "--columns", "6"] : options
    let sheet = try report(
      pholio.run(["sheet", "in", "-o", folder["sheet.jpg"], "--json", "--frames"] + size))
    var compared = 0
    for file in sheet.files {
      let identified = try Program.run("/usr/bin/identify", ["-format", "%m %w %h", file.path])
      #expect(identified.output == "JPEG \(file.width) \(file.height)" && identified.messages == "")
      for cell in file.cells ?? [] {
        // The whole photo, as large as its box lets it be.
        let reference = folder["reference.pgm"]
        let box = "\(cell.drawn.width)x\(cell.drawn.height)"
        #expect(cell.drawn.width == cell.picture.width || cell.drawn.height == cell.picture.height)
        var run = try Program.run(
          "/usr/bin/convert",
          [
            folder["in/\(cell.name)"], "-auto-orient", "-filter", "Lanczos", "-resize", "\(box)>",
            "-background", "white", "-gravity", "center", "-extent", box, "-colorspace", "Gray", "-strip",
            reference,
          ])
        try #require(run.status == 0, "\(run.messages)")
        run = try Program.run(
          "/usr/bin/convert",
          [
            file.path, "-strip", "-crop", "\(box)+\(cell.drawn.x)+\(cell.drawn.y)", "+repage",
            "-colorspace", "Gray", folder["cell.pgm"],
          ])
        try #require(run.status == 0, "\(run.messages)")
        let likeness = try Greys(reference).likeness(to: Greys(folder["cell.pgm"]))
        let source = chosen[chosen.startIndex + number(cell.name)].path
        #expect(likeness >= 0.95, "\(source): \(likeness)")
        compared += 1
      }
    }
    #expect(compared >= 12 && compared == sheet.photos)
  }

  private func number(_ name: String) -> Int { (Int(name.dropFirst(6).dropLast(4)) ?? 100) - 100 }

  /// Captions agree with exiftool.
  @Test func everyFieldSaysWhatExiftoolSays() throws {
    let (folder, pholio) = try fixture(Array(try Self.photos()))
    let run = try Program.run(
      "/usr/bin/exiftool",
      [
        "-json", "-n", "-q", "-fast", "-File:FileName", "-File:ImageWidth", "-File:ImageHeight",
        "-EXIF:Orientation",
        "-EXIF:DateTimeOriginal", "-EXIF:Make", "-EXIF:Model", "-EXIF:LensModel", "-EXIF:FNumber",
        "-EXIF:ExposureTime", "-EXIF:ISO", "-EXIF:FocalLength", "-EXIF:ImageDescription", folder["in"],
      ])
    let files = try #require(run.json as? [[String: Any]])
    let theirs = Dictionary(uniqueKeysWithValues: files.map { ("\($0["FileName"] ?? "")", $0) })
    let expected: [(field: String, needs: [String], text: ([String: Any]) -> String)] = [
      ("name", [], { "\($0["FileName"]!)" }),
      ("stem", [], { "\("\($0["FileName"]!)".dropLast(4))" }),
      ("path", [], { folder["in/\($0["FileName"]!)"] }),
      ("width", [], { "\(Self.size($0).width)" }),
      ("height", [], { "\(Self.size($0).height)" }),
      (
        "megapixels", [],
        { String(format: "%.1f MP", Double(Self.size($0).width * Self.size($0).height) / 1e6) }
      ),
      (
        "date", ["DateTimeOriginal"],
        { $0["DateTimeOriginal"].map { String("\($0)".prefix(10)).replacing(":", with: "-") } ?? "" }
      ),
      (
        "time", ["DateTimeOriginal"],
        { $0["DateTimeOriginal"].map { "\("\($0)".dropFirst(11).prefix(5))" } ?? "" }
      ),
      ("aperture", ["FNumber"], { "f/" + Self.aperture($0["FNumber"]) }),
      ("focal", ["FocalLength"], { Self.short($0["FocalLength"]) + " mm" }),
      ("iso", ["ISO"], { "ISO \($0["ISO"]!)" }),
      ("lens", ["LensModel"], { "\($0["LensModel"]!)".trimmingCharacters(in: .whitespaces) }),
      (
        "shutter", ["ExposureTime"],
        {
          let seconds = ($0["ExposureTime"] as? NSNumber)?.doubleValue ?? 0
          return (seconds <= 0.25 ? "1/\(Int((1 / seconds).rounded()))" : Self.short($0["ExposureTime"]))
            + " s"
        }
      ),
    ]
    for (field, needs, text) in expected {
      let sheet = try report(
        pholio(
          "sheet", "in", "-o", folder["sheet.jpg"], "--json", "--frames", "--dry-run", "--columns", "20",
          "--cell",
          "60", "--caption", "{\(field)}"))
      var compared = 0
      for cell in sheet.files.flatMap({ $0.cells ?? [] }) {
        guard let facts = theirs[cell.name], needs.allSatisfy({ Self.isThere(facts[$0]) }) else { continue }
        #expect(cell.words == [text(facts)], "\(field) of \(cell.name)")
        compared += 1
      }
      #expect(compared >= (field == "lens" ? 3 : 10), "\(field): \(compared) photos have it")
    }
  }

  /// Whether it is more than a camera's default text.
  private static func isThere(_ value: Any?) -> Bool {
    guard let value else { return false }
    let text = "\(value)".trimmingCharacters(in: .whitespaces)
    return !text.isEmpty && !text.hasPrefix("0000") && !["0", "undef", "inf", "65535"].contains(text)
      && !text.contains("   ")
  }

  private static func size(_ facts: [String: Any]) -> (width: Int, height: Int) {
    let (width, height) = (facts["ImageWidth"] as? Int ?? 0, facts["ImageHeight"] as? Int ?? 0)
    return (5...8).contains(facts["Orientation"] as? Int ?? 1) ? (height, width) : (width, height)
  }

  /// One digit behind the point, if it is not 0.
  /// Below 1 with two digits: there are lenses of f/0.95.
  private static func aperture(_ number: Any?) -> String {
    let value = (number as? NSNumber)?.doubleValue ?? 0
    guard value < 1 else { return short(number) }
    let text = String(format: "%.2f", value)
    return text.hasSuffix("0") ? short(number) : text
  }

  private static func short(_ number: Any?) -> String {
    let text = String(format: "%.1f", (number as? NSNumber)?.doubleValue ?? 0)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Samples of a PGM file of 8 bits.
private struct Greys {
  let width: Int
  let height: Int
  private let samples: [UInt8]

  init(_ path: String) throws {
    let file = Array(try #require(FileManager.default.contents(atPath: path)))
    let fields = String(decoding: file.prefix(40), as: UTF8.self).split(whereSeparator: \.isWhitespace)
    try #require(fields.count >= 4 && fields[0] == "P5" && fields[3] == "255")
    width = try #require(Int(fields[1]))
    height = try #require(Int(fields[2]))
    samples = file.suffix(width * height)
  }

  /// Structural similarity (Wang, Bovik, Sheikh, Simoncelli 2004), the mean of windows of 8x8 samples; 1 is
  /// the same.
  func likeness(to other: Greys) throws -> Double {
    try #require(width == other.width && height == other.height && width >= 8 && height >= 8)
    var sum = 0.0
    var windows = 0.0
    for top in stride(from: 0, through: height - 8, by: 4) {
      for left in stride(from: 0, through: width - 8, by: 4) {
        var (a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for y in top..<top + 8 {
          for x in left..<left + 8 {
            let (p, q) = (Double(samples[y * width + x]), Double(other.samples[y * width + x]))
            a += p
            b += q
            aa += p * p
            bb += q * q
            ab += p * q
          }
        }
        let (meanA, meanB) = (a / 64, b / 64)
        let variances = aa / 64 - meanA * meanA + bb / 64 - meanB * meanB
        let common = ab / 64 - meanA * meanB
        sum +=
          (2 * meanA * meanB + 6.5025) * (2 * common + 58.5225)
          / ((meanA * meanA + meanB * meanB + 6.5025) * (variances + 58.5225))
        windows += 1
      }
    }
    return sum / windows
  }
}
