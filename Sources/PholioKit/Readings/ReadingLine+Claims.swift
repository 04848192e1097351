import Foundation
import PholioCatalog
package import PholioDisk
import PholioFacts
import PholioImaging

/// Readings are claims: whoever wrote them may be mistaken, or mean harm. Each value is held to the rules
/// that what reads files obeys, so that none of them is more to the catalog than a file could be.
extension ReadingLine {
  /// In bytes. The longest are those with a thumbnail in them.
  package static let longest = 4 << 20

  private static let longestReason = 4096
  private static let mostWarnings = 64
  private static let mostCompanions = 1000
  /// Of keywords together: the catalog keeps them in one text.
  private static let longestKeywords = 1 << 20
  /// In bytes of UTF-8: limits for texts of files count the bytes there, of which an older encoding makes
  /// three at most.
  fileprivate static let (shortText, longText) = (3 * FactText.shortLimit, 3 * FactText.longLimit)
  /// The catalog's, for measures.
  private static let measures = 0.0...4_294_967_295.0

  /// The path that a line tells of, and nothing else of it; nil for a line that is damaged up to there.
  package static func path(of line: [UInt8]) -> ByteString? {
    var scanner = JSONScanner(line)
    var path: ByteString?
    // What follows the path is looked at when the line is read.
    try? scanner.object(ReadingKey.all) { scanner, key throws(JSONScanner.Damage) in
      guard path == nil else { throw JSONScanner.Damage() }
      path = try scanner.path(key)
      if path == nil { try scanner.skip() }
    }
    return path
  }

  /// - Parameter line: A line of JSON, without its end.
  /// - Throws: `JSONScanner.Damage` for anything but a reading of these versions.
  package init(claimed line: [UInt8]) throws(JSONScanner.Damage) {
    // JSON is UTF-8, also in names that stand for other bytes.
    guard line.isASCII || String(validating: line, as: UTF8.self) != nil else {
      throw JSONScanner.Damage()
    }
    var scanner = JSONScanner(line)
    var claim = Claim()
    try scanner.object(ReadingKey.all) { scanner, key throws(JSONScanner.Damage) in
      try claim.take(key, from: &scanner)
    }
    try scanner.end()
    self = try claim.line()
  }

  /// The values of a line, in whatever order they stand there.
  private struct Claim {
    var version: Int?
    var reader: Int?
    var path: ByteString?
    var byteCount: Int?
    var modified: Int64?
    var outcome: String?
    var reason: String?
    var type: String?
    var kind: String?
    var owner: ByteString?
    var digest: PhotoDigest?
    var width: Int?
    var height: Int?
    var taken: CaptureTime?
    var facts = PhotoFacts()
    var words: PhotoWords?
    var signature: Signature?
    var warnings: [String] = []
    var thumbnail: StoredThumbnail?
    var jpeg: [UInt8]?
    var companions: [NamedCompanion] = []

    mutating func take(_ key: ReadingKey, from scanner: inout JSONScanner) throws(JSONScanner.Damage) {
      if let path = try scanner.path(key) {
        self.path = path
        return
      }
      if try scanner.null() { return }
      switch key {
      case .path, .pathBytes: break
      case .version: version = try scanner.integer(in: 0...Int.max)
      case .reader: reader = try scanner.integer(in: 0...Int.max)
      case .bytes: byteCount = try scanner.integer(in: 0...1 << 53)
      case .modified: modified = try scanner.integer()
      case .outcome: outcome = try scanner.string(upTo: 32)
      case .reason: reason = try scanner.words(upTo: longestReason)
      case .type: type = try scanner.words(upTo: 64)
      case .kind: kind = try scanner.string(upTo: 32)
      case .of: owner = try scanner.name()
      case .ofBytes: owner = try scanner.name(encoded: true)
      case .sha256: digest = PhotoDigest(try scanner.hexadecimal(byteCount: PhotoDigest.byteCount))
      case .width: width = try scanner.integer(in: 1...PixelSize.longestEdge)
      case .height: height = try scanner.integer(in: 1...PixelSize.longestEdge)
      case .taken: taken = try scanner.time()
      case .facts: facts = try scanner.facts(measures)
      case .words: words = try scanner.photoWords(keywordsUpTo: longestKeywords)
      case .signature: signature = try scanner.signature()
      case .warnings:
        warnings = []
        try scanner.array(upTo: mostWarnings) { scanner throws(JSONScanner.Damage) in
          warnings.append(try scanner.words(upTo: longestReason))
        }
      case .thumbnail: (thumbnail, jpeg) = try scanner.thumbnail()
      case .companions:
        companions = []
        try scanner.array(upTo: mostCompanions) { scanner throws(JSONScanner.Damage) in
          companions.append(try scanner.companion())
        }
      }
    }

    func line() throws(JSONScanner.Damage) -> ReadingLine {
      guard version == ReadingLine.version, let path, let outcome else { throw JSONScanner.Damage() }
      var stamp: FileStamp?
      if let byteCount, let modified { stamp = FileStamp(byteCount: byteCount, modified: modified) }
      var line = ReadingLine(
        location: FileLocation(path: path), stamp: stamp, found: try found(outcome, stamp))
      (line.companions, line.jpeg) = (companions, jpeg)
      return line
    }

    private func found(_ outcome: String, _ stamp: FileStamp?) throws(JSONScanner.Damage) -> Found {
      switch outcome {
      case "photo": return try photo(stamp)
      case "companion":
        guard let kind = kind.flatMap(Companion.Kind.init), let owner else { break }
        if words != nil && reader != PhotoMetadata.version { break }
        return .companion(kind, of: owner, words: words)
      case "problem": if let reason { return .problem(reason) }
      case "unreadable": if let reason { return .unreadable(reason) }
      case "unsupported": if let type { return .unsupported(type) }
      case "ignored": return .ignored
      case "gone": return .gone
      default: break
      }
      throw JSONScanner.Damage()
    }

    private func photo(_ stamp: FileStamp?) throws(JSONScanner.Damage) -> Found {
      guard let digest, let width, let height, let thumbnail, let signature, let stamp, stamp.byteCount > 0,
        reader == PhotoMetadata.version, let size = PixelSize(checkedWidth: width, height: height)
      else { throw JSONScanner.Damage() }
      let content = Photo.Content(
        digest: digest, byteCount: stamp.byteCount, size: size, thumbnail: thumbnail, facts: facts,
        words: words ?? PhotoWords(), reader: PhotoMetadata.version, signature: signature)
      return .photo(content, taken: taken, warnings: warnings)
    }
  }
}

extension JSONScanner {
  /// A path by one of its two keys; nil for another key.
  fileprivate mutating func path(_ key: ReadingKey) throws(Damage) -> ByteString? {
    let path: ByteString
    switch key {
    case .path: path = ByteString(try text(upTo: 64 << 10))
    case .pathBytes: path = ByteString(try base64(upTo: 64 << 10))
    default: return nil
    }
    guard path.bytes.first == UInt8(ascii: "/"), !path.bytes.contains(0) else { throw Damage() }
    return path
  }

  /// The name of a file.
  fileprivate mutating func name(encoded: Bool = false) throws(Damage) -> ByteString {
    let name = encoded ? try base64(upTo: 4096) : try text(upTo: 4096)
    guard !name.isEmpty, !name.contains(0), !name.contains(UInt8(ascii: "/")) else { throw Damage() }
    return ByteString(name)
  }

  /// - Parameter most: Of what is encoded, in bytes.
  fileprivate mutating func base64(upTo most: Int) throws(Damage) -> [UInt8] {
    guard let data = Data(base64Encoded: Data(try text(upTo: most / 3 * 4 + 4))) else { throw Damage() }
    return Array(data)
  }

  /// Text as what reads metadata leaves it: without control characters, not empty.
  fileprivate mutating func words(upTo most: Int, hasLines: Bool = false) throws(Damage) -> String {
    let text: String
    if let place = try plainText(upTo: most) {
      text = string(at: place)
      let space = UInt8(ascii: " ")
      if !place.isEmpty, self[place.lowerBound] != space, self[place.upperBound - 1] != space { return text }
    } else {
      text = try string(upTo: most)
    }
    guard !text.isEmpty, FactText.tidied(text, hasLines: hasLines) == text else { throw Damage() }
    return text
  }

  fileprivate mutating func time() throws(Damage) -> CaptureTime {
    var local = ""
    var offset: String?
    var source: CaptureTime.Source?
    try object(ReadingKey.Time.all) { scanner, key throws(Damage) in
      switch key {
      case .local: local = try scanner.string(upTo: 64)
      case .offset: offset = try scanner.null() ? nil : try scanner.string(upTo: 16)
      case .source: source = CaptureTime.Source(rawValue: try scanner.string(upTo: 16))
      }
    }
    guard let source, !source.isOfFile,
      let time = CaptureTime(localText: local, offsetText: offset, source: source),
      time.civil.year >= CaptureTime.firstYear
    else { throw Damage() }
    return time
  }

  fileprivate mutating func facts(_ measures: ClosedRange<Double>) throws(Damage) -> PhotoFacts {
    var facts = PhotoFacts()
    try object(ReadingKey.Fact.all) { scanner, key throws(Damage) in
      if try scanner.null() { return }
      switch key {
      case .make: facts.make = try scanner.words(upTo: ReadingLine.longText)
      case .model: facts.model = try scanner.words(upTo: ReadingLine.longText)
      case .lens: facts.lens = try scanner.words(upTo: ReadingLine.longText)
      case .aperture: facts.aperture = try scanner.real(in: measures)
      case .exposure:
        facts.exposure = ExposureTime(seconds: try scanner.real(in: measures))
        if facts.exposure == nil { throw Damage() }
      case .iso:
        facts.iso = try scanner.integer(in: PhotoFacts.sensitivities)
      case .focalLength: facts.focalLength = try scanner.real(in: measures)
      case .gps: facts.position = try scanner.geoPosition()
      }
    }
    return facts
  }

  private mutating func geoPosition() throws(Damage) -> GeoPosition {
    var (latitude, longitude, altitude) = (Double?.none, Double?.none, Double?.none)
    try object(ReadingKey.Position.all) { scanner, key throws(Damage) in
      if try scanner.null() { return }
      switch key {
      case .latitude: latitude = try scanner.real(in: -90...90)
      case .longitude: longitude = try scanner.real(in: -180...180)
      case .altitude: altitude = try scanner.real(in: GeoPosition.altitudes)
      }
    }
    guard let latitude, let longitude,
      let position = GeoPosition(latitude: latitude, longitude: longitude, altitude: altitude)
    else { throw Damage() }
    return position
  }

  fileprivate mutating func photoWords(keywordsUpTo longest: Int) throws(Damage) -> PhotoWords {
    let long = ReadingLine.longText
    var words = PhotoWords()
    try object(ReadingKey.Word.all) { scanner, key throws(Damage) in
      if try scanner.null() { return }
      switch key {
      case .title: words.title = try scanner.words(upTo: long, hasLines: true)
      case .description: words.description = try scanner.words(upTo: long, hasLines: true)
      case .creator: words.creator = try scanner.words(upTo: long)
      case .copyright: words.copyright = try scanner.words(upTo: long, hasLines: true)
      case .label: words.label = try scanner.words(upTo: ReadingLine.shortText)
      case .city: words.city = try scanner.words(upTo: long)
      case .country: words.country = try scanner.words(upTo: long)
      case .rating:
        let stars = try scanner.integer(in: -1...5)
        words.statedRating = stars < 0 ? Override.none : .value(stars)
      case .keywords:
        words.keywords = []
        var length = 0
        try scanner.array(upTo: 4096) { scanner throws(Damage) in
          let keyword = try scanner.words(upTo: ReadingLine.shortText)
          length += keyword.utf8.count + 1
          if length > longest { throw Damage() }
          words.keywords.append(keyword)
        }
      }
    }
    return words
  }

  fileprivate mutating func signature() throws(Damage) -> Signature {
    var version: Int?
    var bytes: [UInt8] = []
    try object(ReadingKey.Signature.all) { scanner, key throws(Damage) in
      switch key {
      case .version: version = try scanner.integer(in: 0...Int.max)
      case .bytes: bytes = try scanner.hexadecimal(byteCount: Signature.byteCount)
      }
    }
    guard version == Signature.version, let signature = Signature(bytes) else { throw Damage() }
    return signature
  }

  fileprivate mutating func hexadecimal(byteCount: Int) throws(Damage) -> [UInt8] {
    guard let place = try plainText(upTo: 2 * byteCount), place.count == 2 * byteCount else { throw Damage() }
    var isSound = true
    let bytes = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      for index in 0..<byteCount {
        let (high, low) = (self[place.lowerBound + 2 * index], self[place.lowerBound + 2 * index + 1])
        guard let high = high.lowerHexValue, let low = low.lowerHexValue else {
          isSound = false
          return
        }
        buffer.initializeElement(at: index, to: high << 4 | low)
        count += 1
      }
    }
    guard isSound else { throw Damage() }
    return bytes
  }

  fileprivate mutating func thumbnail() throws(Damage) -> (StoredThumbnail, jpeg: [UInt8]?) {
    var byteCount: Int?
    var checksum: UInt64?
    var jpeg: [UInt8]?
    try object(ReadingKey.Thumbnail.all) { scanner, key throws(Damage) in
      if try scanner.null() { return }
      switch key {
      case .bytes: byteCount = try scanner.integer(in: 1...ImportedThumbnail.longest)
      case .checksum:
        checksum = try scanner.hexadecimal(byteCount: 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      case .jpeg: jpeg = try scanner.base64(upTo: ImportedThumbnail.longest)
      }
    }
    guard let byteCount, let checksum else { throw Damage() }
    return (StoredThumbnail(byteCount: byteCount, checksum: checksum), jpeg)
  }

  fileprivate mutating func companion() throws(Damage) -> ReadingLine.NamedCompanion {
    var kind: Companion.Kind?
    var name: ByteString?
    try object(ReadingKey.Companion.all) { scanner, key throws(Damage) in
      switch key {
      case .kind: kind = Companion.Kind(rawValue: try scanner.string(upTo: 32))
      case .name: name = try scanner.name()
      case .nameBytes: name = try scanner.name(encoded: true)
      }
    }
    guard let kind, let name else { throw Damage() }
    return ReadingLine.NamedCompanion(kind: kind, name: name)
  }
}

extension [UInt8] {
  /// Eight bytes at a time.
  fileprivate var isASCII: Bool {
    withUnsafeBytes { bytes in
      var seen: UInt64 = 0
      var index = 0
      while index + 8 <= bytes.count {
        seen |= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index += 8
      }
      for byte in bytes[index...] { seen |= UInt64(byte) }
      return seen & 0x8080_8080_8080_8080 == 0
    }
  }
}
