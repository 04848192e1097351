import GRDB
import PholioFacts

extension StoredValues {
  /// What somebody said of a photo. A rating of -1 and empty texts stand for "none".
  mutating func own() throws(RowError) -> Annotations {
    var own = Annotations()
    for (field, column) in OwnField.texts { try field.take(&own.texts, [column], &self) }
    own.rating = try rating("own_rating")
    own.label = try optionalText("own_label").map {
      $0.isEmpty ? Override<String>.none : Override<String>.value($0)
    }
    own.keywords = try optionalText("own_keywords").map { KeywordLines.split($0) }
    own.flag = try optionalText("flag").flatMap { Flag(rawValue: $0) }
    own.turn = try turn()
    return own
  }

  /// - Parameter column: Has stars, or -1 for "none".
  mutating func rating(_ column: String) throws(RowError) -> Override<Int>? {
    try optionalInt(column).map { $0 < 0 ? Override<Int>.none : Override<Int>.value($0) }
  }

  mutating func turn() throws(RowError) -> Turn {
    let degrees = try int("turn")
    guard let turn = Turn(rawValue: degrees) else { throw error("turn", found: "\(degrees)") }
    return turn
  }
}

extension Override<Int> {
  /// A rating as its columns have it.
  var stored: Int { value ?? -1 }
}

extension Annotations {
  /// As the field's column has it, but text: where the column has numbers, SQLite makes one of it.
  func stored(_ field: OwnField) -> String? {
    switch field {
    case .text(let field): field.texts(of: texts).first
    case .rating: rating.map { "\($0.stored)" }
    case .label: label.map { $0.value ?? "" }
    case .keywords: keywords.map { KeywordLines.join($0) }
    case .flag: flag?.rawValue
    case .turn: "\(turn.rawValue)"
    }
  }
}

/// Keywords as a column has them: one a line. No keyword has a line feed; lines are read faster than JSON.
enum KeywordLines {
  static func join(_ keywords: [String]) -> String { keywords.joined(separator: "\n") }

  static func split(_ lines: String) -> [String] {
    lines.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}

extension PhotoStore {
  /// Says something of photos, in every gallery they are in. Orders and their revisions stay, so a lock stops
  /// nobody.
  ///
  /// - Parameters:
  ///   - changes: One after the other, to each photo.
  ///   - photos: Each once.
  ///   - gallery: Whose history has the change; nil: no one's. The library's undo takes it back in any case.
  /// - Returns: The edit, to be recorded as one change; empty if all was said already. It counts the photos
  ///   of which something else was said before.
  /// - Throws: `TextLimitError`.
  package func setOwn(
    _ changes: [Annotation], of photos: [ListItem], in gallery: GalleryID?
  ) throws -> Edit {
    for change in changes { try change.check() }
    let chosen = Set(changes.map(\.field))
    let fields = OwnField.allCases.filter(chosen.contains)
    var edit = Edit()
    for id in photos.map(PhotoID.init) {
      let photo = try photo(id)
      var own = photo.own
      for change in changes { try own.apply(change, keywords: photo.words.keywords) }
      let values = fields.compactMap { field in
        ValueEdit(of: id, field, before: photo.own.stored(field), after: own.stored(field))
      }
      if values.isEmpty { continue }
      try assign(to: id) { for value in values { $0.set(value.field.column, value.after) } }
      if values.contains(where: \.field.isIndexed) { try indexWords(of: id) }
      edit.values += values
      edit.movedCount += 1
    }
    if let gallery, !edit.values.isEmpty {
      edit.parts.append(Part(list: .gallery(gallery), before: [], after: []))
    }
    return edit
  }
}

extension ValueEdit {
  /// Nil if both are the same, byte by byte.
  fileprivate init?(of photo: PhotoID, _ field: OwnField, before: String?, after: String?) {
    if before.map({ Array($0.utf8) }) == after.map({ Array($0.utf8) }) { return nil }
    self.init(photo: photo, field: field, before: before, after: after)
  }
}
