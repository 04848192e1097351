package import Foundation
package import PholioCatalog
package import PholioFacts

/// What is known of a photo, in a library or not. In JSON, `show`, `info` and the page have these keys.
package struct PhotoFields: Encodable, Sendable {
  package let content: Photo.Content
  package let taken: CaptureTime
  /// Those that count.
  package let words: PhotoWords
  /// What somebody said of it in pholio.
  package let own: Annotations
  /// When it was recorded; nil: before that was kept, or in no library.
  package let added: Date?
  private let isForGuest: Bool

  /// As it is shown: upright, and turned by what somebody said.
  package var size: PixelSize { own.turn.applied(to: content.size) }

  /// - Parameter isForGuest: Whether to leave out its flag, and fields that are not for guests.
  package init(_ photo: Photo, isForGuest: Bool = false) {
    (content, taken, words) = (photo.content, photo.taken, photo.words)
    (own, added) = (photo.own, photo.added)
    self.isForGuest = isForGuest
  }

  /// A photo that is in no library.
  package init(_ content: Photo.Content, taken: CaptureTime) {
    (self.content, self.taken) = (content, taken)
    words = content.words
    (own, added) = (Annotations(), nil)
    isForGuest = false
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(content.digest.hex, forKey: .sha256)
    try container.encode(size.width, forKey: .width)
    try container.encode(size.height, forKey: .height)
    try container.encode(content.byteCount, forKey: .bytes)
    try encodeTaken(to: &container)
    try encodeCamera(to: &container)
    try container.encode(text: isForGuest ? nil : own.flag?.rawValue, forKey: .flag)
    try container.encode(own.turn.rawValue, forKey: .turn)
    try container.encode(text: added?.formatted(.iso8601), forKey: .added)
    // Its older name.
    try container.encode(text: words.creator, forKey: .artist)
    var fields = encoder.container(keyedBy: FieldKey.self)
    for field in Self.facts { try encode(field, of: content.facts, to: &fields) }
    for field in PhotoWords.fields { try encode(field, of: words, to: &fields) }
  }

  /// The camera has its make and its model.
  private static let facts = PhotoFacts.fields.filter { $0.name != "make" && $0.name != "model" }

  private func encode<Whole>(
    _ field: PhotoField<Whole>, of whole: Whole, to container: inout KeyedEncodingContainer<FieldKey>
  ) throws {
    if isForGuest, !field.isForGuests { return try field.encodeNull(to: &container) }
    try field.encode(whole, to: &container, asReading: false)
  }

  private enum CodingKeys: String, CodingKey {
    case sha256, width, height, bytes, taken, camera, flag, turn, added, artist
  }
}

extension PhotoFields {
  private func encodeTaken(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
    var inner = container.nestedContainer(keyedBy: FieldKey.self, forKey: .taken)
    try inner.encode(taken.localText, forKey: FieldKey("local"))
    try inner.encode(text: taken.offsetText, forKey: FieldKey("offset"))
    try inner.encode(taken.source.rawValue, forKey: FieldKey("source"))
  }

  private func encodeCamera(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
    let facts = content.facts
    if facts.make == nil && facts.model == nil { return try container.encodeNil(forKey: .camera) }
    var inner = container.nestedContainer(keyedBy: FieldKey.self, forKey: .camera)
    try inner.encode(text: facts.make, forKey: FieldKey("make"))
    try inner.encode(text: facts.model, forKey: FieldKey("model"))
  }
}

extension KeyedEncodingContainer {
  /// A text, or null. An optional's own encoding takes much longer.
  mutating func encode(text: String?, forKey key: Key) throws {
    if let text { try encode(text, forKey: key) } else { try encodeNil(forKey: key) }
  }
}
