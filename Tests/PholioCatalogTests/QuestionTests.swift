import Foundation
import PholioCatalog
import PholioFacts
import PholioTestSupport
import Testing

/// Each question beside a filter over all photos, which asks no SQL.
@Suite struct QuestionTests {
  typealias Known = QuestionCatalog.Known

  // MARK: Times

  @Test func moments() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let start = Int64.random(in: -40 * 365...40 * 365, using: &random) * QuestionCatalog.day
      let range = start...start + 2000 * QuestionCatalog.day
      try expect(.taken(.moments(range))) {
        range.contains($0.photo.taken.local) && $0.photo.taken.source != .mtime
      }
    }
  }

  @Test(arguments: [(36_000, 43_199), (82_800, 3_599), (0, 86_399), (43_201, 43_200)])
  func timesOfTheDay(from: Int, through: Int) throws {
    try expect(.taken(.dayTimes(from: from, through: through))) {
      guard $0.photo.taken.source != .mtime, let time = CivilTime(seconds: $0.photo.taken.local) else {
        return false
      }
      let second = time.hour * 3600 + time.minute * 60 + time.second
      return from <= through
        ? second >= from && second <= through : second >= from || second <= through
    }
  }

  @Test func whenPhotosWereRecorded() throws {
    // Photos were recorded at full hours before the catalog was made.
    let now = Date()
    try expect(.addedSince(seconds: 100 * 3600 + 1800)) {
      $0.photo.added.map { now.timeIntervalSince($0) < 100.5 * 3600 } ?? false
    }
    let (first, last) = (Int64(now.timeIntervalSince1970) - 500 * 3600, Int64(now.timeIntervalSince1970))
    try expect(.added(first...last)) {
      $0.photo.added.map { (first...last).contains(Int64($0.timeIntervalSince1970)) } ?? false
    }
    try expect(.addedSince(seconds: .max)) { $0.photo.added != nil }
    try expect(.addedSince(seconds: .min), isEmpty: true) { _ in false }
  }

  // MARK: Facts

  @Test func camerasAndLenses() throws {
    func names(_ known: Known) -> [String] {
      let facts = known.photo.content.facts
      let both = [facts.make, facts.model].compactMap { $0 }.joined(separator: " ")
      return [facts.make, facts.model, both, facts.cameraText].compactMap { $0 }.map(OracleText.plain)
    }
    try expect(.camera(TextPattern("canon*"))) { names($0).contains { $0.hasPrefix("canon") } }
    try expect(.camera(TextPattern("Nikon D850"))) { names($0).contains("nikon d850") }
    try expect(.camera(TextPattern("canon eos r5"))) { names($0).contains("canon eos r5") }
    try expect(.camera(TextPattern(partOf: "emile"))) { names($0).contains { $0.contains("emile") } }
    try expect(.camera(TextPattern(#"un\*"#))) { names($0).contains("un*") }
    try expect(.lens(TextPattern("*mm f*"))) { $0.photo.content.facts.lens != nil }
    try expect(.lens(TextPattern(partOf: "F2.8"))) { $0.photo.content.facts.lens?.contains("F2.8") == true }
    try expect(.lens(TextPattern("F2.8")), isEmpty: true) { _ in false }
  }

  /// Names that many photos have are passed over, and so are none that lie beside them.
  @Test func namesOfManyPhotosHideNoOthers() throws {
    let names = ["", "a", "a\u{0}", "a\u{0}b", "a ", "b", "É", "é", "z"]
    let catalog = try Catalog.inMemory()
    var lenses: [Int64: String] = [:]
    var makes: [Int64: (make: String?, model: String?)] = [:]
    try catalog.write { tx in
      for number in 0..<800 {
        var content = TestCatalog.content(number)
        content.facts.lens = number % 3 == 0 ? nil : names[number * number % names.count]
        content.facts.make = number % 5 == 0 ? nil : names[number / 7 % 3]
        content.facts.model = number % 4 == 0 ? nil : names[number / 50 % names.count]
        let photo = try tx.photos.add(content, taken: TestCatalog.taken(number)).rawValue
        if let lens = content.facts.lens { lenses[photo] = lens }
        makes[photo] = (content.facts.make, content.facts.model)
      }
    }
    try catalog.read { tx in
      for name in names where !name.isEmpty && !name.utf8.contains(0) {
        let pattern = TextPattern(name)
        let withLens = lenses.filter { OracleText.plain($0.value) == OracleText.plain(name) }.keys
        #expect(try tx.photos.answer(.lens(pattern)) == PhotoSet(withLens), "\(name)")
      }
      let all = try tx.photos.answer(.lens(TextPattern("*")))
      #expect(PhotoSet(lenses.filter { !$0.value.utf8.contains(0) }.keys).isSubset(of: all))
      let some = try tx.photos.answer(.camera(TextPattern("*")))
      let cameras = makes.filter { $0.value.make == "a" && $0.value.model == "b" }.keys
      #expect(!cameras.isEmpty && PhotoSet(cameras).isSubset(of: some))
    }
  }

  @Test func numbers() throws {
    let facts: [(NumberFact, (PhotoFacts) -> Double?)] = [
      (.iso, { $0.iso.map(Double.init) }), (.aperture, \.aperture), (.focal, \.focalLength),
      (.shutter, { $0.exposure?.seconds }),
    ]
    let limits: [NumberFact: [Double]] = [
      .iso: [100, 400], .aperture: [1.8, 2.8], .focal: [24, 50], .shutter: [1.0 / 60, 0.5],
    ]
    for (fact, read) in facts {
      let low = try #require(limits[fact]?.first)
      let high = try #require(limits[fact]?.last)
      for (lower, upper) in [(low, high), (high, high), (nil, low), (high, nil), (nil, nil)]
        as [(Double?, Double?)]
      {
        try expect(.number(fact, ValueRange(lower: lower, upper: upper))) {
          guard let value = read($0.photo.content.facts) else { return false }
          return value >= (lower ?? 0) * 0.999_999 && value <= (upper ?? 1e9) * 1.000_001
        }
      }
    }
  }

  @Test(arguments: Shape.allCases) func shapesAfterTheTurn(_ shape: Shape) throws {
    try expect(.shape(shape)) {
      let size = $0.photo.size
      return switch shape {
      case .portrait: size.height > size.width
      case .landscape: size.width > size.height
      case .square: size.width == size.height
      case .panorama: size.width >= 2 * size.height
      }
    }
  }

  @Test func positions() throws {
    let centres: [(Double, Double, [Double])] = [
      (48.85, 2.35, [1500, 4000]), (-17, 179.95, [10_000, 60_000]), (-17, -179.99, [10_000]),
      (90, 0, [5000, 12_000]), (0, 0.1, [5_000_000]), (10, 10, [21_000_000]),
    ]
    for (latitude, longitude, distances) in centres {
      let centre = try #require(GeoPosition(latitude: latitude, longitude: longitude))
      for metres in distances {
        try expect(.near(centre, metres: metres)) {
          $0.photo.content.facts.position.map { centre.metres(to: $0) <= metres } ?? false
        }
      }
    }
  }

  // MARK: What is said

  @Test func ratingsAndFlags() throws {
    for (lower, upper) in [(0, 5), (4, nil), (nil, 2), (3, 3), (0, 0)] as [(Int?, Int?)] {
      try expect(.rating(ValueRange(lower: lower, upper: upper))) {
        $0.photo.words.rating.map { $0 >= lower ?? 0 && $0 <= upper ?? 5 } ?? false
      }
    }
    for flag in Flag.allCases { try expect(.flag(flag)) { $0.photo.own.flag == flag } }
  }

  @Test func labelsAndKeywords() throws {
    for text in ["red", "WINNER OF 2019", "w*"] {
      try expect(.whole(.label, TextPattern(text))) { known in
        known.photo.words.label.map { OracleText.fits(text, $0) } ?? false
      }
    }
    for text in ["sea", "strasse", "ÉTÉ", "*sea*", "b*t", "full, *"] {
      try expect(.whole(.keyword, TextPattern(text))) { known in
        known.photo.words.keywords.contains { OracleText.fits(text, $0) }
      }
    }
  }

  @Test func wordsOfTextsAllOfThem() throws {
    for text in ["sea", "boat*", "sea boat", "ete STRASSE", "istanbul", "2019 r?me", "full", "d* t"] {
      let patterns = TextPattern.words(text)
      let typed = text.split(separator: " ").map(String.init)
      func hasAll(_ texts: [String?]) -> Bool {
        let words = OracleText.words(texts.compactMap { $0 })
        return typed.allSatisfy { word in words.contains { OracleText.fits(word, $0) } }
      }
      try expect(.words(.title, patterns)) { hasAll([$0.photo.words.title]) }
      try expect(.words(.any, patterns)) {
        let words = $0.photo.words
        return hasAll(PhotoWords.fields.flatMap { $0.texts(of: words) })
      }
    }
    try expect(.words(.any, []), isEmpty: true) { _ in false }
  }

  @Test(arguments: Absent.allCases) func whatPhotosAreWithout(_ absent: Absent) throws {
    try expect(.without(absent)) {
      let words = $0.photo.words
      return switch absent {
      case .camera: $0.photo.content.facts.make == nil && $0.photo.content.facts.model == nil
      case .lens: $0.photo.content.facts.lens == nil
      case .rating: words.rating == nil
      case .flag: $0.photo.own.flag == nil
      case .words(let field):
        PhotoWords.fields.first { $0.term.map(WordField.init) == field }?.text(words) == nil
      case .takenTime: $0.photo.taken.source == .mtime
      }
    }
  }
}

extension PhotoSet {
  fileprivate func isSubset(of other: PhotoSet) -> Bool {
    var rest = self
    rest.subtract(other)
    return rest.isEmpty
  }
}
