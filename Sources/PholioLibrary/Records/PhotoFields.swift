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
    try container.encode(Taken(taken), forKey: .taken)
    try container.encode(Camera(content.facts), forKey: .camera)
    try container.encode(isForGuest ? nil : own.flag?.rawValue, forKey: .flag)
    try container.encode(own.turn.rawValue, forKey: .turn)
    try container.encode(added?.formatted(.iso8601), forKey: .added)
    // Its older name.
    try container.encode(words.creator, forKey: .artist)
    var fields = encoder.container(keyedBy: FieldKey.self)
    // The camera has its make and its model.
    for field in PhotoFacts.fields where field.name != "make" && field.name != "model" {
      try encode(field, of: content.facts, to: &fields)
    }
    for field in PhotoWords.fields { try encode(field, of: words, to: &fields) }
  }

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
  private struct Taken: Encodable {
    var local: String
    @Nullable var offset: String?
    var source: String

    init(_ taken: CaptureTime) {
      local = taken.localText
      offset = taken.offsetText
      source = taken.source.rawValue
    }
  }

  private struct Camera: Encodable {
    @Nullable var make: String?
    @Nullable var model: String?

    init?(_ facts: PhotoFacts) {
      if facts.make == nil && facts.model == nil { return nil }
      make = facts.make
      model = facts.model
    }
  }
}

/// A value that is null in JSON if it is missing: its key is always there.
@propertyWrapper struct Nullable<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
