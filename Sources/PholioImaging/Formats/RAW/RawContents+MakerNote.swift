/// Previews that stand in maker notes alone (Olympus, Pentax, Minolta, older Nikons). The layouts are those
/// of exiftool's documentation. Only pointers to JPEGs are read here, and what is none is dropped later.
extension RawContents {
  /// What a maker's note begins with.
  private struct Layout {
    let mark: StaticString
    /// Of its directory, from the note's start.
    let directory: Int
    /// Of the byte order mark, from the note's start; nil if there is none.
    var byteOrder: Int?
    /// Where offsets count from, from the note's start; nil: from the start of the TIFF.
    var base: Int?
  }

  private static let layouts = [
    Layout(mark: "OLYMPUS\0", directory: 12, byteOrder: 8, base: 0),
    Layout(mark: "OM SYSTEM\0", directory: 16, byteOrder: 12, base: 0),
    Layout(mark: "OLYMP\0", directory: 8), Layout(mark: "EPSON\0", directory: 8),
    Layout(mark: "Nikon\0\u{2}", directory: 18, byteOrder: 10, base: 10),
    Layout(mark: "PENTAX \0", directory: 10, byteOrder: 8, base: 0),
    Layout(mark: "AOC\0", directory: 6, byteOrder: 4),
  ]

  /// Tags of a preview's offset and of its length.
  private static let pairs: [(offset: UInt16, count: UInt16)] = [
    (0x0088, 0x0089), (0x1036, 0x1037), (0x0004, 0x0003),
  ]
  /// Tags of directories with such pairs of their own: Olympus' CameraSettings, Nikon's PreviewIFD.
  private static let directories: [(tag: UInt16, offset: UInt16, count: UInt16)] = [
    (0x2020, 0x0101, 0x0102), (0x0011, 0x0201, 0x0202),
  ]

  mutating func addMakerNote(of tree: TIFFTree, _ tiff: FilePart) {
    guard let range = tree.photo?.value(TIFFTree.Tag.makerNote) else { return }
    let note = FilePart(tiff.file, range, isBigEndian: tiff.isBigEndian)
    // Minolta's begins with its directory.
    let layout = Self.layouts.first { note.has($0.mark, at: 0) } ?? Layout(mark: "", directory: 0)
    let isBigEndian = layout.byteOrder.flatMap { order -> Bool? in
      note.has("MM", at: order) ? true : note.has("II", at: order) ? false : nil
    }
    let start = range.lowerBound - tiff.range.lowerBound
    let base = layout.base.map { start + $0 } ?? 0
    let part = tiff.rest(from: base, isBigEndian: isBigEndian)
    guard let directory = TIFFDirectory(part, at: start + layout.directory - base) else { return }
    addPreviews(of: directory, Self.pairs, tiff)
    for (tag, offset, count) in Self.directories {
      guard let pointer = directory.pointer(tag), let inner = TIFFDirectory(part, at: pointer) else {
        continue
      }
      addPreviews(of: inner, [(offset, count)], tiff)
    }
  }

  /// Offsets count from the note's base or, in some cameras, from the start of the TIFF or of the file.
  private mutating func addPreviews(
    of directory: TIFFDirectory, _ pairs: [(offset: UInt16, count: UInt16)], _ tiff: FilePart
  ) {
    for pair in pairs {
      guard let offset = directory.number(pair.offset), let count = directory.number(pair.count) else {
        continue
      }
      let file = FilePart(tiff.file, isBigEndian: false)
      for part in [directory.part, tiff, file] { add(part.slice(at: offset, count: count)) }
    }
  }
}
