import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// An open original. Its SHA-256 is the photo's.
struct KnownOriginal {
  private let original: any Original

  /// The first of some files that still is the photo; nil if none is, or it can't be read.
  init?(_ digest: PhotoDigest, _ files: [FileLocation], formats: OriginalFormats = .standard) {
    for file in files {
      guard let bytes = try? WholeFile.read(FilePath(file.path), .regular),
        SHA256.digest(of: bytes) == digest
      else { continue }
      guard let opened = try? formats.open(bytes, name: file.name.bytes) else { return nil }
      original = opened
      return
    }
    return nil
  }

  /// - Throws: `ImagingError`.
  func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    try original.draw(drawing)
  }

  func thumbnail() throws -> Thumbnail {
    try original.thumbnail()
  }
}
