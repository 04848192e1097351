import PholioLayout
import Testing

/// Moving in the words of the documents, on a plain array: look up the neighbour, take the photos out, put
/// them in.
private func plainMove(_ list: [Int], _ selection: [Int], _ destination: Destination<Int>) -> [Int] {
  guard let first = selection.first else { return list }
  if let anchor = destination.anchor, selection.contains(anchor) { return list }
  var rest = list.filter { !selection.contains($0) }
  let index: Int
  switch destination {
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

@Suite struct BoxesTests {
  @Test func everySelectionToEveryDestinationIsRemoveAndInsert() {
    var moves = 0
    for count in 0...(isSoak ? 6 : 5) {
      // Elements that are not their own indexes, so that the two cannot be confused.
      let list = (0..<count).map { 10 + ($0 * 3) % 7 }
      let destinations: [Destination<Int>] =
        (0...count + 2).map { .to(CellIndex($0)) } + list.flatMap { [.onto($0), .before($0), .after($0)] }
      for selection in orderedSubsets(list) {
        for destination in destinations {
          var boxes = Boxes(list)
          let changed = boxes.move(selection, to: destination)
          let expected = plainMove(list, selection, destination)
          moves += 1
          if boxes.elements != expected || changed != (expected != list) {
            Issue.record(
              "\(list): \(selection) to \(destination) gave \(boxes.elements) (\(changed)), not \(expected)")
            return
          }
        }
      }
    }
    #expect(moves > 9_000)
  }

  @Test func randomMovesKeepTheListEqualToAPlainOne() {
    var random = Seeded(4)
    for _ in 0..<(isSoak ? 20_000 : 300) {
      var list = Array(0..<Int.random(in: 1...60, using: &random))
      var boxes = Boxes(list)
      for _ in 0..<20 {
        let selection = Array(
          list.shuffled(using: &random).prefix(.random(in: 1...list.count, using: &random)))
        let anchor = list.randomElement(using: &random)!
        let destination: Destination<Int> =
          [.to(CellIndex(anchor)), .onto(anchor), .before(anchor), .after(anchor)].randomElement(
            using: &random)!
        boxes.move(selection, to: destination)
        let expected = plainMove(list, selection, destination)
        if boxes.elements != expected {
          Issue.record("\(list): \(selection) to \(destination) gave \(boxes.elements), not \(expected)")
          return
        }
        list = expected
      }
    }
  }

  @Test func theFirstNamedEndsAtTheGivenPosition() {
    var boxes = Boxes("abcdef")
    boxes.move(["f", "b"], to: .to(Position(3).cellIndex))
    #expect(String(boxes.elements) == "acfbde")
    boxes.move(["a"], to: .to(CellIndex(Int.max)))
    #expect(String(boxes.elements) == "cfbdea")
  }

  @Test func ontoIsAfterForPhotosFromBeforeAndBeforeForPhotosFromAfter() {
    #expect(String(Boxes("abcde").moved("a", to: .onto("d")).elements) == "bcdae")
    #expect(String(Boxes("abcde").moved("e", to: .onto("b")).elements) == "aebcd")
    #expect(String(Boxes("abcde").moved("ea", to: .onto("c")).elements) == "beacd")
    #expect(String(Boxes("abcde").moved("ae", to: .onto("c")).elements) == "bcaed")
  }

  @Test func photosLandingOnThemselvesChangeNothing() {
    for destination: Destination<Character> in [.onto("b"), .before("b"), .after("b")] {
      var boxes = Boxes("abcd")
      let changed = boxes.move("db", to: destination)
      #expect(!changed)
      #expect(String(boxes.elements) == "abcd")
    }
  }

  @Test func photoNamedTwiceCountsAtItsFirstMention() {
    #expect(String(Boxes("abcd").moved("dbd", to: .to(CellIndex(0))).elements) == "dbac")
  }

  @Test func insertingAPhotoThatIsThereMovesIt() {
    var boxes = Boxes("abcd")
    boxes.insert("dxdb", at: CellIndex(1))
    #expect(String(boxes.elements) == "adxbc")
    boxes.insert("z", at: CellIndex(99))
    #expect(String(boxes.elements) == "adxbcz")
  }

  @Test func swapReverseRemoveAndCut() {
    var boxes = Boxes("abcd")
    boxes.swap("a", "c")
    #expect(String(boxes.elements) == "cbad")
    boxes.swap("b", "b")
    #expect(String(boxes.elements) == "cbad")
    boxes.reverse()
    #expect(String(boxes.elements) == "dabc")
    boxes.remove("ax")
    #expect(String(boxes.elements) == "dbc")
    let cut = boxes.removeAll(past: 1)
    #expect(cut == ["b", "c"])
    let nothing = boxes.removeAll(past: 5)
    #expect(nothing.isEmpty)
    #expect(String(boxes.elements) == "d")
  }
}
