package import PholioDisk
package import PholioFacts
package import PholioImaging
import SystemPackage

/// Where a photo's pictures come from.
package protocol SheetPictures: Sendable {
  /// Draws the original; nil if it is not there as it was, or can't be drawn.
  ///
  /// - Parameter renewsThumbnail: Whether to make the stored thumbnail again, too.
  func original(_ drawing: Drawing, renewsThumbnail: Bool, _ cancellation: Cancellation) -> Bitmap?

  /// The stored thumbnail, a JPEG; nil if it is missing or damaged.
  func thumbnail() -> [UInt8]?
}

/// A photo for a sheet.
package struct SheetPhoto: Sendable {
  /// A picture for a cell, and notes about it.
  struct Picture: Sendable {
    /// Nil if there is neither an original nor a thumbnail.
    var bitmap: Bitmap?
    var note: String?
  }

  /// The most pixels of a cell's picture, 192 MB: nearly all of an A3 at 600 dpi.
  static let mostPixels = 64 << 20

  var digest: PhotoDigest
  /// Upright, as in its file.
  var size: PixelSize
  /// How somebody has turned the photo.
  var turn: Turn
  /// What notes call it.
  var shownPath: String
  var pictures: any SheetPictures

  package init(
    _ digest: PhotoDigest, size: PixelSize, turn: Turn, shownPath: String, pictures: any SheetPictures
  ) {
    (self.digest, self.size, self.turn) = (digest, size, turn)
    (self.shownPath, self.pictures) = (shownPath, pictures)
  }

  /// How the photo fills a box. Known without looking at any file.
  ///
  /// - Parameter covers: Whether to fill the box, whatever the options.
  func fitting(in box: PixelSize, _ options: SheetOptions, covers: Bool = false) -> PictureFitting {
    let shown = turn.applied(to: size)
    let fitsTurned = options.rotateToFit && shown.isLarger(turnedIn: box, upTo: options.mostEnlargement)
    let drawn = fitsTurned ? turn.adding(.right) : turn
    let full = drawn.applied(to: size)
    let scale = covers ? .infinity : options.mostEnlargement
    let covering = covers || options.fit == .cover ? full.covering(box, enlarge: scale > 1) : nil
    // Covering a cell with a long panorama may need a thousand times the pixels that are seen: then it is
    // shown whole.
    let whole =
      covering.flatMap { $0.pixels <= Self.mostPixels ? $0 : nil }
      ?? full.fitted(within: box, upTo: scale)
    return PictureFitting(
      turn: drawn, full: full, whole: whole,
      seen: PixelSize(width: min(whole.width, box.width), height: min(whole.height, box.height)))
  }

  /// The picture for a box: from the thumbnail if that has enough pixels, else from the original. If the
  /// original is gone or changed, its thumbnail stands in. A missing or short thumbnail is made again.
  func picture(
    in box: PixelSize, _ options: SheetOptions, covers: Bool = false, colours: PictureColours = .srgb,
    _ cancellation: Cancellation = Cancellation()
  ) -> Picture {
    let fitting = fitting(in: box, options, covers: covers)
    let wanted = fitting.whole
    let ground = options.pictureGround
    let thumbnail = fitting.thumbnailIsEnough || ground != .white ? pictures.thumbnail() : nil
    let isSeenThrough = ground != .white && thumbnail.map { Thumbnail.isTransparent($0) } ?? false
    let isEnough = fitting.thumbnailIsEnough && !isSeenThrough
    let drawn = fitting.turn
    let drawing = Drawing(
      .exactly(wanted), turn: drawn, colours: colours, ground: ground,
      isCancelled: { cancellation.isCancelled })
    if !isEnough, let bitmap = pictures.original(drawing, renewsThumbnail: false, cancellation) {
      return Picture(bitmap: bitmap.cropped(to: box, keeping: options.crop))
    }
    let note = isEnough ? nil : "\(shownPath): the original is not there as it was, its thumbnail stands in"
    if let bytes = thumbnail ?? pictures.thumbnail(),
      let decoded = try? PhotoDecoder.decode(
        bytes, orientation: drawn.orientation, to: .exactly(wanted), isCancelled: drawing.isCancelled)
    {
      return Picture(bitmap: decoded.bitmap.cropped(to: box, keeping: options.crop), note: note)
    }
    if isEnough, let bitmap = pictures.original(drawing, renewsThumbnail: true, cancellation) {
      return Picture(bitmap: bitmap.cropped(to: box, keeping: options.crop))
    }
    return Picture(note: "\(shownPath): neither the original nor a thumbnail is there")
  }
}

/// How a photo fills its box on a sheet.
struct PictureFitting: Sendable {
  /// How it is turned: as somebody has, and once more if it fits better lying down.
  var turn: Turn
  /// The turned photo's size.
  var full: PixelSize
  /// The size that all of it is drawn at, in pixels of the page.
  var whole: PixelSize
  /// The part of that which is seen: what is beyond the box is cut off.
  var seen: PixelSize

  /// The size of the photo's thumbnail, turned like the photo.
  var thumbnail: PixelSize {
    full.fitted(within: PixelSize(width: Thumbnail.longEdge, height: Thumbnail.longEdge))
  }

  /// Whether the thumbnail has enough pixels. One in sixty-four less is not seen, and spares a look at the
  /// original.
  var thumbnailIsEnough: Bool {
    let small = thumbnail
    return small == full
      || (64 * whole.width <= 65 * small.width && 64 * whole.height <= 65 * small.height)
  }
}

extension PixelSize {
  fileprivate var turned: PixelSize { PixelSize(width: height, height: width) }

  /// Whether a quarter turn makes the picture larger by at least a tenth.
  func isLarger(turnedIn box: PixelSize, upTo scale: Double) -> Bool {
    10 * turned.fitted(within: box, upTo: scale).pixels > 11 * fitted(within: box, upTo: scale).pixels
  }
}

extension Bitmap {
  /// The part of a picture that is seen in a box.
  func cropped(to box: PixelSize, keeping anchor: CropAnchor) -> Bitmap {
    let cut = PixelSize(width: min(size.width, box.width), height: min(size.height, box.height))
    if cut == size { return self }
    let (left, top) = anchor.corner(of: cut, in: self)
    return Bitmap(uninitialized: cut, profile: profile) { pixels in
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

extension CropAnchor {
  /// The top left corner of the part that is kept.
  fileprivate func corner(of cut: PixelSize, in picture: Bitmap) -> (left: Int, top: Int) {
    let middle = (left: (picture.size.width - cut.width) / 2, top: (picture.size.height - cut.height) / 2)
    return switch self {
    case .centre: middle
    case .top: (middle.left, 0)
    case .attention: picture.attention(for: cut)
    }
  }
}
