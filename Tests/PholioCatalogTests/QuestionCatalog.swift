import Foundation
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioTestSupport
import Testing

/// A catalog with many made-up photos of all kinds, and all that is known of each.
struct QuestionCatalog {
  struct Known {
    var photo: Photo
    var files: [File]
    var companions: [(name: String, kind: Companion.Kind)]
  }

  struct File {
    var folder: String
    var name: String
    var isGone: Bool
  }

  static let count = 2000
  static let day: Int64 = 86_400

  let catalog: Catalog
  let gallery: GalleryID
  let known: [Known]

  init() throws {
    let folder = try TemporaryFolder()
    let path = folder["catalog.sqlite"]
    let stored = try Catalog(path: path, library: ByteString(folder.path), create: true)
    var random = SeededGenerator(seed: 12)
    var files: [PhotoID: [File]] = [:]
    var companions: [PhotoID: [(name: String, kind: Companion.Kind)]] = [:]
    gallery = try stored.write { tx in
      let folders = try Self.folders.map { ($0, try tx.files.makeFolder(ByteString($0))) }
      let gallery = try tx.galleries.make(named: "Some")
      var placed: [PhotoID] = []
      for number in 0..<Self.count {
        let photo = try tx.photos.add(Self.content(number, &random), taken: Self.taken(&random))
        try tx.photos.setWords(Self.words(&random), from: .sidecar, of: photo)
        if Int.random(in: 0..<8, using: &random) == 0 {
          _ = try tx.photos.setOwn(
            [.text(PhotoWords.title, Self.text(&random))], of: [photo.rawValue], in: nil)
        }
        for copy in 0..<[0, 1, 1, 1, 1, 1, 2, 3][Int.random(in: 0..<8, using: &random)] {
          let (path, id) = folders[Int.random(in: 0..<folders.count, using: &random)]
          let name = "IMG_\(number)_\(copy)." + Self.one(of: ["jpg", "JPG", "cr2", "heic", "jpeg"], &random)
          let isGone = Int.random(in: 0..<5, using: &random) == 0
          let stamp = FileStamp(byteCount: 1, modified: 0)
          try tx.files.setFile(ByteString(name), in: id, stamp: stamp, photo: photo, moved: false)
          if isGone { try tx.files.setGone(true, ByteString(name), in: id) }
          files[photo, default: []].append(File(folder: path, name: name, isGone: isGone))
        }
        if Int.random(in: 0..<10, using: &random) == 0 {
          let kind = Self.one(of: Companion.Kind.allCases, &random)
          let name = "IMG_\(number)." + Self.one(of: ["NEF", "mov", "xmp"], &random)
          try tx.files.setCompanion(
            ByteString(name), kind, in: folders[0].1, stamp: FileStamp(byteCount: 1, modified: 0),
            photo: photo)
          companions[photo, default: []].append((name, kind))
        }
        if Bool.random(using: &random) { placed.append(photo) }
      }
      try tx.imports.place(placed, in: gallery, stopped: false)
      return gallery
    }
    // What somebody said, and when photos were recorded: every so many have some of it.
    let run = try Program.run("/usr/bin/sqlite3", [path, Self.values])
    try #require(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    catalog = try stored.copy()
    known = try stored.read { tx in
      try tx.photos.all().map { id in
        let photo = try tx.photos.photo(PhotoID(rawValue: id))
        return Known(photo: photo, files: files[photo.id] ?? [], companions: companions[photo.id] ?? [])
      }
    }
    // Until here its catalog is needed.
    withExtendedLifetime(folder) {}
  }

  static let folders = ["/photos/2019/Rome", "/photos/2019/Rome day", "/photos/2020", "/rome", "/"]

  private static let values = """
    UPDATE photo SET own_rating = id % 7 - 1 WHERE id % 3 = 0;
    UPDATE photo SET flag = iif(id % 4 = 0, 'pick', 'reject') WHERE id % 5 = 1;
    UPDATE photo SET turn = id % 4 * 90 WHERE id % 2 = 0;
    UPDATE photo SET added = iif(id % 6 = 0, NULL, unixepoch() - id * 3600);
    """

  // MARK: Made-up values

  static func one<Value>(of values: [Value], _ random: inout SeededGenerator) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  static let vocabulary = [
    "Sea", "SEASIDE", "Straße", "été", "E\u{301}TE\u{301}", "ｆｕｌｌ", "İstanbul", "boat", "Boats", "2019",
    "Rome",
    "don't", "…",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0...Int.random(in: 0..<4, using: &random)).map { _ in one(of: vocabulary, &random) }
      .joined(separator: one(of: [" ", ", ", "-"], &random))
  }

  private static func words(_ random: inout SeededGenerator) -> PhotoWords {
    func maybe<Value>(_ value: (inout SeededGenerator) -> Value) -> Value? {
      Int.random(in: 0..<3, using: &random) == 0 ? value(&random) : nil
    }
    var words = PhotoWords()
    words.title = maybe(text)
    words.description = maybe(text)
    words.creator = maybe { one(of: ["Ann", "Bob"], &$0) }
    words.city = maybe { one(of: ["Zürich", "Rome"], &$0) }
    words.rating = maybe { Int.random(in: 0...5, using: &$0) }
    if words.rating == 5 { words.statedRating = maybe { _ in Override<Int>.none } ?? Override.value(5) }
    words.label = maybe { one(of: ["Red", "red", "Winner of 2019"], &$0) }
    words.keywords = Array(Set([maybe(text), maybe(text)].compactMap { $0 })).sorted()
    return words
  }

  private static func taken(_ random: inout SeededGenerator) -> CaptureTime {
    let local = Int64.random(in: -40 * 365 * day...50 * 365 * day, using: &random)
    return CaptureTime(local: local, source: one(of: CaptureTime.Source.allCases, &random))!
  }

  private static func content(_ number: Int, _ random: inout SeededGenerator) -> Photo.Content {
    var content = TestCatalog.content(number)
    content.size = PixelSize(
      width: one(of: [100, 200, 300, 400], &random), height: one(of: [100, 150, 200, 300], &random))
    var facts = PhotoFacts()
    facts.make = one(of: [nil, "Canon", "NIKON CORPORATION", "Émile"], &random)
    facts.model = one(of: [nil, "EOS R5", "NIKON D850", "Un*"], &random)
    facts.lens = one(of: [nil, "RF24-70mm F2.8", "50mm f/1.8"], &random)
    facts.iso = one(of: [nil, 100, 200, 400, 1600], &random)
    facts.aperture = one(of: [nil, 1.8, 2.8, 2.799_999_952_3, 5.6], &random)
    let exposures: [Double?] = [nil, 1.0 / 60, 0.016_666_7, 0.5, 2]
    facts.exposure = one(of: exposures, &random).flatMap { ExposureTime(seconds: $0) }
    facts.focalLength = one(of: [nil, 24, 50, 85.5], &random)
    if Int.random(in: 0..<3, using: &random) > 0 { facts.position = position(&random) }
    content.facts = facts
    content.words = words(&random)
    return content
  }

  /// Anywhere, or near Paris, near 180 degrees or near a pole.
  private static func position(_ random: inout SeededGenerator) -> GeoPosition? {
    let centres: [(Double, Double, Double, Double)] = [
      (0, 0, 90, 180), (48.85, 2.35, 0.05, 0.05), (-17, 180, 1, 0.2), (90, 0, 0.1, 180),
    ]
    let (latitude, longitude, high, wide) = one(of: centres, &random)
    let x = longitude + Double.random(in: -wide...wide, using: &random)
    let y = latitude + Double.random(in: -high...high, using: &random)
    return GeoPosition(latitude: y > 90 ? 180 - y : y, longitude: x > 180 ? x - 360 : x)
  }
}
