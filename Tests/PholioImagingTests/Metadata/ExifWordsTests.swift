import PholioFacts
import PholioImaging
import PholioSamples
import Testing

@Suite struct ExifWordsTests {
  private static let title: UInt16 = 0x9C9B
  private static let comment: UInt16 = 0x9C9C
  private static let author: UInt16 = 0x9C9D
  private static let keywords: UInt16 = 0x9C9E

  @Test(arguments: ExifBlock.ByteOrder.allCases)
  func fieldsOfWindowsCountWhereTheStandardsAreMissing(_ order: ExifBlock.ByteOrder) {
    var block = ExifBlock(byteOrder: order)
    block[.image, Self.title] = Self.utf16("Été 📷")
    block[.image, Self.comment] = Self.utf16("Two\r\nlines")
    block[.image, Self.author] = Self.utf16("A. N. Other; B")
    block[.image, Self.keywords] = Self.utf16("sea; summer;;sea ;写真")
    var words = read(block)
    #expect(words.title == "Été 📷")
    #expect(words.description == "Two\nlines")
    #expect(words.creator == "A. N. Other; B")
    #expect(words.keywords == ["sea", "summer", "写真"])
    block[.image, 0x010E] = .text("Described")
    block[.image, 0x013B] = .text("Artist")
    words = read(block)
    #expect(words.description == "Described")
    #expect(words.creator == "Artist")
    block[.image, 0x010E] = .text("SONY DSC")
    #expect(read(block).description == "Two\nlines")
  }

  @Test func aCommentDescribesAPhotoThatNothingElseDoes() {
    var block = ExifBlock()
    block[.photo, 0x9286] = .undefined(Array("ASCII\0\0\0By the sea \0 more".utf8))
    #expect(read(block).description == "By the sea")
    block[.image, Self.comment] = Self.utf16("Of Windows")
    #expect(read(block).description == "Of Windows")
  }

  @Test(arguments: ExifBlock.ByteOrder.allCases)
  func commentsAreReadByTheirEncoding(_ order: ExifBlock.ByteOrder) {
    func read(_ name: String, _ text: [UInt8]) -> String? {
      var block = ExifBlock(byteOrder: order)
      block[.photo, 0x9286] = .undefined(Array(name.utf8) + text)
      return self.read(block).description
    }
    #expect(read("ASCII\0\0\0", [0x5A, 0xFC, 0x72]) == "Zür")
    #expect(read("ASCII   ", Array("padded".utf8)) == "padded")
    #expect(read("\0\0\0\0\0\0\0\0", Array("été".utf8)) == "été")
    #expect(read("\0\0\0\0\0\0\0\0", [0x5A, 0xFC, 0x72]) == nil)
    #expect(read("\0\0\0\0\0\0\0\0", [1, 2, 3, 0x41]) == nil)
    #expect(read("", Array("no name at all".utf8)) == "no name at all")
    #expect(read("", Array("short".utf8)) == "short")
    #expect(read("JIS\0\0\0\0\0", [0x1B, 0x24, 0x42, 0x24, 0x22]) == nil)
    for isBig in [false, true] {
      let text = Self.units("Klippen auf Åland", bigEndian: isBig)
      #expect(read("UNICODE\0", text) == "Klippen auf Åland", "\(isBig)")
      let mark: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
      #expect(read("UNICODE\0", mark + Self.units("写", bigEndian: isBig)) == "写")
      #expect(read("UNICODE\0", mark) == nil)
    }
    for data in ["{\"mode\": 2}", "<?xml version='1.0'?><a/>", "filter: 0; fileterIntensity: 0.0; …"] {
      #expect(read("ASCII\0\0\0", Array(data.utf8)) == nil)
    }
    #expect(read("UNICODE\0", []) == nil)
    #expect(read("UNICODE\0", [0x41]) == nil)
  }

  @Test(arguments: [(0, 0), (1, 1), (25, 2), (50, 3), (75, 4), (99, 5), (100, 5)] as [(UInt16, Int)])
  func percentAreStarsWhereThereAreNone(_ percent: UInt16, _ stars: Int) {
    var block = ExifBlock()
    block[.image, 0x4749] = .shorts([percent])
    #expect(read(block).rating == stars)
    block[.image, 0x4746] = .shorts([2])
    #expect(read(block).rating == 2)
  }

  @Test func impossiblePercentAreNoRating() {
    var block = ExifBlock()
    block[.image, 0x4749] = .shorts([101])
    #expect(read(block).rating == nil)
  }

  /// UTF-16 with a NUL behind it, as Windows writes it: as bytes, little-endian.
  private static func utf16(_ text: String) -> ExifBlock.Value {
    .bytes(units(text, bigEndian: false) + [0, 0])
  }

  private static func units(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  private func read(_ block: ExifBlock) -> PhotoWords {
    PhotoMetadata(jpeg: SmallJPEG.with(block.app1())).words
  }
}
