import PholioImaging
import PholioLayout

/// A stack of pictures in one cell. Each one shows a little above the one in front of it and is narrower, as
/// if it were further away.
package struct CellStack {
  /// How much of each is seen, in pixels.
  let step: Int
  private let box: PixelFrame

  /// The most pictures of a stack.
  package static let depth = 3

  /// - Parameter border: Around each picture, in pixels.
  init(in box: PixelFrame, border: Int) {
    self.box = box
    step = max(2, min(box.width, box.height) / 24) + border
  }

  /// The box for the front picture: the height left after the other pictures' parts. Always the same, so that
  /// all covers are equally large.
  var front: PixelFrame {
    PixelFrame(
      left: box.left, top: min(box.bottom - 1, box.top + (Self.depth - 1) * step), right: box.right,
      bottom: box.bottom)
  }

  /// Where a picture behind the front one is drawn.
  ///
  /// - Parameter index: From 1; the front one is 0.
  func behind(_ front: PixelFrame, index: Int) -> PixelFrame {
    let inset = min(index * step, (front.width - 1) / 2)
    let top = max(box.top, front.top - index * step)
    return PixelFrame(
      left: front.left + inset, top: top, right: front.right - inset,
      bottom: max(top + 1, front.bottom - index * step))
  }
}
