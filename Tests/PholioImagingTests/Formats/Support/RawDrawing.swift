import PholioFacts
import PholioImaging
import PholioSamples
import PholioTestSupport
import Testing

/// RAW files made up by tests: all that a camera writes but the sensor's samples.
struct RawDrawing: Sendable, CustomTestStringConvertible {
  typealias Directory = TIFFDrawing.Directory

  let kind: String
  /// What stands for the photo; by default a flat one of few bytes.
  var preview = FlatJPEG.photo(width: 512, height: 16).bytes
  /// The full picture's, as stored.
  var size = PixelSize(width: 3072, height: 96)
  var orientation = 1
  var isBigEndian = false

  var testDescription: String { kind }

  static let kinds = [
    "cr2", "cr3", "crw", "nef", "nrw", "arw", "dng", "raf", "rw2", "orf", "pef", "srw", "mrw", "x3f",
  ]
  static let all = kinds.map { RawDrawing(kind: $0) }

  static let model = "Camera 1"
  static let date = "2019:05:04 10:11:12"

  /// The maker's name, where the kind goes by it.
  var make: String {
    switch kind {
    case "crw": "Canon"
    case "nef", "nrw": "NIKON CORPORATION"
    case "arw": "SONY"
    case "pef": "PENTAX"
    case "srw": "SAMSUNG"
    default: "Maker of Tests"
    }
  }

  var bytes: [UInt8] {
    switch kind {
    case "cr3": boxes
    case "crw": heap
    case "raf": fuji
    case "mrw": minolta
    case "x3f": sigma
    default: tiff.bytes
    }
  }

  /// What is the full picture's size for exiftool.
  var fullSize: PixelSize {
    guard kind == "x3f", let segments = JPEGSegments(preview.span) else { return size }
    return segments.frameSize(in: preview.span) ?? size
  }

  /// Fields of all; of two of a tag the last one's.
  static func joined(_ directories: Directory...) -> Directory {
    directories.reduce(into: [:]) { all, directory in all.merge(directory) { $1 } }
  }
}

// MARK: Like a TIFF

extension RawDrawing {
  static let photo: Directory = [
    0x829A: .rationals([1, 250]), 0x829D: .rationals([28, 10]), 0x8827: .shorts([400]),
    0x9003: .text(date), 0x920A: .rationals([50, 1]), 0xA434: .text("Lens 50"),
  ]

  private var head: Directory {
    [
      0x10F: .text(make), 0x110: .text(Self.model), 0x112: .shorts([orientation]),
      0x8769: .directories([Self.photo]),
    ]
  }

  private func jpegFields(_ jpeg: [UInt8]) -> Directory {
    [0x201: .data(jpeg), 0x202: .longs([jpeg.count])]
  }

  private func stripFields(_ jpeg: [UInt8], compression: Int) -> Directory {
    [0x103: .shorts([compression]), 0x111: .data(jpeg), 0x117: .longs([jpeg.count])]
  }

  private func sizeFields(_ subfile: Int, _ size: PixelSize) -> Directory {
    [0xFE: .longs([subfile]), 0x100: .longs([size.width]), 0x101: .longs([size.height])]
  }

  private var small: Directory { sizeFields(1, PixelSize(width: 160, height: 120)) }

  /// What the sensor gave, in lossless JPEG: no picture to look at, though it is the largest.
  private var samples: Directory {
    let lossless: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC3, 0, 11, 8, 0x40, 0, 0x40, 0, 1, 1, 0x11, 0, 0xFF, 0xD9,
    ]
    return Self.joined(
      sizeFields(0, size), stripFields(lossless, compression: 7), [0x106: .shorts([32803])])
  }

  private func photo(with fields: Directory) -> Directory {
    [0x8769: .directories([Self.joined(Self.photo, fields)])]
  }

  var tiff: TIFFDrawing {
    var drawing = TIFFDrawing(isBigEndian: isBigEndian, chain: [])
    switch kind {
    case "cr2":
      drawing.mark = Array("CR".utf8) + [2, 0, 0, 0, 0, 0]
      let sizes = photo(with: [0xA002: .longs([size.width]), 0xA003: .longs([size.height])])
      drawing.chain = [Self.joined(head, stripFields(preview, compression: 6), sizes), samples]
    case "dng":
      let fields: Directory = [
        0xC612: .bytes([1, 4, 0, 0]), 0x106: .shorts([6]), 0x14A: .directories([samples]),
      ]
      drawing.chain = [Self.joined(head, small, stripFields(preview, compression: 7), fields)]
    case "pef": drawing.chain = [Self.joined(head, samples), jpegFields(preview)]
    case "rw2":
      drawing.magic = 0x55
      drawing.mark = [UInt8](repeating: 0, count: 16)
      let fields: Directory = [
        2: .shorts([size.width + 60]), 4: .shorts([4]), 5: .shorts([8]), 6: .shorts([size.height + 4]),
        7: .shorts([size.width + 8]), 0x2E: .bytes(preview),
      ]
      drawing.chain = [Self.joined(head, fields)]
    case "orf":
      drawing.magic = isBigEndian ? 0x4F52 : 0x5352
      drawing.chain = [Self.joined(head, sizeFields(0, size), photo(with: [0x927C: .bytes(note)]))]
    case "nrw":
      let fields: Directory = [
        0x103: .shorts([6]), 0x14A: .directories([jpegFields(preview), samples]),
      ]
      drawing.chain = [Self.joined(head, small, fields)]
    case "srw", "arw":
      let fields: Directory = [0x14A: .directories([samples])]
      drawing.chain = [Self.joined(head, small, jpegFields(preview), fields)]
    default:
      let fields: Directory = [0x14A: .directories([Self.joined(small, jpegFields(preview)), samples])]
      drawing.chain = [Self.joined(head, small, fields)]
    }
    return drawing
  }

  /// An Olympus' maker note, with CameraSettings that have a preview.
  private var note: [UInt8] {
    var writer = TIFFDrawing.Writer(isBigEndian: isBigEndian)
    writer.bytes = Array((isBigEndian ? "OLYMPUS\0MM" : "OLYMPUS\0II").utf8) + [3, 0]
    let settings: Directory = [0x101: .data(preview), 0x102: .longs([preview.count])]
    writer.write([[0x2020: .directories([settings])]])
    return writer.bytes
  }
}

// MARK: Other containers

extension RawDrawing {
  /// The preview with EXIF of its own.
  private var previewWithExif: [UInt8] {
    var exif = ExifBlock()
    exif[.image, 0x010F] = .text(make)
    exif[.image, 0x0110] = .text(Self.model)
    exif[.image, 0x0112] = .shorts([UInt16(orientation)])
    exif[.photo, 0x9003] = .text(Self.date)
    return JPEGMarkers.insert(app1: exif.app1(), into: preview)
  }

  private var degrees: Int { [6: 90, 3: 180, 8: 270][orientation] ?? 0 }

  private func big(_ value: Int, _ width: Int) -> [UInt8] {
    TIFFDrawing.Writer(isBigEndian: true).number(value, width)
  }

  private func little(_ value: Int, _ width: Int) -> [UInt8] {
    TIFFDrawing.Writer(isBigEndian: false).number(value, width)
  }

  private func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private var fuji: [UInt8] {
    let jpeg = previewWithExif
    let fields = joined(big(1, 4), big(0x111, 2), big(4, 2), big(size.height, 2), big(size.width, 2))
    let mark = Array("FUJIFILMCCD-RAW 0201FF393101".utf8)
    let offsets = joined(big(160, 4), big(jpeg.count, 4), big(160 + jpeg.count, 4), big(fields.count, 4))
    return joined(mark, zeros(84 - mark.count), offsets, zeros(60), jpeg, fields)
  }

  private var minolta: [UInt8] {
    // The preview's first byte is not what it should be, as in cameras of this maker.
    let broken = [2] + Array(preview.dropFirst())
    var writer = TIFFDrawing.Writer(isBigEndian: true)
    writer.bytes = Array("MM\0*".utf8) + [0, 0, 0, 8]
    writer.write([head])
    // The note's offsets count from the TIFF's start, so it is written as a part of it.
    let noteStart = writer.bytes.count
    writer.write([[0x88: .data(broken), 0x89: .longs([broken.count])]])
    let noteLength = writer.bytes.count - noteStart
    let start = writer.bytes.count
    writer.write([Self.joined(Self.photo, [0x927C: .longs([0, 0])])])
    let entry = start + 2 + 12 * Self.photo.keys.count { $0 < 0x927C }
    writer.bytes.replaceSubrange(
      entry + 2..<entry + 12, with: joined(big(7, 2), big(noteLength, 4), big(noteStart, 4)))
    // The fourth field of the first directory points to the photo's.
    writer.bytes.replaceSubrange(54..<58, with: big(start, 4))
    let sizes = joined(
      big(size.height + 8, 2), big(size.width + 8, 2), big(size.height, 2), big(size.width, 2))
    let sensor = joined(Array("21810002".utf8), sizes, [12, 12, 0x59, 0, 0, 0, 0, 1])
    let blocks = joined(
      Array("\0PRD".utf8), big(sensor.count, 4), sensor, Array("\0TTW".utf8), big(writer.bytes.count, 4),
      writer.bytes)
    return joined(Array("\0MRM".utf8), big(blocks.count, 4), blocks)
  }

  private var sigma: [UInt8] {
    let jpeg = previewWithExif
    let sizes = joined(little(size.width, 4), little(size.height, 4), little(degrees, 4))
    let header = joined(Array("FOVb".utf8), little(0x20001, 4), zeros(20), sizes, zeros(192))
    let section = joined(
      Array("SECi".utf8), little(0x20000, 4), little(2, 4), little(18, 4), little(512, 4), little(16, 4),
      little(0, 4), jpeg)
    let directory = joined(
      Array("SECd".utf8), little(0x20000, 4), little(1, 4), little(header.count, 4),
      little(section.count, 4), Array("IMA2".utf8))
    return joined(header, section, directory, little(header.count + section.count, 4))
  }

  private func box(_ type: String, _ content: [UInt8]...) -> [UInt8] {
    let content = content.flatMap { $0 }
    return joined(big(content.count + 8, 4), Array(type.utf8), content)
  }

  private static let canon: [UInt8] = [
    0x85, 0xC0, 0xB6, 0x87, 0x82, 0x0F, 0x11, 0xE0, 0x81, 0x11, 0xF4, 0xCE, 0x46, 0x2B, 0x6A, 0x48,
  ]
  private static let canonPreview: [UInt8] = [
    0xEA, 0xF4, 0x2B, 0x5E, 0x1C, 0x98, 0x4B, 0x88, 0xB9, 0xFB, 0xB7, 0xDC, 0x40, 0x6E, 0x4D, 0x16,
  ]

  private var boxes: [UInt8] {
    var main = Self.joined(head, [0x100: .shorts([size.width]), 0x101: .shorts([size.height])])
    main[0x8769] = nil
    let canon = box(
      "uuid", Self.canon, box("CMT1", TIFFDrawing(chain: [main]).bytes),
      box("CMT2", TIFFDrawing(chain: [Self.photo]).bytes))
    let header = box("ftyp", Array("crx ".utf8), big(1, 4), Array("crx isom".utf8))
    let small = FlatJPEG.photo(width: 512, height: 8).bytes
    let sizes = joined(big(1, 2), big(512, 2), big(8, 2), big(1, 2), big(small.count, 4))
    let preview = box(
      "uuid", Self.canonPreview, big(0, 4), big(1, 4), box("PRVW", big(0, 4), sizes, small))
    func movie(_ offset: Int) -> [UInt8] {
      let table = box(
        "stbl", box("stsz", big(0, 4), big(self.preview.count, 4), big(1, 4)),
        box("co64", big(0, 4), big(1, 4), big(offset, 8)))
      return box("moov", canon, box("trak", box("mdia", box("minf", table))))
    }
    let offset = header.count + movie(0).count + preview.count + 8
    return joined(header, movie(offset), preview, box("mdat", self.preview))
  }

  private var heap: [UInt8] {
    let image = joined(little(size.width, 4), little(size.height, 4), little(0, 4), little(degrees, 4))
    let properties = records([
      (0x080A, Array("\(make)\0\(Self.model)\0".utf8)), (0x1810, image),
      (0x180E, joined(little(1_556_964_672, 4), zeros(8))),
    ])
    return joined(
      Array("II".utf8), little(26, 4), Array("HEAPCCDR".utf8), zeros(12),
      records([(0x300A, properties), (0x2007, preview)]))
  }

  /// Records, and their directory.
  private func records(_ records: [(type: Int, content: [UInt8])]) -> [UInt8] {
    var content: [UInt8] = []
    var directory = little(records.count, 2)
    for record in records {
      directory += joined(little(record.type, 2), little(record.content.count, 4), little(content.count, 4))
      content += record.content
    }
    return joined(content, directory, little(content.count, 4))
  }
}
