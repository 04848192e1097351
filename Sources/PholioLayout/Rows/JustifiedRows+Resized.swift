import PholioFacts

extension JustifiedRows {
  /// The same rows for another number of photos, without moving any that stays: the last ones are left out,
  /// or cells of 3:2 come after the last, in its row if there is room and in rows of their own.
  package func resized(toCount count: Int) -> JustifiedRows {
    precondition(count >= 0, "Rows cannot have \(count) photos")
    if count == self.count { return self }
    var shapes = Array(self.shapes.prefix(count))
    var blocks = blocks
    if count < self.count {
      blocks.removeLast(blocks.count - (photosBefore.partitioningIndex { $0 >= count }))
      if let last = blocks.popLast() {
        blocks.append(last.prefix(count - photosBefore[blocks.count], gap: gap))
      }
    } else {
      let added: Float = 1.5
      if let last = blocks.popLast(), let height = last.heights.last {
        let row = last.photos(inRow: last.starts.count - 1)
        let before = self.count - last.count
        let right = frame(ofCell: CellIndex(before + row.upperBound - 1)).right
        let room = (width - gap - right) / (gap + Double(added) * height)
        let more = min(count - shapes.count, Int(min(max(0, room), 1e9)))
        shapes += repeatElement(added, count: more)
        blocks.append(
          RowBlock(
            count: last.count + more, starts: last.starts, heights: last.heights, gap: gap, cap: last.cap))
      }
      if shapes.count < count {
        blocks.append(rows(ofAlike: added, count: count - shapes.count))
        shapes += repeatElement(added, count: count - shapes.count)
      }
    }
    return JustifiedRows(
      width: width, rowHeight: rowHeight, gap: gap, cap: cap, shapes: shapes, blocks: blocks)
  }

  /// Rows of photos of one shape, as many in each as fit at the wished height: breaking them at best would
  /// take their number times those in a row.
  private func rows(ofAlike shape: Float, count: Int) -> RowBlock {
    let breaking = RowBreaking(width: width - 2 * gap, rowHeight: rowHeight, gap: gap)
    let fitting = (breaking.width + gap) / (Double(shape) * rowHeight + gap)
    let across = min(max(1, Int(min(fitting, 1e9))), count)
    func height(of photos: Int, isLast: Bool) -> Double {
      breaking.row(sum: Double(photos) * Double(shape), photos: photos, isLast: isLast)?.height ?? rowHeight
    }
    let starts = stride(from: Int32(0), to: Int32(count), by: across).map { $0 }
    var heights = [Double](repeating: height(of: across, isLast: false), count: starts.count)
    heights[heights.count - 1] = height(of: count - Int(starts[starts.count - 1]), isLast: true)
    return RowBlock(count: count, starts: starts, heights: heights, gap: gap)
  }
}
