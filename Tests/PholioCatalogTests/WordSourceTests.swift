import PholioCatalog
import PholioFacts
import Testing

/// Words of files and of sidecars, beside those of people.
@Suite struct WordSourceTests {
  private static func words(_ source: String, rating: Int) -> PhotoWords {
    var words = PhotoWords()
    words.title = "title of \(source)"
    words.description = "description of \(source)"
    words.creator = "creator of \(source)"
    words.copyright = "© \(source)"
    words.keywords = ["sea", "of \(source)", "with, comma", "\"quoted\""]
    words.rating = rating
    words.label = "label of \(source)"
    words.city = "city of \(source)"
    words.country = "country of \(source)"
    return words
  }

  private static var rejected: PhotoWords {
    var words = PhotoWords()
    words.statedRating = Override<Int>.none
    return words
  }

  @Test func eachSourceIsKeptApartAndTheBestCounts() throws {
    let test = try TestCatalog(photos: 3)
    let (order, revision, id) = (try test.order(), try test.revision(), test.photos[1])
    let (file, sidecar) = (Self.words("file", rating: 0), Self.words("sidecar", rating: 5))
    func photo() throws -> Photo { try test.catalog.read { try $0.photos.photo(id) } }
    func write(_ words: PhotoWords, _ source: WordSource) throws {
      try test.catalog.write { try $0.photos.setWords(words, from: source, of: id) }
    }
    func caption(_ title: String) throws {
      try test.catalog.write {
        _ = try $0.photos.setOwn([.text(PhotoWords.title, title)], of: [id.rawValue], in: nil)
      }
    }
    #expect(try photo().words == PhotoWords())
    try write(file, .file)
    #expect(try photo().words == file)
    try write(sidecar, .sidecar)
    #expect(try photo().content.words == file)
    #expect(try photo().sidecar == sidecar)
    #expect(try photo().words == sidecar)
    try caption("own")
    var expected = sidecar
    expected.title = "own"
    #expect(try photo().words == expected)
    // A sidecar with a rating alone: the rest is the file's.
    var rated = PhotoWords()
    rated.rating = 2
    try write(rated, .sidecar)
    expected = file
    (expected.title, expected.rating) = ("own", 2)
    #expect(try photo().words == expected)
    try write(PhotoWords(), .sidecar)
    try caption("")
    #expect(try photo().words == file)
    for other in [test.photos[0], test.photos[2]] {
      #expect(try test.catalog.read { try $0.photos.photo(other).words } == PhotoWords())
    }
    #expect(try test.order() == order)
    #expect(try test.revision() == revision)
    #expect(try test.faults() == [])
  }

  @Test func placedPhotosHaveTheirWords() throws {
    let test = try TestCatalog(photos: 4)
    try test.catalog.write { tx in
      for (number, photo) in test.photos.enumerated() {
        try tx.photos.setWords(Self.words("\(number)", rating: number), from: .sidecar, of: photo)
      }
    }
    var seen: [String?] = []
    try test.catalog.read { tx in
      try tx.photos.forEachPlaced(in: test.gallery) { seen.append($0.photo.words.title) }
    }
    #expect(seen == (0..<4).map { "title of \($0)" })
  }

  @Test func photosOfAnOlderReaderAreFoundUntilTheyAreReadAgain() throws {
    let test = try TestCatalog(photos: 5)
    let (order, revision) = (try test.order(), try test.revision())
    let before = try test.catalog.read { try $0.photos.photo(test.photos[2]) }
    func isAnyOlder(than reader: Int) throws -> Bool {
      try test.catalog.read { try $0.photos.hasPhotosReadBelow(reader) }
    }
    func older(than reader: Int) throws -> Set<PhotoID> {
      try test.catalog.read { try $0.photos.readBefore(reader, of: test.photos) }
    }
    #expect(try !isAnyOlder(than: 0) && older(than: 0) == [])
    #expect(try isAnyOlder(than: 1) && older(than: 1) == Set(test.photos))
    var facts = PhotoFacts()
    facts.make = "Maker"
    let words = Self.words("file", rating: 3)
    let stated = StatedFacts(facts: facts)
    try test.catalog.write { try $0.photos.setMetadata(stated, words, reader: 1, of: test.photos[2]) }
    #expect(try isAnyOlder(than: 1) && older(than: 1) == Set(test.photos).subtracting([test.photos[2]]))
    var expected = before
    (expected.content.facts, expected.content.words, expected.content.reader) = (facts, words, 1)
    #expect(try test.catalog.read { try $0.photos.photo(test.photos[2]) } == expected)
    try test.catalog.write { tx in
      for photo in test.photos { try tx.photos.setMetadata(stated, words, reader: 2, of: photo) }
    }
    #expect(try !isAnyOlder(than: 2) && isAnyOlder(than: 3))
    #expect(try test.order() == order)
    #expect(try test.revision() == revision)
  }

  @Test func wordsAreSortedInNaturalOrder() throws {
    let keys: [(SortKey, WritableKeyPath<PhotoWords, String?>)] = [
      (.title, \.title), (.label, \.label), (.creator, \.creator), (.city, \.city), (.country, \.country),
    ]
    for (key, word) in keys {
      let test = try TestCatalog(photos: 6)
      let texts: [(file: String?, sidecar: String?)] = [
        ("Hut 10", nil), (nil, nil), ("A", "hut 9"), ("Bern", nil), (nil, "Zug"), ("Été", nil),
      ]
      try test.catalog.write { tx in
        for (photo, text) in zip(test.photos, texts) {
          var (file, sidecar) = (PhotoWords(), PhotoWords())
          (file[keyPath: word], sidecar[keyPath: word]) = (text.file, text.sidecar)
          try tx.photos.setWords(file, from: .file, of: photo)
          try tx.photos.setWords(sidecar, from: .sidecar, of: photo)
        }
      }
      try test.sort(by: key)
      #expect(try test.order() == [3, 2, 0, 4, 5, 1], "\(key)")
    }
  }

  @Test func keywordsAndRatingsAreSorted() throws {
    let test = try TestCatalog(photos: 5)
    let keywords = [["b", "a"], [], ["a 10"], ["a 9", "z"], ["B"]]
    try test.catalog.write { tx in
      for (number, photo) in test.photos.enumerated() {
        var words = PhotoWords()
        words.keywords = keywords[number]
        words.rating = [nil, 1, 5, 0, 3][number]
        try tx.photos.setWords(words, from: .file, of: photo)
      }
      var better = PhotoWords()
      better.rating = 4
      try tx.photos.setWords(better, from: .sidecar, of: test.photos[1])
    }
    try test.sort(by: .keywords)
    #expect(try test.order() == [3, 2, 4, 0, 1])
    try test.sort(by: .rating)
    #expect(try test.order() == [2, 1, 4, 3, 0])
  }

  @Test func aSidecarThatRejectsHidesTheStarsOfTheFile() throws {
    let test = try TestCatalog(photos: 4)
    let rejected = Self.rejected
    try test.catalog.write { tx in
      for (number, photo) in test.photos.enumerated() {
        try tx.photos.setWords(Self.words("file", rating: 2 + number), from: .file, of: photo)
      }
      for number in [1, 3] { try tx.photos.setWords(rejected, from: .sidecar, of: test.photos[number]) }
      _ = try tx.photos.setOwn([.rating(.value(1))], of: [test.photos[3].rawValue], in: nil)
    }
    let photo = try test.catalog.read { try $0.photos.photo(test.photos[1]) }
    #expect(photo.sidecar == rejected && photo.words.rating == nil && photo.content.words.rating == 3)
    #expect(try test.rated(0...5) == [0, 2, 3] && test.rated(1...1) == [3])
    let unrated = try test.catalog.read { try $0.photos.answer(.without(.rating)) }
    #expect(unrated.count == 1 && unrated.contains(test.photos[1].rawValue))
    var traits: [Int?] = []
    try test.catalog.read { tx in
      try tx.photos.forEachTraits(of: tx.photos.all()) { traits.append($0.rating) }
    }
    #expect(traits == [2, nil, 4, 1])
    try test.sort(by: .rating)
    #expect(try test.order() == [2, 0, 3, 1])
    #expect(try test.faults() == [])
  }
}

extension TestCatalog {
  fileprivate func rated(_ stars: ClosedRange<Int>) throws -> [Int] {
    let found = try catalog.read {
      try $0.photos.answer(.rating(ValueRange(lower: stars.lowerBound, upper: stars.upperBound)))
    }
    return photos.indices.filter { found.contains(photos[$0].rawValue) }
  }

  fileprivate func sort(by key: SortKey) throws {
    try catalog.write { tx in
      _ = try tx.orders.record(tx.orders.sort(gallery, by: [key], reversed: false), "sort")
    }
  }
}

/// Words as they are declared.
extension SortKey {
  fileprivate static let (title, label, keywords) = (word("title"), word("label"), word("keywords"))
  fileprivate static let (creator, city, country) = (word("creator"), word("city"), word("country"))

  private static func word(_ name: String) -> SortKey {
    guard let key = SortKey(rawValue: name) else { preconditionFailure("nothing is sorted by \(name)") }
    return key
  }
}
