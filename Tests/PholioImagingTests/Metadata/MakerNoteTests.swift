import PholioFacts
import PholioImaging
import PholioSamples
import Testing

/// Lenses in makers' notes, in the four layouts; `ExiftoolTests` has those of real cameras.
@Suite struct MakerNoteTests {
  /// EXIF, little-endian, with a make and a note.
  ///
  /// - Parameter note: Makes the note that stands at an offset.
  private static func exif(make: String, _ note: (Int) -> [UInt8]) -> [UInt8] {
    let offset = 72
    let content = note(offset)
    let head: [UInt8] = Array("II*\0".utf8) + long(8)
    let image =
      short(2) + entry(0x010F, 2, 16, long(56)) + entry(0x8769, 4, 1, long(38)) + long(0)
    let photo = short(1) + entry(0x927C, 7, content.count, long(offset)) + long(0)
    let text = Array(make.utf8) + Array(repeating: 0, count: 16 - make.utf8.count)
    return head + image + photo + text + content
  }

  private static func short(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }

  private static func long(_ number: Int) -> [UInt8] { short(number & 0xFFFF) + short(number >> 16 & 0xFFFF) }

  private static func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
    short(tag) + short(type) + long(count) + value
  }

  /// A directory at an offset that has one text, which follows it.
  private static func directory(_ tag: Int, _ text: String, at offset: Int) -> [UInt8] {
    short(1) + entry(tag, 2, text.utf8.count + 1, long(offset + 18)) + long(0) + Array(text.utf8) + [0]
  }

  private static let canon = exif(make: "Canon") { directory(0x95, "EF24-70mm f/2.8L II USM", at: $0) }
  private static let panasonic = exif(make: "Panasonic") {
    Array("Panasonic\0\0\0".utf8) + directory(0x51, "LUMIX G 20/F1.7", at: $0 + 12)
  }
  private static let olympus = exif(make: "OLYMPUS IMAGING") { _ in
    Array("OLYMPUS\0II\u{3}\0".utf8) + short(1) + entry(0x2010, 13, 1, long(30)) + long(0)
      + directory(0x203, "OLYMPUS M.12-40mm F2.8", at: 30)
  }
  private static let nikon = exif(make: "NIKON") { _ in
    let numbers = [18, 1, 55, 1, 35, 10, 56, 10].flatMap(long)
    return Array("Nikon\0\u{2}\u{10}\0\0II*\0".utf8) + long(8) + short(1) + entry(0x84, 5, 4, long(26))
      + long(0) + numbers
  }

  private static func lens(_ exif: [UInt8]) -> String? {
    PhotoMetadata(jpeg: SmallJPEG.with(JPEGMarkers.segment(0xE1, Array("Exif\0\0".utf8) + exif))).facts.lens
  }

  @Test func eachMakersLensIsRead() {
    #expect(Self.lens(Self.canon) == "EF24-70mm f/2.8L II USM")
    #expect(Self.lens(Self.panasonic) == "LUMIX G 20/F1.7")
    #expect(Self.lens(Self.olympus) == "OLYMPUS M.12-40mm F2.8")
    #expect(Self.lens(Self.nikon) == "18-55mm f/3.5-5.6")
  }

  @Test func aNoteThatAProgramMovedKeepsItsLens() {
    // Its offsets are still those of where it stood.
    let moved = Self.exif(make: "Canon") { Self.directory(0x95, "EF50mm f/1.4 USM", at: $0 + 200) }
    #expect(Self.lens(moved) == "EF50mm f/1.4 USM")
  }

  @Test func tagsOfAnotherMakerMeanSomethingElse() {
    #expect(Self.lens(Self.exif(make: "Sony") { Self.directory(0x95, "EF24-70mm", at: $0) }) == nil)
    #expect(Self.lens(Self.exif(make: "Canon") { Self.directory(0x51, "LUMIX", at: $0) }) == nil)
    #expect(Self.lens(Self.exif(make: "Canon") { Self.directory(0x95, "----", at: $0) }) == nil)
  }

  /// Each byte in turn is set to values that are dangerous in counts and offsets.
  @Test func damagedNotesNeverCrash() {
    for original in [Self.canon, Self.panasonic, Self.olympus, Self.nikon] {
      for index in original.indices.dropFirst(8) {
        for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var damaged = original
          damaged[index] = value
          _ = Self.lens(damaged)
        }
        _ = Self.lens(Array(original.prefix(index)))
      }
    }
  }
}
