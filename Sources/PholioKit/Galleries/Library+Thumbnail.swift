import PholioCatalog
import PholioFacts
package import PholioImaging
package import PholioLibrary

extension Library {
  /// A photo's thumbnail as it is shown; nil if it is not there.
  package func thumbnailDrawn(_ photo: PhotoFields) -> Bitmap? {
    guard let bytes = thumbnails.read(photo.content.digest, photo.content.thumbnail) else { return nil }
    return try? PhotoDecoder.decode(bytes, orientation: photo.own.turn.orientation, to: .full).bitmap
  }
}
