import PholioFacts
import PholioImaging
import PholioSamples
import Testing

@Suite struct XMPWordsTests {
  private static let namespaces = """
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
    xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/" \
    xmlns:lr="http://ns.adobe.com/lightroom/1.0/" \
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    """

  static func packet(_ attributes: String, _ content: String = "") -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" \(namespaces) \(attributes)>\(content)</rdf:Description>\
    </rdf:RDF></x:xmpmeta>
    """
  }

  static func list(_ kind: String, _ items: String...) -> String {
    "<rdf:\(kind)>\(items.map { "<rdf:li>\($0)</rdf:li>" }.joined())</rdf:\(kind)>"
  }

  private func read(_ attributes: String, _ content: String = "") throws -> XMPProperties {
    try #require(XMPProperties(packet: Array(Self.packet(attributes, content).utf8)))
  }

  @Test func everyWordIsRead() throws {
    let words = try read(
      """
      xmp:Rating="3" xmp:Label="Red" photoshop:City="Zürich" photoshop:Country="Schweiz"
      """,
      """
      <dc:title>\(Self.list("Alt", "T&amp;T"))</dc:title>
      <dc:description>\(Self.list("Alt", " Two&#xA;lines "))</dc:description>
      <dc:creator>\(Self.list("Seq", "A", " ", "B"))</dc:creator>
      <dc:rights>\(Self.list("Alt", "© 2019"))</dc:rights>
      <dc:subject>\(Self.list("Bag", "sea", "写真", "sea", ""))</dc:subject>
      """
    ).words
    var expected = PhotoWords()
    expected.title = "T&T"
    expected.description = "Two\nlines"
    expected.creator = "A, B"
    expected.copyright = "© 2019"
    expected.keywords = ["sea", "写真"]
    expected.rating = 3
    expected.label = "Red"
    expected.city = "Zürich"
    expected.country = "Schweiz"
    #expect(words == expected)
  }

  @Test func textsWithoutAListAreReadToo() throws {
    let words = try read("dc:title='T' dc:creator='A' dc:subject='one, two'").words
    #expect(words.title == "T" && words.creator == "A" && words.keywords == ["one, two"])
  }

  @Test func ofSeveralLanguagesTheDefaultCounts() throws {
    func title(_ items: String) throws -> String? {
      try read("", "<dc:title><rdf:Alt>\(items)</rdf:Alt></dc:title>").words.title
    }
    let (german, none) = (
      "<rdf:li xml:lang='de-CH'>Blau</rdf:li>", "<rdf:li xml:lang='x-default'>Blue</rdf:li>"
    )
    #expect(try title(german + none) == "Blue")
    #expect(try title(none + german) == "Blue")
    #expect(try title(german) == "Blau")
    #expect(try title("<rdf:li xml:lang='x-default'> </rdf:li>" + german) == "Blau")
    // Lists twice in one property, and defaults past counting.
    #expect(try title(german + none + "</rdf:Alt><rdf:Alt>" + german) == "Blau")
    #expect(try title(german + String(repeating: none, count: 50_000)) == "Blue")
  }

  @Test func keywordsInATreeCountWithoutTheTreeAndOnlyAlone() throws {
    let tree =
      "<lr:hierarchicalSubject>\(Self.list("Bag", "People|Marie", "Sea", "|"))</lr:hierarchicalSubject>"
    #expect(try read("", tree).words.keywords == ["Marie", "Sea"])
    #expect(
      try read("", tree + "<dc:subject>\(Self.list("Bag", "own"))</dc:subject>").words.keywords == ["own"])
  }

  @Test func placesOfTheIPTCExtensionCountLast() throws {
    let inner =
      "<Iptc4xmpExt:City>Bergen</Iptc4xmpExt:City><Iptc4xmpExt:CountryName>Norge</Iptc4xmpExt:CountryName>"
    let other = "<rdf:li rdf:parseType='Resource'><Iptc4xmpExt:City>Oslo</Iptc4xmpExt:City></rdf:li>"
    let forms = [
      "<rdf:li rdf:parseType='Resource'>\(inner)</rdf:li>",
      "<rdf:li><rdf:Description>\(inner)</rdf:Description></rdf:li>",
      "<rdf:li Iptc4xmpExt:City='Bergen' Iptc4xmpExt:CountryName='Norge'/>",
      "<rdf:li><rdf:Description Iptc4xmpExt:City='Bergen' Iptc4xmpExt:CountryName='Norge'/></rdf:li>",
    ]
    for form in forms {
      for property in ["LocationCreated", "LocationShown"] {
        let place = "<Iptc4xmpExt:\(property)><rdf:Bag>\(form)\(other)</rdf:Bag></Iptc4xmpExt:\(property)>"
        let words = try read("", place).words
        #expect(words.city == "Bergen" && words.country == "Norge", "\(place)")
        #expect(try read("photoshop:City='Voss'", place).words.city == "Voss")
      }
    }
  }

  @Test func fillersOfCamerasAreNoWords() throws {
    let words = try read("dc:title='OLYMPUS DIGITAL CAMERA' dc:description='SONY DSC' xmp:Label='  '").words
    #expect(words == PhotoWords())
  }

  @Test(
    arguments: [
      ("exif:DateTimeOriginal='2019-05-04T10:11:12.345+02:00'", "2019-05-04T10:11:12.345", "+02:00"),
      ("photoshop:DateCreated='2019-05-04'", "2019-05-04T00:00:00", nil),
      ("xmp:CreateDate='2019-05-04T10:11Z'", "2019-05-04T10:11:00", "+00:00"),
      (
        "xmp:CreateDate='2019-01-01' photoshop:DateCreated='2018-01-01' exif:DateTimeOriginal='2017-01-01'",
        "2017-01-01T00:00:00", nil
      ),
      ("xmp:CreateDate='2019-01-01' photoshop:DateCreated='2018-13-01'", "2019-01-01T00:00:00", nil),
    ] as [(String, String, String?)])
  func datesAreRead(_ attributes: String, _ local: String, _ offset: String?) throws {
    let taken = try #require(try read(attributes).date?.time)
    #expect(taken.localText == local && taken.offsetText == offset && taken.source == .xmp)
  }

  @Test(arguments: ["2019", "2019-05", "2005-09-07415:07:40:07:00", "0000-00-00T00:00:00", "soon", ""])
  func whatIsNoDateIsNone(_ text: String) throws {
    #expect(try read("xmp:CreateDate='\(text)'").date == nil)
  }

  @Test func datesOfExifGoBeforeThoseOfXMP() {
    let packet = JPEGMarkers.xmp(Self.packet("xmp:CreateDate='2018-01-01'"))
    #expect(PhotoMetadata(jpeg: SmallJPEG.with(packet)).taken?.source == .xmp)
    var block = ExifBlock()
    block[.photo, 0x9003] = .text("2019:05:04 10:11:12")
    #expect(
      PhotoMetadata(jpeg: SmallJPEG.with(packet, block.app1())).taken?.localText == "2019-05-04T10:11:12")
    block[.photo, 0x9003] = .text("0000:00:00 00:00:00")
    #expect(PhotoMetadata(jpeg: SmallJPEG.with(packet, block.app1())).taken?.source == .xmp)
  }

  @Test func wordsOfXMPGoBeforeThoseOfExif() {
    var block = ExifBlock()
    block[.image, 0x010E] = .text("of EXIF")
    block[.image, 0x013B] = .text("Artist")
    let packets =
      JPEGMarkers.xmp(Self.packet("dc:title='1'"))
      + JPEGMarkers.xmp(Self.packet("dc:title='2' dc:description='of XMP'"))
    let words = PhotoMetadata(jpeg: SmallJPEG.with(block.app1(), packets)).words
    #expect(words.title == "1" && words.description == "of XMP" && words.creator == "Artist")
  }

  @Test func packetsInEveryEncodingAreRead() throws {
    let packet = "<?xml version='1.0' encoding='UTF-16'?>" + Self.packet("dc:title='Zürich 写真 📷'")
    for mark in ["", "\u{FEFF}"] {
      let text = mark + packet
      let encodings: [(String, [UInt8])] = [
        ("UTF-8", Array(text.utf8)),
        ("UTF-16BE", text.utf16.flatMap { Self.bytes(UInt32($0), 2, bigEndian: true) }),
        ("UTF-16LE", text.utf16.flatMap { Self.bytes(UInt32($0), 2, bigEndian: false) }),
        ("UTF-32BE", text.unicodeScalars.flatMap { Self.bytes($0.value, 4, bigEndian: true) }),
        ("UTF-32LE", text.unicodeScalars.flatMap { Self.bytes($0.value, 4, bigEndian: false) }),
      ]
      for (name, bytes) in encodings {
        let properties = try #require(XMPProperties(packet: bytes), "\(name)")
        #expect(properties.words.title == "Zürich 写真 📷", "\(name)")
        for count in stride(from: 0, to: bytes.count, by: 7) {
          _ = XMPProperties(packet: Array(bytes.prefix(count)))
        }
      }
    }
  }

  @Test func packetsInLatin1AreRead() throws {
    let packet = Self.packet("dc:title='Zürich'").unicodeScalars.map { UInt8($0.value) }
    for declaration in ["", "<?xml version='1.0' encoding='windows-1252'?>", "<?xml version='1.0'?>"] {
      let properties = XMPProperties(packet: Array(declaration.utf8) + packet)
      #expect(properties?.words.title == "Zürich", "\(declaration)")
    }
  }

  @Test func whiteSpaceMayComeBeforeADeclaration() {
    let packet = "\r\n \t<?xml version='1.0' encoding='UTF-8'?>" + Self.packet("dc:title='T'")
    #expect(XMPProperties(packet: Array(packet.utf8))?.words.title == "T")
  }

  /// The second packet is in parts, as those of more than 64 KB have to be.
  @Test func wordsInAnExtendedPacketAreRead() {
    let guid = "0123456789ABCDEF0123456789ABCDEF"
    let extended = Array(Self.packet("dc:title='Far behind' dc:description='not this'").utf8)
    func part(_ range: Range<Int>) -> [UInt8] {
      var payload = Array("http://ns.adobe.com/xmp/extension/\0\(guid)".utf8)
      payload += Self.bytes(UInt32(extended.count), 4, bigEndian: true)
      payload += Self.bytes(UInt32(range.lowerBound), 4, bigEndian: true)
      return JPEGMarkers.segment(0xE1, payload + extended[range])
    }
    let main = JPEGMarkers.xmp(
      Self.packet("xmlns:n='http://ns.adobe.com/xmp/note/' n:HasExtendedXMP='\(guid)' dc:description='this'"))
    let words = PhotoMetadata(jpeg: SmallJPEG.with(main, part(100..<extended.count), part(0..<100))).words
    #expect(words.title == "Far behind" && words.description == "this")
    #expect(PhotoMetadata(jpeg: SmallJPEG.with(main, part(0..<100))).words.title == nil)
  }

  @Test func manyAndLongWordsAreCut() throws {
    let items = (0..<5000).map { "<rdf:li>\($0)</rdf:li>" }.joined()
    let long = String(repeating: "é", count: 100_000)
    let words = try read(
      "dc:title='\(long)' dc:description='\(long)'", "<dc:subject><rdf:Bag>\(items)</rdf:Bag></dc:subject>"
    ).words
    #expect(words.keywords == (0..<1000).map(String.init))
    #expect(
      words.title?.utf8.count == FactText.shortLimit && words.description?.utf8.count == FactText.longLimit)
  }

  private static func bytes(_ number: UInt32, _ width: Int, bigEndian: Bool) -> [UInt8] {
    let little = (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    return bigEndian ? little.reversed() : little
  }
}
