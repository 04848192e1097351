import CLoader
import PholioFacts

/// The directories of a TIFF-like file, as far as they hold pictures and EXIF.
struct TIFFTree {
  /// Those of pictures: each one of the main chain, followed by its subdirectories, in the order in which
  /// exiftool reads them.
  private(set) var pictures: [TIFFDirectory] = []
  private(set) var photo: TIFFDirectory?
  private(set) var gps: TIFFDirectory?
  private(set) var interoperability: TIFFDirectory?
  /// Whether it is a BigTIFF.
  private let isBig: Bool
  /// Offsets of directories that were read, so that none is read twice.
  private var visited: Set<Int> = []

  /// More than any camera writes.
  private static let mostDirectories = 64

  /// The first one of the main chain.
  var main: TIFFDirectory? { pictures.first }

  /// - Parameter part: Begins with TIFF's header.
  init(_ part: FilePart) {
    isBig = part.short(at: 2) == 43
    var next = (isBig ? part.number(at: 8, width: 8) : part.long(at: 4)) ?? 0
    while let directory = read(part, at: next) {
      add(directory)
      if photo == nil { photo = subdirectory(Tag.photo, of: directory) }
      if gps == nil { gps = subdirectory(Tag.gps, of: directory) }
      next = directory.next
    }
    if let photo { interoperability = subdirectory(Tag.interoperability, of: photo) }
  }

  private mutating func add(_ directory: TIFFDirectory) {
    pictures.append(directory)
    for offset in directory.numbers(Tag.subdirectories) {
      if let subdirectory = read(directory.part, at: offset) { add(subdirectory) }
    }
  }

  private mutating func subdirectory(_ tag: UInt16, of directory: TIFFDirectory) -> TIFFDirectory? {
    directory.number(tag).flatMap { read(directory.part, at: $0) }
  }

  private mutating func read(_ part: FilePart, at offset: Int) -> TIFFDirectory? {
    guard offset >= 8, visited.count < Self.mostDirectories, visited.insert(offset).inserted else {
      return nil
    }
    return TIFFDirectory(part, at: offset, isBig: isBig)
  }
}

extension TIFFTree {
  enum Tag {
    /// NewSubfileType: 0 is the full picture, 1 a smaller one, 4 a mask, 8 a depth map.
    static let subfileType: UInt16 = 0xFE
    static let oldSubfileType: UInt16 = 0xFF
    static let width: UInt16 = 0x100
    static let height: UInt16 = 0x101
    static let compression: UInt16 = 0x103
    static let photometric: UInt16 = 0x106
    static let make: UInt16 = 0x10F
    static let model: UInt16 = 0x110
    static let stripOffsets: UInt16 = 0x111
    static let stripByteCounts: UInt16 = 0x117
    static let subdirectories: UInt16 = 0x14A
    static let jpegOffset: UInt16 = 0x201
    static let jpegByteCount: UInt16 = 0x202
    static let xmp: UInt16 = 0x2BC
    static let iptc: UInt16 = 0x83BB
    /// Photoshop's resources.
    static let photoshop: UInt16 = 0x8649
    static let photo: UInt16 = 0x8769
    static let gps: UInt16 = 0x8825
    static let makerNote: UInt16 = 0x927C
    static let pixelWidth: UInt16 = 0xA002
    static let pixelHeight: UInt16 = 0xA003
    static let interoperability: UInt16 = 0xA005
    static let dngVersion: UInt16 = 0xC612
    static let previewColourSpace: UInt16 = 0xC71A
  }
}

extension TIFFDirectory {
  typealias Tag = TIFFTree.Tag

  var size: PixelSize? { size(Tag.width, Tag.height) }

  func size(_ width: UInt16, _ height: UInt16) -> PixelSize? {
    guard let width = number(width), let height = number(height) else { return nil }
    return PixelSize(checkedWidth: width, height: height)
  }

  /// Whether it says that its picture is the full one.
  var isFull: Bool { number(Tag.subfileType) == 0 || number(Tag.oldSubfileType) == 1 }

  /// Whether its picture is what a sensor gave: samples of a colour filter array or linear ones, or in a
  /// compression that only cameras use (TIFF/EP, DNG and libtiff's list of tags).
  var isRaw: Bool {
    if let photometric = number(Tag.photometric), [32803, 34892].contains(photometric) { return true }
    return number(Tag.compression).map { [32767, 32769, 32770, 34713, 65000, 65535].contains($0) } ?? false
  }
}

/// TIFF of any kind that is no camera's raw file; its first page.
enum TIFFFormat: LoadedFormat {
  static let kind = "tiff"
  static let title = "TIFF"
  static let extensions = ["tif", "tiff"]
  static let loaderKind = LOADER_TIFF

  /// Its directories are read here, as those of a RAW.
  static func open(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) -> any Original {
    let metadata = FilePart(tiff: bytes, 0..<bytes.count).map { PhotoMetadata(TIFFTree($0)) }
    return try LoadedOriginal(
      bytes, kind: loaderKind, turnsByExif: turnsByExif, metadata: metadata, limits: limits)
  }
}
