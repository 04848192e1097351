import PholioKit
import PholioLayout
import Testing

@Suite struct GridTextTests {
  @Test func theCapSpansItsSlots() {
    #expect(
      GridText.lines(count: 6, columns: 4, cap: DropCap(columns: 2, rows: 2))
        == [
          "+---+---+---+---+", "| 1     | 2 | 3 |", "+       +---+---+", "|       | 4 | 5 |",
          "+---+---+---+---+",
          "| 6 |            ", "+---+            ",
        ].map { $0 })
  }
}
