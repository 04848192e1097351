package import PholioFacts
import PholioLayout

extension Sheet {
  /// The pixels that photos' pictures take on paper at a resolution, each in the whole box of its cell.
  /// Photos are known by their content, and have the sizes given.
  ///
  /// - Parameter dpi: How many pixels an inch takes.
  /// - Returns: Nil if the pages have no size on paper.
  package func printed(_ photos: [PhotoDigest: PixelSize], dpi: Int) -> [PhotoDigest: PixelSize]? {
    let options = plan.options
    guard options.page != nil, let own = options.dpi else { return nil }
    func pixels(_ edge: Int) -> Int { (2 * edge * dpi + own) / (2 * own) }
    var printed: [PhotoDigest: PixelSize] = [:]
    for (cell, item) in zip(0..., painter.items) {
      guard let digest = item.photo?.digest, let size = photos[digest] else { continue }
      let frame = plan.pictureBox(of: CellIndex(cell))
      let box = PixelSize(width: pixels(frame.width), height: pixels(frame.height))
      let isTurned = options.rotateToFit && size.isLarger(turnedIn: box, upTo: .infinity)
      let turn = isTurned ? Turn.right : .none
      let full = turn.applied(to: size)
      let picture =
        options.fit == .cover ? full.covering(box, enlarge: true) : full.fitted(within: box, enlarge: true)
      printed[digest] = turn.applied(to: picture)
    }
    return printed
  }
}
