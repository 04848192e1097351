import PholioFacts
import PholioImaging
import PholioSamples
import PholioTestSupport
import Testing

/// RAW files that tests draw.
@Suite struct RawFormatTests {
  private let formats = OriginalFormats.standard

  private func open(_ raw: RawDrawing) throws -> any Original {
    try formats.open(raw.bytes, name: [])
  }

  @Test(arguments: RawDrawing.all)
  func everyKindIsKnownByItsFirstBytes(_ raw: RawDrawing) {
    #expect(formats.kind(head: raw.bytes, name: Array("photo.jpg".utf8)) == .original(raw.kind))
    #expect(formats.format(named: Array("a.\(raw.kind.uppercased())".utf8))?.kind == raw.kind)
    #expect(formats.has(kind: raw.kind))
  }

  @Test(arguments: RawDrawing.all)
  func everyKindTellsItsSizeAndItsFacts(_ raw: RawDrawing) throws {
    var raw = raw
    raw.orientation = 6
    let photo = try open(raw)
    #expect(photo.storedSize == raw.fullSize)
    #expect(photo.orientation == .leftSideUp)
    #expect(photo.size == PixelSize(width: raw.fullSize.height, height: raw.fullSize.width))
    #expect(photo.metadata.facts.make == raw.make)
    #expect(photo.metadata.facts.model == RawDrawing.model)
    #expect(photo.metadata.taken?.localText == "2019-05-04T10:11:12")
    if ["crw", "raf", "x3f"].contains(raw.kind) { return }
    #expect(photo.metadata.facts.exposure?.text == "1/250 s")
    #expect(photo.metadata.facts.aperture == 2.8)
    #expect(photo.metadata.facts.iso == 400)
    #expect(photo.metadata.facts.focalLength == 50)
    #expect(photo.metadata.facts.lens == "Lens 50")
  }

  @Test(.needsExiftool, arguments: RawDrawing.all)
  func exiftoolSaysTheSame(_ raw: RawDrawing) throws {
    let tags = try RawFiles.exiftool(raw.bytes, extension: raw.kind)
    let photo = try open(raw)
    #expect("\(try #require(tags["Composite:ImageSize"]))" == "\(raw.fullSize.width) \(raw.fullSize.height)")
    if ["crw", "raf", "x3f"].contains(raw.kind) { return }
    for comparison in ExiftoolReading(tags).comparisons(with: photo.metadata) {
      #expect(comparison.isEqual, "\(comparison)")
    }
  }

  @Test(arguments: ["nef", "rw2", "orf", "dng"])
  func bothByteOrdersAreRead(_ kind: String) throws {
    let raw = RawDrawing(kind: kind, isBigEndian: true)
    // Panasonic writes one order only.
    if kind != "rw2" { #expect(try open(raw).metadata.facts.iso == 400) }
    #expect(try open(RawDrawing(kind: kind)).metadata.facts.iso == 400)
  }

  @Test(arguments: RawDrawing.all)
  func theLargestPreviewStandsForThePhoto(_ raw: RawDrawing) throws {
    var raw = raw
    raw.size = PixelSize(width: 720, height: 480)
    raw.preview = try DrawnPicture.rings(raw.size).jpeg(quality: 85)
    let box = PixelSize(width: 300, height: 300)
    let drawn = try open(raw).draw(Drawing(.within(box, enlarge: false)))
    let expected = try PhotoDecoder.decode(
      raw.preview, orientation: .upright, to: .within(box, enlarge: false))
    #expect(drawn.fullSize == raw.size)
    #expect(drawn.bitmap == expected.bitmap)
    #expect(drawn.warnings.isEmpty)
  }

  @Test(arguments: RawDrawing.all)
  func aPreviewIsTurnedOnceThoughItSaysItsOrientationToo(_ raw: RawDrawing) throws {
    var raw = raw
    raw.orientation = 8
    raw.size = PixelSize(width: 720, height: 480)
    raw.preview = try DrawnPicture.rings(raw.size).jpeg(quality: 85)
    let expected = try PhotoDecoder.decode(raw.preview, orientation: .rightSideUp, to: .full)
    let exact = Drawing(.exactly(PixelSize(width: 480, height: 720)))
    #expect(try open(raw).draw(exact).bitmap == expected.bitmap)
    var exif = ExifBlock()
    exif[.image, 0x0112] = .shorts([8])
    raw.preview = JPEGMarkers.insert(app1: exif.app1(), into: raw.preview)
    #expect(try open(raw).draw(exact).bitmap == expected.bitmap)
  }

  @Test func aPreviewThatWasTurnedAlreadyIsNotTurnedAgain() throws {
    var raw = RawDrawing(kind: "nef", orientation: 6)
    raw.size = PixelSize(width: 720, height: 480)
    let turned = DrawnPicture.rings(PixelSize(width: 480, height: 720))
    raw.preview = try turned.jpeg(quality: 85)
    let drawn = try open(raw).draw(Drawing(.full))
    #expect(drawn.fullSize == turned.size)
    #expect(drawn.bitmap.psnr(to: turned) > 20)
  }

  @Test func aQuarterTurnMoreTurnsTheWholePhoto() throws {
    let photo = try open(RawDrawing(kind: "dng"))
    let drawn = try photo.draw(Drawing(.full, turn: .right))
    #expect(drawn.fullSize == PixelSize(width: 96, height: 3072))
    #expect(drawn.bitmap.size == drawn.fullSize)
  }

  @Test func aPreviewOfAnotherShapeIsNotStretched() throws {
    // 16:9 of a sensor of 3:2.
    let raw = RawDrawing(
      kind: "arw", preview: FlatJPEG.photo(width: 640, height: 360).bytes,
      size: PixelSize(width: 6000, height: 4000))
    let thumbnail = try open(raw).thumbnail()
    #expect(thumbnail.size == PixelSize(width: 512, height: 288))
    #expect(thumbnail.photoSize == raw.size)
    // Some pixels less are the same shape.
    var near = raw
    near.preview = FlatJPEG.photo(width: 1616, height: 1080).bytes
    #expect(try open(near).thumbnail().size == PixelSize(width: 512, height: 341))
  }

  @Test func smallPreviewsDoNotStandForAPhoto() throws {
    let raw = RawDrawing(kind: "nef", preview: FlatJPEG.photo(width: 511, height: 400).bytes)
    let photo = try open(raw)
    #expect(photo.size == raw.size)
    // There is nothing to develop.
    let error = #expect(throws: ImagingError.self) { try photo.thumbnail() }
    let text = try "\(#require(error))"
    #expect(text.contains("no preview of 512 pixels, and it can't be developed"), "\(text)")
  }

  @Test func aDamagedPreviewGivesWayToASmallerOne() throws {
    var raw = RawDrawing(kind: "cr3")
    // Its data end at once.
    raw.preview = FlatJPEG.photo(width: 2048, height: 2048).header + [0xFF, 0xD9]
    let drawn = try open(raw).draw(Drawing(.full))
    #expect(drawn.warnings.count == 1)
    #expect("\(drawn.warnings)".contains("damaged"))
  }

  @Test func aJPEGUnderARawsNameIsAJPEG() {
    let jpeg = FlatJPEG.photo(width: 16, height: 16).bytes
    #expect(formats.kind(head: jpeg, name: Array("DSC_0001.NEF".utf8)) == .jpeg)
  }

  @Test func aCamerasTIFFIsNoRaw() {
    // Its picture is in a subdirectory, and is one of colours.
    let picture: TIFFDrawing.Directory = [0xFE: .longs([0]), 0x103: .shorts([1]), 0x106: .shorts([2])]
    for make in ["NIKON CORPORATION", "SONY", "PENTAX", "Somebody"] {
      for isBigEndian in [false, true] {
        let drawing = TIFFDrawing(
          isBigEndian: isBigEndian,
          chain: [[0xFE: .longs([1]), 0x10F: .text(make), 0x14A: .directories([picture])]])
        let kind = formats.kind(head: drawing.bytes, name: Array("a.nef".utf8))
        #expect(kind == .original("tiff"), "\(make)")
      }
    }
  }

  @Test func exifIsFoundAnywhereInTheFile() throws {
    let far = [UInt8](repeating: 0x55, count: 300_000)
    var raw = RawDrawing(kind: "nef").tiff
    raw.chain[0][0x0200] = .data(far)
    let description = TIFFDrawing.Value.text(String(repeating: "ü", count: 40_000))
    raw.chain[0][0x8769] = .directories([RawDrawing.joined(RawDrawing.photo, [0x010E: description])])
    raw.chain[0][0x8825] = .directories([
      [
        1: .text("S"), 2: .rationals([30, 1, 30, 1, 0, 1]), 3: .text("E"),
        4: .rationals([10, 1, 0, 1, 0, 1]),
      ]
    ])
    raw.chain[0][0x02BC] = .bytes(
      Array(
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4"/></rdf:RDF>
        </x:xmpmeta>
        """.utf8))
    // A city, by its number.
    raw.chain[0][0x83BB] = .bytes([0x1C, 2, 90, 0, 5] + Array("Essen".utf8))
    let metadata = try formats.open(raw.bytes, name: []).metadata
    let (facts, words) = (metadata.facts, metadata.words)
    #expect(facts.iso == 400)
    #expect(facts.position?.latitude == -30.5)
    #expect(facts.position?.longitude == 10)
    #expect(words.description == String(repeating: "ü", count: 4096))
    #expect(words.rating == 4)
    #expect(words.city == "Essen")
  }
}
