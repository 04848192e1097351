import PholioImaging
import PholioSamples
import Testing

@Suite struct FileKindTests {
  @Test(arguments: ["photo.jpg", "photo.png", "photo", ".hidden"])
  func whatBeginsAsAJPEGIsOneWhateverItsName(_ name: String) {
    #expect(kind(SmallJPEG.with(), name) == .jpeg)
  }

  @Test(
    arguments: [
      ("png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      ("gif", Array("GIF89a".utf8)),
      ("webp", Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WEBPVP8 ".utf8)),
      ("tiff", Array("II*\0".utf8) + [8, 0, 0, 0, 0, 0]),
      ("tiff", Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 0]),
      ("tiff", Array("II+\0".utf8) + [8, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0]),
      ("tiff", Array("MM\0+".utf8) + [0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16]),
      ("heic", [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8)),
      ("heic", [0, 0, 0, 24] + Array("ftypmif1".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8)),
      ("avif", [0, 0, 0, 24] + Array("ftypavif".utf8) + [0, 0, 0, 0] + Array("mif1miaf".utf8)),
      ("jxl", [0xFF, 0x0A, 0, 0]),
    ] as [(String, [UInt8])])
  func photosOfEveryFormatAreKnownByTheirFirstBytes(_ name: String, _ bytes: [UInt8]) {
    #expect(kind(bytes, "photo.jpg") == .original(name))
  }

  @Test(
    arguments: [
      ("bmp", Array("BM".utf8) + [0, 1, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0]),
      ("jp2", [0, 0, 0, 12] + Array("jP  ".utf8) + [13, 10, 0x87, 10]),
      ("psd", Array("8BPS".utf8)),
      ("svg", Array("<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'>".utf8)),
    ] as [(String, [UInt8])])
  func otherImagesAreKnownByTheirFirstBytes(_ name: String, _ bytes: [UInt8]) {
    #expect(kind(bytes, "photo.jpg") == .otherImage(name))
  }

  @Test func rawFilesThatAreTIFFInsideGoByTheirMaker() {
    for (make, name) in [("NIKON CORPORATION", "nef"), ("SONY", "arw"), ("Somebody", "tiff")] {
      for order in ExifBlock.ByteOrder.allCases {
        var block = ExifBlock(byteOrder: order)
        block[.image, 0x010F] = .text(make)
        block[.image, 0x014A] = .longs([0])
        #expect(kind(block.tiff(), "x.tif") == .original(name))
      }
    }
    var block = ExifBlock()
    block[.image, 0xC612] = .bytes([1, 4, 0, 0])
    #expect(kind(block.tiff(), "x.dng") == .original("dng"))
  }

  @Test(arguments: [
    "", "Hello, world\n", "%PDF-1.7\n", "\u{7F}ELF", "BM is not a bitmap, it is a text", "<html><svg></html>",
    "RIFF    WAVE",
  ])
  func whatIsNoImageIsNoneEvenWhenItsNameSaysSo(_ text: String) {
    #expect(kind(Array(text.utf8), "photo.jpg") == .notAnImage)
  }

  @Test func aStartMarkerWithJunkBehindItIsAJPEGWhenTheNameSaysSo() {
    let bytes: [UInt8] = [0xFF, 0xD8, 0x10, 0x4A] + SmallJPEG.rest
    #expect(kind(bytes, "a.jpg") == .jpeg)
    #expect(kind(bytes, "a.dat") == .notAnImage)
  }

  @Test func filmsAreNoImages() {
    let bytes = [0, 0, 0, 24] + Array("ftypisom".utf8) + [0, 0, 2, 0] + Array("isomiso2mp41".utf8)
    #expect(kind(bytes, "film.mp4") == .notAnImage)
  }

  @Test func junkBeforeAJPEGIsForgivenWhenTheNameSaysJPEG() {
    let junk = [UInt8](repeating: 0x20, count: 300)
    for name in ["a.jpg", "A.JPG", "a.jpeg", "dir.x/a.MPO"] {
      #expect(kind(junk + SmallJPEG.with(), name) == .jpeg)
    }
    for name in ["a.dat", "jpg", "a.jpg.txt"] {
      #expect(kind(junk + SmallJPEG.with(), name) == .notAnImage)
    }
    let tooMuch = [UInt8](repeating: 0x20, count: FileKind.prefixLength)
    #expect(kind(tooMuch + SmallJPEG.with(), "a.jpg") == .notAnImage)
  }

  @Test(.enabled(if: FactsCorpus.isPresent, "PHOLIO_CORPUS is not set"))
  func everyJPEGOfTheCorpusThatDecodesIsAJPEG() throws {
    for path in try FactsCorpus.files(in: "jpeg-ok") + FactsCorpus.files(in: "jpeg-damaged-but-decodes") {
      #expect(kind(try FactsCorpus.bytes(of: path), path) == .jpeg, "\(path)")
    }
  }

  @Test(.enabled(if: FactsCorpus.isPresent, "PHOLIO_CORPUS is not set"))
  func everyImageOfTheCorpusThatIsNoJPEGHasItsName() throws {
    var known = 0
    for path in try FactsCorpus.files(in: "other-formats") {
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      let kind = kind(try FactsCorpus.bytes(of: path), path)
      if ending == "fuzzed" || ending == "xmp" {
        // Mostly films, broken by a fuzzer; and a sidecar.
        #expect(kind == .notAnImage, "\(path)")
      } else {
        #expect(kind == (ending == "bmp" ? .otherImage(ending) : .original(ending)), "\(path)")
        known += 1
      }
    }
    #expect(known > 15)
  }

  private func kind(_ bytes: [UInt8], _ name: String) -> FileKind {
    OriginalFormats.standard.kind(head: bytes, name: Array(name.utf8))
  }
}
