import PholioFacts

/// A maker's note (EXIF's field 0x927C): a directory in the maker's own layout, of which little is read. The
/// layouts and tags are those of exiftool's documentation. Whatever a note says is held to its file's bounds.
struct MakerNote {
  /// What a note begins with.
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
    Layout(mark: "Panasonic\0", directory: 12),
    Layout(mark: "PENTAX \0", directory: 10, byteOrder: 8, base: 0),
    Layout(mark: "AOC\0", directory: 6, byteOrder: 4),
  ]

  let directory: TIFFDirectory
  /// How much too large the offsets of its values are: a program has moved the note and left them as they
  /// were. Where offsets count from the note itself it is 0.
  private var shift = 0

  /// A note that is a directory by itself.
  init(_ directory: TIFFDirectory) {
    self.directory = directory
  }

  /// Nil if no directory is found in it.
  ///
  /// - Parameters:
  ///   - range: Its bytes in the file.
  ///   - tiff: What it is part of, from the byte order mark on.
  init?(_ range: Range<Int>, in tiff: FilePart) {
    let note = FilePart(tiff.file, range, isBigEndian: tiff.isBigEndian)
    // Those of Canon, Minolta and the first Nikons begin with their directory.
    let layout = Self.layouts.first { note.has($0.mark, at: 0) } ?? Layout(mark: "", directory: 0)
    var isBigEndian = layout.byteOrder.flatMap { order -> Bool? in
      note.has("MM", at: order) ? true : note.has("II", at: order) ? false : nil
    }
    // A program that wrote the file anew in another byte order left the note as it was.
    if isBigEndian == nil, let count = note.short(at: layout.directory), count & 0xFF == 0 {
      isBigEndian = !tiff.isBigEndian
    }
    let start = range.lowerBound - tiff.range.lowerBound
    let base = layout.base.map { start + $0 } ?? 0
    let part = tiff.rest(from: base, isBigEndian: isBigEndian)
    guard let directory = TIFFDirectory(part, at: start + layout.directory - base) else { return nil }
    self.directory = directory
    if layout.base == nil {
      shift = Self.shift(of: directory, at: start + layout.directory, noteEnd: start + range.count)
    }
  }

  /// Values follow their directory, at most some bytes behind it, and lie in the note.
  private static func shift(of directory: TIFFDirectory, at offset: Int, noteEnd: Int) -> Int {
    let offsets = directory.entries.compactMap { tag, entry -> Int? in
      guard let width = TIFFDirectory.width(ofType: entry.type), entry.count > 4 / width else { return nil }
      return directory.pointer(tag)
    }
    guard let first = offsets.min(), let last = offsets.max() else { return 0 }
    let shift = first - (offset + 2 + 12 * directory.entries.count + 4)
    return (0...64).contains(shift) || last - shift >= noteEnd ? 0 : shift
  }

  /// That of a photo. Some programs put all fields into the main directory.
  init?(of tree: TIFFTree, in tiff: FilePart) {
    let tag = TIFFTree.Tag.makerNote
    guard let range = tree.photo?.value(tag) ?? tree.main?.value(tag) else { return nil }
    self.init(range, in: tiff)
  }

  /// A directory that a field of the note points to.
  func inner(_ tag: UInt16) -> TIFFDirectory? {
    directory.pointer(tag).flatMap { TIFFDirectory(directory.part, at: $0) }
  }
}

/// Lenses that makers name, or tell by numbers that need no table of theirs.
extension MakerNote {
  /// The lens's name, as Canon, Panasonic and Olympus write it.
  ///
  /// - Parameter make: The camera's maker, as EXIF has it: notes of others use the same tags.
  func lensName(make: String?) -> String? {
    switch Maker(make) {
    case .canon: text(0x0095, in: directory)
    case .panasonic: text(0x0051, in: directory)
    // The model in the directory of the equipment.
    case .olympus: inner(0x2010).flatMap { text(0x0203, in: $0) }
    case .nikon, nil: nil
    }
  }

  /// The lens's focal lengths and f-numbers, as Nikon writes them: "18-55mm f/3.5-5.6".
  func lensRange(make: String?) -> String? {
    guard Maker(make) == .nikon, let value = directory.value(0x0084), directory.entries[0x0084]?.type == 5,
      value.count == 32
    else { return nil }
    let start = value.lowerBound - directory.part.range.lowerBound
    return PhotoFacts.lensText(
      (0..<4).map { index -> Double? in
        guard let top = directory.part.long(at: start + 8 * index),
          let bottom = directory.part.long(at: start + 8 * index + 4), bottom > 0
        else { return nil }
        return Double(top) / Double(bottom)
      })
  }

  private enum Maker {
    case canon, nikon, panasonic, olympus

    init?(_ make: String?) {
      let name = make?.uppercased() ?? ""
      let known: [(String, Self)] = [
        ("CANON", .canon), ("NIKON", .nikon), ("PANASONIC", .panasonic), ("OLYMPUS", .olympus),
        ("OM DIGITAL", .olympus),
      ]
      guard let found = known.first(where: { name.hasPrefix($0.0) }) else { return nil }
      self = found.1
    }
  }

  private func text(_ tag: UInt16, in directory: TIFFDirectory) -> String? {
    guard let entry = directory.entries[tag], entry.type == 2, entry.count > 4,
      let offset = directory.pointer(tag),
      let value = directory.part.slice(at: offset - shift, count: min(entry.count, FactText.shortLimit))
    else { return nil }
    let text = FactText.decode(Array(directory.part.file[value]), upTo: FactText.shortLimit)
    // Cameras whose lens is built in write signs for "none".
    return text.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
  }
}
