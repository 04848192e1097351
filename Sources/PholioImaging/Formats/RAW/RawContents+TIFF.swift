import PholioFacts

extension RawContents {
  private typealias Tag = TIFFTree.Tag

  /// - Parameters:
  ///   - part: Begins with TIFF's header; offsets count from there.
  mutating func addTIFF(_ part: FilePart, kind: String) {
    let tree = TIFFTree(part)
    storedSize = Self.fullSize(of: tree, kind: kind)
    for directory in tree.pictures { addPictures(of: directory) }
    if let main = tree.main, kind == "rw2" || kind == "rwl" {
      // JpgFromRaw and JpgFromRaw2.
      for tag: UInt16 in [0x2E, 0x127] { add(main.value(tag)) }
    }
    addMakerNote(of: tree, part)
    metadata = PhotoMetadata(tree)
    // Panasonic's own.
    if metadata.facts.iso == nil, let iso = tree.main?.number(0x17), kind == "rw2" || kind == "rwl",
      PhotoFacts.sensitivities.contains(iso)
    {
      metadata.facts.iso = iso
    }
    isPlainTIFF =
      Self.plainTIFFs.contains(kind) && !tree.pictures.contains { $0.isRaw }
      && tree.pictures.contains {
        $0.isFull && $0.number(Tag.photometric).map { (0...8).contains($0) } ?? false
      }
  }

  /// Kinds that go by their maker alone where directories lie far from the file's start.
  private static let plainTIFFs: Set<String> = ["nef", "nrw", "arw", "pef", "srw", "3fr", "fff"]

  /// As exiftool finds it: the size in the first directory that calls its picture the full one, else in the
  /// first directory; Canon and Phase One say it in EXIF, Panasonic by the borders on the sensor.
  private static func fullSize(of tree: TIFFTree, kind: String) -> PixelSize? {
    if kind == "cr2" || kind == "iiq", let size = tree.photo?.size(Tag.pixelWidth, Tag.pixelHeight) {
      return size
    }
    if kind == "rw2" || kind == "rwl", let main = tree.main, let top = main.number(4),
      let left = main.number(5), let bottom = main.number(6), let right = main.number(7)
    {
      return PixelSize(checkedWidth: right - left, height: bottom - top)
    }
    return tree.pictures.lazy.filter { $0.isFull }.compactMap { $0.size }.first
      ?? tree.pictures.lazy.compactMap { $0.size }.first
  }

  /// A directory's JPEGs: by JPEGInterchangeFormat, or as the only strip. Raw samples are such strips, too;
  /// their frame headers tell them apart.
  private mutating func addPictures(of directory: TIFFDirectory) {
    let isAdobeRGB = directory.number(Tag.previewColourSpace).flatMap { $0 == 0 ? nil : $0 == 3 }
    if let offset = directory.number(Tag.jpegOffset) {
      let count = directory.number(Tag.jpegByteCount) ?? directory.part.range.count
      add(directory.part.slice(at: offset, count: count), isAdobeRGB: isAdobeRGB)
    }
    let kind = directory.number(Tag.subfileType) ?? 0
    let photometric = directory.number(Tag.photometric) ?? 6
    let strips = directory.numbers(Tag.stripOffsets, limit: 2)
    // Not masks (4) and depth maps (8).
    guard kind & 0b1100 == 0, photometric <= 6, [6, 7].contains(directory.number(Tag.compression)),
      let offset = strips.first, strips.count == 1, let count = directory.number(Tag.stripByteCounts)
    else { return }
    add(directory.part.slice(at: offset, count: count), isAdobeRGB: isAdobeRGB)
  }
}
