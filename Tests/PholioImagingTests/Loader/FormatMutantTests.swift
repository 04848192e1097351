import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Real photos of all formats with a few bytes changed, or cut: 20 000 of them with `PHOLIO_SOAK`.
@Suite struct FormatMutantTests {
  /// Larger ones take long, and are read by the same code.
  private static let largest = 300_000
  private static let formats = ["heic", "avif", "png", "webp", "tiff", "gif", "jxl", "raw"]

  @Test(.needsFormats, .timeLimit(.minutes(Soak.isOn ? TimeLimits.soak : TimeLimits.calls)))
  func eachIsAPictureOrAProblem() throws {
    let files = try Self.formats.flatMap { try FormatsCorpus.files(in: $0) }
      .map { (name: $0.name, bytes: try $0.bytes()) }.filter { $0.bytes.count <= Self.largest }
    try #require(files.count > 100)
    var random = SeededGenerator(seed: Soak.isOn ? Soak.seed : 1)
    var (pictures, ended) = (0, 0)
    for number in 0..<(Soak.isOn ? 20_000 : 400) {
      let file = files[number % files.count]
      let mutant = Self.mutant(of: file.bytes, &random)
      do {
        _ = try OriginalFormats.standard.open(mutant, name: file.name).thumbnail()
        pictures += 1
      } catch {
        let place: Comment = "mutant \(number) of \(String(decoding: file.name, as: UTF8.self)), \(Soak.seed)"
        switch try #require(error as? ImagingError, place) {
        // What a library does with memory that it was not given ends its loader.
        case .decode(let cause) where cause.hasPrefix("its loader"): ended += 1
        case .noLoader, .loaderKilled, .cancelled: Issue.record(error, place)
        default: break
        }
      }
    }
    // Most bytes are pixels: many mutants are pictures, a little wrong.
    #expect(pictures > 100)
    #expect(ended < 20, "\(ended) loaders ended")
    // One that lost a file is replaced.
    let sound = try #require(files.first { String(decoding: $0.name, as: UTF8.self).hasSuffix("hopper.png") })
    #expect(try OriginalFormats.standard.open(sound.bytes, name: sound.name).thumbnail().size.width > 0)
  }

  /// One to sixteen other bytes, half of them near the beginning, where numbers stand; or fewer bytes.
  private static func mutant(of bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    if Int.random(in: 0..<8, using: &random) == 0 {
      return Array(bytes.prefix(Int.random(in: 1..<max(bytes.count, 2), using: &random)))
    }
    for _ in 0..<Int.random(in: 1...16, using: &random) {
      let end = Bool.random(using: &random) ? min(bytes.count, 1024) : bytes.count
      guard end > 0 else { break }
      bytes[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
    }
    return bytes
  }
}
