import PholioLayout
import Testing

@Suite struct IndexTests {
  @Test func positionsCountFromOneAndCellsFromZero() {
    #expect(Position(1).cellIndex == CellIndex(0))
    #expect(CellIndex(41).position == Position(42))
    #expect(CellIndex(Position(Int.max)).rawValue == Int.max - 1)
  }

  @Test(arguments: [("2x2", 2, 2), ("1x1", 1, 1), ("99x1", 99, 1), ("3x12", 3, 12)])
  func dropCapIsReadAsColumnsByRows(text: String, columns: Int, rows: Int) {
    #expect(DropCap(text) == DropCap(columns: columns, rows: rows))
    #expect(DropCap(text)?.description == text)
  }

  @Test(arguments: [
    "", "x", "2", "2x", "x2", "2x2x2", "0x1", "1x0", "-1x2", "+1x2", "02x2", "2 x2", " 2x2", "2x2 ",
    "100x1", "1x100", "1.0x1", "٢x٢", "99999999999999999999x1", "0x0",
  ])
  func otherTextIsNoDropCap(text: String) {
    #expect(DropCap(text) == nil)
  }
}
