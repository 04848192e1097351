/// A picture's size in whole pixels. Each edge is 1…`longestEdge`, so that no sum or product of edges
/// overflows.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package static let longestEdge = 1 << 30

  package let width: Int
  package let height: Int

  /// A size that was computed: an edge that is out of range becomes the nearest that is in it.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.longestEdge)
    self.height = min(max(height, 1), Self.longestEdge)
  }

  /// A size that was stored, typed or sent; nil where an edge is out of range.
  package init?(checkedWidth width: Int, height: Int) {
    guard (1...Self.longestEdge).contains(width), (1...Self.longestEdge).contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// width × height.
  package var pixels: Int { width * height }

  /// In millions of pixels: "12.2 MP".
  package var megapixelsText: String { (Double(pixels) / 1e6).fixedText(digits: 1) + " MP" }

  /// As "4000x3000".
  package var description: String { "\(width)x\(height)" }

  /// The largest size of this shape that lies within `box`: one edge is the box's exactly, the other is
  /// rounded to the nearest pixel (half up) and at least 1. A size within the box is kept unless `enlarge`.
  package func fitted(within box: PixelSize, enlarge: Bool = false) -> PixelSize {
    if !enlarge && width <= box.width && height <= box.height { return self }
    return isWider(than: box) ? scaled(toWidth: box.width) : scaled(toHeight: box.height)
  }

  /// The same for a size that is made larger `scale` times at most: where that does not reach the box's
  /// edges, it is as much larger.
  package func fitted(within box: PixelSize, upTo scale: Double) -> PixelSize {
    let fitted = fitted(within: box, enlarge: scale > 1)
    guard Double(fitted.width) > scale * Double(width), Double(fitted.height) > scale * Double(height) else {
      return fitted
    }
    return PixelSize(
      width: Int((scale * Double(width)).rounded()), height: Int((scale * Double(height)).rounded()))
  }

  /// The smallest size of this shape that covers `box`: one edge is the box's exactly, the other is rounded
  /// as in `fitted`. A size that does not cover the box is kept unless `enlarge`.
  package func covering(_ box: PixelSize, enlarge: Bool = false) -> PixelSize {
    if !enlarge && (width < box.width || height < box.height) { return self }
    return isWider(than: box) ? scaled(toHeight: box.height) : scaled(toWidth: box.width)
  }

  private func isWider(than other: PixelSize) -> Bool {
    width * other.height >= height * other.width
  }

  private func scaled(toWidth newWidth: Int) -> PixelSize {
    PixelSize(width: newWidth, height: (2 * height * newWidth + width) / (2 * width))
  }

  private func scaled(toHeight newHeight: Int) -> PixelSize {
    PixelSize(width: (2 * width * newHeight + height) / (2 * height), height: newHeight)
  }
}
