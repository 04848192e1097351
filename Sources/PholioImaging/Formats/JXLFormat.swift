import CLoader

/// JPEG XL; of an animation its first picture.
enum JXLFormat: LoadedFormat {
  static let kind = "jxl"
  static let title = "JPEG XL"
  static let extensions = ["jxl"]
  static let loaderKind = LOADER_JXL
  /// Its own orientation counts (ISO/IEC 18181-1), and is in every file.
  static let turnsByExif = false
}
