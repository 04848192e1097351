import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// A photo in a few large spots: enough to tell whether a thumbnail is of another, whatever program made it.
struct CoarseLook {
  static let target = DecodeTarget.exactly(PixelSize(width: 6, height: 6))
  /// Of a spot's red, green or blue, 0…255. Scaled decoding and 4:2:0 stay well below.
  private static let tolerance = 40

  /// Of few pixels, 4:2:0 leaves little to compare.
  private static let shortestEdge = 16

  private let bitmap: Bitmap

  /// Nil where the photo can't be decoded, or looks different at each scale because it is damaged or tiny.
  init?(of original: FileLocation, isCancelled: @escaping @Sendable () -> Bool) {
    guard let bytes = try? WholeFile.read(FilePath(original.path), .regular),
      let photo = try? OriginalFormats.standard.open(bytes, name: original.name.bytes)
        .draw(Drawing(Self.target, isCancelled: isCancelled)), photo.warnings.isEmpty,
      min(photo.fullSize.width, photo.fullSize.height) >= Self.shortestEdge
    else { return nil }
    bitmap = photo.bitmap
  }

  func isUnlike(_ other: Bitmap) -> Bool {
    zip(bitmap.bytes, other.bytes).contains { abs(Int($0) - Int($1)) > Self.tolerance }
  }
}
