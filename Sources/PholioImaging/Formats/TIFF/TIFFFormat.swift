import CLoader

/// TIFF of any kind that is no camera's raw file; its first page.
enum TIFFFormat: LoadedFormat {
  static let kind = "tiff"
  static let title = "TIFF"
  static let extensions = ["tif", "tiff"]
  static let loaderKind = LOADER_TIFF

  /// Its directories are read here, as those of a RAW.
  static func open(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) -> any Original {
    let metadata = FilePart(tiff: bytes, 0..<bytes.count).map { PhotoMetadata(TIFFTree($0)) }
    return try LoadedOriginal(
      bytes, kind: loaderKind, turnsByExif: turnsByExif, metadata: metadata, limits: limits)
  }
}
