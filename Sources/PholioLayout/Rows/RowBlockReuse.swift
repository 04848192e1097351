/// Cuts a new list of photos into blocks, most of which are an old list's.
struct RowBlockReuse {
  let old: JustifiedRows
  let shapes: [Float]
  let usualBlock: Int
  /// How many blocks were broken.
  private(set) var broken = 0
  private var taken: [RowBlock] = []
  /// How many photos are in those blocks.
  private var done = 0
  /// Old blocks before the first of these are the same at the same place, and those from the second on are
  /// the same counted from the list's end.
  private let same: (before: Int, after: Int)

  /// Photos in one place are looked for as many places before and after where they would be.
  private static let reach = 1024
  /// In so many of the next blocks; the rest is looked for only where it is if all has moved by one amount.
  private static let nearBlocks = 32

  init(old: JustifiedRows, shapes: [Float], usualBlock: Int) {
    self.old = old
    self.shapes = shapes
    self.usualBlock = usualBlock
    let most = min(old.count, shapes.count)
    let (before, after) = old.shapes.withUnsafeBufferPointer { old in
      shapes.withUnsafeBufferPointer { new in
        var before = 0
        while before < most, old[before] == new[before] { before += 1 }
        var after = 0
        while after < most - before, old[old.count - 1 - after] == new[new.count - 1 - after] { after += 1 }
        return (before, after)
      }
    }
    let first = old.photosBefore.partitioningIndex { $0 > before }
    same = (
      before: max(0, before == old.count ? first : first - 1),
      after: old.photosBefore.partitioningIndex { $0 >= old.count - after }
    )
  }

  private var hasCapBlock: Bool { old.cap.rows > 1 }

  mutating func blocks() -> [RowBlock] {
    var next = 0
    var shift = 0
    if hasCapBlock, !shapes.isEmpty {
      if let first = old.blocks.first, isSame(0, at: 0) {
        take(first)
      } else {
        take(
          RowBlock.capped(shapes[...], rows: old.cap.rows, breaking: old.breaking, rowGap: old.gap))
        broken += 1
      }
      next = 1
    }
    for block in next..<max(next, same.before) where isSame(block, at: done) {
      take(old.blocks[block])
      next = block + 1
    }
    while done < shapes.count {
      let found = nextSame(from: next, shift: shift)
      cut(upTo: found?.start ?? shapes.count, then: found?.block)
      guard let found else { break }
      next = found.block + 1
      shift = found.start - old.photosBefore[found.block]
    }
    return taken
  }

  private mutating func take(_ block: RowBlock) {
    taken.append(block)
    done += block.count
  }

  /// The next old block that is in the new list, and its first photo there.
  private func nextSame(from next: Int, shift: Int) -> (block: Int, start: Int)? {
    let whole = shapes.count - old.count
    // A change in one place touches two blocks at most, and these aren't looked for elsewhere: in a list of
    // photos alike they would be found in many places.
    let changed = same.before..<max(same.before, same.after)
    for block in max(next, changed.lowerBound)..<max(next, changed.upperBound) where changed.count > 2 {
      let place = old.photosBefore[block]
      for shift in [shift, whole] where isSame(block, at: place + shift) { return (block, place + shift) }
      guard block < next + RowBlockReuse.nearBlocks else { continue }
      for distance in 1...RowBlockReuse.reach {
        for shift in [shift + distance, shift - distance] where isSame(block, at: place + shift) {
          return (block, place + shift)
        }
      }
    }
    for block in max(next, same.after)..<max(next, same.after, old.blocks.count) {
      let start = old.photosBefore[block] + whole
      if isSame(block, at: start) { return (block, start) }
    }
    return nil
  }

  /// Whether an old block's photos are the new list's from `start` on, and it can be taken over there: the
  /// last block ends otherwise than others.
  private func isSame(_ block: Int, at start: Int) -> Bool {
    let count = old.blocks[block].count
    guard start >= done, start + count <= shapes.count,
      (block == old.blocks.count - 1) == (start + count == shapes.count)
    else { return false }
    let place = old.photosBefore[block]
    // Most often one of these differs already.
    guard shapes[start] == old.shapes[place],
      shapes[start + count - 1] == old.shapes[place + count - 1]
    else { return false }
    return shapes[start..<start + count] == old.shapes[place..<place + count]
  }

  /// Breaks the photos before `end`, and takes the old block that begins there. Where these are too few for
  /// a block, they are broken together with their neighbours.
  private mutating func cut(upTo end: Int, then block: Int?) {
    var end = end
    var block = block
    if done < end, end - done < usualBlock / 2 {
      if let next = block {
        end += old.blocks[next].count
        block = nil
      } else if taken.count > (hasCapBlock ? 1 : 0), let last = taken.popLast() {
        done -= last.count
      }
    }
    if done < end {
      // What was cut before keeps its size if it can, so that one place stays within two blocks.
      let most = old.blocks.isEmpty ? usualBlock : 2 * usualBlock
      let pieces = (end - done + most - 1) / most
      let (start, count) = (done, end - done)
      for piece in 1...pieces {
        let range = done..<start + count * piece / pieces
        let rows = old.breaking.rows(shapes[range], isEnd: range.upperBound == shapes.count)
        take(RowBlock(count: range.count, starts: rows.starts, heights: rows.heights, gap: old.gap))
        broken += 1
      }
    }
    if let block { take(old.blocks[block]) }
  }
}
