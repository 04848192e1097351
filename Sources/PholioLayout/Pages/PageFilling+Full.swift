extension PageFilling {
  /// A way to place some photos on a page.
  private struct Placed {
    /// Of all rows with their words, and the usual gaps between them.
    var height: Double
    /// The sum of rows' costs, each times its height, and the room that pictures and words take.
    var deviation: Double
    var area: Double
    /// The rows so far; the head counts as one.
    var rows: Int
    var rowHeight: Double
    /// The photos and the step of height before the last row; nil after the head.
    var before: (photos: Int, step: Int)?
    var head: Int
  }

  /// In how many steps the height is told apart: fewer for pages of very many photos, whose rows can be
  /// chosen in so many more ways.
  private func steps(_ room: Double) -> Int {
    let photos = max(1, breaking.width / rowHeight * max(1, room / rowHeight))
    return min(max(32, Int(min(25_600 / photos, 256))), 256)
  }

  /// How many pages of different numbers of photos are looked at.
  static let most = 12
  /// How much of the usual gap rows may come nearer, and how many times the gap they may go apart besides it.
  static let closer = 0.6
  private static let farther = 2.9
  /// How much uneven rows count beside empty room.
  private static let evenness = 2.0
  /// The part of a page within its outer gaps that should be picture or words: 0.88, or a little more than
  /// what rows of the wished height leave beside the gaps, so that low rows stay low.
  private var wantedShare: Double {
    let row = (rowHeight + wordsHeight) / (rowHeight + rowGap)
    let across = 1.2 * rowHeight
    return min(0.88, 1.045 * row * across / (across + gap))
  }

  /// Pages that are as full as possible, with as many of the photos as that takes, at least one: the best few
  /// of different numbers of photos, the best first.
  ///
  /// - Parameter all: Whether it must hold all photos; they then may be too few to fill it.
  /// - Complexity: O(photos on the page · 256 · photos in a row).
  func full(_ rest: ArraySlice<Float>, capRows: Int, all: Bool = false) -> [Choice] {
    let room = room ?? 0
    let sizes = capRows > 1 ? [1, 0.9, 1.1, 0.8, 1.25] : [1]
    let heads = sizes.compactMap { head(rest, capRows: capRows, rowHeight: rowHeight * $0) }
    let number = steps(room)
    var placed: [[Placed?]] = []
    func place(_ new: Placed, photos: Int) {
      let part = max(0, new.height / max(room, 1))
      guard part < 1.25 else { return }
      let step = Int(part * Double(number))
      while placed.count <= photos {
        placed.append([])
      }
      if placed[photos].isEmpty {
        placed[photos] = [Placed?](repeating: nil, count: number * 5 / 4 + 1)
      }
      if let old = placed[photos][step], worth(old) <= worth(new) { return }
      placed[photos][step] = new
    }
    for (index, head) in heads.enumerated() {
      place(start(head, index, of: rest), photos: head.count)
    }
    if heads.isEmpty {
      let none = Placed(height: -gap, deviation: 0, area: 0, rows: 0, rowHeight: 0, before: nil, head: -1)
      place(none, photos: 0)
    }
    var ends: [(photos: Int, step: Int, cost: Double)] = []
    var photos = 0
    while photos < placed.count {
      let steps = placed[photos]
      for (step, state) in steps.enumerated() {
        guard let state, photos > 0, !all || photos == rest.count else { continue }
        let cost = cost(state, room: room, left: rest.count - photos, all: all)
        if ends.last?.photos != photos {
          ends.append((photos, step, cost))
        } else if cost < ends[ends.count - 1].cost {
          ends[ends.count - 1] = (photos, step, cost)
        }
      }
      if !steps.isEmpty {
        var sum = 0.0
        for end in photos..<rest.count {
          sum += Double(rest[rest.startIndex + end])
          guard let row = breaking.row(sum: sum, photos: end - photos + 1, isLast: false) else { break }
          if row.height + wordsHeight > room + gap { continue }
          let area = min(sum * row.height, breaking.width) * (row.height + wordsHeight)
          for (step, state) in steps.enumerated() {
            guard let state else { continue }
            let height = state.height + gap + row.height + wordsHeight
            if height > room + Double(state.rows) * gap * PageFilling.closer + 1e-6 { continue }
            place(
              Placed(
                height: height, deviation: state.deviation + row.cost * row.height, area: state.area + area,
                rows: state.rows + 1, rowHeight: row.height, before: (photos, step), head: state.head),
              photos: end + 1)
          }
        }
      }
      photos += 1
    }
    if ends.isEmpty { return [Choice(page: single(rest, room: room), cost: 100)] }
    return ends.sorted { $0.cost < $1.cost }.prefix(all ? 1 : PageFilling.most).map { end in
      var rows: [(start: Int, height: Double)] = []
      let last = placed[end.photos][end.step]
      var at = last
      while let row = at, let before = row.before {
        rows.append((before.photos, row.rowHeight))
        at = placed[before.photos][before.step]
      }
      let left = room - (last?.height ?? room)
      let gaps = Double(max(1, (last?.rows ?? 1) - 1))
      let head = last.flatMap { $0.head < 0 ? nil : heads[$0.head] }
      return Choice(
        page: page(
          rest, head: head, rows: rows.reversed(), count: end.photos,
          extra: min(max(left / gaps, -PageFilling.closer * gap), PageFilling.farther * gap)),
        cost: end.cost)
    }
  }

  /// What a page costs with these rows and no more.
  private func cost(_ placed: Placed, room: Double, left: Int, all: Bool) -> Double {
    let room = max(room, 1)
    let share = placed.area / max(1, breaking.width * room)
    let deviation = PageFilling.evenness * placed.deviation / room
    // The last page needn't be full.
    if left == 0 && !all { return deviation - share }
    let rest = (room - placed.height) / room
    let missing = max(0, wantedShare - share)
    var cost = deviation - share + 1000 * missing * missing + 300 * rest * rest
    let extra = (room - placed.height) / Double(max(1, placed.rows - 1))
    let isFilled = placed.rows > 1 ? extra <= PageFilling.farther * gap : rest <= 0.03
    if !isFilled && rest > 0.03 { cost += 100 }
    if extra > 0 && gap > 0 { cost += 0.15 * min(100, extra * extra / (gap * gap)) }
    // A photo or two alone on a last page look forgotten.
    if (1...2).contains(left) { cost += 0.2 }
    return cost
  }

  /// The same without what depends on the height.
  private func worth(_ placed: Placed) -> Double {
    let room = max(1, room ?? 1)
    return PageFilling.evenness * placed.deviation / room - 8 * placed.area / max(1, breaking.width * room)
  }

  private func start(_ head: RowBlock, _ index: Int, of rest: ArraySlice<Float>) -> Placed {
    var area = (head.cap.map { $0.width * $0.height } ?? 0)
    var deviation = 0.0
    for row in head.starts.indices {
      let photos = head.photos(inRow: row)
      let first = head.cap != nil && row == 0 ? 1 : photos.lowerBound
      let sum = rest[(rest.startIndex + first)..<(rest.startIndex + photos.upperBound)]
        .reduce(0) { $0 + Double($1) }
      area += sum * head.heights[row] * head.heights[row]
      let off = max(head.heights[row] / rowHeight, rowHeight / head.heights[row]) - 1
      deviation += off * off * head.heights[row]
    }
    return Placed(
      height: head.height + wordsHeight, deviation: deviation, area: area, rows: 1, rowHeight: 0, before: nil,
      head: index)
  }

  /// The first photo alone on a page, where no row fits.
  private func single(_ rest: ArraySlice<Float>, room: Double) -> RowPage {
    let shape = Double(rest.first ?? 1)
    let height = min(breaking.width / shape, max(1, room - wordsHeight))
    return page(rest, head: nil, rows: [(0, height)], count: 1, extra: 0)
  }
}
