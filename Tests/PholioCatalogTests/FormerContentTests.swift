import PholioCatalog
import PholioFacts
import Testing

/// Photos are found by former hashes.
@Suite struct FormerContentTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog(photos: 4)
  }

  private func hex(_ number: Int) -> String { TestCatalog.content(number).digest.hex }

  private func edit(_ photo: Int, to number: Int) throws {
    try test.catalog.write { try $0.photos.setContent(TestCatalog.content(number), of: test.photos[photo]) }
  }

  private func found(_ number: Int, digits: Int = 16) throws -> [Int] {
    try test.catalog.read { tx in
      try tx.photos.ids(digestPrefix: String(hex(number).prefix(digits))).compactMap { item in
        test.photos.firstIndex { $0.rawValue == item }
      }
    }
  }

  @Test func aPhotoIsFoundByAllThatItWas() throws {
    try edit(1, to: 100)
    try edit(1, to: 101)
    for number in [1, 100, 101] { #expect(try found(number) == [1]) }
    for digits in [8, 15, 64] { #expect(try found(1, digits: digits) == [1]) }
    // The first content again: it is no former content any more.
    try edit(1, to: 1)
    for number in [1, 100, 101] { #expect(try found(number) == [1]) }
  }

  @Test func whatAPhotoIsNowComesFirst() throws {
    try edit(1, to: 100)
    try edit(2, to: 1)
    #expect(try found(1) == [2])
    #expect(try found(2) == [2])
    try edit(2, to: 102)
    // Two photos had it, and none has it now.
    #expect(try found(1) == [1, 2])
  }

  @Test func aMergedPhotosContentsGoToTheOther() throws {
    try edit(1, to: 100)
    try edit(2, to: 102)
    try test.catalog.write { tx in
      for file in try tx.files.locations(of: test.photos[1]) { try tx.files.forgetFile(file) }
      try tx.photos.merge(test.photos[1], into: test.photos[2])
    }
    for number in [1, 2, 100, 102] { #expect(try found(number) == [2], "\(number)") }
    #expect(try test.catalog.read { try !$0.photos.exists(test.photos[1]) })
  }
}
