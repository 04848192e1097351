import PholioFacts
import PholioImaging
import PholioSamples
import PholioTestSupport
import Testing

@Suite struct IPTCTests {
  private static let utf8: [UInt8] = dataset(1, 90, [0x1B, 0x25, 0x47])

  /// A block with everything that is read, and more.
  static let full: [UInt8] = [
    utf8, dataset(2, 0, [0, 4]), text(5, "T"), text(120, " Two\rlines "), text(80, "A"), text(80, "Bé"),
    text(116, "© 2019"), text(25, "sea"), text(25, "写真"), text(25, "sea"), text(55, "20190504"),
    text(60, "101112+0200"), text(90, "Zürich"), text(101, "Schweiz"), dataset(3, 10, [1]),
  ].flatMap(\.self)

  @Test func everyWordIsRead() {
    var expected = PhotoWords()
    expected.title = "T"
    expected.description = "Two\nlines"
    expected.creator = "A, Bé"
    expected.copyright = "© 2019"
    expected.keywords = ["sea", "写真"]
    expected.city = "Zürich"
    expected.country = "Schweiz"
    let properties = IPTCProperties(block: Self.full)
    #expect(properties.words == expected)
    #expect(properties.date?.time.text == "2019-05-04 10:11:12 +02:00")
    #expect(properties.date?.time.source == .iptc)
    #expect(IPTCProperties(block: Self.resource(Self.full)).words == expected)
  }

  @Test func textsAreInUTF8OrLatin1() {
    let latin1 = Self.dataset(2, 5, [0x93, 0x5A, 0xFC, 0x72, 0x94])
    #expect(read(latin1).title == "“Zür”")
    #expect(read(Self.dataset(1, 90, [0x1B, 0x2D, 0x41]) + latin1).title == "“Zür”")
    #expect(read(Self.text(5, "Zür")).title == "Zür")
    // Cut to 32 bytes by a program.
    let cut = Self.dataset(2, 5, Array("Zü".utf8.dropLast()))
    #expect(read(Self.utf8 + cut).title == "Z")
  }

  @Test func lengthsMayBeLong() {
    let text = Array(String(repeating: "word ", count: 200).utf8)
    for width in 2...4 {
      var block: [UInt8] = [0x1C, 2, 120, 0x80, UInt8(width)]
      block += (1...width).map { UInt8(truncatingIfNeeded: text.count >> (8 * (width - $0))) }
      block += text + Self.text(5, "T")
      #expect(read(block).description?.utf8.count == 999 && read(block).title == "T")
    }
    let impossible: [[UInt8]] = [
      [0x80, 5, 0, 0, 0, 0, 1], [0xFF, 0xFF], [0x80, 4, 0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF], [0x80],
    ]
    for length in impossible {
      let words = read(Self.text(5, "T") + [0x1C, 2, 120] + length + [0x41])
      #expect(words.title == "T" && words.description == nil)
    }
  }

  @Test func ofTextsThatMayNotBeRepeatedTheFirstCounts() {
    let words = read(Self.text(5, " ") + Self.text(5, "T") + Self.text(5, "U") + Self.text(120, "SONY DSC"))
    #expect(words.title == "T" && words.description == nil)
  }

  @Test(arguments: [
    ("20190504", "101112-0330", "2019-05-04 10:11:12 -03:30"), ("20190504", "101112", "2019-05-04 10:11:12"),
    ("20190504", "", "2019-05-04 00:00:00"), ("20190504", "10", "2019-05-04 00:00:00"),
    ("20190504", "250000", "2019-05-04 00:00:00"), ("2019:05:04", "10:11:12", "2019-05-04 10:11:12"),
    // The time again, as the offset.
    ("20190504", "062923-0629", "2019-05-04 06:29:23"),
  ])
  func datesAndTimesAreRead(_ date: String, _ time: String, _ expected: String) {
    let block = Self.text(55, date) + (time.isEmpty ? [] : Self.text(60, time))
    #expect(IPTCProperties(block: block).date?.time.text == expected)
  }

  @Test(arguments: ["", "00000000", "20191301", "2019", "201905041"])
  func whatIsNoDateIsNone(_ date: String) {
    #expect(IPTCProperties(block: Self.text(55, date) + Self.text(60, "101112")).date == nil)
  }

  @Test func bytesInTheWrongOrderAreTurned() {
    var block = Self.full + [UInt8](repeating: 0, count: (4 - Self.full.count % 4) % 4)
    for start in stride(from: 0, to: block.count, by: 4) { block[start..<start + 4].reverse() }
    #expect(read(block) == read(Self.full))
  }

  /// Photoshop's resources may be cut anywhere into segments, and others may stand before.
  @Test func aJPEGsResourcesAreJoined() {
    let resources =
      Self.resource([1, 2, 3], id: 0x03ED, name: "odd") + Self.resource([], id: 0x0400)
      + Self.resource(Self.full) + Self.resource(Self.text(5, "second"))
    let expected = read(Self.full)
    for cut in stride(from: 0, to: resources.count, by: 5) {
      let parts = [resources[..<cut], resources[cut...]].map {
        JPEGMarkers.segment(0xED, Array("Photoshop 3.0\0".utf8) + $0)
      }
      let metadata = PhotoMetadata(jpeg: SmallJPEG.with(parts[0], parts[1]))
      #expect(metadata.words == expected, "\(cut)")
      #expect(metadata.taken?.source == .iptc)
    }
  }

  @Test func wordsOfIPTCStandBetweenXMPAndExif() {
    var block = ExifBlock()
    block[.image, 0x010E] = .text("of EXIF")
    block[.image, 0x8298] = .text("© EXIF")
    let iptc = JPEGMarkers.segment(
      0xED, Array("Photoshop 3.0\0".utf8) + Self.resource(Self.text(5, "IPTC") + Self.text(120, "of IPTC")))
    let xmp = JPEGMarkers.xmp(XMPWordsTests.packet("dc:title='XMP'"))
    let words = PhotoMetadata(jpeg: SmallJPEG.with(block.app1(), iptc, xmp)).words
    #expect(words.title == "XMP" && words.description == "of IPTC" && words.copyright == "© EXIF")
  }

  /// Every shorter block has words of the whole one, in its order, or none; nothing crashes.
  @Test func everyTruncationIsReadSafely() {
    let whole = read(Self.full)
    for block in [Self.full, Self.resource(Self.full), Self.resource(Self.full, name: "named")] {
      for count in 0..<block.count {
        let words = read(Array(block.prefix(count)))
        #expect(words.title == nil || words.title == whole.title)
        #expect(words.keywords == Array(whole.keywords.prefix(words.keywords.count)))
      }
    }
  }

  /// Every bit turned, and every byte set to what is dangerous.
  @Test func everyFlipIsReadSafely() {
    for original in [Self.full, Self.resource(Self.full, name: "x")] {
      for index in original.indices {
        for value in (0..<8).map({ original[index] ^ 1 << UInt8($0) }) + [0, 0x1C, 0x7F, 0x80, 0xFF] {
          var block = original
          block[index] = value
          let properties = IPTCProperties(block: block)
          _ = (properties.words, properties.date?.time)
        }
      }
    }
  }

  @Test func manyDatasetsCostLittle() {
    let keywords = (0..<200_000).flatMap { Self.text(25, "\($0)") }
    let resources = (0..<100_000).flatMap { _ in Self.resource([]) }
    let time = processorTime {
      #expect(read(keywords).keywords.count == 1000)
      #expect(read([UInt8](repeating: 0x1C, count: 1 << 20)) == PhotoWords())
      #expect(read(resources) == PhotoWords())
    }
    #expect(time < .seconds(10))
  }

  private func read(_ block: [UInt8]) -> PhotoWords { IPTCProperties(block: block).words }

  static func dataset(_ record: UInt8, _ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [0x1C, record, number, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
  }

  static func text(_ number: UInt8, _ text: String) -> [UInt8] { dataset(2, number, Array(text.utf8)) }

  /// One of Photoshop's resources.
  static func resource(_ content: [UInt8], id: Int = 0x0404, name: String = "") -> [UInt8] {
    var bytes = Array("8BIM".utf8) + [UInt8(id >> 8), UInt8(id & 0xFF), UInt8(name.utf8.count)]
    bytes += Array(name.utf8)
    if bytes.count % 2 != 0 { bytes.append(0) }
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (24 - 8 * $0)) }
    bytes += content
    if content.count % 2 != 0 { bytes.append(0) }
    return bytes
  }
}
