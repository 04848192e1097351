import PholioCatalog
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary
import PholioTestSupport
import Testing

/// Each rule by itself: where it finds something, and where it is silent.
@Suite struct AlarmRuleTests {
  /// Photos 1, 2, 3 … named "1.jpg" and so on, each as `change` makes it.
  private func photos(
    _ count: Int, _ change: (Int, inout CheckedPhoto) -> Void = { _, _ in }
  ) -> [CheckedPhoto] {
    (0..<count).map { number in
      var photo = CheckedPhoto(
        id: ListItem(number + 1), name: "\(number + 1).jpg", size: PixelSize(width: 3000, height: 2000))
      change(number + 1, &photo)
      return photo
    }
  }

  private func findings(
    _ name: String, _ photos: [CheckedPhoto], cap: DropCap = .none, within: Int = 3, columns: Int = 6
  ) throws -> [OrderFinding] {
    let rule = try #require(OrderRules.all.first { $0.name == name })
    let shape = GridShape(
      width: Double(columns * 210 + 10), cell: Size(width: 200, height: 200), minimumGap: 10)
    var spans: [CellIndex: DropCap] = [:]
    for (index, photo) in photos.enumerated() { spans[CellIndex(index)] = photo.span }
    let order = CheckedOrder(
      name: "Rome", grid: shape.grid(count: photos.count, cap: cap, features: Features(spans)),
      photos: photos)
    return rule.init(try OrderCheckOptions(shape: shape, within: within)).findings(in: order)
  }

  /// Two of different numbers differ in at least 32 of 256 bits.
  private func signature(_ number: UInt8) throws -> Signature {
    try #require(Signature([UInt8](repeating: number, count: Signature.byteCount)))
  }

  private func time(_ seconds: Int64, fraction: String = "") throws -> CaptureTime {
    try #require(CaptureTime(local: 1_500_000_000 + seconds, fraction: fraction, source: .exif))
  }

  @Test func nearDuplicatesAreFewCellsApartOnTheGridNotInTheList() throws {
    let alike = try signature(0)
    /// What is found of two photos that look alike, at these positions.
    func why(_ one: Int, _ other: Int, cap: DropCap = .none) throws -> [String] {
      let photos = photos(30) { if $0 == one || $0 == other { $1.signature = alike } }
      let found = try findings("near-duplicates", photos, cap: cap)
      #expect(found.allSatisfy { $0.positions == [one, other] && $0.gallery == "Rome" })
      return found.map(\.why)
    }
    #expect(try why(2, 3) == ["near-duplicates 1 cell apart"])
    #expect(try why(2, 5) == ["near-duplicates 3 cells apart"])
    #expect(try why(2, 6) == [])
    // The next row, right below and at the other end.
    #expect(try why(2, 8) == ["near-duplicates 1 cell apart"])
    #expect(try why(2, 9) == ["near-duplicates 1.4 cells apart"])
    #expect(try why(6, 7) == [])
    #expect(try why(2, 20) == ["near-duplicates 3 cells apart"])
    #expect(try why(2, 26) == [])
    // Beside a drop cap of 2x2, the sixth photo is in the second row.
    #expect(try why(2, 6, cap: DropCap(columns: 2, rows: 2)) == ["near-duplicates 1 cell apart"])
    #expect(try why(1, 2, cap: DropCap(columns: 2, rows: 2)) == ["near-duplicates 1.6 cells apart"])
  }

  @Test(arguments: 0..<UInt64(20)) func nearDuplicatesAreThoseThatAllPairsHave(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let (columns, within) = (Int.random(in: 1...9, using: &random), Int.random(in: 0...5, using: &random))
    let cap = DropCap(columns: .random(in: 1...4, using: &random), rows: .random(in: 1...4, using: &random))
    let kinds = (0..<count).map { _ in UInt8.random(in: 0...3, using: &random) }
    let signatures = try (0..<UInt8(4)).map { try signature($0 * 0x55) }
    let photos = photos(count) { number, photo in
      // Some have none.
      photo.signature = kinds[number - 1] == 3 ? nil : signatures[Int(kinds[number - 1])]
    }
    let grid = DropCapGrid(
      width: Double(columns * 210 + 10), cell: Size(width: 200, height: 200), minimumGap: 10, count: count,
      cap: cap)
    var pairs: Set<[Int]> = []
    for one in 0..<count {
      for other in one + 1..<count where kinds[one] == kinds[other] && kinds[one] != 3 {
        let way =
          grid.frame(ofCell: CellIndex(other)).centre - grid.frame(ofCell: CellIndex(one)).centre
        let cells = ((way.dx * way.dx + way.dy * way.dy) / (210 * 210)).squareRoot()
        if cells <= Double(within) + 1e-6 { pairs.insert([one + 1, other + 1]) }
      }
    }
    let found = try findings("near-duplicates", photos, cap: cap, within: within, columns: columns)
    #expect(Set(found.map(\.positions)) == pairs && found.count == pairs.count, "seed \(seed)")
  }

  @Test func aBurstIsFoundSplitOrSideBySide() throws {
    let alike = try signature(0)
    func why(_ positions: [Int], steps: Int64 = 2, camera: String? = "Canon") throws -> [String] {
      let photos = photos(12) { number, photo in
        guard let place = positions.firstIndex(of: number) else { return }
        photo.signature = alike
        photo.camera = camera
        photo.taken = CaptureTime(local: Int64(place) * steps, source: .exif)
      }
      let found = try findings("bursts", photos)
      #expect(found.allSatisfy { $0.positions == positions.sorted() })
      return found.map(\.why)
    }
    #expect(try why([4, 5, 6]) == ["a burst of 3 side by side"])
    #expect(try why([6, 4, 5]) == ["a burst of 3 side by side"])
    #expect(try why([4, 5, 7]) == ["a burst of 3 is split"])
    #expect(try why([4, 9]) == ["a burst of 2 is split"])
    #expect(try why([4, 5, 6], steps: 4) == [])
    #expect(try why([4, 5, 6], steps: 0) == [], "copies of one shot")
    #expect(try why([4, 5, 6], camera: nil) == [])
    #expect(try why([4]) == [])
  }

  @Test func aBurstIsKnownAgainUntilItIsSplit() throws {
    let alike = try signature(0)
    /// What the burst of photos 1, 2 and 3, of two seconds, is known by where they are in this order.
    func key(_ ids: [ListItem]) throws -> ReportedFinding {
      let photos = photos(ids.count) { number, photo in
        photo.id = ids[number - 1]
        guard photo.id <= 3 else { return }
        photo.signature = alike
        photo.camera = "Canon"
        photo.taken = CaptureTime(local: photo.id < 3 ? 5 : 6, source: .exif)
      }
      let found = try findings("bursts", photos)
      #expect(found.count == 1)
      return try #require(found.first).key
    }
    let (together, split) = (try key([1, 2, 3, 4, 5]), try key([1, 4, 2, 3, 5]))
    #expect(together != split)
    #expect(try key([4, 3, 1, 2, 5]) == together)
    #expect(try key([3, 5, 2, 4, 1]) == split)
  }

  @Test func photosOfABurstThatLookDifferentAreNone() throws {
    let photos = photos(4) { number, photo in
      photo.camera = "Canon"
      photo.taken = CaptureTime(local: Int64(number), source: .exif)
      photo.signature = try? signature(UInt8(number % 2 * 255))
    }
    #expect(try findings("bursts", photos) == [])
  }

  @Test func theClockRunsBackwardsOnlyInAnOrderByTime() throws {
    func found(_ seconds: [Int64?]) throws -> [OrderFinding] {
      let times = try seconds.map { try $0.map { try time($0) } }
      return try findings("clock", photos(seconds.count) { $1.taken = times[$0 - 1] })
    }
    #expect(try found([0, 10, 20, 30]) == [])
    #expect(try found([0, 0, 0, 0]) == [])
    let one = try found([0, 4000, 100, 5000, 6000])
    #expect(one.map(\.positions) == [[2, 3]])
    #expect(one.map(\.why) == ["the clock runs backwards by 1 h 5 min"])
    #expect(one.map(\.names) == [["2.jpg", "3.jpg"]])
    // Photos without a time are passed over.
    #expect(try found([0, 40, nil, 30, 50, 60]).map(\.positions) == [[2, 4]])
    // An order by hand, and one with the latest first.
    #expect(try found([0, 40, 30, 50, 20]) == [])
    #expect(try found([50, 40, 30, 20]) == [])
  }

  @Test func theClockHasFractions() throws {
    let times = [try time(5, fraction: "25"), try time(5, fraction: "3"), try time(5, fraction: "299")]
    let order = times + [try time(6), try time(7)]
    let found = try findings("clock", photos(5) { $1.taken = order[$0 - 1] })
    #expect(found.map(\.positions) == [[2, 3]])
    #expect(found.map(\.why) == ["the clock runs backwards by less than a second"])
  }

  @Test func twoOfOneLabelInARowAreFound() throws {
    let labels = ["Red", "red", "Blue", "Red", nil, nil, "Blue", "Blue", "Blue"]
    let found = try findings("labels", photos(labels.count) { $1.label = labels[$0 - 1] })
    #expect(found.map(\.positions) == [[1, 2], [7, 8], [8, 9]])
    #expect(found[0].why == "both have the label Red")
    #expect(try findings("labels", photos(3)) == [])
  }

  @Test func aFeaturedFirstPhotoNeedsATitle() throws {
    let cap = DropCap(columns: 2, rows: 2)
    let found = try findings("featured-title", photos(3), cap: cap)
    #expect(found.map(\.detail) == ["1: 1.jpg: is featured, and has no title"])
    #expect(try findings("featured-title", photos(3)) == [])
    let titled = photos(3) { $1.title = "Dawn" }
    #expect(try findings("featured-title", titled, cap: cap) == [])
    #expect(try findings("featured-title", [], cap: cap) == [])
    let spanning = photos(4) { if $0 != 2 { $1.span = cap } }
    // The first photo's own span does not count.
    #expect(try findings("featured-title", spanning).map(\.positions) == [[3], [4]])
  }

  @Test func photosSmallerThanTheirPrintAreFound() throws {
    let printed = PixelSize(width: 3000, height: 2001)
    let photos = photos(3) { if $0 == 2 { $1.printed = printed } else if $0 == 3 { $1.printed = $1.size } }
    let found = try findings("small-photos", photos)
    #expect(found.map(\.positions) == [[2]])
    #expect(
      found.map(\.why) == ["3000x2000 pixels, and its place on paper takes 3000x2001 at 300 dpi"])
  }

  @Test func missingOriginalsAreFound() throws {
    let found = try findings("missing", photos(4) { $1.isMissing = $0 > 2 })
    #expect(found.map(\.positions) == [[3], [4]])
    #expect(try findings("missing", photos(4)) == [])
  }

  @Test func aFindingIsKnownAgainInAnotherOrder() throws {
    let alike = try signature(0)
    let order = photos(6) { number, photo in
      photo.signature = number == 2 || number == 3 ? alike : nil
      photo.label = number == 2 || number == 3 ? "Red" : nil
    }
    for rule in ["near-duplicates", "labels"] {
      let (forwards, backwards) = (try findings(rule, order), try findings(rule, order.reversed()))
      #expect(forwards.map(\.positions) == [[2, 3]] && backwards.map(\.positions) == [[4, 5]])
      #expect(forwards.map(\.key) == backwards.map(\.key))
      #expect(forwards.map(\.key) == [ReportedFinding(rule: rule, photo: 2, other: 3)])
    }
  }

  @Test func onlyRulesThatThereAreCanBeAskedFor() throws {
    #expect(throws: OrderCheckError.unknownRule("lables", nearest: "labels")) {
      try OrderCheckOptions(rules: ["lables"])
    }
    #expect(throws: OrderCheckError.needsPreset(rule: "small-photos")) {
      try OrderCheckOptions(rules: ["missing", "small-photos"])
    }
    #expect(Set(OrderRules.all.map { $0.name }).count == OrderRules.all.count)
  }
}
