import CLoader

/// WebP, lossy or lossless; of an animation its first picture.
enum WebPFormat: LoadedFormat {
  static let kind = "webp"
  static let title = "WebP"
  static let extensions = ["webp"]
  static let loaderKind = LOADER_WEBP
}
