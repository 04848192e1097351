import PholioLayout
import Testing

@Suite struct FeatureReplacingTests {
  @Test func oneSpanIsReplacedAndTheOthersStay() {
    let spans = [DropCap.none, DropCap(columns: 2, rows: 2), DropCap(columns: 1, rows: 3)]
    for first in spans {
      for second in spans {
        for cell in 0..<5 {
          for span in spans {
            var expected = [CellIndex(1): first, CellIndex(3): second]
            let features = Features(expected)
            expected[CellIndex(cell)] = span
            #expect(features.replacing(CellIndex(cell), by: span) == Features(expected))
          }
        }
      }
    }
  }
}
