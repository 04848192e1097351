package import PholioFacts

extension Bitmap {
  /// The whole picture in another size, by the filter of `FilterTable`.
  package func resized(to target: PixelSize) -> Bitmap {
    target == size ? self : resized(PixelPart(size), to: target)
  }
}
