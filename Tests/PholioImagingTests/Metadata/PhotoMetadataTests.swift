import PholioFacts
import PholioImaging
import PholioSamples
import Testing

@Suite struct PhotoMetadataTests {
  @Test(arguments: ExifBlock.ByteOrder.allCases)
  func everyFactIsReadInBothByteOrders(_ order: ExifBlock.ByteOrder) {
    let metadata = read(Self.full(order))
    #expect(metadata.storedOrientation == 6)
    #expect(metadata.taken?.localText == "2019-05-04T10:11:12.034")
    #expect(metadata.taken?.offsetText == "+02:00")
    #expect(metadata.facts.make == "Pholio")
    #expect(metadata.facts.model == "Sample 1")
    #expect(metadata.facts.lens == "Pholio 24-70mm F2.8")
    #expect(metadata.facts.aperture == 2.8)
    #expect(metadata.facts.exposure == ExposureTime(numerator: 10, denominator: 1250))
    #expect(metadata.facts.exposure?.seconds == 0.008)
    #expect(metadata.facts.iso == 400)
    #expect(metadata.facts.focalLength == 35.5)
    #expect(metadata.facts.position == GeoPosition(latitude: -33.5, longitude: 151.25, altitude: -2.5))
    #expect(metadata.words.description == "Été à la mer")
    #expect(metadata.words.creator == "A. N. Other")
    #expect(metadata.words.copyright == "© 2019")
    #expect(metadata.words.rating == 4)
    #expect(metadata.isAdobeRGB)
  }

  @Test func aFileWithoutExifHasNoFacts() {
    #expect(PhotoMetadata(jpeg: SmallJPEG.with()) == PhotoMetadata())
    #expect(PhotoMetadata(jpeg: []) == PhotoMetadata())
    #expect(PhotoMetadata(jpeg: Array("no photo at all".utf8)) == PhotoMetadata())
  }

  @Test func aPlainFileIsNotAdobeRGB() {
    var block = ExifBlock()
    block[.photo, 0xA001] = .shorts([1])
    block[.interoperability, 1] = .text("R98")
    #expect(!read(block).isAdobeRGB)
    block[.interoperability, 1] = .text("R03")
    #expect(read(block).isAdobeRGB)
    block[.interoperability, 1] = nil
    block[.photo, 0xA001] = .shorts([2])
    #expect(read(block).isAdobeRGB)
  }

  @Test func theFirstDateThatIsOneCountsWithItsOwnSubSecondsAndOffset() {
    var block = ExifBlock()
    block[.image, 0x0132] = .text("2021:01:01 00:00:00")
    block[.photo, 0x9290] = .text("3")
    block[.photo, 0x9010] = .text("+03:00")
    #expect(read(block).taken?.localText == "2021-01-01T00:00:00.3")
    block[.photo, 0x9004] = .text("2020:01:01 00:00:00")
    block[.photo, 0x9292] = .text("2")
    block[.photo, 0x9012] = .text("+02:00")
    #expect(read(block).taken?.localText == "2020-01-01T00:00:00.2")
    #expect(read(block).taken?.offsetText == "+02:00")
    block[.photo, 0x9003] = .text("0000:00:00 00:00:00")
    #expect(read(block).taken?.localText == "2020-01-01T00:00:00.2")
    block[.photo, 0x9003] = .text("2019:01:01 00:00:00")
    #expect(read(block).taken?.localText == "2019-01-01T00:00:00")
    #expect(read(block).taken?.offsetText == nil)
  }

  @Test func ofSeveralBlocksEachFieldCountsWhereItComesFirst() {
    var (first, second) = (ExifBlock(), ExifBlock())
    first[.image, 0x010F] = .text("Maker")
    first[.photo, 0x9004] = .text("2021:01:01 00:00:00")
    second[.image, 0x010F] = .text("Other")
    second[.image, 0x0110] = .text("Model 2")
    second[.image, 0x0112] = .shorts([6])
    second[.photo, 0x9003] = .text("2019:05:04 10:11:12")
    let metadata = PhotoMetadata(
      jpeg: SmallJPEG.with(first.app1(), second.app1()))
    #expect(metadata.facts.make == "Maker" && metadata.facts.model == "Model 2")
    #expect(metadata.storedOrientation == 6)
    #expect(metadata.taken?.localText == "2019-05-04T10:11:12")
  }

  /// A scan: the program's own clock is the date of the change.
  @Test func whatWasTakenCountsBeforeWhatWasChangedWhateverTheSource() {
    var block = ExifBlock()
    block[.image, 0x0132] = .text("2021:01:01 00:00:00")
    let exif = block.app1()
    let xmp = SmallJPEG.xmp(
      "xmlns:photoshop='http://ns.adobe.com/photoshop/1.0/' photoshop:DateCreated='1989-07-14'")
    let taken = PhotoMetadata(jpeg: SmallJPEG.with(exif, xmp)).taken
    #expect(taken?.localText == "1989-07-14T00:00:00" && taken?.source == .xmp)
    block[.photo, 0x9003] = .text("1989:07:15 10:00:00")
    let other = PhotoMetadata(jpeg: SmallJPEG.with(block.app1(), xmp)).taken
    #expect(other?.localText == "1989-07-15T10:00:00" && other?.source == .exif)
  }

  @Test func oddOrientationsAreHandedOnAsStored() {
    for value: UInt16 in [0, 1, 8, 9, 36865] {
      var block = ExifBlock()
      block[.image, 0x0112] = .shorts([value])
      #expect(read(block).storedOrientation == Int(value))
    }
  }

  @Test func apertureAndExposureFallBackOnTheirLogarithms() throws {
    var block = ExifBlock()
    block[.photo, 0x9202] = .rationals([.init(4, 1)])
    block[.photo, 0x9201] = .signedRationals([.init(7, 1)])
    #expect(read(block).facts.aperture == 4)
    #expect(abs(try #require(read(block).facts.exposure).seconds * 128 - 1) < 1e-6)
    block[.photo, 0x9201] = .signedRationals([.init(-2, 1)])
    #expect(read(block).facts.exposure?.seconds == 4)
  }

  @Test func numbersThatStandForUnknownAreMissing() {
    var block = ExifBlock()
    block[.photo, 0x829A] = .rationals([.init(0, 1)])
    block[.photo, 0x829D] = .rationals([.init(0, 0)])
    block[.photo, 0x8827] = .shorts([0])
    block[.photo, 0x920A] = .rationals([.init(0, 10)])
    #expect(read(block) == PhotoMetadata())
  }

  @Test func aSensitivityThatDoesNotFitIsReadWhereItDoes() {
    var block = ExifBlock()
    block[.photo, 0x8827] = .shorts([65535])
    #expect(read(block).facts.iso == 65535)
    block[.photo, 0x8832] = .longs([102_400])
    #expect(read(block).facts.iso == 102_400)
  }

  @Test func numbersThatNoCameraHasAreMissing() {
    var block = ExifBlock()
    block[.photo, 0x8827] = .longs([.max])
    #expect(read(block).facts.iso == nil)
    block[.photo, 0x8833] = .longs([51_200])
    #expect(read(block).facts.iso == 51_200)
    block[.image, 0x4746] = .longs([4])
    #expect(read(block).words.rating == 4)
  }

  @Test(arguments: [
    "OLYMPUS DIGITAL CAMERA", "SONY DSC", "KONICA MINOLTA DIGITAL CAMERA ", "KODAK Digital Still Camera",
    "DCIM\\100MEDIA\\DJI_0018.JPG", "C:\\DCIM\\100GOPRO\\GOPR1.JPG", "DCIM/101/IMG_1.JPG", "default",
    "<Digimax i50 MP3, Samsung #1 MP3>", "DSC00019", "IMG_4021.JPG", "IMG_4021.heic", "SAMSUNG",
    "/storage/emulated/0/DCIM/Camera/20190504.jpg", "file:///home/a/b c.png", "\\\\server\\share\\a.tiff",
    "oznorWO", "cof", "binary comment", "0.9.142", "<KENOX S760 / Samsung S760>",
  ])
  func whatACameraWritesForWantOfWordsIsNoDescription(_ text: String) {
    var block = ExifBlock()
    block[.image, 0x010E] = .text(text)
    #expect(read(block).words.description == nil)
  }

  @Test(arguments: [
    "My digital camera and I", "Wheat", "000007", "AC/DC live", "DSC", "Harvest 2019/2020", "IMG_ by hand",
    "Communications", "Mon", "nor'easter", "4.5.2019", "0.9", "/ or \\ ?", "I <3 you", "{}: a study in JPEG",
  ])
  func whatSomebodyWroteIsADescription(_ text: String) {
    var block = ExifBlock()
    block[.image, 0x010E] = .text(text)
    #expect(read(block).words.description == text)
  }

  @Test func charactersThatTurnTheTextAroundThemAreLeftOut() {
    var block = ExifBlock()
    block[.image, 0x010E] = .text("Photo \u{202E}gpj.exe\u{2066}")
    #expect(read(block).words.description == "Photo gpj.exe")
  }

  @Test func aLensWithoutAModelIsDescribedByItsRange() {
    var block = ExifBlock()
    block[.photo, 0xA432] = .rationals([.init(18, 1), .init(55, 1), .init(35, 10), .init(56, 10)])
    #expect(read(block).facts.lens == "18-55mm f/3.5-5.6")
    block[.photo, 0xA432] = .rationals([.init(50, 1), .init(50, 1), .init(18, 10), .init(18, 10)])
    #expect(read(block).facts.lens == "50mm f/1.8")
    block[.photo, 0xA432] = .rationals([.init(24, 1), .init(70, 1), .init(0, 0), .init(0, 0)])
    #expect(read(block).facts.lens == "24-70mm")
    block[.photo, 0xA432] = .rationals([.init(0, 0), .init(0, 0), .init(0, 0), .init(0, 0)])
    #expect(read(block).facts.lens == nil)
  }

  @Test func fieldsInTheWrongDirectoryAreFound() {
    var block = ExifBlock()
    block[.image, 0x9003] = .text("2019:05:04 10:11:12")
    block[.photo, 0x010F] = .text("Pholio")
    #expect(read(block).taken?.localText == "2019-05-04T10:11:12")
    #expect(read(block).facts.make == "Pholio")
  }

  @Test func theEditorsCopyrightCountsWhenThePhotographersIsBlank() {
    var block = ExifBlock()
    block[.image, 0x8298] = .text(" \0 The editor")
    #expect(read(block).words.copyright == "The editor")
    block[.image, 0x8298] = .text("The photographer\0The editor")
    #expect(read(block).words.copyright == "The photographer")
  }

  @Test func junkAroundTheSegmentsDoesNoHarm() {
    let app1 = Self.full(.bigEndian).app1()
    let expected = PhotoMetadata(jpeg: SmallJPEG.with(app1))
    let junk: [UInt8] = [0, 1, 0xFF, 0, 7]
    #expect(PhotoMetadata(jpeg: junk + SmallJPEG.with(app1)) == expected)
    #expect(PhotoMetadata(jpeg: SmallJPEG.with(junk, [0xFF, 0xFF], app1)) == expected)
    let unreadable = JPEGMarkers.segment(0xE1, Array("Exif\0\0no TIFF".utf8))
    #expect(PhotoMetadata(jpeg: SmallJPEG.with(unreadable, app1)) == expected)
  }

  @Test func theFirstOfSeveralBlocksCounts() {
    var second = ExifBlock()
    second[.image, 0x010F] = .text("Somebody else")
    let metadata = PhotoMetadata(jpeg: SmallJPEG.with(Self.full(.littleEndian).app1(), second.app1()))
    #expect(metadata == read(Self.full(.littleEndian)))
  }

  /// A block with all fields that are read, and a maker note.
  static func full(_ order: ExifBlock.ByteOrder) -> ExifBlock {
    var block = ExifBlock(byteOrder: order)
    block[.image, 0x010E] = .text("  Été à la mer ")
    block[.image, 0x010F] = .text("Pholio   ")
    block[.image, 0x0110] = .text("Sample 1")
    block[.image, 0x0112] = .shorts([6])
    block[.image, 0x013B] = .text("A. N. Other")
    block[.image, 0x4746] = .shorts([4])
    block[.image, 0x8298] = .text("© 2019")
    block[.photo, 0x829A] = .rationals([.init(10, 1250)])
    block[.photo, 0x829D] = .rationals([.init(28, 10)])
    block[.photo, 0x8827] = .shorts([400, 0])
    block[.photo, 0x9003] = .text("2019:05:04 10:11:12")
    block[.photo, 0x9011] = .text("+02:00")
    block[.photo, 0x9291] = .text("034")
    block[.photo, 0x920A] = .rationals([.init(355, 10)])
    block[.photo, 0x927C] = .undefined(Array("Nikon\0".utf8) + [UInt8](repeating: 0xAB, count: 500))
    block[.photo, 0xA434] = .text("Pholio 24-70mm F2.8")
    block[.interoperability, 1] = .text("R03")
    block[.gps, 1] = .text("S")
    block[.gps, 2] = .rationals([.init(33, 1), .init(30, 1), .init(0, 1)])
    block[.gps, 3] = .text("E")
    block[.gps, 4] = .rationals([.init(151, 1), .init(14, 1), .init(600, 10)])
    block[.gps, 5] = .bytes([1])
    block[.gps, 6] = .rationals([.init(25, 10)])
    return block
  }

  private func read(_ block: ExifBlock) -> PhotoMetadata {
    PhotoMetadata(jpeg: SmallJPEG.with(block.app1()))
  }
}
