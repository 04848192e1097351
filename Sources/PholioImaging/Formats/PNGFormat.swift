import CLoader

/// PNG; of an animation its first picture.
enum PNGFormat: LoadedFormat {
  static let kind = "png"
  static let title = "PNG"
  static let extensions = ["png", "apng"]
  static let loaderKind = LOADER_PNG
}
