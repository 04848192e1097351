import PholioFacts
import PholioImaging
import PholioSamples
import PholioTestSupport
import Synchronization
import Testing

/// All that a new format needs: this file, and a line in a list.
private enum ToyFormat: OriginalFormat {
  static let kind = "toy"
  static let title = "Toy"
  static let extensions = ["toy"]

  static func recognises(head: UnsafeRawBufferPointer) -> Recognition {
    head.starts(with: "TOY".utf8) ? .sure : .no
  }

  static func open(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) -> any Original {
    guard bytes.count >= 5, let size = PixelSize(checkedWidth: Int(bytes[3]), height: Int(bytes[4])) else {
      throw .header(cause: "cut off")
    }
    return Toy(storedSize: size)
  }

  private struct Toy: Original {
    let storedSize: PixelSize
    let orientation = Orientation.leftSideUp
    let profile: [UInt8]? = nil
    let metadata = PhotoMetadata()

    func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
      let bitmap = Bitmap(size: drawing.target.size(for: size), red: 1, green: 2, blue: 3)
      return DecodedPhoto(bitmap: bitmap, fullSize: size, warnings: [])
    }
  }
}

@Suite struct OriginalFormatTests {
  private let formats = OriginalFormats([JPEGFormat.self, ToyFormat.self])

  @Test func aNewFormatIsALineInAList() throws {
    let bytes = Array("TOY".utf8) + [90, 60]
    #expect(formats.kind(head: bytes, name: Array("a.bin".utf8)) == .original("toy"))
    #expect(OriginalFormats.standard.kind(head: bytes, name: Array("a.toy".utf8)) == .notAnImage)
    let photo = try formats.open(bytes, name: [])
    #expect(photo.size == PixelSize(width: 60, height: 90))
    let thumbnail = try photo.thumbnail()
    #expect(thumbnail.size == photo.size && thumbnail.photoSize == photo.size)
    #expect(throws: ImagingError.header(cause: "cut off")) {
      try formats.open(Array("TOY".utf8), name: [])
    }
    #expect(throws: ImagingError.unknownFormat) { try formats.open([1, 2, 3], name: []) }
  }

  @Test func aJPEGTellsAndDrawsItself() throws {
    var exif = ExifBlock()
    exif[.image, 0x0112] = .shorts([6])
    let plain = try DrawnPicture.rings(PixelSize(width: 90, height: 60)).jpeg(quality: 85)
    let photo = try formats.open(JPEGMarkers.insert(app1: exif.app1(), into: plain), name: [])
    #expect(photo.storedSize == PixelSize(width: 90, height: 60))
    #expect(photo.size == PixelSize(width: 60, height: 90))
    #expect(photo.profile == nil)
    let box = PixelSize(width: 30, height: 30)
    #expect(
      try photo.draw(Drawing(.within(box, enlarge: false))).bitmap.size == PixelSize(width: 20, height: 30))
    let turned = try photo.draw(Drawing(.exactly(PixelSize(width: 30, height: 20)), turn: .right))
    #expect(turned.bitmap.size == PixelSize(width: 30, height: 20))
  }

  @Test func whoeverWishesNoMoreIsHeardInTheMiddleOfAPicture() throws {
    let jpeg = FlatJPEG.photo(width: 20_000, height: 20_000).bytes
    let photo = try OriginalFormats.standard.open(jpeg, name: [])
    let box = PixelSize(width: 512, height: 512)
    let asked = Asked()
    #expect(throws: ImagingError.cancelled) {
      try photo.draw(Drawing(.within(box, enlarge: false), isCancelled: { asked.next() > 5 }))
    }
    // Of 1250 rows of blocks.
    #expect(asked.next() == 7)
  }
}

/// Counts questions.
private final class Asked: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
