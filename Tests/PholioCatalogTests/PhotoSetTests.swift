import PholioCatalog
import PholioTestSupport
import Testing

@Suite struct PhotoSetTests {
  /// The standard library's sets are the oracle. Some ids are far beyond any catalog's.
  @Test func setsOfPhotosAreSets() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<100 {
      let (one, other) = (Self.ids(round, &random), Self.ids(round / 2, &random))
      let (set, otherSet) = (PhotoSet(one), PhotoSet(other))
      #expect(Array(set) == one.sorted())
      #expect(set.count == one.count)
      #expect(set.isEmpty == one.isEmpty)
      #expect((set == otherSet) == (one == other))
      for id in one.union(other) { #expect(set.contains(id) == one.contains(id)) }
      var (joined, common, rest) = (set, set, set)
      joined.formUnion(otherSet)
      common.formIntersection(otherSet)
      rest.subtract(otherSet)
      for (changed, expected) in [
        (joined, one.union(other)), (common, one.intersection(other)), (rest, one.subtracting(other)),
      ] {
        #expect(Array(changed) == expected.sorted())
        #expect(changed == PhotoSet(expected))
        #expect(changed.hashValue == PhotoSet(expected).hashValue)
      }
    }
  }

  private static func ids(_ round: Int, _ random: inout SeededGenerator) -> Set<ListItem> {
    let count = Int.random(in: 0...round % 40, using: &random)
    var ids = Set((0..<count).map { _ in ListItem.random(in: 1...200, using: &random) })
    if round % 5 == 0 {
      for shift in [26, 27, 40, 62] where Bool.random(using: &random) { ids.insert(1 << ListItem(shift)) }
    }
    return ids
  }
}
