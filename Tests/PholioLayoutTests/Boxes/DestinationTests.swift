import PholioLayout
import Testing

@Suite struct DestinationTests {
  /// The catalog moves photos in a list it has not loaded: the neighbours in the old list agree with the
  /// moved list.
  @Test func neighboursOfTheInsertionAreThoseOfTheMovedList() {
    var random = Seeded(5)
    for _ in 0..<(isSoak ? 300_000 : 10_000) {
      let count = Int.random(in: 1...12, using: &random)
      let cells = (0..<count).map { CellIndex($0) }
      let held = Held(
        Array(cells.shuffled(using: &random).prefix(.random(in: 1...count, using: &random))))
      let anchor = cells.randomElement(using: &random)!
      let destination: Destination<CellIndex> =
        [.to(anchor), .onto(anchor), .before(anchor), .after(anchor)].randomElement(using: &random)!
      guard let insertion = destination.insertionIndex(of: held, count: count)?.rawValue else {
        #expect(held.contains(anchor))
        continue
      }
      var boxes = Boxes(cells)
      let changed = boxes.move(held, to: destination)
      let moved = boxes.elements
      let after = insertion > 0 ? held.cell(amongRemaining: insertion - 1) : nil
      let before = insertion < count - held.count ? held.cell(amongRemaining: insertion) : nil
      let end = insertion + held.count
      if Array(moved[insertion..<end]) != held.cells || changed == held.lies(at: CellIndex(insertion))
        || after != (insertion > 0 ? moved[insertion - 1] : nil) || before != (end < count ? moved[end] : nil)
      {
        Issue.record(
          "\(held.cells) of \(count) to \(destination): \(after as Any), \(before as Any) in \(moved)"
        )
        return
      }
    }
  }

  @Test func heldCellsAreCountedAsInAPlainSet() {
    let held = Held([9, 2, 5].map { CellIndex($0) })
    #expect(held.first == CellIndex(9))
    #expect((0..<12).filter { held.contains(CellIndex($0)) } == [2, 5, 9])
    #expect((0..<12).map { held.countBefore(CellIndex($0)) } == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3])
    #expect((0..<9).map { held.cell(amongRemaining: $0).rawValue } == [0, 1, 3, 4, 6, 7, 8, 10, 11])
    #expect(Held(block: CellIndex(3), count: 2).cells == [CellIndex(3), CellIndex(4)])
    #expect(Held(block: CellIndex(3), count: 2).lies(at: CellIndex(3)))
    #expect(!Held([CellIndex(4), CellIndex(3)]).lies(at: CellIndex(3)))
  }
}
