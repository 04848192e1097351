import Foundation
import PholioImaging
import PholioTestSupport
import Testing

/// A gallery of plain photos, and its sheets, examined by programs that share no code with ours.
struct SheetFixture {
  let folder: TemporaryFolder
  let pholio: Program

  /// - Parameter sizes: A photo each, numbered from 0, in this order in the gallery `in`.
  init(_ sizes: [(width: Int, height: Int)]) throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, size) in sizes.enumerated() {
      try folder.write(
        Fixture.photo(
          number, taken: "2020:01:02 03:\(10 + number / 50):\(10 + number % 50)", width: size.width,
          height: size.height), to: "in/\(number).jpg")
    }
    let run = try pholio("import", folder["in"])
    try #require(run.status == 0, "\(run.messages)")
  }

  init(count: Int) throws {
    try self.init(Array(repeating: (300, 200), count: count))
  }

  func sheet(_ arguments: String...) throws -> Program.Run {
    try pholio.run(["sheet", "in", "-o", folder["sheet.jpg"]] + arguments)
  }

  /// A PNG of 40 × 20 pixels: red at the left, white at half strength at the right.
  func halfTransparentLogo() throws -> String {
    let png = """
      iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAAK0lEQVR42u3OsQ0AAAgDoJ7u5/UJJ8PATpr0VDuXIigoKCgoKCgo\
      KCj4ObilK5CprV4IagAAAABJRU5ErkJggg==
      """
    return try folder.write(Array(try #require(Data(base64Encoded: png))), to: "logo.png")
  }

  /// The output of `--json --frames`.
  func record(_ arguments: String...) throws -> SheetReport {
    let run = try pholio.run(
      ["sheet", "in", "-o", folder["sheet.jpg"], "--json", "--frames"] + arguments)
    try #require(run.status == 0, "\(run.messages)")
    return try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
  }

  /// The colour of a photo made with this number.
  static func colour(_ number: Int) -> [Int] { [number * 37 % 256, number * 91 % 256, number * 151 % 256] }

  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("sheet") }.sorted()
    }
  }
}

struct SheetReport: Decodable {
  struct File: Decodable {
    var path: String
    var page: Int
    var width: Int
    var height: Int
    var bytes: Int?
    var changed: Bool
    var milliseconds: Int
    var cells: [Cell]?
  }

  struct Cell: Decodable {
    var position: Int
    var sha256: String?
    var name: String
    var turn: Int?
    var cell: Box
    var picture: Box
    var drawn: Box
    var words: [String]
    var wordsBox: Box?

    private enum CodingKeys: String, CodingKey {
      case position, sha256, name, turn, cell, picture, drawn, words
      case wordsBox = "words_box"
    }
  }

  struct Box: Decodable, Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  var gallery: String
  var photos: Int
  var pages: Int
  var files: [File]
  var notes: [String]
}

/// Pixels of a JPEG as djpeg gives them.
struct Pixels: CustomTestStringConvertible {
  let width: Int
  let height: Int
  private let samples: [UInt8]

  init(_ path: String) throws {
    let out = try TemporaryFolder()
    let run = try Program.run("/usr/bin/djpeg", ["-pnm", "-outfile", out["p"], path])
    try #require(run.status == 0 && run.messages == "", "\(run.messages)")
    let file = Array(try #require(FileManager.default.contents(atPath: out["p"])))
    var fields: [Int] = []
    var offset = 3
    while fields.count < 3 {
      let digits = file[offset...].prefix { (48...57).contains($0) }
      fields.append(Int(String(decoding: digits, as: UTF8.self)) ?? 0)
      offset = digits.endIndex + 1
    }
    (width, height) = (fields[0], fields[1])
    samples = Array(file[offset...])
  }

  var testDescription: String { "\(width)x\(height) pixels" }

  func colour(_ x: Int, _ y: Int) -> [Int] {
    (0..<3).map { Int(samples[(y * width + x) * 3 + $0]) }
  }

  /// Of all samples of two pictures of one size, in levels of 0…255; infinite for two sizes.
  func meanDifference(to other: Pixels) -> Double {
    guard width == other.width, height == other.height else { return .infinity }
    let sum = zip(samples, other.samples).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(samples.count)
  }

  func mean(_ box: SheetReport.Box) -> [Double] {
    var sums = [0.0, 0, 0]
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width {
        for channel in 0..<3 { sums[channel] += Double(samples[(y * width + x) * 3 + channel]) }
      }
    }
    return sums.map { $0 / Double(box.width * box.height) }
  }

  func isNear(_ colour: [Int], atX x: Int, y: Int, within tolerance: Int = 12) -> Bool {
    zip(self.colour(x, y), colour).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension Pixels {
  /// The mean structural similarity to a picture twice as large (or a pixel less), which is halved first; of
  /// their greys, in windows of 8 × 8 pixels (Wang, Bovik, Sheikh, Simoncelli: Image Quality Assessment,
  /// 2004).
  func similarity(toHalved large: Pixels) -> Double {
    func grey(_ picture: Pixels, _ x: Int, _ y: Int) -> Double {
      let colour = picture.colour(min(x, picture.width - 1), min(y, picture.height - 1))
      return (Double(colour[0]) + Double(colour[1]) + Double(colour[2])) / 3
    }
    var sum = 0.0
    var windows = 0.0
    for top in stride(from: 0, through: height - 8, by: 8) {
      for left in stride(from: 0, through: width - 8, by: 8) {
        var (a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for y in top..<top + 8 {
          for x in left..<left + 8 {
            let own = grey(self, x, y)
            let other =
              (grey(large, 2 * x, 2 * y) + grey(large, 2 * x + 1, 2 * y) + grey(large, 2 * x, 2 * y + 1)
                + grey(large, 2 * x + 1, 2 * y + 1)) / 4
            (a, b, aa, bb, ab) = (a + own, b + other, aa + own * own, bb + other * other, ab + own * other)
          }
        }
        (a, b, aa, bb, ab) = (a / 64, b / 64, aa / 64, bb / 64, ab / 64)
        let (c1, c2) = (6.5025, 58.5225)  // (0.01 · 255)², (0.03 · 255)²
        sum +=
          (2 * a * b + c1) * (2 * (ab - a * b) + c2)
          / ((a * a + b * b + c1) * (aa - a * a + bb - b * b + c2))
        windows += 1
      }
    }
    return sum / windows
  }
}
