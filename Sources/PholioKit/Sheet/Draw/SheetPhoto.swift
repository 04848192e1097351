import PholioCatalog
import PholioFacts
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

  /// Pixels of a cell's picture at most, 192 MB: what covers an A3 at 600 dpi but for its margins.
  static let mostPixels = 64 << 20

  var content: Photo.Content
  /// Where the original was seen.
  var files: [FileLocation]

  /// The picture for a box: from the thumbnail where that has the pixels, else from the original. Where the
  /// original is not there as it was, its thumbnail stands in; a thumbnail that is missing or short is made
  /// again.
  func picture(
    in box: PixelSize, _ options: SheetOptions, covers: Bool = false, _ thumbnails: ThumbnailStore,
    _ cancellation: Cancellation = Cancellation()
  ) -> Picture {
    let stored = content.size
    let isTurned = options.rotateToFit && stored.isLarger(turnedIn: box, enlarge: options.enlarge)
    let full = isTurned ? stored.turned : stored
    let covering =
      covers || options.fit == .cover ? full.covering(box, enlarge: covers || options.enlarge) : nil
    // Of a long panorama, what covers a cell may be a thousand times what is seen of it: then all of it is
    // shown.
    let wanted =
      covering.flatMap { $0.pixels <= Self.mostPixels ? $0 : nil }
      ?? full.fitted(within: box, enlarge: covers || options.enlarge)
    let small = full.fitted(within: PixelSize(width: Thumbnail.longEdge, height: Thumbnail.longEdge))
    let isEnough = small == full || (wanted.width <= small.width && wanted.height <= small.height)
    let drawing = Drawing(.exactly(wanted), isTurned: isTurned, isCancelled: { cancellation.isCancelled })
    if !isEnough, let original = KnownOriginal.open(content.digest, files, cancellation: cancellation),
      let bitmap = try? original.draw(drawing).bitmap
    {
      return Picture(bitmap: bitmap.cropped(to: box))
    }
    let note = isEnough ? nil : "\(shownPath): the original is not there as it was, its thumbnail stands in"
    if let bytes = thumbnails.read(content.digest, content.thumbnail),
      let decoded = try? PhotoDecoder.decode(
        bytes, orientation: isTurned ? .leftSideUp : .upright, to: .exactly(wanted))
    {
      return Picture(bitmap: decoded.bitmap.cropped(to: box), note: note)
    }
    if isEnough, let original = KnownOriginal.open(content.digest, files, cancellation: cancellation),
      let bitmap = try? original.draw(drawing).bitmap
    {
      // Nothing depends on it: where the library can't be written, it stays as it is.
      if let thumbnail = try? original.thumbnail(), content.thumbnail.isOf(thumbnail.jpeg) {
        try? thumbnails.write(thumbnail.jpeg, for: content.digest)
      }
      return Picture(bitmap: bitmap.cropped(to: box))
    }
    return Picture(note: "\(shownPath): neither the original nor a thumbnail is there")
  }

  private var shownPath: String { files.first?.path.shown ?? content.digest.hex }
}

extension PixelSize {
  fileprivate var turned: PixelSize { PixelSize(width: height, height: width) }

  /// Whether a quarter turn makes it worth seeing so: more by a tenth, at least.
  fileprivate func isLarger(turnedIn box: PixelSize, enlarge: Bool) -> Bool {
    10 * turned.fitted(within: box, enlarge: enlarge).pixels
      > 11 * fitted(within: box, enlarge: enlarge).pixels
  }
}

extension Bitmap {
  /// What is within a box laid on the middle.
  fileprivate func cropped(to box: PixelSize) -> Bitmap {
    let cut = PixelSize(width: min(size.width, box.width), height: min(size.height, box.height))
    if cut == size { return self }
    let left = (size.width - cut.width) / 2
    let top = (size.height - cut.height) / 2
    return Bitmap(uninitialized: cut) { pixels in
      let bytesPerRow = cut.width * Bitmap.bytesPerPixel
      for row in 0..<cut.height {
        withRow(top + row) { source in
          let start = left * Bitmap.bytesPerPixel
          _ = UnsafeMutableBufferPointer(rebasing: pixels[row * bytesPerRow..<(row + 1) * bytesPerRow])
            .update(from: UnsafeBufferPointer(rebasing: source[start..<start + bytesPerRow]))
        }
      }
    }
  }
}
