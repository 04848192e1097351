/// A picture's size in whole pixels; both edges are at least 1.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a picture of \(width)x\(height) pixels")
    self.width = width
    self.height = height
  }

  /// width × height.
  package var pixels: Int { width * height }

  /// As "4000x3000".
  package var description: String { "\(width)x\(height)" }

  /// The largest size of this shape that lies within `box`: one edge is the box's exactly, the other is rounded
  /// to the nearest pixel (half up) and at least 1. A size within the box already is kept unless `enlarge`.
  package func fitted(within box: PixelSize, enlarge: Bool = false) -> PixelSize {
    if !enlarge && width <= box.width && height <= box.height { return self }
    return isWider(than: box) ? scaled(toWidth: box.width) : scaled(toHeight: box.height)
  }

  /// The smallest size of this shape that covers `box`: one edge is the box's exactly, the other is rounded as in
  /// `fitted`. A size that does not cover the box is kept unless `enlarge`.
  package func covering(_ box: PixelSize, enlarge: Bool = false) -> PixelSize {
    if !enlarge && (width < box.width || height < box.height) { return self }
    return isWider(than: box) ? scaled(toHeight: box.height) : scaled(toWidth: box.width)
  }

  private func isWider(than other: PixelSize) -> Bool {
    width * other.height >= height * other.width
  }

  private func scaled(toWidth newWidth: Int) -> PixelSize {
    PixelSize(width: newWidth, height: max(1, (2 * height * newWidth + width) / (2 * width)))
  }

  private func scaled(toHeight newHeight: Int) -> PixelSize {
    PixelSize(width: max(1, (2 * width * newHeight + height) / (2 * height)), height: newHeight)
  }
}
