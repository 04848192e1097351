import PholioLayout
import Testing

@Suite struct BoxesTests {
  @Test func insertingAPhotoThatIsThereMovesIt() {
    var boxes = Boxes("abcd")
    boxes.insert("dxdb", at: CellIndex(1))
    #expect(String(boxes.elements) == "adxbc")
    boxes.insert("z", at: CellIndex(99))
    #expect(String(boxes.elements) == "adxbcz")
  }

  @Test func whatIsPastACountIsCut() {
    var boxes = Boxes("dbc")
    let cut = boxes.removeAll(past: 1)
    #expect(cut == ["b", "c"])
    let nothing = boxes.removeAll(past: 5)
    #expect(nothing.isEmpty)
    #expect(String(boxes.elements) == "d")
  }
}
