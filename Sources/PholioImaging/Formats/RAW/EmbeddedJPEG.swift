import PholioFacts

/// A JPEG within a RAW that may stand for the photo.
struct EmbeddedJPEG {
  /// In the file; cut at its end.
  let range: Range<Int>
  /// By its frame header: as stored.
  let size: PixelSize
  /// Its own, where it has any.
  let metadata: PhotoMetadata
  /// What the RAW says of its colours.
  let isAdobeRGB: Bool?

  /// Pixels of the longer edge that a thumbnail needs.
  static let leastLongEdge = Thumbnail.longEdge

  /// Frame headers come after EXIF and profiles; what stands further on is not looked for.
  private static let longestHeader = 1 << 18

  /// Nil if there is none, or one that is no picture to look at: the lossless processes hold a sensor's
  /// samples, and so do frames of more than 8 bits.
  init?(_ candidate: RawContents.Candidate, in file: [UInt8]) {
    let head = candidate.range.prefix(Self.longestHeader)
    guard let jpeg = Self.bytes(file[head]),
      let segments = JPEGSegments(jpeg.span), let size = segments.frameSize(in: jpeg.span),
      let frame = segments.segments.first(where: {
        JPEGSegments.Marker.isStartOfFrame($0.marker) && $0.payload.count >= 5
      }),
      [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(frame.marker), jpeg[frame.payload.lowerBound] == 8
    else { return nil }
    range = candidate.range
    self.size = size
    metadata = PhotoMetadata(jpeg: jpeg)
    isAdobeRGB = candidate.isAdobeRGB
  }

  /// The JPEG itself.
  func bytes(in file: [UInt8]) -> [UInt8] { Self.bytes(file[range]) ?? [] }

  /// Minolta writes anything in the place of the first byte.
  private static func bytes(_ slice: ArraySlice<UInt8>) -> [UInt8]? {
    var jpeg = Array(slice)
    guard jpeg.count > 4, jpeg[1] == JPEGSegments.Marker.startOfImage, jpeg[2] == 0xFF else { return nil }
    jpeg[0] = 0xFF
    return jpeg
  }
}

extension RawContents {
  /// Those that are tried, as each may cost as much as a photo.
  private static let mostPreviews = 3

  /// Its pictures that are large enough to stand for the photo, the largest first; of two of a size the
  /// first.
  func previews(in file: [UInt8]) -> [EmbeddedJPEG] {
    let found = candidates.compactMap { EmbeddedJPEG($0, in: file) }
      .filter { max($0.size.width, $0.size.height) >= EmbeddedJPEG.leastLongEdge }
    let sorted = found.enumerated().sorted {
      ($1.element.size.pixels, $0.offset) < ($0.element.size.pixels, $1.offset)
    }
    return sorted.prefix(Self.mostPreviews).map(\.element)
  }
}
