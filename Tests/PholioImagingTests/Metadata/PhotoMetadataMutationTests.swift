import PholioFacts
import PholioImaging
import PholioSamples
import PholioTestSupport
import Testing

@Suite struct PhotoMetadataMutationTests {
  /// 2 000 blocks, each with some bytes changed, cut, doubled or set to dangerous values.
  @Test func mutatedBlocksNeverCrash() {
    var random = SampleRandom(seed: 20_190_504)
    let originals = ExifBlock.ByteOrder.allCases.map { PhotoMetadataTests.full($0).tiff() }
    var changed = 0
    for round in 0..<2000 {
      let original = originals[round % originals.count]
      let mutated = Self.mutate(original, &random)
      let jpeg = SmallJPEG.with(JPEGMarkers.segment(0xE1, Array("Exif\0\0".utf8) + mutated))
      if PhotoMetadata(jpeg: jpeg) != PhotoMetadata(jpeg: SmallJPEG.with(Self.app1(original))) {
        changed += 1
      }
    }
    // The mutations reach the fields that are read.
    #expect(changed > 500)
  }

  @Test func mutatedFilesNeverCrash() {
    var random = SampleRandom(seed: 77)
    let xmp = JPEGMarkers.xmp(XMPWordsTests.packet("xmp:Rating='3' xmp:CreateDate='2019-05-04'"))
    let iptc = JPEGMarkers.segment(
      0xED, Array("Photoshop 3.0\0".utf8) + IPTCTests.resource(IPTCTests.full))
    let original = SmallJPEG.with(PhotoMetadataTests.full(.littleEndian).app1(), xmp, iptc)
    for _ in 0..<2000 {
      let mutated = Self.mutate(original, &random)
      _ = PhotoMetadata(jpeg: mutated)
      _ = OriginalFormats.standard.kind(head: mutated, name: Array("a.jpg".utf8))
    }
  }

  @Test(.enabled(if: FactsCorpus.isPresent, "PHOLIO_CORPUS is not set"))
  func mutatedPhotosOfTheCorpusNeverCrash() throws {
    var random = SampleRandom(seed: 3)
    for path in try FactsCorpus.files(in: "jpeg-ok") {
      // All metadata is at the beginning.
      let original = Array(try FactsCorpus.bytes(of: path).prefix(70_000))
      for _ in 0..<12 { _ = PhotoMetadata(jpeg: Self.mutate(original, &random)) }
    }
  }

  /// A block in which thousands of entries share the same 60 KB costs no more than one.
  @Test func hugeSharedValuesCostLittle() {
    var block = ExifBlock()
    for tag in UInt16(0x9000)..<0x9000 + 3000 {
      block[.photo, tag] = .raw(type: 7, count: 60_000, bytes: [0, 0, 0, 8])
    }
    let time = processorTime {
      _ = PhotoMetadata(jpeg: SmallJPEG.with(block.app1()))
    }
    #expect(time < .seconds(1))
  }

  private static func app1(_ tiff: [UInt8]) -> [UInt8] {
    JPEGMarkers.segment(0xE1, Array("Exif\0\0".utf8) + tiff)
  }

  private static func mutate(_ original: [UInt8], _ random: inout SampleRandom) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...8, using: &random) where bytes.count > 8 {
      let offset = Int.random(in: 0..<bytes.count - 4, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.replaceSubrange(offset..<offset + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
      case 3: bytes.replaceSubrange(offset..<offset + 4, with: [0x92, 0x7C, 0x00, 0x07])
      case 4:
        // A pointer to somewhere in the block, in either byte order.
        let target = UInt16.random(in: 0...UInt16(clamping: bytes.count), using: &random)
        let (high, low) = (UInt8(target >> 8), UInt8(target & 0xFF))
        bytes.replaceSubrange(
          offset..<offset + 4, with: Bool.random(using: &random) ? [low, high, 0, 0] : [0, 0, high, low])
      case 5:
        let length = Int.random(in: 1...min(64, bytes.count - offset), using: &random)
        bytes.insert(contentsOf: bytes[offset..<offset + length], at: offset)
      default:
        bytes.removeLast(Int.random(in: 0..<bytes.count - 8, using: &random) / 2)
      }
    }
    return bytes.count > 65_000 ? Array(bytes.prefix(65_000)) : bytes
  }
}
