import CLoader

/// TIFF of any kind that is no camera's raw file; its first page.
enum TIFFFormat: LoadedFormat {
  static let kind = "tiff"
  static let title = "TIFF"
  static let extensions = ["tif", "tiff"]
  static let loaderKind = LOADER_TIFF
}
