import PholioCatalog
import PholioFacts
import Testing

/// Signatures as the catalog keeps them: photos 0 to 9, of which those with even numbers have one.
@Suite struct SignatureStoreTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog(photos: 10)
    try test.catalog.write { tx in
      for number in stride(from: 0, to: 10, by: 2) {
        try tx.photos.setSignature(
          Self.signature(number), of: test.photos[number], TestCatalog.content(number).digest)
      }
    }
  }

  private static func signature(_ number: Int) -> Signature {
    let others = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
    return Signature(
      bits: SIMD4(UInt64(number), others, 3, ~others), quality: 200, colour: (50, 10, -10), hue: 200,
      hueShare: 0.5, sharpness: 7)
  }

  private func stored(_ photos: PhotoSet? = nil) throws -> [Int: Signature] {
    let found = try test.catalog.read { try $0.photos.signatures(of: photos) }
    #expect(found.map(\.0.rawValue) == found.map(\.0.rawValue).sorted())
    return Dictionary(
      uniqueKeysWithValues: found.compactMap { photo, signature in
        test.photos.firstIndex(of: photo).map { ($0, signature) }
      })
  }

  @Test func thoseOfSomePhotosAreAmongAll() throws {
    let all = try stored()
    #expect(all.keys.sorted() == [0, 2, 4, 6, 8])
    let some = try stored(PhotoSet([1, 2, 3, 8].map { test.photos[$0].rawValue }))
    #expect(some == all.filter { [2, 8].contains($0.key) })
    #expect(try stored(PhotoSet()).isEmpty)
  }

  @Test func theyAreThoseOfThePhotosAsShown() throws {
    let before = try stored()
    let photos = [0, 1, 4].map { test.photos[$0].rawValue }
    try test.catalog.write { tx in
      _ = try tx.photos.setOwn([.turn(.by(.left))], of: photos, in: test.gallery)
    }
    let expected = Dictionary(
      uniqueKeysWithValues: before.map { number, signature in
        (number, [0, 4].contains(number) ? signature.turned(Turn.left.orientation) : signature)
      })
    let (all, named) = try (stored(), stored(PhotoSet(test.photos.map(\.rawValue))))
    #expect(all == expected && named == expected)
  }

  @Test func photosWithoutOneAreFoundInParts() throws {
    try test.catalog.read { tx in
      #expect(try tx.photos.countWithoutSignature() == 5)
      var found: [PhotoID] = []
      var last: PhotoID?
      while let (photos, end) = try tx.photos.withoutSignature(after: last, limit: 2) {
        #expect(photos.allSatisfy { $0.digest == digest($0.id) })
        found += photos.map(\.id)
        last = end
      }
      #expect(found == [1, 3, 5, 7, 9].map { test.photos[$0] })
      let looked = try test.photos.filter { try tx.photos.known($0)?.hasSignature == true }
      #expect(looked == [0, 2, 4, 6, 8].map { test.photos[$0] })
    }
  }

  private func digest(_ photo: PhotoID) -> PhotoDigest? {
    test.photos.firstIndex(of: photo).map { TestCatalog.content($0).digest }
  }

  @Test func whatIsEditedHasAnother() throws {
    let (new, late) = (Self.signature(100), Self.signature(101))
    var content = TestCatalog.content(100)
    content.signature = new
    try test.catalog.write { tx in
      try tx.photos.setContent(content, of: test.photos[1])
      try tx.photos.setContent(TestCatalog.content(102), of: test.photos[2])
      // Made of what the photo no longer is.
      try tx.photos.setSignature(late, of: test.photos[4], TestCatalog.content(5).digest)
    }
    let stored = try stored()
    #expect(stored[1] == new && stored[2] == nil && stored[4] != late)
  }

  @Test func anAddedPhotoBringsItsOwnAndAMergedOneGoes() throws {
    var content = TestCatalog.content(100)
    content.signature = Self.signature(100)
    let photo = try test.catalog.write { try $0.photos.add(content, taken: TestCatalog.taken(100)) }
    let kept = try test.catalog.read { try $0.photos.signatures(of: PhotoSet([photo.rawValue])) }
    #expect(kept.map(\.0) == [photo] && kept.first?.1 == content.signature)
    try test.catalog.write { tx in
      for file in try tx.files.locations(of: test.photos[2]) { try tx.files.forgetFile(file) }
      try tx.photos.merge(test.photos[2], into: test.photos[4])
    }
    #expect(try stored().keys.sorted() == [0, 4, 6, 8])
  }
}
