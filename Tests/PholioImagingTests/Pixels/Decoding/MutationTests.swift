import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Files broken at random, the same ones every time, give an error or a picture, and no crash or long wait.
@Suite struct MutationTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64 (Steele, Lea and Flood, 2014).
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private func broken(_ jpeg: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = jpeg
    for _ in 0..<Int.random(in: 1...8, using: &dice) {
      // The markers decide most.
      let reach = Bool.random(using: &dice) ? min(700, bytes.count) : bytes.count
      let offset = Int.random(in: 0..<reach, using: &dice)
      let end = min(bytes.count, offset + Int.random(in: 1...40, using: &dice))
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
      case 1: bytes[offset] = [0, 0xFF, 0xD8, 0xDA, 0xC4, 0x7F].randomElement(using: &dice) ?? 0
      case 2 where bytes.count > 100: bytes.removeSubrange(offset..<end)
      default:
        bytes.insert(
          contentsOf: Array(bytes[offset..<end]), at: Int.random(in: 0..<bytes.count, using: &dice))
      }
    }
    return bytes
  }

  @Test(.needsPhotoCorpus, arguments: [PhotoCorpus.Kind.ok, .damaged, .rejected])
  func brokenPhotosEndInAPictureOrAnError(kind: PhotoCorpus.Kind) throws {
    let photos = try PhotoCorpus.photos(kind).map { try $0.bytes() }.filter {
      (100..<60_000).contains($0.count)
    }
    for seed in UInt64(0)..<300 {
      var dice = Dice(state: seed)
      let jpeg = broken(try #require(photos.randomElement(using: &dice)), &dice)
      let time = processorTime {
        _ = try? Thumbnail.make(
          from: jpeg, orientation: Orientation(exif: Int(seed % 9)), adobeRGB: seed % 2 == 0)
      }
      #expect(time < .seconds(5), "\(kind) \(seed)")
    }
  }
}
