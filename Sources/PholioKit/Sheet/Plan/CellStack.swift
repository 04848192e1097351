import PholioImaging
import PholioLayout

/// Pictures of one cell lying on each other: each of those behind peeps out above the one before it, and is
/// narrower, as if it lay further away.
struct CellStack {
  /// How far each peeps out, in pixels.
  let step: Int
  private let box: PixelFrame

  /// At most so many pictures.
  static let depth = 3

  /// - Parameter border: Around each picture, in pixels.
  init(in box: PixelFrame, border: Int) {
    self.box = box
    step = max(2, min(box.width, box.height) / 24) + border
  }

  /// What the picture in front is fitted into: all but what the others need, if there are others or not, so
  /// that the covers of all stacks are as large.
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
