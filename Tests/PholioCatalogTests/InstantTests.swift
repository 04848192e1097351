import PholioCatalog
import PholioFacts
import PholioTestSupport
import Testing

@Suite struct InstantTests {
  @Test(arguments: 0..<5) func photosAreSortedByInstantAsAPlainListIs(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var times: [CaptureTime] = []
    for _ in 0..<80 {
      let time = CaptureTime(
        local: .random(in: 0..<7200, using: &random),
        fraction: ["", "5", "50", "07"].randomElement(using: &random)!,
        offsetMinutes: [-60, 0, 45, 60].randomElement(using: &random)!, source: .exif)
      times.append(try #require(time))
    }
    func key(_ number: Int) -> [Int] {
      let time = times[number]
      return [Int(time.local) - 60 * (time.offsetMinutes ?? 0), time.nanoseconds, number]
    }
    let test = try TestCatalog(photos: times.count) { times[$0] }
    _ = try test.catalog.write { tx in try tx.orders.sort(test.gallery, by: [.instant], reversed: false) }
    let expected = times.indices.sorted { key($0).lexicographicallyPrecedes(key($1)) }
    #expect(try test.order() == expected)
    _ = try test.catalog.write { tx in
      try tx.orders.sort(test.gallery, by: [.size, .instant], reversed: true)
    }
    let bySize = times.indices.sorted {
      ([TestCatalog.content($0).byteCount] + key($0)).lexicographicallyPrecedes(
        [TestCatalog.content($1).byteCount] + key($1))
    }
    #expect(try test.order() == bySize.reversed())
  }
}
