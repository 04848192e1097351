extension PageFilling {
  /// With more photos on one page, rows are so many that they fill it without a choice of heights.
  private static let mostChosen = 1500

  /// All photos on one page of the given height, with the row height that this takes; no page without photos.
  func onePage(_ shapes: ArraySlice<Float>) -> (page: RowPage?, rowHeight: Double) {
    guard let room, !shapes.isEmpty else { return (nil, rowHeight) }
    func natural(_ rowHeight: Double) -> RowPage {
      let filling = with(rowHeight)
      let head = filling.head(shapes, capRows: capRows, rowHeight: rowHeight)
      return filling.page(shapes, head: head, fills: false)
    }
    // The largest height with which all fit: it halves the range of heights until that is a thousandth.
    var least = 0.0
    var most = max(1, room - wordsHeight)
    if natural(most).bottom <= gap + room + 1e-6 { least = most }
    while least < most, most - least > max(least / 1000, 1e-3) {
      let middle = (least + most) / 2
      if natural(middle).bottom <= gap + room + 1e-6 { least = middle } else { most = middle }
    }
    least = max(least, 1e-3)
    let usual = natural(least)
    // A twentieth more picture is worth rows a fifth more uneven, but nothing is worth rows twice as high.
    func worth(_ page: RowPage) -> Double {
      let heights = page.heights.dropFirst(page.rowsBeside)
      let share = area(page, shapes) / max(1, breaking.width * room)
      let unevenness = (heights.max() ?? 1) / (heights.min() ?? 1)
      return 4 * share - unevenness - ragged(page, shapes) - (unevenness < 2 ? 0 : 100 * unevenness)
    }
    var best = (page: usual, rowHeight: least, worth: worth(usual))
    if shapes.count <= PageFilling.mostChosen {
      for size in [1, 0.9, 1.1, 0.8, 1.25, 1.5] {
        let choices = with(least * size).full(shapes, capRows: capRows, all: true)
        guard let page = choices.first?.page else { continue }
        let worth = worth(page)
        if page.count == shapes.count, worth > best.worth { best = (page, least * size, worth) }
      }
    }
    return (best.page, best.rowHeight)
  }

  /// How many rows but the last are not as wide as the page.
  private func ragged(_ page: RowPage, _ shapes: ArraySlice<Float>) -> Double {
    let rows = (page.rowsBeside..<max(page.rowsBeside, page.starts.count - 1)).filter { row in
      let photos = page.starts[row]..<page.starts[row + 1]
      let across = photos.reduce(-gap) { $0 + Double(shapes[page.start + $1]) * page.heights[row] + gap }
      return across < 0.97 * breaking.width
    }
    return Double(rows.count) / 2
  }

  /// The area of a page's pictures.
  func area(_ page: RowPage, _ shapes: ArraySlice<Float>) -> Double {
    var area = page.cap.map { $0.width * $0.height } ?? 0
    for row in page.starts.indices {
      let end = row + 1 < page.starts.count ? page.starts[row + 1] : page.count
      for photo in page.starts[row]..<end where photo > 0 || page.cap == nil {
        area += Double(shapes[page.start + photo]) * page.heights[row] * page.heights[row]
      }
    }
    return area
  }
}
