extension JustifiedRows {
  /// A block of a new list holds about so many photos; more where this would be a few rows only.
  private var usualBlock: Int { max(1000, Int(min(24 * width / rowHeight, 1e9))) }

  /// The same rows for other photos. Blocks whose photos are the same, wherever they are now, are taken over;
  /// the others are broken anew: for an insertion, a removal or a change in one place at most two of them,
  /// for a move at most four.
  ///
  /// - Complexity: O(n) for the comparison, and breaking.
  package func updated(shapes: [Float]) -> JustifiedRows {
    let shapes = shapes.map(JustifiedRows.valid)
    var reuse = RowBlockReuse(old: self, shapes: shapes, usualBlock: usualBlock)
    let blocks = reuse.blocks()
    return JustifiedRows(
      width: width, rowHeight: rowHeight, gap: gap, cap: cap, shapes: shapes, blocks: blocks,
      broken: reuse.broken)
  }

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
        let start = shapes.count
        shapes += repeatElement(added, count: count - start)
        let broken = breaking.rows(shapes[start...], isEnd: true)
        blocks.append(
          RowBlock(count: count - start, starts: broken.starts, heights: broken.heights, gap: gap))
      }
    }
    return JustifiedRows(
      width: width, rowHeight: rowHeight, gap: gap, cap: cap, shapes: shapes, blocks: blocks, broken: 0)
  }
}
