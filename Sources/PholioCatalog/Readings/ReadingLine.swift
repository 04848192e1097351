import Foundation
package import PholioDisk
package import PholioFacts

/// What was found in one file, with what the file was then: what `pholio read` prints as a line of JSON, and
/// `pholio import --readings` takes in place of the file.
package struct ReadingLine: Sendable {
  /// Of the lines: one up whenever an older program would take them for something else.
  static let version = 1
  /// In bytes. The longest are those with a thumbnail in them.
  package static let longest = 4 << 20

  /// An absolute path.
  package var location: FileLocation
  /// Nil: the file could not be opened.
  package var stamp: FileStamp?
  /// A photo's time is only that in its metadata. What else tells it, the file's name and its own time, is
  /// judged where it is imported.
  package var found: Found
  /// The version of what has read the metadata.
  package var reader: Int
  /// Of a photo: what goes with it in its folder, by names alone.
  package var companions: [NamedCompanion] = []
  /// Of a photo: its thumbnail's JPEG, if it is in the line.
  package var jpeg: [UInt8]?

  package init(location: FileLocation, stamp: FileStamp? = nil, found: Found, reader: Int) {
    (self.location, self.stamp, self.found, self.reader) = (location, stamp, found, reader)
  }

  package enum Found: Hashable, Sendable {
    indirect case photo(Photo.Content, taken: CaptureTime?, warnings: [String])
    /// - Parameters:
    ///   - owner: The name of the photo's file in the same folder.
    ///   - content: A sidecar's.
    case companion(Companion.Kind, of: ByteString, content: SidecarContent?)
    case problem(String)
    case unsupported(String)
    case ignored
    /// It may be read elsewhere, or another time.
    case unreadable(String)
    case gone
  }

  package struct NamedCompanion: Hashable, Sendable {
    package var kind: Companion.Kind
    package var name: ByteString

    package init(kind: Companion.Kind, name: ByteString) {
      (self.kind, self.name) = (kind, name)
    }
  }
}

extension ReadingLine: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ReadingKey.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(location.path, as: .path, bytes: .pathBytes)
    try container.encodeIfPresent(stamp?.byteCount, forKey: .bytes)
    try container.encodeIfPresent(stamp?.modified, forKey: .modified)
    try container.encode(found.outcome, forKey: .outcome)
    switch found {
    case .photo(let content, let taken, let warnings):
      try container.encode(reader, forKey: .reader)
      try container.encode(content.digest.hex, forKey: .sha256)
      try container.encode(content.size.width, forKey: .width)
      try container.encode(content.size.height, forKey: .height)
      let date = content.date ?? taken.map { StatedDate(.taken, $0) }
      try container.encodeIfPresent(date.map(WrittenDate.init), forKey: .taken)
      try container.encode(
        WrittenFields(fields: PhotoFacts.fields, whole: content.facts), forKey: .facts)
      try container.encode(
        WrittenFields(fields: PhotoWords.fields, whole: content.words), forKey: .words)
      let signature = content.signature.map { WrittenSignature($0, version: Signature.version) }
      try container.encodeIfPresent(signature, forKey: .signature)
      try container.encode(warnings, forKey: .warnings)
      try container.encode(WrittenThumbnail(content.thumbnail, jpeg: jpeg), forKey: .thumbnail)
      try container.encode(companions.map(WrittenCompanion.init), forKey: .companions)
    case .companion(let kind, let owner, let content):
      try container.encode(kind.rawValue, forKey: .kind)
      try container.encode(owner, as: .of, bytes: .ofBytes)
      guard let content else { break }
      try container.encode(reader, forKey: .reader)
      try container.encodeIfPresent(content.stated.date.map(WrittenDate.init), forKey: .taken)
      try container.encode(
        WrittenFields(fields: PhotoFacts.fields, whole: content.stated.facts), forKey: .facts)
      try container.encode(WrittenFields(fields: PhotoWords.fields, whole: content.words), forKey: .words)
    case .problem(let reason), .unreadable(let reason): try container.encode(reason, forKey: .reason)
    case .unsupported(let type): try container.encode(type, forKey: .type)
    case .ignored, .gone: break
    }
  }
}

extension ReadingLine.Found {
  /// Whether nothing was read of the file.
  package var isLost: Bool {
    switch self {
    case .unreadable, .gone: true
    case .photo, .companion, .problem, .unsupported, .ignored: false
    }
  }

  /// As it is called in a line.
  var outcome: String {
    switch self {
    case .photo: "photo"
    case .companion: "companion"
    case .problem: "problem"
    case .unsupported: "unsupported"
    case .ignored: "ignored"
    case .unreadable: "unreadable"
    case .gone: "gone"
    }
  }
}

// MARK: Parts of a photo. What is not known has no key.

private struct WrittenDate: Encodable {
  typealias CodingKeys = ReadingKey.Time

  var local: String
  var offset: String?
  var source: String
  /// Nil: it was taken then.
  var event: String?
  /// Nil: there is a time of day.
  var day: Bool?

  init(_ date: StatedDate) {
    (local, offset) = (date.time.localText, date.time.offsetText)
    source = date.time.source.rawValue
    event = date.event == .taken ? nil : date.event.rawValue
    day = date.hasClock ? nil : true
  }
}

private struct WrittenFields<Whole: Sendable>: Encodable {
  let fields: [PhotoField<Whole>]
  let whole: Whole

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for field in fields { try field.encode(whole, to: &container, asReading: true) }
  }
}

private struct WrittenSignature: Encodable {
  typealias CodingKeys = ReadingKey.Signature

  var version: Int
  var bytes: String

  init(_ signature: Signature, version: Int) {
    self.version = version
    bytes = signature.bytes.hexText
  }
}

private struct WrittenThumbnail: Encodable {
  typealias CodingKeys = ReadingKey.Thumbnail

  var bytes: Int
  var checksum: String?
  /// In base64.
  var jpeg: String?

  init(_ thumbnail: StoredThumbnail, jpeg: [UInt8]?) {
    bytes = thumbnail.byteCount
    checksum = thumbnail.checksum.map { sum in
      withUnsafeBytes(of: sum.bigEndian) { Array($0) }.hexText
    }
    self.jpeg = jpeg.map { Data($0).base64EncodedString() }
  }
}

private struct WrittenCompanion: Encodable {
  typealias CodingKeys = ReadingKey.Companion

  var companion: ReadingLine.NamedCompanion

  init(_ companion: ReadingLine.NamedCompanion) { self.companion = companion }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(companion.kind.rawValue, forKey: .kind)
    try container.encode(companion.name, as: .name, bytes: .nameBytes)
  }
}

/// The keys of a line.
enum ReadingKey: String, CodingKey {
  case version, path, bytes, outcome, reason, type, kind, of, reader, sha256, width, height, taken, facts
  case words, signature, warnings, thumbnail, companions
  case pathBytes = "path_bytes"
  case modified = "mtime_ns"
  case ofBytes = "of_bytes"

  enum Time: String, CodingKey {
    case local, offset, source, event, day
  }

  enum Signature: String, CodingKey {
    case version, bytes
  }

  enum Thumbnail: String, CodingKey {
    case bytes, checksum, jpeg
  }

  enum Companion: String, CodingKey {
    case kind, name
    case nameBytes = "name_bytes"
  }
}
