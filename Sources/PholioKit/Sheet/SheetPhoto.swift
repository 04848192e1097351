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
  var location: FileLocation?

  /// The picture, no larger than `box` and never enlarged: from the thumbnail where that has the pixels, else from the
  /// original.
  func picture(within box: PixelSize, thumbnails: ThumbnailStore) -> Picture {
    let full = PixelSize(width: content.width, height: content.height)
    let wanted = full.fitted(within: box)
    let thumbnailSize = full.fitted(within: PixelSize(width: Thumbnail.longEdge, height: Thumbnail.longEdge))
    let isEnough = wanted.width <= thumbnailSize.width && wanted.height <= thumbnailSize.height
    var note: String?
    if !isEnough {
      if let original = original(at: wanted) { return Picture(bitmap: original) }
      note = "\(shownPath): the original is not there, its thumbnail stands in"
    }
    if let bytes = thumbnails.read(content.digest, byteCount: content.thumbnailByteCount),
      let decoded = try? PhotoDecoder.decode(
        bytes, orientation: .upright, to: .exactly(isEnough ? wanted : thumbnailSize))
    {
      return Picture(bitmap: decoded.bitmap, note: note)
    }
    if isEnough, let original = original(at: wanted) { return Picture(bitmap: original) }
    return Picture(note: "\(shownPath): neither the original nor a thumbnail is there")
  }

  private var shownPath: String { location?.path.shown ?? content.digest.hex }

  private func original(at size: PixelSize) -> Bitmap? {
    guard let location, let bytes = try? WholeFile.read(FilePath(location.path)),
      bytes.count == content.byteCount
    else { return nil }
    let facts = PhotoFacts.read(jpeg: bytes)
    return try? PhotoDecoder.decode(
      bytes, orientation: Orientation(exif: facts.orientation ?? 1), adobeRGB: facts.adobeRGB,
      to: .exactly(size)
    ).bitmap
  }
}
