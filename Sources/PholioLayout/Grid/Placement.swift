import PholioFacts

/// Which slots of a grid the cells take that span several, and so which are left to the others.
///
/// Cells that span one slot take, in list order, exactly the slots that no other cell covers. So it is enough
/// to know the covered slots. They are kept by bands of rows that look the same: where a cell of many slots
/// begins or ends, a new band begins. Binary search in the bands, and in a band's covered columns, then
/// answers for any number of cells.
struct Placement: Hashable, Sendable {
  /// A cell that spans several slots.
  struct Large: Hashable, Sendable {
    let cell: Int
    let rows: Range<Int>
    let columns: Range<Int>
  }

  /// Neighbouring columns of a band that one cell covers.
  struct Covered: Hashable, Sendable {
    let columns: Range<Int>
    /// Which of `large` covers them.
    let large: Int
    /// How many free columns there are to their left.
    var freeBefore: Int
  }

  /// Rows with the same columns covered, down to the next band.
  struct Band: Hashable, Sendable {
    var firstRow: Int
    /// How many cells of one slot there is room for above the band.
    var firstSingle: Int
    /// How many columns are free.
    var free: Int
    /// No more neighbouring columns than this are free.
    var widest: Int
    /// From left to right.
    var covered: [Covered]
  }

  let columns: Int
  /// In list order.
  var large: [Large] = []
  /// Indexes of `large` in reading order of their top left slots.
  var reading: [Int] = []
  /// From row 0 on. The last, in which all is free, has no end.
  var bands: [Band]

  init(columns: Int) {
    self.columns = columns
    bands = [Band(firstRow: 0, firstSingle: 0, free: columns, widest: columns, covered: [])]
  }

  // MARK: Cells

  /// How many of the large cells come before a cell.
  func largeCount(before cell: Int) -> Int { large.partitioningIndex { $0.cell >= cell } }

  /// The large cell of this index, or nil if it spans one slot.
  func large(ofCell cell: Int) -> Large? {
    let index = largeCount(before: cell)
    return index < large.count && large[index].cell == cell ? large[index] : nil
  }

  /// The cell index of a cell of one slot, of which there are `single` before it.
  func cell(ofSingle single: Int) -> Int {
    // The large cell at an index has (its cell index − the index) single ones before it.
    single + large.indices.partitioningIndex { large[$0].cell - $0 > single }
  }

  /// The top left slot of a cell.
  func corner(ofCell cell: Int) -> (row: Int, column: Int) {
    if let large = large(ofCell: cell) { return (large.rows.lowerBound, large.columns.lowerBound) }
    return slot(ofSingle: cell - largeCount(before: cell))
  }

  func slot(ofSingle single: Int) -> (row: Int, column: Int) {
    let band = bands[bands.partitioningIndex { $0.firstSingle > single } - 1]
    return band.slot(ofSingle: single)
  }

  /// The cell that takes a slot.
  func cell(atRow row: Int, column: Int) -> Int {
    let band = bands[band(ofRow: row)]
    if let covered = band.covered(at: column), covered.columns.contains(column) {
      return large[covered.large].cell
    }
    return cell(ofSingle: band.firstSingle + (row - band.firstRow) * band.free + band.freeBefore(column))
  }

  // MARK: Rows

  /// How many rows the first cells take, at least one.
  func rows(ofCells count: Int) -> Int {
    let singles = count - largeCount(before: count)
    return max(lowest, singles == 0 ? 0 : slot(ofSingle: singles - 1).row + 1)
  }

  /// Below the large cells all slots are free.
  private var lowest: Int { bands[bands.count - 1].firstRow }

  func band(ofRow row: Int) -> Int { bands.partitioningIndex { $0.firstRow > row } - 1 }

  /// How many cells of one slot there is room for above a row.
  func singles(aboveRow row: Int) -> Int {
    let band = bands[band(ofRow: row)]
    return band.firstSingle + (row - band.firstRow) * band.free
  }

  /// The large cells of which some part is in some rows, as indexes of `large`, in no order.
  func large(inRows rows: Range<Int>) -> [Int] {
    if rows.isEmpty { return [] }
    let first = band(ofRow: rows.lowerBound)
    var found = bands[first].covered.map(\.large)
    for band in bands[(first + 1)...].prefix(while: { $0.firstRow < rows.upperBound }) {
      found += band.covered.map(\.large).filter { large[$0].rows.lowerBound == band.firstRow }
    }
    return found
  }
}

extension Placement.Band {
  /// The last covered columns that begin at a column or to its left.
  func covered(at column: Int) -> Placement.Covered? {
    let index = covered.partitioningIndex { $0.columns.lowerBound > column }
    return index == 0 ? nil : covered[index - 1]
  }

  /// How many columns to the left of one are free.
  func freeBefore(_ column: Int) -> Int {
    guard let last = covered(at: column) else { return column }
    return last.freeBefore + max(0, column - last.columns.upperBound)
  }

  func slot(ofSingle single: Int) -> (row: Int, column: Int) {
    let (row, rest) = (single - firstSingle).quotientAndRemainder(dividingBy: free)
    let index = covered.partitioningIndex { $0.freeBefore > rest }
    let column =
      index == 0 ? rest : covered[index - 1].columns.upperBound + rest - covered[index - 1].freeBefore
    return (firstRow + row, column)
  }
}
