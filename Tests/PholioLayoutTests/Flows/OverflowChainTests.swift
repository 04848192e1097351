import PholioLayout
import Testing

private typealias Lists = [String: [Int]]
private typealias Rules = [String: (capacity: Int?, overflow: String?)]

/// Inserts into the first list of a chain and carries out the steps on plain arrays.
private func insert(
  _ inserted: [Int], into name: String, at first: Int, lists: Lists, rules: Rules
) throws -> Lists {
  let chain = try OverflowChain(from: name) { rules[$0] ?? (nil, nil) }
  var lists = lists
  let steps = try chain.steps(inserting: inserted, at: CellIndex(first)) { lists[$0] ?? [] }
  for step in steps {
    var list = (lists[step.name] ?? []).filter { !step.inserted.contains($0) }
    list.insert(contentsOf: step.inserted, at: min(step.first?.rawValue ?? list.count, list.count))
    #expect(Array(list.suffix(step.pushed.count)) == step.pushed)
    lists[step.name] = Array(list.dropLast(step.pushed.count))
  }
  return lists
}

@Suite struct OverflowChainTests {
  private let wall: Rules = ["Wall": (3, "Second"), "Second": (4, "Third"), "Third": (nil, "Wall")]

  @Test func pushedPhotosRunOnIntoTheStartOfTheNextListInOrder() throws {
    let lists = try insert(
      [8, 9], into: "Wall", at: 1, lists: ["Wall": [1, 2, 3], "Second": [4, 5]], rules: wall)
    #expect(lists == ["Wall": [1, 8, 9], "Second": [2, 3, 4, 5]])
  }

  @Test func eachListPushesIntoTheNext() throws {
    let lists = try insert(
      [8, 9], into: "Wall", at: 0, lists: ["Wall": [1, 2, 3], "Second": [4, 5, 6], "Third": [7]], rules: wall)
    #expect(lists == ["Wall": [8, 9, 1], "Second": [2, 3, 4, 5], "Third": [6, 7]])
  }

  @Test func whatIsPutAtTheEndOfAFullListRunsOnItself() throws {
    let lists = try insert(
      [8], into: "Wall", at: 99, lists: ["Wall": [1, 2, 3], "Second": [4]], rules: wall)
    #expect(lists == ["Wall": [1, 2, 3], "Second": [8, 4]])
  }

  @Test func pushedPhotoThatIsInTheNextListIsMovedToItsStart() throws {
    let lists = try insert(
      [8], into: "Wall", at: 0, lists: ["Wall": [1, 2, 5], "Second": [3, 4, 5, 6], "Third": []], rules: wall)
    #expect(lists == ["Wall": [8, 1, 2], "Second": [5, 3, 4, 6], "Third": []])
  }

  @Test func moveWithinAFullListNeedsNoRoom() throws {
    let rules: Rules = ["Wall": (3, nil)]
    #expect(
      try insert([3], into: "Wall", at: 0, lists: ["Wall": [1, 2, 3]], rules: rules) == ["Wall": [3, 1, 2]])
    #expect(
      try insert([4], into: "Wall", at: 0, lists: ["Wall": [1, 2, 3, 4]], rules: rules) == [
        "Wall": [4, 1, 2, 3]
      ])
  }

  @Test func photosThatDoNotFitAreRefused() throws {
    let lists: Lists = ["Wall": [1, 2, 3], "Second": [4, 5, 6]]
    #expect(throws: OverflowRefusal.doesNotFit(name: "Wall", capacity: 3, excess: 1)) {
      try insert([8], into: "Wall", at: 0, lists: lists, rules: ["Wall": (3, nil)])
    }
    #expect(throws: OverflowRefusal.doesNotFit(name: "Second", capacity: 4, excess: 1)) {
      try insert(
        [8, 9], into: "Wall", at: 0, lists: lists, rules: ["Wall": (3, "Second"), "Second": (4, nil)])
    }
  }

  @Test func chainThatComesBackToItselfIsRefused() throws {
    #expect(throws: OverflowRefusal.cycle(["Wall"])) {
      try OverflowChain(from: "Wall") { _ in (3, "Wall") }
    }
    let rules: Rules = ["Entry": (1, "Wall"), "Wall": (3, "Second"), "Second": (4, "Wall")]
    #expect(throws: OverflowRefusal.cycle(["Wall", "Second"])) {
      try OverflowChain(from: "Entry") { rules[$0] ?? (nil, nil) }
    }
    // A list without a capacity never runs on.
    let chain = try OverflowChain(from: "Wall") { wall[$0] ?? (nil, nil) }
    #expect(chain.links.map(\.name) == ["Wall", "Second", "Third"])
  }

  @Test func listThatHoldsAnyNumberIsNeverLoaded() throws {
    let chain = try OverflowChain(from: "Wall") { wall[$0] ?? (nil, nil) }
    var loaded: [String] = []
    let steps = try chain.steps(inserting: [7, 8, 9], at: CellIndex(0)) { name in
      loaded.append(name)
      return name == "Wall" ? [1, 2, 3] : [4, 5, 6]
    }
    #expect(loaded == ["Wall", "Second"])
    #expect(steps.last?.name == "Third")
    #expect(steps.last?.inserted == [5, 6])
  }

  /// The chain is one long wall: unless a photo is in two lists, inserting into the chain is inserting into
  /// the joined lists.
  @Test func chainIsOneLongWall() throws {
    var random = Seeded(9)
    for _ in 0..<(isSoak ? 200_000 : 5_000) {
      let names = (0..<Int.random(in: 1...4, using: &random)).map { "\($0)" }
      var rules: Rules = [:]
      var lists: Lists = [:]
      var joined: [Int] = []
      // All lists but the last are full, so that the next one continues.
      for (index, name) in names.enumerated() {
        let capacity = Int.random(in: 1...5, using: &random)
        let isLast = index == names.count - 1
        rules[name] = isLast ? (nil, nil) : (capacity, "\(index + 1)")
        lists[name] = Array(joined.count..<joined.count + capacity)
        joined += lists[name] ?? []
      }
      let inserted = Array(100..<100 + Int.random(in: 0...8, using: &random))
      let first = Int.random(in: 0...(lists["0"]?.count ?? 0), using: &random)
      let result = try insert(inserted, into: "0", at: first, lists: lists, rules: rules)
      joined.insert(contentsOf: inserted, at: first)
      var expected: Lists = [:]
      for name in names {
        expected[name] = Array(joined.prefix(rules[name]?.capacity ?? joined.count))
        joined.removeFirst(expected[name]?.count ?? 0)
      }
      if result != expected {
        Issue.record("\(inserted) at \(first) of \(lists), \(rules): \(result), not \(expected)")
        return
      }
    }
  }
}
