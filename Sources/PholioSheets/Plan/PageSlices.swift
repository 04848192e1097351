package import PholioDisk
import PholioFacts
import PholioImaging
package import PholioLayout

/// A page cut into slices that are drawn and written one after the other, so that memory does not grow with
/// the page. A slice is a row of cells, or a part of it if a row needs too much memory.
package struct PageSlices: Sendable {
  package struct Slice: Sendable {
    /// Pixel rows of the page.
    package var rows: Range<Int>
    /// The cells that have to be made for it.
    package var fresh: [CellIndex]
    /// The cells that are kept from the slice above.
    package var kept: [CellIndex]
  }

  package let slices: [Slice]

  /// The most bytes of a slice, and of the pictures kept for the next one, for all pages in work together.
  /// One slice is still being coded while the next is drawn.
  static let mostBytes = 24 << 20

  /// - Parameter mostBytes: For a slice, and as much again for what is kept.
  /// - Throws: `Interruption`.
  package init(
    _ plan: SheetPlan, page: Int, mostBytes: Int, cancellation: Cancellation = Cancellation()
  ) throws(Interruption) {
    let width = plan.size(ofPage: page).width
    var slices: [Slice] = []
    let cells = plan.pages.cells(onPage: page)
    var byRow: [Int: [CellIndex]] = [:]
    for cell in cells { byRow[plan.pages.row(of: cell), default: []].append(cell) }
    var reaching: [CellIndex] = []
    for row in 0..<plan.pages.rows(onPage: page) {
      try cancellation.check()
      let band = plan.band(ofRow: row, onPage: page)
      let rowsAtOnce = max(16, mostBytes / (width * Bitmap.bytesPerPixel))
      let count = (band.count + rowsAtOnce - 1) / rowsAtOnce
      let candidates = reaching + (byRow[row] ?? [])
      for part in 0..<count {
        let rows =
          band.lowerBound + band.count * part / count..<band.lowerBound + band.count * (part + 1) / count
        let crossing = candidates.filter { cell in
          let frame = plan.frame(of: cell)
          return frame.top < rows.upperBound && frame.bottom > rows.lowerBound
        }
        let above = Set((slices.last?.fresh ?? []) + (slices.last?.kept ?? []))
        var bytes = 0
        let kept = crossing.filter { cell in
          guard above.contains(cell) else { return false }
          // A single picture was in memory when it was made, whatever its size.
          if crossing.count == 1 { return true }
          let picture = plan.pictureSize(of: cell)
          bytes += picture.pixels * Bitmap.bytesPerPixel
          return bytes <= mostBytes
        }
        let isKept = Set(kept)
        slices.append(Slice(rows: rows, fresh: crossing.filter { !isKept.contains($0) }, kept: kept))
      }
      reaching = candidates.filter { plan.frame(of: $0).bottom > band.upperBound }
    }
    self.slices = slices
  }

  /// The largest slice's bytes.
  static func bandBytes(_ plan: SheetPlan, page: Int) -> Int {
    let width = plan.size(ofPage: page).width
    let tallest =
      (0..<plan.pages.rows(onPage: page)).map { plan.band(ofRow: $0, onPage: page).count }.max() ?? 0
    return width * tallest * Bitmap.bytesPerPixel
  }
}
