import PholioDisk
import PholioFacts
import PholioLooks
import PholioTestSupport
import Testing

@Suite struct PhotoGroupsTests {
  /// The whole's hash has its first `bits` bits set: two such differ by three times the difference. The
  /// middles are like nothing else, but equal where the bits are.
  private static func signature(bits: Int, lightness: Double, sharpness: Double) -> Signature {
    var generator = SeededGenerator(seed: UInt64(bits))
    let low: UInt64 = bits == 0 ? 0 : .max >> UInt64(64 - bits)
    return Signature(
      bits: SIMD4(low, 0, generator.next(), generator.next()), quality: 100, colour: (lightness, 0, 0),
      hue: nil, hueShare: 0, sharpness: sharpness)
  }

  private static func photo(
    _ id: Int64, bits: Int?, lightness: Double = 50, sharpness: Double = 5, camera: String? = nil,
    seconds: Int64? = nil, fraction: String = "", source: CaptureTime.Source = .exif, isPicked: Bool = false,
    rating: Int = 0, edge: Int = 1000, files: Int = 1
  ) -> AlikePhoto {
    AlikePhoto(
      photo: id, signature: bits.map { signature(bits: $0, lightness: lightness, sharpness: sharpness) },
      camera: camera, taken: seconds.flatMap { CaptureTime(local: $0, fraction: fraction, source: source) },
      isPicked: isPicked, rating: rating, size: PixelSize(width: edge, height: edge), files: files)
  }

  private static func groups(
    _ photos: [AlikePhoto], distance: Int = 12, isSame: (Int, Int) -> Bool = { _, _ in true }
  ) throws -> [PhotoGroup] {
    try PhotoGroups.of(photos, distance: distance, cancellation: Cancellation(), isSame: isSame).groups
  }

  @Test func groupsDoNotChain() throws {
    // 3 bits from one to the next: the best takes those within 4, and no more.
    let photos = (0..<6).map { Self.photo(Int64($0 + 1), bits: 3 * $0, sharpness: 9 - Double($0)) }
    #expect(
      try Self.groups(photos) == [
        PhotoGroup(kind: .near, photos: [1, 2]), PhotoGroup(kind: .near, photos: [3, 4]),
        PhotoGroup(kind: .near, photos: [5, 6]),
      ])
  }

  @Test func theBestComesFirst() throws {
    let photos = [
      Self.photo(1, bits: 0), Self.photo(2, bits: 0, edge: 2000), Self.photo(3, bits: 0, sharpness: 7),
      Self.photo(4, bits: 0, rating: 1), Self.photo(5, bits: 0, isPicked: true), Self.photo(6, bits: 0),
      Self.photo(7, bits: 0, sharpness: 5.1), Self.photo(8, bits: 0, edge: 1010),
      Self.photo(9, bits: 0, sharpness: 9, edge: 500),
    ]
    // The second one is much larger, and the ninth, made of another one, sharper than all.
    let expected = [PhotoGroup(kind: .near, photos: [5, 4, 2, 3, 8, 7, 1, 6, 9])]
    #expect(try Self.groups(photos) == expected)
    #expect(try Self.groups(photos.reversed()) == expected)
  }

  @Test func whatASecondLookRefusesIsLeftForOthers() throws {
    let photos = (1...4).map { Self.photo(Int64($0), bits: 0) }
    let groups = try Self.groups(photos) { $0 % 2 == $1 % 2 }
    #expect(groups == [PhotoGroup(kind: .near, photos: [1, 3]), PhotoGroup(kind: .near, photos: [2, 4])])
    #expect(try Self.groups(photos) { _, _ in false }.isEmpty)
  }

  /// The nearest ones are looked at first, and of pages of one colour those of about the same.
  @Test func aPageIsFoundBehindManyOfOtherColours() throws {
    let greys = [10.0] + [Double](repeating: 90, count: 200) + [10]
    let photos = greys.enumerated().map { Self.photo(Int64($0 + 1), bits: 0, lightness: $1) }
    let groups = try Self.groups(photos) { greys[$0] == greys[$1] }
    #expect(groups.map(\.photos) == [[1, 202], Array(2...201)])
  }

  @Test func aBurstIsOfOneCameraWithinSeconds() throws {
    func kind(_ photos: AlikePhoto...) throws -> PhotoGroup.Kind? { try Self.groups(photos).first?.kind }
    func shot(
      _ id: Int64, _ seconds: Int64?, _ camera: String? = "X", _ source: CaptureTime.Source = .exif
    )
      -> AlikePhoto
    {
      Self.photo(id, bits: 0, camera: camera, seconds: seconds, source: source)
    }
    // Each within three seconds of the next, in whatever order.
    #expect(try kind(shot(1, 106), shot(2, 100), shot(3, 103)) == .burst)
    #expect(try kind(shot(1, 100), shot(2, 104)) == .near)
    #expect(try kind(shot(1, 100), shot(2, 101, "Y")) == .near)
    #expect(try kind(shot(1, 100, nil), shot(2, 101, nil)) == .near)
    #expect(try kind(shot(1, 100), shot(2, nil)) == .near)
    #expect(try kind(shot(1, 100, "X", .mtime), shot(2, 101, "X", .mtime)) == .near)
    let range = CivilTime.secondsRange
    #expect(try kind(shot(1, range.lowerBound), shot(2, range.upperBound)) == .near)
  }

  /// Programs keep the time of the shot in a copy, with or without the fraction of the second.
  @Test func copiesOfOneShotAreNoBurst() throws {
    func kind(_ fractions: String..., then seconds: Int64? = nil) throws -> PhotoGroup.Kind? {
      var photos = fractions.enumerated().map {
        Self.photo(Int64($0 + 1), bits: 0, camera: "X", seconds: 100, fraction: $1)
      }
      if let seconds { photos.append(Self.photo(99, bits: 0, camera: "X", seconds: seconds)) }
      return try Self.groups(photos).first?.kind
    }
    #expect(try kind("", "") == .near)
    #expect(try kind("25", "", "250") == .near)
    #expect(try kind("25", "", "5") == .burst)
    #expect(try kind("", "", then: 101) == .burst)
  }

  @Test func aPhotoWithSeveralFilesIsAGroup() throws {
    let photos = [
      Self.photo(1, bits: nil, files: 2), Self.photo(2, bits: 0), Self.photo(3, bits: 0, files: 3),
      Self.photo(4, bits: nil), Self.photo(5, bits: 40),
    ]
    #expect(
      try Self.groups(photos) == [
        PhotoGroup(kind: .exact, photos: [1]), PhotoGroup(kind: .near, photos: [2, 3]),
        PhotoGroup(kind: .exact, photos: [3]),
      ])
  }

  /// The rule itself, by plain search.
  @Test(arguments: 1...20) func groupsAreTheBestOnesTakingWhatIsLeft(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let photos = (0..<300).map { index in
      Self.photo(
        Int64(index + 1), bits: Int.random(in: 0...64, using: &generator),
        sharpness: Double(Int.random(in: 0...5, using: &generator)),
        rating: Int.random(in: 0...5, using: &generator))
    }
    func isSame(_ one: Int, _ other: Int) -> Bool { (one ^ other) % 3 != 1 }
    let groups = try Self.groups(photos, distance: 6, isSame: isSame)
    let best = photos.indices.sorted {
      let (one, other) = (photos[$0], photos[$1])
      return (other.rating, other.signature?.sharpness ?? 0, one.photo)
        < (one.rating, one.signature?.sharpness ?? 0, other.photo)
    }
    var isTaken = Set<Int>()
    var expected: Set<[Int64]> = []
    for first in best where !isTaken.contains(first) {
      guard let signature = photos[first].signature else { continue }
      isTaken.insert(first)
      let others = best.filter { other in
        !isTaken.contains(other) && isSame(first, other)
          && (photos[other].signature?.distance(to: signature) ?? .max) <= 6
      }
      isTaken.formUnion(others)
      if !others.isEmpty { expected.insert(([first] + others).map { photos[$0].photo }) }
    }
    #expect(Set(groups.map(\.photos)) == expected && groups.count == expected.count)
  }

  @Test func manyOfOneLookAreOneGroupSoon() throws {
    let photos = (1...20_000).map { Self.photo(Int64($0), bits: 0) }
    let groups = try Self.groups(photos)
    #expect(groups.map(\.photos) == [photos.map(\.photo)])
  }
}
