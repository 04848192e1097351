import PholioLayout
import Testing

/// Square cells of 100 points; the width is just enough for the columns with gaps of 10.
func grid(
  columns: Int, count: Int, cap: DropCap = .none, features: Features = .none
) -> DropCapGrid {
  DropCapGrid(
    width: Double(columns) * 110 + 10, cell: Size(width: 100, height: 100), minimumGap: 10, count: count,
    cap: cap, features: features)
}

@Suite struct DropCapGridTests {
  @Test func freeWidthIsSpreadEvenlyAroundColumnsAndRows() {
    let grid = DropCapGrid(
      width: 700, cell: Size(width: 200, height: 150), minimumGap: 10, count: 5, cap: .none)
    #expect(grid.columns == 3)
    #expect(grid.gap == 25)
    #expect(grid.rows == 2)
    #expect(grid.contentHeight == 375)
    #expect(grid.frame(ofCell: CellIndex(4)) == Frame(left: 250, top: 200, width: 200, height: 150))
  }

  @Test func cellsRunBesideTheCapAndThenBelowIt() {
    let grid = grid(columns: 4, count: 10, cap: DropCap(columns: 2, rows: 2))
    #expect(
      (0..<10).map { grid.gridIndex(ofCell: CellIndex($0)).rawValue } == [0, 2, 3, 6, 7, 8, 9, 10, 11, 12])
    #expect(
      (0..<14).map { grid.cellIndex(atGrid: GridIndex($0))?.rawValue } == [
        0, 0, 1, 2, 0, 0, 3, 4, 5, 6, 7, 8, 9, nil,
      ])
    #expect(grid.frame(ofCell: CellIndex(0)) == Frame(left: 10, top: 10, width: 210, height: 210))
  }

  // The original app's known faults.

  @Test func tinyGalleryHasAllTheRowsOfItsCap() {
    for count in 1...7 {
      let grid = grid(columns: 4, count: count, cap: DropCap(columns: 2, rows: 3))
      #expect(grid.rows == 3, "\(count) photos")
      #expect(grid.contentHeight == 340, "\(count) photos")
    }
    #expect(grid(columns: 4, count: 8, cap: DropCap(columns: 2, rows: 3)).rows == 4)
  }

  @Test func capWiderThanTheGridIsClampedToItsColumns() {
    let grid = grid(columns: 3, count: 4, cap: DropCap(columns: 5, rows: 2))
    #expect(grid.cap == DropCap(columns: 3, rows: 2))
    #expect(grid.frame(ofCell: CellIndex(0)).right == grid.width - grid.gap)
    #expect(grid.gridIndex(ofCell: CellIndex(1)) == GridIndex(6))
    #expect(grid.rows == 3)
  }

  @Test func pointInTheTrailingGutterIsNotOnACellOfTheNextRow() {
    let grid = grid(columns: 3, count: 9)
    #expect(grid.hit(at: Point(x: 339, y: 50)) == .before(CellIndex(3)))
    #expect(grid.hit(at: Point(x: 329, y: 50)) == .cell(CellIndex(2)))
    #expect(grid.hit(at: Point(x: 339, y: 270)) == .end)
  }

  @Test(arguments: [0.0, 0.5, 5, 10, 50, 99, 100, 110, 119.9]) func narrowViewHasOneColumn(width: Double) {
    let grid = DropCapGrid(
      width: width, cell: Size(width: 100, height: 80), minimumGap: 10, count: 3,
      cap: DropCap(columns: 2, rows: 2))
    #expect(grid.columns == 1)
    #expect(grid.gap == max(0, (width - 100) / 2))
    #expect(grid.cap == DropCap(columns: 1, rows: 2))
    #expect(grid.rows == 4)
  }

  @Test func noPhotosMeansNoRowsAndNoHeight() {
    let grid = grid(columns: 3, count: 0, cap: DropCap(columns: 2, rows: 2))
    #expect(grid.rows == 0)
    #expect(grid.contentHeight == 0)
    #expect(grid.cellIndex(atGrid: GridIndex(0)) == nil)
    #expect(grid.hit(at: Point(x: 20, y: 20)) == .end)
    #expect(grid.cells(crossing: -1e300..<1e300).isEmpty)
  }

  @Test func capIsCutToTheColumnsThereAre() {
    #expect(grid(columns: 3, count: 20, cap: DropCap(columns: 4, rows: 2)).cap.columns == 3)
    #expect(grid(columns: 5, count: 20, cap: DropCap(columns: 4, rows: 2)).cap.columns == 4)
  }

  @Test func indexesAreConvertedBeyondTenMillionCells() {
    let grid = grid(columns: 7, count: 10_000_019, cap: DropCap(columns: 4, rows: 3))
    for index in [1, 9, 10, 11, 9_999_999, 10_000_000, 10_000_018] {
      let slot = grid.gridIndex(ofCell: CellIndex(index))
      #expect(grid.cellIndex(atGrid: slot) == CellIndex(index))
      #expect(grid.hit(at: grid.frame(ofCell: CellIndex(index)).centre) == .cell(CellIndex(index)))
    }
    #expect(grid.gridIndex(ofCell: CellIndex(10_000_018)) == GridIndex(10_000_029))
    #expect(grid.rows == 10_000_029 / 7 + 1)
  }

  @Test func extremeInputStaysWithinBounds() {
    let hair = DropCapGrid(
      width: 1e308, cell: Size(width: .leastNonzeroMagnitude, height: 1), minimumGap: 0, count: 1 << 52,
      cap: DropCap(columns: 99, rows: 99))
    #expect(hair.columns == 1 << 40)
    #expect(hair.cellIndex(atGrid: hair.gridIndex(ofCell: CellIndex(1 << 51))) == CellIndex(1 << 51))
    #expect(hair.cellIndex(atGrid: GridIndex(Int.max)) == nil)
    _ = hair.cells(crossing: 0..<1e300)
    let plain = grid(columns: 3, count: 100, cap: DropCap(columns: 99, rows: 99))
    #expect(plain.rows == 132)
    for coordinate in [-Double.infinity, -1e300, 1e300, .infinity] {
      #expect(plain.hit(at: Point(x: 50, y: coordinate)) == (coordinate < 0 ? .before(CellIndex(0)) : .end))
      _ = plain.hit(at: Point(x: coordinate, y: 50))
    }
    #expect(plain.cells(crossing: -Double.infinity..<Double.infinity).count == 100)
  }
}
