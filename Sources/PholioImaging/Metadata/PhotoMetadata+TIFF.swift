import PholioFacts

extension PhotoMetadata {
  /// In bytes. Longer packets are left out; photos' have some kilobytes.
  private static let longestPacket = 16 << 20

  /// What a TIFF-like file says.
  ///
  /// - Parameter xmp: Where in the file packets of XMP lie.
  init(_ exif: ExifRepacking?, xmp: [Range<Int>] = [], in file: [UInt8] = []) {
    var bytes = exif?.tiff ?? []
    let block = 0..<bytes.count
    var packets: [Range<Int>] = []
    for packet in xmp where packet.count <= Self.longestPacket {
      packets.append(bytes.count..<bytes.count + packet.count)
      bytes += file[packet]
    }
    self = bytes.withUnsafeBytes { PhotoMetadata($0, exif: [block], xmp: packets) }
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
