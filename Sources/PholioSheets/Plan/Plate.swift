import PholioFacts
import PholioImaging
import PholioLayout

/// A filled frame with round corners, behind a picture.
struct Plate: Sendable {
  var frame: PixelFrame
  var colour: Colour
  /// Of its corners.
  var radius: Int
}

extension SheetPlan {
  /// What is drawn behind a cell's pictures and words, from back to front.
  func ground(of cell: CellIndex) -> [Plate] {
    guard let colour = options.cellBackground else { return [] }
    let frame = frame(of: cell)
    return film?.plates(frame, wordsHeight: wordsHeight, film: colour, holes: options.background)
      ?? [Plate(frame: frame, colour: colour, radius: options.radius)]
  }

  /// What is drawn behind a picture, from back to front.
  ///
  /// Pictures on a stack have an edge like a print's: a line around it, and inside it a line of the
  /// background. One of the two is seen against whatever lies behind.
  func edges(around picture: PixelFrame) -> [Plate] {
    func edge(_ width: Int, _ colour: Colour) -> Plate {
      Plate(frame: picture.outset(by: width), colour: colour, radius: options.radius)
    }
    if options.border == 0 { return [] }
    let whole = edge(options.border, options.borderColour)
    guard options.stacks, options.borderColour == options.background else { return [whole] }
    let line = max(1, options.border / 3)
    return [edge(options.border, Self.stackLine), edge(options.border - line, options.background)]
  }

  /// Neither dark nor light.
  private static let stackLine = Colour(grey: 128)
}

extension PixelFrame {
  func outset(by edge: Int) -> PixelFrame {
    PixelFrame(left: left - edge, top: top - edge, right: right + edge, bottom: bottom + edge)
  }
}
