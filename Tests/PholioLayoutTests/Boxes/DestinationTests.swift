import PholioLayout
import Testing

/// Moving in the words of the documents, on a plain array: look up the neighbour, take the photos out, put
/// them in.
private func plainMove(_ list: [Int], _ selection: [Int], _ destination: Destination<Int>) -> [Int] {
  guard let first = selection.first else { return list }
  var rest = list.filter { !selection.contains($0) }
  let index: Int
  switch destination {
  case .onto(let anchor) where selection.contains(anchor):
    return list
  case .before(let anchor) where selection.contains(anchor),
    .after(let anchor) where selection.contains(anchor):
    index = list.prefix { $0 != anchor }.filter { !selection.contains($0) }.count
  case .to(let cell):
    index = cell.rawValue > rest.count ? rest.count : cell.rawValue
  case .end:
    index = rest.count
  case .before(let anchor):
    index = rest.firstIndex(of: anchor)!
  case .after(let anchor):
    index = rest.firstIndex(of: anchor)! + 1
  case .onto(let anchor):
    let stoodBefore = list.firstIndex(of: first)! < list.firstIndex(of: anchor)!
    index = stoodBefore ? rest.firstIndex(of: anchor)! + 1 : rest.firstIndex(of: anchor)!
  }
  rest.insert(contentsOf: selection, at: index)
  return rest
}

/// Every way to pick up some of the elements, in every order.
private func orderedSubsets(_ elements: [Int]) -> [[Int]] {
  [[]]
    + elements.flatMap { first in
      orderedSubsets(elements.filter { $0 != first }).map { [first] + $0 }
    }
}

/// The same by cell indexes.
private func indexMove(_ list: [Int], _ selection: [Int], _ destination: Destination<Int>) -> [Int] {
  if selection.isEmpty { return list }
  let cell = { (element: Int) in CellIndex(list.firstIndex(of: element)!) }
  return destination.map { cell($0) }.moving(Held(selection.map { cell($0) }), in: list)
}

@Suite struct DestinationTests {
  @Test func everySelectionToEveryDestinationIsRemoveAndInsert() {
    var moves = 0
    for count in 0...(isSoak ? 6 : 5) {
      // Elements that are not their own indexes, so that the two cannot be confused.
      let list = (0..<count).map { 10 + ($0 * 3) % 7 }
      let destinations: [Destination<Int>] =
        (0...count + 2).map { .to(CellIndex($0)) } + list.flatMap { [.onto($0), .before($0), .after($0)] }
      for selection in orderedSubsets(list) {
        for destination in destinations {
          let moved = indexMove(list, selection, destination)
          let expected = plainMove(list, selection, destination)
          moves += 1
          if moved != expected {
            Issue.record("\(list): \(selection) to \(destination) gave \(moved), not \(expected)")
            return
          }
        }
      }
    }
    #expect(moves > 9_000)
  }

  @Test func randomMovesAreRemoveAndInsert() {
    var random = Seeded(4)
    for _ in 0..<(isSoak ? 20_000 : 300) {
      var list = Array(0..<Int.random(in: 1...60, using: &random))
      for _ in 0..<20 {
        let selection = Array(
          list.shuffled(using: &random).prefix(.random(in: 1...list.count, using: &random)))
        let anchor = list.randomElement(using: &random)!
        let destination: Destination<Int> =
          [.to(CellIndex(anchor)), .onto(anchor), .before(anchor), .after(anchor)].randomElement(
            using: &random)!
        let moved = indexMove(list, selection, destination)
        let expected = plainMove(list, selection, destination)
        if moved != expected {
          Issue.record("\(list): \(selection) to \(destination) gave \(moved), not \(expected)")
          return
        }
        list = expected
      }
    }
  }

  @Test func ontoIsAfterForPhotosFromBeforeAndBeforeForPhotosFromAfter() {
    #expect(indexMove([1, 2, 3, 4, 5], [1], .onto(4)) == [2, 3, 4, 1, 5])
    #expect(indexMove([1, 2, 3, 4, 5], [5], .onto(2)) == [1, 5, 2, 3, 4])
    #expect(indexMove([1, 2, 3, 4, 5], [5, 1], .onto(3)) == [2, 5, 1, 3, 4])
    #expect(indexMove([1, 2, 3, 4, 5], [1, 5], .onto(3)) == [2, 3, 1, 5, 4])
  }

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
      let moved = destination.moving(held, in: cells)
      let after = insertion > 0 ? held.cell(amongRemaining: insertion - 1) : nil
      let before = insertion < count - held.count ? held.cell(amongRemaining: insertion) : nil
      let end = insertion + held.count
      if Array(moved[insertion..<end]) != held.cells
        || (moved != cells) == held.lies(at: CellIndex(insertion))
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
