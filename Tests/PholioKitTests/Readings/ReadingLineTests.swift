import Foundation
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioTestSupport
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
    let content = Photo.Content(
      digest: PhotoDigest(hash: Array(0..<32)), byteCount: 1234, size: PixelSize(width: 4000, height: 3000),
      thumbnail: StoredThumbnail(byteCount: 3, checksum: .max - 5), facts: facts, words: words,
      reader: 2, signature: Signature(Array(100..<140)))
    var line = ReadingLine(
      location: FileLocation(path: ByteString("/photos/\u{1F4F7} a.jpg".utf8 + [0xFF])),
      stamp: FileStamp(byteCount: 1234, modified: -1_234_567_890_123_456_789),
      found: .photo(
        content,
        taken: CaptureTime(local: 1_556_964_672, fraction: "340", offsetMinutes: -570, source: .xmp),
        warnings: ["odd: ‹something›"]))
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
      .unreadable("Permission denied"), .companion(.raw, of: ByteString("a.jpg"), words: nil),
      .companion(.sidecar, of: ByteString([0xFF]), words: whole().words),
    ]
    return [whole()] + founds.map { ReadingLine(location: location, stamp: stamp, found: $0) }
  }

  @Test func aLineSaysAllThatWasFound() throws {
    for line in Self.lines {
      let bytes = try Self.bytes(line)
      let read = try ReadingLine(claimed: bytes)
      #expect(read.location == line.location && read.stamp == line.stamp && read.found == line.found)
      #expect(read.jpeg == line.jpeg && read.companions == line.companions)
      #expect(ReadingLine.path(of: bytes) == line.location.path)
    }
  }

  /// Whatever is done to a line: it is refused, or is a reading that can be written again. Foundation's
  /// parser takes all that is taken.
  @Test func mutatedLinesAreRefusedOrSound() throws {
    var generator = SeededGenerator(seed: Soak.seed)
    let originals = try Self.lines.map { try Self.bytes($0) }
    var taken = 0
    for _ in 0..<(Soak.isOn ? 200_000 : 6_000) {
      var line = originals.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...3, using: &generator) { mutate(&line, &generator) }
      _ = ReadingLine.path(of: line)
      guard let read = try? ReadingLine(claimed: line) else { continue }
      taken += 1
      // Foundation also refuses numbers that no Double holds, of which JSON itself says nothing.
      let text = String(decoding: line, as: UTF8.self)
      #expect(
        text.contains(/[0-9][eE]\+?[0-9]{3}/) || (try? JSONSerialization.jsonObject(with: Data(line))) != nil,
        "seed \(Soak.seed): \(String(decoding: line, as: UTF8.self))")
      #expect(try ReadingLine(claimed: Self.bytes(read)).found == read.found)
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
    ("\"width\":4000", "\"width\":4000.5"), ("\"iso\":6400", "\"iso\":0"),
    ("\"latitude\":-33.3333333333", "\"latitude\":-91"), ("\"aperture\":2.8", "\"aperture\":1e400"),
    ("\"aperture\":2.8", "\"aperture\":-1"), ("\"rating\":-1", "\"rating\":6"),
    ("\"title\":\"A\"", "\"title\":\"\""), ("\"title\":\"A\"", "\"title\":\"A \""),
    ("\"title\":\"A\"", "\"title\":\"A\\u0000B\""), ("\"title\":\"A\"", "\"title\":\"\\u202eA\""),
    ("\"two, three\"", "\"two\\nthree\""), ("\"source\":\"xmp\"", "\"source\":\"mtime\""),
    ("\"offset\":\"-09:30\"", "\"offset\":\"-29:30\""),
    ("\"version\":1,\"warnings\"", "\"version\":2,\"warnings\""),
    ("\"reader\":2", "\"reader\":1"), ("\"checksum\":\"ff", "\"checksum\":\"FF"),
    ("\"name\":\"a.xmp\"", "\"name\":\"a/b\""), ("\"outcome\":\"photo\"", "\"outcome\":\"known\""),
    ("\"bytes\":1234", "\"bytes\":-1"), ("\"bytes\":1234", "\"bytes\":0"),
  ])
  func valuesThatNoFileHasAreRefused(_ value: String, _ claim: String) throws {
    let text = String(decoding: try Self.bytes(Self.whole()), as: UTF8.self)
    #expect(text.contains(value), "\(text)")
    #expect(throws: JSONScanner.Damage.self) {
      try ReadingLine(claimed: Array(text.replacing(value, with: claim).utf8))
    }
  }

  @Test func otherKeysArePassedOverAndDepthIsLimited() throws {
    let text = String(decoding: try Self.bytes(Self.whole()), as: UTF8.self)
    let more = "{\"later\":[{\"a\":[null,true,-1.5e-3,\"\\u00e9\\\\\"]}],\"reason\":null," + text.dropFirst()
    #expect(try ReadingLine(claimed: Array(more.utf8)).found == Self.whole().found)
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: JSONScanner.Damage.self) {
      try ReadingLine(claimed: Array(("{\"later\":\(deep)," + text.dropFirst()).utf8))
    }
    #expect(throws: JSONScanner.Damage.self) { try ReadingLine(claimed: Array((text + "{}").utf8)) }
  }
}

extension ReadingLine {
  fileprivate var words: PhotoWords {
    if case .photo(let content, _, _) = found { content.words } else { PhotoWords() }
  }
}
