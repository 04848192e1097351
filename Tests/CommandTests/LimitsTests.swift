import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Files that would cost too much, and one that is only large.
@Suite(.serialized, .enabled(if: Measured.isPossible, "skipped without GNU time"))
struct LimitsTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"], isApart: true)
  }

  private static let greedy = [
    "65500 x 65500", "65500 x 65500 progressive", "30000 x 30000 progressive", "gigabytes from 230 bytes",
    "all coefficients allowed", "3000 scans", "3000 empty scans",
  ]

  private func bytes(_ name: String) -> [UInt8] {
    switch name {
    case "65500 x 65500": return FlatJPEG.photo(width: 65_500, height: 65_500).header
    case "65500 x 65500 progressive":
      return FlatJPEG.photo(width: 65_500, height: 65_500, process: .progressive).header
    case "30000 x 30000 progressive":
      return FlatJPEG.photo(width: 30_000, height: 30_000, process: .progressive).header
    case "gigabytes from 230 bytes":
      // Four components at 1 x 1: 8 bytes of coefficients a pixel.
      return FlatJPEG(width: 13_000, height: 13_000, values: [128, 128, 128, 128], process: .progressive)
        .header
        + [0, 0, 0xFF, 0xD9]
    case "all coefficients allowed":
      return FlatJPEG.photo(width: 13_000, height: 13_000, process: .progressive).header + [0, 0, 0xFF, 0xD9]
    case "3000 scans":
      let photo = FlatJPEG.photo(width: 4000, height: 3500, process: .progressive)
      return photo.header + photo.scan + (0..<3000).flatMap { _ in photo.scanHeader + [0] } + [0xFF, 0xD9]
    default:
      let photo = FlatJPEG.photo(width: 12_000, height: 12_000, process: .progressive)
      return photo.header + photo.scan + (0..<3000).flatMap { _ in photo.scanHeader } + [0xFF, 0xD9]
    }
  }

  private func expectCheapRefusal(of file: String) throws {
    let measured = try Measured(pholio, ["import", "--json", file])
    #expect(measured.run.status == 3, "\(measured.run.status) \(measured.run.messages)")
    let problems = try #require((measured.run.json as? [String: Any])?["problems"] as? [[String: Any]])
    #expect(problems.map { $0["path"] as? String } == [file])
    #expect(measured.seconds <= 2, "\(measured.seconds) s of processor time")
    #expect(measured.peakBytes <= 300_000_000, "\(measured.peakBytes) bytes")
  }

  @Test(arguments: greedy) func aFileThatCostsTooMuchIsRefusedCheaply(name: String) throws {
    try expectCheapRefusal(of: folder.write(bytes(name), to: "in/\(name).jpg"))
  }

  @Test(.enabled(if: Corpus.isHere, "PHOLIO_CORPUS names no folder of real photos"))
  func theCorpusLargestIsRefusedCheaply() throws {
    let found = try Program.run("/usr/bin/find", [try #require(Corpus.path), "-name", "*max_size.jpg"])
    let file = try #require(found.output.split(separator: "\n").first.map(String.init))
    try expectCheapRefusal(of: file)
  }

  /// Each has 144 MB of coefficients: memory is the program's, not a worker's.
  @Test func largePicturesWaitForEachOtherWhateverTheNumberOfJobs() throws {
    for number in 0..<6 {
      var photo = FlatJPEG.photo(width: 8000, height: 6000, process: .progressive)
      photo.front = photo.segment(0xFE, [UInt8(number)])
      try folder.write(photo.bytes, to: "in/\(number).jpg")
    }
    let measured = try Measured(pholio, ["import", "--json", "--jobs", "8", folder["in"]])
    let report = try #require(measured.run.json as? [String: Any])
    #expect(report["added"] as? Int == 6, "\(measured.run.output)")
    #expect(measured.peakBytes <= 256_000_000, "\(measured.peakBytes) bytes")
  }

  /// Its only data is what a decoder makes of zeros, which would take a minute.
  @Test func anArithmeticPictureOfNothingIsRefusedCheaply() throws {
    var photo = FlatJPEG(width: 30_000, height: 30_000, values: [9, 99, 199], process: .arithmetic)
    photo.components[0].across = 2
    let bytes = photo.header + [UInt8](repeating: 0xA5, count: 300) + [0xFF, 0xD9]
    let file = try folder.write(bytes, to: "in/nothing.jpg")
    let measured = try Measured(pholio, ["import", "--json", file])
    #expect(measured.run.status == 3, "\(measured.run.messages)")
    #expect(measured.seconds <= 4, "\(measured.seconds) s of processor time")
  }

  /// With less, libraries crash, or wait for threads that could not begin.
  @Test(arguments: ["import", "sheet", "show"]) func littleAddressSpaceIsSaidAtOnce(verb: String) throws {
    var limited = pholio
    limited.launcher = ["/bin/sh", "-c", "ulimit -v 500000; exec \"$0\" \"$@\""]
    let run = try limited(verb, "in")
    #expect(run.status == 1, "\(run.status)")
    #expect(
      run.messages
        == "pholio: too little address space: the limit (ulimit -v) is 488 MB, and pholio needs 1024 MB\n")
  }

  /// 600 megapixels in four colours, written and read as rows.
  @Test func aPhotoOf600MegapixelsIsImported() throws {
    let size = PixelSize(width: 30_000, height: 20_000)
    let colours: [[[UInt8]]] = [[[200, 30, 40], [30, 180, 60]], [[40, 60, 210], [220, 220, 90]]]
    let file = folder["large.jpg"]
    try #require(FileManager.default.createFile(atPath: file, contents: nil))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    var writer = try JPEGWriter(size: size, quality: 60) { try handle.write(contentsOf: Data($0)) }
    for half in colours {
      let row = half.flatMap { colour in (0..<size.width / 2).flatMap { _ in colour } }
      let rows = (0..<16).flatMap { _ in row }
      for _ in 0..<size.height / 2 / 16 { try writer.write(rows: rows.span) }
    }
    try writer.finish()
    try handle.close()
    let measured = try Measured(pholio, ["import", "--quiet", file, "--gallery", "Large"])
    #expect(measured.run.status == 0, "\(measured.run.messages)")
    #expect(measured.peakBytes <= 1_000_000_000, "\(measured.peakBytes) bytes")
    let shown = try #require(try pholio("show", "Large", "--json").json as? [String: Any])
    let photo = try #require((shown["photos"] as? [[String: Any]])?.first)
    #expect(photo["width"] as? Int == size.width && photo["height"] as? Int == size.height)
    let hash = try #require(photo["sha256"] as? String)
    let thumbnail = folder["library/thumbnails/\(hash.prefix(2))/\(hash.dropFirst(2)).jpg"]
    // Judged by libjpeg-turbo's own program.
    try #require(
      try Program.run("djpeg", ["-outfile", folder["thumbnail.ppm"], thumbnail]).status == 0)
    let pixels = Array(try #require(FileManager.default.contents(atPath: folder["thumbnail.ppm"])))
    let header = Array("P6\n512 341\n255\n".utf8)
    try #require(pixels.starts(with: header) && pixels.count == header.count + 512 * 341 * 3)
    for (row, half) in colours.enumerated() {
      for (column, colour) in half.enumerated() {
        // Near the edges of each quarter, without the seams.
        for (x, y) in [(2, 2), (128, 85), (250, 165)] {
          let start = header.count + 3 * ((row * 171 + y) * 512 + column * 256 + x + (column == 0 ? 0 : 3))
          for channel in 0..<3 {
            #expect(
              abs(Int(pixels[start + channel]) - Int(colour[channel])) <= 4,
              "quarter \(column), \(row) at \(x), \(y)")
          }
        }
      }
    }
  }
}
