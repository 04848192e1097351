/// Previews that stand in maker notes alone (Olympus, Pentax, Minolta, older Nikons). Only pointers to JPEGs
/// are read here, and what is none is dropped later.
extension RawContents {
  /// Tags of a preview's offset and of its length.
  private static let pairs: [(offset: UInt16, count: UInt16)] = [
    (0x0088, 0x0089), (0x1036, 0x1037), (0x0004, 0x0003),
  ]
  /// Tags of directories with such pairs of their own: Olympus' CameraSettings, Nikon's PreviewIFD.
  private static let directories: [(tag: UInt16, offset: UInt16, count: UInt16)] = [
    (0x2020, 0x0101, 0x0102), (0x0011, 0x0201, 0x0202),
  ]

  mutating func addMakerNote(of tree: TIFFTree, _ tiff: FilePart) {
    guard let note = MakerNote(of: tree, in: tiff) else { return }
    addPreviews(of: note.directory, Self.pairs, tiff)
    for (tag, offset, count) in Self.directories {
      if let inner = note.inner(tag) { addPreviews(of: inner, [(offset, count)], tiff) }
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
