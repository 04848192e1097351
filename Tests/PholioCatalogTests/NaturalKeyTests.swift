import PholioCatalog
import PholioDisk
import Testing

@Suite struct NaturalKeyTests {
  @Test func bytesOfKeysSortLikePeople() {
    let sorted = [
      "", "1.jpg", "2.jpg", "2a.jpg", "10.jpg", "99999999999999999999.jpg", "100000000000000000000.jpg", "a",
      "a1b2",
      "a1b10", "a2b1", "IMG_9.JPG", "img_10.jpg", "img_010_b.jpg", "IMG_0100.jpg", "z", "é",
    ]
    for (a, b) in zip(sorted, sorted.dropFirst()) {
      let keys = (NaturalKey.make(ByteString(a)), NaturalKey.make(ByteString(b)))
      #expect(keys.0.lexicographicallyPrecedes(keys.1), "\(a) before \(b)")
    }
  }

  @Test func caseAndLeadingZerosMakeNoDifference() {
    #expect(NaturalKey.make(ByteString("IMG_007.JPG")) == NaturalKey.make(ByteString("img_7.jpg")))
  }
}

@Suite struct ByteStringTests {
  @Test(arguments: [
    ("plain.jpg", "plain.jpg"), ("Ünïcode 漢字.jpg", "Ünïcode 漢字.jpg"), ("two\nlines", #"two\x0alines"#),
    ("\u{1B}[31m", #"\x1b[31m"#),
  ])
  func controlCharactersAreShownEscaped(name: String, shown: String) {
    #expect(ByteString(name).shown == shown)
  }

  @Test func bytesThatAreNotUTF8AreShownEscaped() {
    #expect(ByteString([0x63, 0x61, 0x66, 0xE9, 0x2E, 0x6A]).shown == #"caf\xe9.j"#)
    #expect(ByteString([0xFF]).text == nil)
  }

  @Test func composedAndDecomposedNamesAreTwo() {
    #expect(ByteString("\u{E9}") != ByteString("e\u{301}"))
  }
}
