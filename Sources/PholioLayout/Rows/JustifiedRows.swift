import PholioFacts

/// Frames for a list's photos in rows: whole pictures, one height a row, each row as wide as the canvas.
///
/// The last row isn't forced to be full. A row that only a photo far wider than the canvas could fill stays
/// short, too, and that photo has a row of its own. With a cap of several rows the first photo is a block at
/// the left, and the rows beside it are flush with its upper and lower edge.
///
/// Rows are broken at best within blocks of about 1 000 photos (see `RowBreaking`), each of which begins and
/// ends with a row: so what comes before a change mostly stays as it was. A list of 100 000 photos is broken
/// in 60 ms.
package struct JustifiedRows: Hashable, Sendable {
  /// The canvas's width, in points.
  package let width: Double
  /// What rows aim at, in points.
  package let rowHeight: Double
  /// The gap between photos, between rows and around them all, in points.
  package let gap: Double
  /// Over how many rows the first photo spans. Its columns don't matter.
  package let cap: DropCap
  /// Width divided by height of each photo, made valid.
  let shapes: [Float]
  let blocks: [RowBlock]
  /// The first photo and the first row of each block, and its upper edge in points.
  let photosBefore: [Int]
  let rowsBefore: [Int]
  let tops: [Double]

  /// Rows for photos on a canvas `width` points wide.
  ///
  /// Width and gap must be finite and not negative, the row height finite and positive. A shape that is no
  /// number above 0 counts as 1, and others are limited to 1:1000 and 1000:1.
  /// - Parameter shapes: Width divided by height of each upright photo, in the list's order.
  /// - Complexity: O(photos · photos in a row).
  package init(width: Double, rowHeight: Double, gap: Double, shapes: [Float], cap: DropCap = .none) {
    precondition(width.isFinite && width >= 0, "Rows' width must be finite and not negative: \(width)")
    precondition(rowHeight.isFinite && rowHeight > 0, "A row must have a finite height: \(rowHeight)")
    precondition(gap.isFinite && gap >= 0, "A gap must be finite and not negative: \(gap)")
    let shapes = shapes.map(JustifiedRows.valid)
    let breaking = RowBreaking(width: width - 2 * gap, rowHeight: rowHeight, gap: gap)
    // More where a thousand photos would be a few rows only.
    let usual = max(1000, Int(min(24 * width / rowHeight, 1e9)))
    var blocks: [RowBlock] = []
    var done = 0
    if cap.rows > 1, !shapes.isEmpty {
      let first = RowBlock.capped(shapes[...], rows: cap.rows, breaking: breaking, rowGap: gap)
      blocks.append(first)
      done = first.count
    }
    while done < shapes.count {
      // What is too little for a block of its own belongs to the last one.
      let rest = shapes.count - done
      let count = rest < usual + usual / 2 ? rest : usual
      let rows = breaking.rows(shapes[done..<done + count], isEnd: count == rest)
      blocks.append(RowBlock(count: count, starts: rows.starts, heights: rows.heights, gap: gap))
      done += count
    }
    self.init(width: width, rowHeight: rowHeight, gap: gap, cap: cap, shapes: shapes, blocks: blocks)
  }

  init(
    width: Double, rowHeight: Double, gap: Double, cap: DropCap, shapes: [Float], blocks: [RowBlock]
  ) {
    self.width = width
    self.rowHeight = rowHeight
    self.gap = gap
    self.cap = cap
    self.shapes = shapes
    self.blocks = blocks
    var (photo, row, top) = (0, 0, gap)
    var (photosBefore, rowsBefore, tops): ([Int], [Int], [Double]) = ([], [], [])
    for block in blocks {
      photosBefore.append(photo)
      rowsBefore.append(row)
      tops.append(top)
      photo += block.count
      row += block.starts.count
      top += block.height + gap
    }
    self.photosBefore = photosBefore
    self.rowsBefore = rowsBefore
    self.tops = tops
    precondition(photo == shapes.count, "\(photo) photos in rows of \(shapes.count)")
  }

  /// A valid shape for any number.
  static func valid(_ shape: Float) -> Float {
    shape.isNaN || shape <= 0 ? 1 : min(max(shape, 1e-3), 1e3)
  }

  /// The number of photos.
  package var count: Int { shapes.count }

  package var rowCount: Int { (rowsBefore.last ?? 0) + (blocks.last?.starts.count ?? 0) }

  /// The height of all rows with the gaps above, between and below them, in points; 0 without photos.
  package var contentHeight: Double {
    guard let top = tops.last, let block = blocks.last else { return 0 }
    return top + block.height + gap
  }

  package static func == (left: JustifiedRows, right: JustifiedRows) -> Bool {
    left.width == right.width && left.rowHeight == right.rowHeight && left.gap == right.gap
      && left.cap == right.cap && left.shapes == right.shapes && left.blocks == right.blocks
  }

  /// Equal rows have equal hashes; photos are left out, as there may be a million of them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(rowHeight)
    hasher.combine(gap)
    hasher.combine(cap)
    hasher.combine(count)
    hasher.combine(contentHeight)
  }
}

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
