/// Tells cameras' RAW formats by a file's first bytes.
enum RawSignature {
  /// The format's `kind`; nil for everything else, also for a TIFF that is no RAW.
  static func kind(of head: UnsafeRawBufferPointer) -> String? {
    guard head.count >= 8 else { return nil }
    let part = FilePart(Array(head), isBigEndian: false)
    if let plain = plainSignatures.first(where: { part.has($0.text, at: $0.offset) }) { return plain.kind }
    guard let tiff = FilePart(tiff: part.file, part.range), let magic = tiff.short(at: 2),
      let first = tiff.long(at: 4)
    else { return nil }
    switch magic {
    case 42: return kind(ofTIFF: tiff, TIFFDirectory(tiff, at: first))
    // Panasonic's, with which Leica's share everything.
    case 0x55:
      let make = TIFFDirectory(tiff, at: first)?.capitals(TIFFTree.Tag.make) ?? ""
      return make.hasPrefix("LEICA") ? "rwl" : "rw2"
    // "RO", "RS": Olympus.
    case 0x4F52, 0x5352: return "orf"
    default: return nil
    }
  }

  private static let plainSignatures: [(kind: String, text: StaticString, offset: Int)] = [
    ("raf", "FUJIFILMCCD-RAW", 0), ("x3f", "FOVb", 0), ("mrw", "\0MRM", 0), ("crw", "HEAPCCDR", 6),
    ("cr3", "ftypcrx ", 4),
  ]

  /// A TIFF is a RAW by Canon's, Phase One's or DNG's mark; else by its maker, if its first directory has a
  /// sensor's samples or subdirectories that have them. Subdirectories that lie further on are taken for
  /// such.
  private static func kind(ofTIFF part: FilePart, _ main: TIFFDirectory?) -> String? {
    if part.has("CR\u{2}", at: 8) { return "cr2" }
    if part.has("IIII", at: 8) || part.has("MMMM", at: 8) { return "iiq" }
    guard let main else { return nil }
    if main.entries[TIFFTree.Tag.dngVersion] != nil { return "dng" }
    let make = main.capitals(TIFFTree.Tag.make)
    guard let kind = makers.first(where: { make.hasPrefix($0.make) })?.kind else { return nil }
    let compression = main.number(TIFFTree.Tag.compression)
    // Sony's first ones have no subdirectories, but private data, or a JPEG of an old kind.
    if kind == "arw" {
      let model = main.capitals(TIFFTree.Tag.model)
      if model.hasPrefix("DSC-R1"), main.entries[0xC634] != nil { return "sr2" }
      if model.hasPrefix("DSC-F828") || model.hasPrefix("DSC-V3"), compression == 6 { return "srf" }
    }
    guard main.isRaw || hasSamples(main) else { return nil }
    return kind == "nef" && compression == 6 ? "nrw" : kind
  }

  /// Whether its subdirectories have, or may have, a sensor's samples. They don't beside a full picture of
  /// colours, of which they are smaller copies.
  private static func hasSamples(_ main: TIFFDirectory) -> Bool {
    if main.isFull && main.number(TIFFTree.Tag.photometric) == 2 { return false }
    guard let entry = main.entries[TIFFTree.Tag.subdirectories] else { return false }
    let limit = 32
    let offsets = main.numbers(TIFFTree.Tag.subdirectories, limit: limit)
    return offsets.count < min(entry.count, limit)
      || offsets.contains { TIFFDirectory(main.part, at: $0).map { $0.isRaw || !$0.isWhole } ?? true }
  }

  private static let makers: [(make: String, kind: String)] = [
    ("NIKON", "nef"), ("SONY", "arw"), ("PENTAX", "pef"), ("ASAHI", "pef"), ("RICOH", "pef"),
    ("SAMSUNG", "srw"), ("HASSELBLAD", "3fr"), ("IMACON", "fff"), ("PHASE ONE", "iiq"), ("MAMIYA", "mef"),
    ("LEAF", "mos"), ("SEIKO EPSON", "erf"), ("EASTMAN KODAK", "dcr"), ("KODAK", "dcr"),
  ]
}
