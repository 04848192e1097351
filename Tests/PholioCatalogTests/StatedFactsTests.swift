import PholioCatalog
import PholioFacts
import Testing

/// What a photo's file and its sidecar state of facts and dates, and what counts of it.
@Suite struct StatedFactsTests {
  private static let dates: [StatedDate?] =
    [nil]
    + StatedDate.Event.allCases.flatMap { event in
      ["2019:05:04 10:11:12", "1989:07:01"].map { StatedDate(event, $0, source: .xmp) }
    }

  private static func facts(_ source: String, lens: Bool, place: Bool) -> PhotoFacts {
    var facts = PhotoFacts()
    facts.make = source
    facts.iso = source == "file" ? 100 : 200
    if lens { facts.lens = "lens of \(source)" }
    if place { facts.position = GeoPosition(latitude: 48.5, longitude: 2.25, altitude: nil) }
    return facts
  }

  private static let ownTime = CaptureTime(local: 1000, source: .mtime)!

  /// For all dates that both may state, by the list of `StatedDate.best`.
  @Test func theDateThatTellsMostCountsAndTheFilesOfEquals() throws {
    for file in Self.dates {
      for sidecar in Self.dates {
        let test = try TestCatalog(photos: 1) { _ in Self.ownTime }
        let id = test.photos[0]
        func photo() throws -> Photo { try test.catalog.read { try $0.photos.photo(id) } }
        func set(_ date: StatedDate?, _ source: WordSource) throws {
          try test.catalog.write {
            try $0.photos.setStated(StatedFacts(date: date), by: source, of: id)
          }
        }
        try set(file, .file)
        #expect(try photo().taken == file?.time ?? Self.ownTime)
        try set(sidecar, .sidecar)
        let best = StatedDate.best(of: [file, sidecar?.from(.sidecar)].compactMap(\.self))
        #expect(try photo().taken == best?.time ?? Self.ownTime)
        // The file is read once more, and then the sidecar goes.
        try set(file, .file)
        #expect(try photo().taken == best?.time ?? Self.ownTime)
        try test.catalog.write { try $0.photos.setStated(nil, by: .sidecar, of: id) }
        let left = try photo().taken
        #expect(file == nil ? left.source.isOfFile : left == file?.time)
        #expect(try faults(test).isEmpty)
      }
    }
  }

  @Test func eachFactIsTheFilesOrElseTheSidecars() throws {
    for (lens, place) in [(false, false), (false, true), (true, false), (true, true)] {
      let test = try TestCatalog(photos: 1)
      let id = test.photos[0]
      func facts() throws -> PhotoFacts { try test.catalog.read { try $0.photos.photo(id).content.facts } }
      func set(_ facts: PhotoFacts?, _ source: WordSource) throws {
        try test.catalog.write {
          try $0.photos.setStated(facts.map { StatedFacts(facts: $0) }, by: source, of: id)
        }
      }
      let file = Self.facts("file", lens: lens, place: place)
      let sidecar = Self.facts("sidecar", lens: true, place: true)
      var both = file
      both.fill(from: sidecar)
      try set(sidecar, .sidecar)
      try set(file, .file)
      #expect(try facts() == both)
      let other = Self.facts("sidecar", lens: !lens, place: false)
      try set(other, .sidecar)
      both = file
      both.fill(from: other)
      #expect(try facts() == both)
      try set(nil, .sidecar)
      #expect(try facts() == file)
      #expect(try faults(test).isEmpty)
    }
  }

  @Test func aFileThatHasLostItsDateKeepsIt() throws {
    let test = try TestCatalog(photos: 1)
    let date = try #require(StatedDate(.digitized, "2019:05:04", source: .exif))
    let facts = Self.facts("file", lens: true, place: true)
    for stated in [StatedFacts(date: date), StatedFacts(), StatedFacts(facts: facts)] {
      try test.catalog.write { try $0.photos.setStated(stated, by: .file, of: test.photos[0]) }
      #expect(try test.catalog.read { try $0.photos.photo(test.photos[0]).taken } == date.time)
    }
  }

  private func faults(_ test: TestCatalog) throws -> [CatalogFault] {
    var faults: [CatalogFault] = []
    try test.catalog.check(isStopped: { false }, { faults.append($0) })
    return faults
  }
}
