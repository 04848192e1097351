/// A rectangle that changes the list when a pointer with held photos comes into it in the right direction.
package struct Alarm: Hashable, Sendable {
  /// On the grid's canvas, in points.
  package let frame: Frame
  /// The directions it answers to; moving in any of them sets it off.
  package let answersTo: Directions
  /// Where it sends the held photos, in the index space of the list before the change.
  package let change: Destination<CellIndex>
}

/// The alarms around photos that are held over a list: one over every other cell, and a thin one at either
/// end of the list. After the proximity alarms of the original Pholio for iPad.
///
/// Crossing an alarm sends the held photos onto its cell, or to its end of the list. Then all alarms are
/// computed again. The page has its own, from the frames that it knows (`holding/alarms.js`): one file tests
/// both.
///
/// **A pointer held still never makes the order flip back and forth**, however unequal the tiles. A tile's
/// frame depends on its cell index, not on its photo; and photos sent onto cell *i* always come to lie on
/// cell *i* among others (see `Destination.onto`). So after the change the pointer is over a held photo,
/// which has no alarm. At an end of the list the held photos can't go further, and the end's alarm is gone.
///
/// Nothing is stored for a cell: an alarm is computed when it is asked for, in O(log k) for k held photos,
/// for any number of cells.
package struct ProximityAlarms: Hashable, Sendable {
  package let arrangement: Arrangement
  package let held: Held
  private let reach: Reach

  /// - Complexity: O(k) for k held photos.
  package init(arrangement: Arrangement, held: Held) {
    let last = held.ascending[held.count - 1]
    precondition(
      last.rawValue < arrangement.count, "\(last) cannot be held in a list of \(arrangement.count)")
    self.arrangement = arrangement
    self.held = held
    reach = Reach(of: held, in: arrangement)
  }

  package init(grid: DropCapGrid, held: Held) {
    self.init(arrangement: .grid(grid), held: held)
  }

  /// The alarm over a cell, or nil over one that is held. It answers to movements that lead there from some
  /// held photo.
  package func alarm(over cell: CellIndex) -> Alarm? {
    precondition(cell.rawValue < arrangement.count, "\(cell) is not in a list of \(arrangement.count)")
    if held.contains(cell) { return nil }
    let frame = arrangement.frame(ofCell: cell)
    return Alarm(frame: frame, answersTo: reach.directions(to: frame), change: .onto(cell))
  }

  /// The alarm before the first cell, or nil if the held photos lie there already. It is a strip in the
  /// gutter: to the left of the cell, or above it in a single column.
  package var start: Alarm? {
    if held.lies(at: CellIndex(0)) { return nil }
    return Alarm(frame: arrangement.startStrip, answersTo: .towardsStart, change: .to(CellIndex(0)))
  }

  /// The alarm after the last cell, or nil if the held photos lie there already. It is a strip in the gutter:
  /// to the right of the cell, or below it in a single column.
  package var end: Alarm? {
    if held.lies(at: CellIndex(arrangement.count - held.count)) { return nil }
    return Alarm(
      frame: arrangement.endStrip, answersTo: .towardsEnd, change: .to(CellIndex(arrangement.count)))
  }

  /// All alarms that lie in a window of the canvas, in list order: the start's, those over cells, the end's.
  ///
  /// - Complexity: O(m log k) for m cells in the window and k held photos.
  package func alarms(crossing window: Range<Double>) -> [Alarm] {
    let overCells = arrangement.cells(crossing: window).compactMap { alarm(over: $0) }
    func isInside(_ alarm: Alarm) -> Bool {
      alarm.frame.top < window.upperBound && alarm.frame.bottom > window.lowerBound
    }
    let starts = [start].compactMap(\.self).filter(isInside)
    let ends = [end].compactMap(\.self).filter(isInside)
    return starts + overCells + ends
  }

  /// All alarms, in list order.
  ///
  /// - Complexity: O(n log k) for n cells and k held photos.
  package var all: [Alarm] { alarms(crossing: -Double.infinity..<Double.infinity) }
}

extension Directions {
  static let towardsStart: Directions = [.left, .up]
  static let towardsEnd: Directions = [.right, .down]
}

extension Arrangement {
  /// The alarm's frame before the first cell: beside it in the gutter, or above it in a single column.
  package var startStrip: Frame {
    let first = frame(ofCell: CellIndex(0))
    return isSingleColumn
      ? strip(along: first).placed(.above, first) : strip(along: first).placed(.left, first)
  }

  /// The same behind the last cell. There has to be one.
  package var endStrip: Frame {
    let last = frame(ofCell: CellIndex(count - 1))
    return isSingleColumn ? strip(along: last).placed(.below, last) : strip(along: last).placed(.right, last)
  }

  /// A frame like a cell's, but skinny: as wide, or in a single column as high, as the gap; where there is no
  /// gap, an eighth of a cell or of a row's height, which then lies outside the content or, seldom, on a
  /// cell.
  private func strip(along frame: Frame) -> Frame {
    var strip = frame
    if isSingleColumn {
      strip.height = gap > 0 ? gap : usual.height / 8
    } else {
      strip.width = gap > 0 ? gap : usual.width / 8
    }
    return strip
  }

  /// A cell without any span.
  private var usual: Size {
    switch self {
    case .grid(let grid): grid.cell
    case .rows(let rows): Size(width: rows.rowHeight, height: rows.rowHeight)
    }
  }

  private var isSingleColumn: Bool {
    switch self {
    case .grid(let grid): grid.columns == 1
    case .rows: false
    }
  }
}

/// Ways a pointer moves on a canvas; a slanting movement goes in two of them.
package struct Directions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let left = Directions(rawValue: 1)
  package static let right = Directions(rawValue: 2)
  package static let up = Directions(rawValue: 4)
  package static let down = Directions(rawValue: 8)

  /// The directions of a movement; none when it does not move.
  package init(of movement: Vector) {
    self = []
    if movement.dx < 0 { insert(.left) }
    if movement.dx > 0 { insert(.right) }
    if movement.dy < 0 { insert(.up) }
    if movement.dy > 0 { insert(.down) }
  }

  /// The directions' names, in English: left, right, up, down, in this order.
  package var names: [String] {
    [(Directions.left, "left"), (.right, "right"), (.up, "up"), (.down, "down")]
      .filter { contains($0.0) }.map(\.1)
  }
}

extension Directions: CustomStringConvertible {
  package var description: String { names.joined(separator: " ") }
}
