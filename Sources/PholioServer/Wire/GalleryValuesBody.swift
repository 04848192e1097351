import PholioCatalog
import PholioFacts
import PholioKit
import PholioLibrary

/// What is said of several photos of a gallery at once. The words are those of `ValuesBody`; `turn_by` turns
/// each photo on from how it lies now; `add_keywords` and `remove_keywords` leave their other keywords.
struct GalleryValuesBody: Decodable {
  let photos: [Int64]
  let revision: Int?
  let changes: [Annotation]

  enum CodingKeys: String, CodingKey {
    case photos, revision
    case turnBy = "turn_by"
    case addKeywords = "add_keywords"
    case removeKeywords = "remove_keywords"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    photos = try container.decode([Int64].self, forKey: .photos)
    revision = try container.decodeIfPresent(Int.self, forKey: .revision)
    var changes = try ValuesBody(from: decoder).changes
    if let degrees = try container.decodeIfPresent(Int.self, forKey: .turnBy) {
      guard let turn = Turn(rawValue: degrees), turn != .none else {
        throw RequestError.bad("turn_by is 90, 180 or 270, not \(degrees)")
      }
      let isSetToo = changes.contains { if case .turn = $0 { true } else { false } }
      if isSetToo { throw RequestError.bad("one of turn and turn_by is enough") }
      changes.append(.turn(.by(turn)))
    }
    let add = try container.decodeIfPresent([String].self, forKey: .addKeywords) ?? []
    let remove = try container.decodeIfPresent([String].self, forKey: .removeKeywords) ?? []
    if !add.isEmpty || !remove.isEmpty {
      let isSetToo = changes.contains { if case .keywords = $0 { true } else { false } }
      if isSetToo { throw RequestError.bad("keywords are either set, or added and removed") }
      changes.append(.keywords(.edit(add: add, remove: remove)))
    }
    if changes.isEmpty { throw RequestError.bad("the body says nothing of the photos") }
    self.changes = changes
  }
}

/// What is said of a photo. Null takes away what was said, and the file's counts again; a missing key leaves
/// it.
struct ValuesBody: Decodable {
  let changes: [Annotation]
  /// Whose history is to have the change.
  private let gallery: Int64?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case rating, label, keywords, flag, turn, gallery
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let texts = try decoder.container(keyedBy: FieldKey.self)
    let words = try PhotoWords.said.filter { texts.contains(FieldKey($0.name)) }.map { field in
      Annotation.text(field, try texts.decodeIfPresent(String.self, forKey: FieldKey(field.name)))
    }
    changes =
      try words + CodingKeys.allCases.filter(container.contains).compactMap { try container.change($0) }
    gallery = try container.decodeIfPresent(Int64.self, forKey: .gallery)
  }

  /// The verb that says it of a photo.
  func say(of photo: PhotoID, in library: Library) throws -> ChangeOutcome {
    guard let gallery else { return try library.set(changes, of: photo) }
    return try library.set(
      changes, of: .items([photo.rawValue]), in: ListReference(.id(GalleryID(rawValue: gallery))))
  }
}

extension KeyedDecodingContainer<ValuesBody.CodingKeys> {
  /// - Throws: `RequestError`, `DecodingError`.
  fileprivate func change(_ key: Key) throws -> Annotation? {
    switch key {
    case .rating: .rating(try rating())
    case .label: .label(try label())
    case .keywords: .keywords(try keywords())
    case .flag: .flag(try flag())
    case .turn: .turn(.to(try turn()))
    case .gallery: nil
    }
  }

  private func rating() throws -> Override<Int>? {
    if try decodeNil(forKey: .rating) { return nil }
    if isNone(.rating) { return .some(.none) }
    let stars = try decode(Int.self, forKey: .rating)
    guard (0...5).contains(stars) else {
      throw RequestError.bad("rating is 0 to 5, 'none' or null, not \(stars)")
    }
    return .value(stars)
  }

  private func label() throws -> Override<String>? {
    if try decodeNil(forKey: .label) { return nil }
    if isNone(.label) { return .some(.none) }
    return .value(try choice(.label, as: LabelColour.self).label)
  }

  private func keywords() throws -> KeywordChange {
    try decodeIfPresent([String].self, forKey: .keywords).map { .list($0) } ?? .file
  }

  private func flag() throws -> Flag? {
    try decodeNil(forKey: .flag) ? nil : choice(.flag, as: Flag.self)
  }

  private func turn() throws -> Turn {
    let degrees = try decodeIfPresent(Int.self, forKey: .turn) ?? 0
    guard let turn = Turn(rawValue: degrees) else {
      throw RequestError.bad("turn is 0, 90, 180 or 270, not \(degrees)")
    }
    return turn
  }

  private func isNone(_ key: Key) -> Bool {
    (try? decode(String.self, forKey: key)) == "none"
  }

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ key: Key, as type: Value.Type
  ) throws -> Value {
    let text = try decode(String.self, forKey: key)
    guard let value = Value(rawValue: text.lowercased()) else {
      let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw RequestError.bad("'\(text)' is not one of \(words)")
    }
    return value
  }
}
