import CLoader

/// GIF; of an animation its first picture.
enum GIFFormat: LoadedFormat {
  static let kind = "gif"
  static let title = "GIF"
  static let extensions = ["gif"]
  static let loaderKind = LOADER_GIF
}
