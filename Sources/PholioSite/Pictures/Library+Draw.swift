package import PholioCatalog
package import PholioDisk
import PholioFacts
package import PholioImaging
import PholioLibrary
import SystemPackage

/// Photos' pictures for a site.
extension Library {
  /// A photo as it is shown, upright and turned, decoded once.
  ///
  /// - Parameter edge: Its longer edge at most, in pixels; it is never enlarged.
  /// - Returns: Nil if no file is the photo any more.
  /// - Throws: `ImagingError`; `Interruption`.
  package func drawn(
    _ placed: PlacedPhoto, within edge: Int, _ colours: PictureColours, cancellation: Cancellation
  ) throws -> Bitmap? {
    let content = placed.photo.content
    guard
      let original = OpenOriginal.open(content, placed.asSeen, formats: formats, cancellation: cancellation)
    else {
      try cancellation.check()
      return nil
    }
    let box = PixelSize(width: edge, height: edge)
    let turn = placed.photo.own.turn
    let size = turn.applied(to: content.size).fitted(within: box)
    do {
      return try original.draw(
        Drawing(
          .exactly(size), turn: turn, colours: colours, isCancelled: { cancellation.isCancelled })
      ).bitmap
    } catch ImagingError.cancelled {
      try cancellation.check()
      throw ImagingError.cancelled
    }
  }

  /// Whether a file still is the photo. One that has the size and the time that it was last seen with is not
  /// read.
  ///
  /// - Throws: `Interruption`.
  package func hasOriginal(of placed: PlacedPhoto, cancellation: Cancellation) throws -> Bool {
    if placed.asSeen.contains(where: { SystemCall.stamp(FilePath($0.location.path)) == $0.stamp }) {
      return true
    }
    let content = placed.photo.content
    let original = OpenOriginal.open(content, placed.asSeen, formats: formats, cancellation: cancellation)
    try cancellation.check()
    return original != nil
  }

  /// A photo's thumbnail as it is shown; nil if it is not there.
  package func thumbnailDrawn(_ placed: PlacedPhoto) -> Bitmap? {
    let photo = placed.photo
    guard let bytes = thumbnails.read(photo.content.digest, photo.content.thumbnail) else { return nil }
    return try? PhotoDecoder.decode(bytes, orientation: photo.own.turn.orientation, to: .full).bitmap
  }
}

/// Photos' own files for a site.
extension Library {
  /// A photo's original, whole or without some of its metadata.
  ///
  /// - Throws: `Interruption`.
  package func offered(
    _ placed: PlacedPhoto, stripped: JPEGStripping.Extent?, cancellation: Cancellation
  ) throws -> OfferedOriginal {
    for file in placed.asSeen {
      try cancellation.check()
      guard let (bytes, _, share) = try? OpenOriginal.read(FilePath(file.location.path), cancellation) else {
        continue
      }
      defer { share.giveBack() }
      guard try SHA256.digest(of: bytes, cancellation: cancellation) == placed.photo.content.digest else {
        continue
      }
      guard let stripped else { return .bytes(bytes) }
      return JPEGStripping.strip(bytes, stripped).map { .bytes($0) } ?? .notStripped
    }
    try cancellation.check()
    return .missing
  }
}
