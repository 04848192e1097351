import Foundation
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioTestSupport
import SystemPackage
import Testing

/// A reading as a line of JSON, and lines of people who mean harm.
struct ReadingLineTests {
  /// A photo of which everything is known.
  private static func whole() -> ReadingLine {
    var facts = PhotoFacts()
    (facts.make, facts.model, facts.lens) = ("Käse \"&\" \\ Söhne", "X\u{1F4F7}", "35mm f/2")
    (facts.aperture, facts.iso, facts.focalLength) = (2.8, 6400, 35.1)
    facts.exposure = ExposureTime(seconds: 1 / 3)
    facts.position = GeoPosition(latitude: -33.3333333333, longitude: 151.1, altitude: -0.5)
    var words = PhotoWords()
    (words.title, words.description, words.city) = ("A", "Two\nlines\tand a tab", "São Paulo")
    (words.keywords, words.statedRating, words.label) = (["one", "two, three"], Override.none, "Red")
    let taken = CaptureTime(local: 1_556_964_672, fraction: "340", offsetMinutes: -570, source: .xmp)
    let content = Photo.Content(
      digest: PhotoDigest(hash: Array(0..<32)), byteCount: 1234, size: PixelSize(width: 4000, height: 3000),
      thumbnail: StoredThumbnail(byteCount: 3, checksum: .max - 5), facts: facts,
      date: taken.map { StatedDate(.digitized, $0) }, words: words, reader: 2,
      signature: Signature(Array(100..<140)))
    var line = ReadingLine(
      location: FileLocation(path: ByteString("/photos/\u{1F4F7} a.jpg".utf8 + [0xFF])),
      stamp: FileStamp(byteCount: 1234, modified: -1_234_567_890_123_456_789),
      found: .photo(content, taken: taken, warnings: ["odd: ‹something›"]), reader: 2)
    line.companions = [
      .init(kind: .sidecar, name: ByteString("a.xmp")), .init(kind: .raw, name: ByteString([0xFE])),
    ]
    line.jpeg = [1, 2, 3]
    return line
  }

  private static func bytes(_ line: ReadingLine) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(line))
  }

  private static var lines: [ReadingLine] {
    let (location, stamp) = (
      FileLocation(path: ByteString("/a/b")), FileStamp(byteCount: 0, modified: .max)
    )
    let founds: [ReadingLine.Found] = [
      .problem("not a JPEG, whatever its name says"), .unsupported("psd"), .ignored, .gone,
      .unreadable("Permission denied"), .companion(.raw, of: ByteString("a.jpg"), content: nil),
      .companion(.sidecar, of: ByteString([0xFF]), content: SidecarContent(words: whole().words)),
    ]
    return [whole()] + founds.map { ReadingLine(location: location, stamp: stamp, found: $0, reader: 2) }
  }

  /// What a table with these lines gives for a file; nil for a line that makes no sense.
  private func readings(
    _ lines: [[UInt8]], of file: FileLocation
  ) throws -> (readings: [ReadingLine?], damagedCount: Int) {
    let table = try ReadingTable()
    let damaged = try table.collect({ take in for line in lines { try take(line) } }, under: PathSet(["/"]))
    return (try table.readings(of: file), damaged)
  }

  /// Of one line.
  private func reading(_ line: [UInt8], of file: FileLocation) throws -> ReadingLine? {
    try readings([line], of: file).readings.first ?? nil
  }

  @Test func aLineSaysAllThatWasFound() throws {
    for line in Self.lines {
      let read = try #require(try reading(Self.bytes(line), of: line.location))
      #expect(read.location == line.location && read.stamp == line.stamp && read.found == line.found)
      #expect(read.jpeg == line.jpeg)
    }
  }

  @Test func theLastLineOfAPathComesFirstAndOthersAreNotKept() throws {
    let file = FileLocation(path: ByteString("/in/a.jpg"))
    let lines = (0..<20).map {
      ReadingLine(location: file, found: .problem("\($0)"), reader: 2)
    }
    let other = ReadingLine(
      location: FileLocation(path: ByteString("/out/a.jpg")), found: .ignored, reader: 2)
    let table = try ReadingTable()
    let damaged = try table.collect(
      { take in for line in lines + [other] { try take(Self.bytes(line)) } }, under: PathSet(["/in"]))
    #expect(damaged == 0)
    #expect(
      try table.readings(of: file).compactMap { $0?.found } == (12..<20).reversed().map { .problem("\($0)") })
    #expect(try table.has(file.path) && !table.has(other.location.path))
    #expect(try table.readings(of: other.location).isEmpty)
  }

  /// Whatever is done to a line: it is refused, or is a reading that can be written again.
  @Test func mutatedLinesAreRefusedOrSound() throws {
    var generator = SeededGenerator(seed: Soak.seed)
    let originals = try Self.lines.map { (try Self.bytes($0), $0.location) }
    var taken = 0
    for _ in 0..<(Soak.isOn ? 400 : 12) {
      var lines: [FileLocation: [[UInt8]]] = [:]
      for _ in 0..<500 {
        guard var (line, file) = originals.randomElement(using: &generator) else { continue }
        for _ in 0..<Int.random(in: 1...3, using: &generator) { mutate(&line, &generator) }
        lines[file, default: []].append(line)
      }
      for (file, lines) in lines {
        for line in lines.suffix(8) {
          guard let read = try reading(line, of: file) else { continue }
          taken += 1
          let again = try reading(Self.bytes(read), of: file)
          #expect(again?.found == read.found, "seed \(Soak.seed): \(String(decoding: line, as: UTF8.self))")
        }
      }
    }
    #expect(taken > 0)
  }

  private func mutate(_ line: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !line.isEmpty else { return }
    let index = Int.random(in: 0..<line.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: line[index] = UInt8.random(in: .min ... .max, using: &generator)
    case 1: line.remove(at: index)
    case 2: line.insert(Array("\"\\{}[],:0-9eu".utf8).randomElement(using: &generator) ?? 0, at: index)
    case 3: line.removeSubrange(index...)
    case 4: line.insert(contentsOf: line[index...].prefix(20), at: index)
    default: line[index] = (0x30...0x39).randomElement(using: &generator) ?? 0x30
    }
  }

  @Test(arguments: [
    ("\"width\":4000", "\"width\":0"), ("\"width\":4000", "\"width\":2000000000"),
    ("\"width\":4000", "\"width\":4000.5"), ("\"width\":4000", "\"width\":\"4000\""),
    ("\"iso\":6400", "\"iso\":-1"),
    ("\"latitude\":-33.3333333333", "\"latitude\":-91"), ("\"aperture\":2.8", "\"aperture\":1e400"),
    ("\"aperture\":2.8", "\"aperture\":-1"), ("\"aperture\":2.8", "\"aperture\":\"2.8\""),
    ("\"rating\":-1", "\"rating\":6"), ("\"title\":\"A\"", "\"title\":5"),
    ("\"title\":\"A\"", "\"title\":\"\\ud800\""), ("\"source\":\"xmp\"", "\"source\":\"mtime\""),
    ("\"offset\":\"-09:30\"", "\"offset\":\"-29:30\""),
    ("\"version\":1,\"warnings\"", "\"version\":2,\"warnings\""),
    ("\"version\":1},\"taken\"", "\"version\":0},\"taken\""),
    ("\"checksum\":\"ff", "\"checksum\":\"FF"), ("\"warnings\":[", "\"warnings\":[{},"),
    ("\"outcome\":\"photo\"", "\"outcome\":\"known\""),
    ("\"bytes\":1234", "\"bytes\":-1"), ("\"bytes\":1234", "\"bytes\":0"),
  ])
  func valuesThatNoCatalogMayHaveAreRefused(_ value: String, _ claim: String) throws {
    let text = String(decoding: try Self.bytes(Self.whole()), as: UTF8.self)
    try #require(text.contains(value), "\(text)")
    let (readings, damaged) = try readings(
      [Array(text.replacing(value, with: claim).utf8)], of: Self.whole().location)
    #expect(readings.count == 1 && readings.allSatisfy { $0 == nil } && damaged == 0)
  }

  @Test func otherKeysArePassedOverAndDepthIsLimited() throws {
    let text = String(decoding: try Self.bytes(Self.whole()), as: UTF8.self)
    let more = "{\"later\":[{\"a\":[null,true,-1.5e-3,\"\\u00e9\\\\\"]}],\"reason\":null," + text.dropFirst()
    #expect(try reading(Array(more.utf8), of: Self.whole().location)?.found == Self.whole().found)
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let no = ["{\"later\":\(deep)," + text.dropFirst(), text + "{}", "", "[]", "\"a\"", "7", "{"]
    let lines = no.map { Array($0.utf8) } + [Array(text.utf8.dropLast()) + [0xFF]]
    let (readings, damaged) = try readings(lines, of: Self.whole().location)
    #expect(readings.isEmpty && damaged == lines.count)
  }
}

extension ReadingLine {
  fileprivate var words: PhotoWords {
    if case .photo(let content, _, _) = found { content.words } else { PhotoWords() }
  }
}
