package import PholioCatalog
package import PholioImaging
import PholioFacts

/// Photos' pictures for a site.
extension Library {
  /// A photo as it is shown, upright and turned, decoded once.
  ///
  /// - Parameter edge: Its longer edge at most, in pixels; it is never enlarged.
  /// - Returns: Nil if no file is the photo any more.
  /// - Throws: `ImagingError`; `Interruption`.
  package func drawn(
    _ placed: PlacedPhoto, within edge: Int, cancellation: Cancellation
  ) throws -> Bitmap? {
    let content = placed.photo.content
    guard
      let original = KnownOriginal.open(content, placed.asSeen, formats: formats, cancellation: cancellation)
    else {
      try cancellation.check()
      return nil
    }
    let box = PixelSize(width: edge, height: edge)
    let turn = placed.photo.own.turn
    let size = turn.applied(to: content.size).fitted(within: box)
    do {
      return try original.draw(
        Drawing(.exactly(size), turn: turn, isCancelled: { cancellation.isCancelled })
      ).bitmap
    } catch ImagingError.cancelled {
      try cancellation.check()
      throw ImagingError.cancelled
    }
  }

  /// A photo's thumbnail as it is shown; nil if it is not there.
  package func thumbnailDrawn(_ placed: PlacedPhoto) -> Bitmap? {
    let photo = placed.photo
    guard let bytes = thumbnails.read(photo.content.digest, photo.content.thumbnail) else { return nil }
    return try? PhotoDecoder.decode(bytes, orientation: photo.own.turn.orientation, to: .full).bitmap
  }
}
