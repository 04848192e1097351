import PholioFacts

extension PhotoMetadata {
  /// In bytes. Longer packets and blocks are left out; photos' have some kilobytes.
  private static let longestPacket = 16 << 20

  /// What the directories of a TIFF-like file say.
  init(_ tree: TIFFTree) {
    let exif = ExifRepacking(
      image: tree.main, photo: tree.photo, gps: tree.gps, interoperability: tree.interoperability)
    func values(_ tags: UInt16...) -> [Range<Int>] { tags.compactMap { tree.main?.value($0) } }
    self.init(
      exif, xmp: values(TIFFTree.Tag.xmp), iptc: values(TIFFTree.Tag.iptc, TIFFTree.Tag.photoshop),
      in: tree.main?.part.file ?? [])
  }

  /// What a TIFF-like file says.
  ///
  /// - Parameters:
  ///   - xmp: Where in the file packets of XMP lie.
  ///   - iptc: Where in the file blocks of IPTC lie.
  init(
    _ exif: ExifRepacking?, xmp: [Range<Int>] = [], iptc: [Range<Int>] = [], in file: [UInt8] = []
  ) {
    var bytes = exif?.tiff ?? []
    let block = 0..<bytes.count
    func copy(_ ranges: [Range<Int>]) -> [Range<Int>] {
      ranges.filter { $0.count <= Self.longestPacket }.map { range in
        bytes += file[range]
        return bytes.count - range.count..<bytes.count
      }
    }
    let (packets, blocks) = (copy(xmp), copy(iptc))
    self = bytes.withUnsafeBytes { PhotoMetadata($0, exif: [block], xmp: packets, iptc: blocks) }
  }

  /// Takes what is missing here from another reading of the same photo.
  mutating func fill(from other: PhotoMetadata) {
    func fill<Fact>(_ fact: WritableKeyPath<PhotoFacts, Fact?>) {
      if facts[keyPath: fact] == nil { facts[keyPath: fact] = other.facts[keyPath: fact] }
    }
    for fact in [\PhotoFacts.make, \.model, \.lens] { fill(fact) }
    for fact in [\PhotoFacts.aperture, \.focalLength] { fill(fact) }
    fill(\.iso)
    fill(\.exposure)
    fill(\.position)
    words = PhotoWords(bestOf: [words, other.words])
    taken = taken ?? other.taken
    storedOrientation = storedOrientation ?? other.storedOrientation
    isAdobeRGB = isAdobeRGB || other.isAdobeRGB
  }
}
