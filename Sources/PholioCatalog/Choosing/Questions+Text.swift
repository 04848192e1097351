import Foundation
import GRDB
import PholioFacts

/// Questions about texts. There are few cameras, lenses and words: patterns are compared with each of them,
/// not with each photo's.
extension PhotoStore {
  func photos(ofCamera pattern: TextPattern) throws -> PhotoSet {
    var found = PhotoSet()
    for (make, model) in try cameras() where pattern.matches(make: make, model: model) {
      found.formUnion(try photos(.camera, [make, model]))
    }
    return found
  }

  /// With more makes than this, all photos' cameras are read.
  private static let mostMakes = 1000

  /// Each camera once, and perhaps some that no photo has: those of unknown makes or models.
  private func cameras() throws -> [(make: String?, model: String?)] {
    if !asksOnlySome {
      let makes = try texts(.makes)
      if makes.count <= Self.mostMakes {
        return try ([nil] + makes).flatMap { make in
          try ([nil] + texts(.models, [make])).map { (make, $0) }
        }
      }
    }
    var cameras: [(make: String?, model: String?)] = []
    let rows = try rows(.cameras)
    while let row = try rows.next() { cameras.append((row.text(at: 0), row.text(at: 1))) }
    return cameras
  }

  func photos(ofLens pattern: TextPattern) throws -> PhotoSet {
    var found = PhotoSet()
    for lens in try lenses() where pattern.matches(FoldedText.fold(lens)) {
      found.formUnion(try photos(.lens, [lens]))
    }
    return found
  }

  private func lenses() throws -> [String] {
    if !asksOnlySome { return try texts(.lensesBehind) }
    var lenses: [String] = []
    let rows = try rows(.lenses)
    while let row = try rows.next() { lenses += [row.text(at: 0)].compactMap { $0 } }
    return lenses
  }

  /// The empty text, and each text of a statement's one column once. One that many photos have is passed over
  /// by a new search.
  ///
  /// - Parameter statement: Gives the texts behind its last argument, upwards.
  private func texts(_ statement: QuestionStatement, _ arguments: [String?] = []) throws -> [String] {
    // As bytes: SQLite would take a text with a zero byte to end there.
    func bound(_ text: [UInt8]) -> any DatabaseValueConvertible { text.isEmpty ? "" : Data(text) }
    let arguments = arguments.map { $0.map { bound(Array($0.utf8)) } }
    var (texts, last) = ([""], [UInt8]())
    var isAtEnd = false
    while !isAtEnd {
      var count = 0
      let rows = try rows(statement, StatementArguments(arguments + [bound(last)]))
      while count <= Self.fewPhotos {
        guard let row = try rows.next() else {
          isAtEnd = true
          break
        }
        count += 1
        if row.withBytes(at: 0, { $0.elementsEqual(last) }) { continue }
        (last, count) = (row.withBytes(at: 0) { Array($0) }, 0)
        // One that can't be read is a fault, for `check` to tell.
        if let text = row.text(at: 0) { texts.append(text) }
      }
    }
    return texts
  }

  /// The photos that have a word for each of some patterns; none for no pattern.
  func photos(withAll patterns: [TextPattern], in field: WordField) throws -> PhotoSet {
    var found: PhotoSet?
    for pattern in patterns where found?.isEmpty != true {
      var next = try photos(with: pattern, in: field)
      if let found { next.formIntersection(found) }
      found = next
    }
    return found ?? PhotoSet()
  }

  /// The photos that have a word that a pattern matches.
  func photos(with pattern: TextPattern, in field: WordField) throws -> PhotoSet {
    if let word = pattern.exact {
      return try photos(.word, [field.rawValue, FoldedText.whole(word)])
    }
    var found = PhotoSet()
    var start: (word: String, photo: ListItem)? = (pattern.prefix, .min)
    while let next = start {
      start = try insert(into: &found, wordsOf: field, matching: pattern, behind: next)
    }
    return found
  }

  /// With more photos than this, a word that does not match is passed over by a new search.
  private static let fewPhotos = 32

  /// Walks through the words of a field in their order.
  ///
  /// - Returns: Where to go on behind a word that many photos have; nil at the end. Not behind one with a
  ///   zero byte: SQLite would take it to end there.
  private func insert(
    into photos: inout PhotoSet, wordsOf field: WordField, matching pattern: TextPattern,
    behind start: (word: String, photo: ListItem)
  ) throws -> (word: String, photo: ListItem)? {
    let prefix = pattern.prefix
    var (word, matches, count) = ("", false, 0)
    let rows = try rows(.words, [field.rawValue, start.word, start.photo])
    while let row = try rows.next() {
      let photo = try row.photo()
      if count == 0 || !row.withBytes(at: 1, { $0.elementsEqual(word.utf8) }) {
        guard let text = row.text(at: 1) else {
          throw RowError(
            table: "word", row: "photo \(photo)", column: "folded", found: row.value(at: 1).description)
        }
        guard text.utf8.starts(with: prefix.utf8) else { return nil }
        (word, matches, count) = (text, pattern.matches(text), 0)
      }
      count += 1
      if matches {
        photos.insert(photo)
      } else if count > Self.fewPhotos, !word.utf8.contains(0) {
        return (word, .max)
      }
    }
    return nil
  }
}

extension TextPattern {
  /// Whether it is for a camera: its make, its model, or both as they are stored or shown.
  fileprivate func matches(make: String?, model: String?) -> Bool {
    var facts = PhotoFacts()
    (facts.make, facts.model) = (make, model)
    let both = make.flatMap { make in model.map { "\(make) \($0)" } }
    return [make, model, both, facts.cameraText].contains { name in
      name.map { matches(FoldedText.fold($0)) } ?? false
    }
  }
}

/// Questions about where on earth photos were taken.
extension PhotoStore {
  /// The photos that were taken within a distance of a position, along a great circle.
  func photos(near position: GeoPosition, metres: Double) throws -> PhotoSet {
    // A little more, for rounding.
    let degrees = GeoPosition.degrees(ofMetres: metres) + 1e-6
    var found = PhotoSet()
    try forEach(.near, [position.latitude - degrees, position.latitude + degrees]) { photo, row in
      guard case .real(let latitude) = row.value(at: 1), case .real(let longitude) = row.value(at: 2),
        let other = GeoPosition(latitude: latitude, longitude: longitude)
      else { return }
      if position.metres(to: other) <= metres { found.insert(photo) }
    }
    return found
  }
}
