import Crypto
import PholioCatalog
import PholioImaging
import SystemPackage

/// A photo on its way onto a sheet.
struct SheetPhoto: Sendable {
  /// A picture for a cell, and what there is to say about it.
  struct Picture: Sendable {
    /// Nil where neither an original nor a thumbnail was to be had.
    var bitmap: Bitmap?
    var note: String?
  }

  var content: Photo.Content
  var caption: String
  /// Where the original was seen.
  var files: [FileLocation]

  /// The picture, no larger than `box` and never enlarged: from the thumbnail where that has the pixels, else from the
  /// original. A thumbnail that is missing or short is made again.
  func picture(within box: PixelSize, thumbnails: ThumbnailStore) -> Picture {
    let full = PixelSize(width: content.width, height: content.height)
    let wanted = full.fitted(within: box)
    let small = full.fitted(within: PixelSize(width: Thumbnail.longEdge, height: Thumbnail.longEdge))
    let isEnough = wanted.width <= small.width && wanted.height <= small.height
    if !isEnough, let original = Original(content.digest, files) {
      if let bitmap = original.decoded(to: wanted) { return Picture(bitmap: bitmap) }
    }
    let note = isEnough ? nil : "\(shownPath): the original is not there as it was, its thumbnail stands in"
    if let bytes = thumbnails.read(content.digest, byteCount: content.thumbnailByteCount),
      let decoded = try? PhotoDecoder.decode(
        bytes, orientation: .upright, to: .exactly(isEnough ? wanted : small))
    {
      return Picture(bitmap: decoded.bitmap, note: note)
    }
    if isEnough, let original = Original(content.digest, files), let bitmap = original.decoded(to: wanted) {
      original.remakeThumbnail(in: thumbnails, byteCount: content.thumbnailByteCount)
      return Picture(bitmap: bitmap)
    }
    return Picture(note: "\(shownPath): neither the original nor a thumbnail is there")
  }

  private var shownPath: String { files.first?.path.shown ?? content.digest.hex }
}

/// An original's bytes, known by their SHA-256 to be the photo's.
private struct Original {
  private let bytes: [UInt8]
  private let digest: PhotoDigest
  private let facts: PhotoFacts

  /// From the first of some files that still holds the photo; nil if none does.
  init?(_ digest: PhotoDigest, _ files: [FileLocation]) {
    let found = files.lazy.compactMap { try? WholeFile.read(FilePath($0.path)) }
      .first { PhotoDigest(SHA256.hash(data: $0)) == digest }
    guard let found else { return nil }
    bytes = found
    self.digest = digest
    facts = PhotoFacts.read(jpeg: found)
  }

  func decoded(to size: PixelSize) -> Bitmap? {
    try? PhotoDecoder.decode(
      bytes, orientation: Orientation(exif: facts.orientation ?? 1), adobeRGB: facts.adobeRGB,
      to: .exactly(size)
    ).bitmap
  }

  /// Nothing depends on it: where the library can't be written, it stays as it is.
  func remakeThumbnail(in thumbnails: ThumbnailStore, byteCount: Int) {
    let thumbnail = try? Thumbnail.make(
      from: bytes, orientation: Orientation(exif: facts.orientation ?? 1), adobeRGB: facts.adobeRGB)
    if let thumbnail, thumbnail.jpeg.count == byteCount { try? thumbnails.write(thumbnail.jpeg, for: digest) }
  }
}
