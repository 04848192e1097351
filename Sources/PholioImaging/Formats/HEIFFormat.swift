import CLoader

/// HEIC, as phones and cameras write it, with any number of bits.
enum HEIFFormat: LoadedFormat {
  static let kind = "heic"
  static let title = "HEIC"
  static let extensions = ["heic", "heif", "hif"]
  static let loaderKind = LOADER_HEIF
  /// The container's own turn counts (ISO/IEC 23008-12, A.2.1).
  static let turnsByExif = false
}

/// AVIF: the same container with AV1 in it.
enum AVIFFormat: LoadedFormat {
  static let kind = "avif"
  static let title = "AVIF"
  static let extensions = ["avif"]
  static let loaderKind = LOADER_HEIF
  static let turnsByExif = false
}
