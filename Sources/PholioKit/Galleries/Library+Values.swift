package import PholioCatalog
import PholioDisk
import PholioFacts
package import PholioLayout
package import PholioLibrary

/// What people say of photos: words, stars, flags, labels, keywords, turns.
extension Library {
  /// Says something of a gallery's photos, in every gallery they are in. The change is part of the gallery's
  /// history; its order stays, so a lock stops nobody.
  ///
  /// - Parameter changes: One after the other, to each photo.
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`, `ArrangeError`, `TextLimitError`.
  package func set(
    _ changes: [Annotation], of chosen: PhotoReference, in reference: ListReference
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      let gallery = try tx.gallery(reference)
      let scope = ListScope(gallery)
      let photos = try chosen.resolve(in: scope, tx)
      var outcome = try ChangeOutcome(
        recording: tx.photos.setOwn(changes, of: photos, in: gallery.id),
        "\(changes.summary) \(chosen.shown(in: scope, tx))", about: scope.list, touching: [scope.list], tx)
      outcome.named = photos.count
      return outcome
    }
  }

  /// The same for one photo, in a gallery or not. No gallery's history has it, only the library's.
  ///
  /// - Throws: `ArrangeError.unknownPhoto`, `TextLimitError`.
  package func set(_ changes: [Annotation], of photo: PhotoID) throws -> ChangeOutcome {
    try catalog.write { tx in
      guard try tx.photos.exists(photo) else { throw ArrangeError.unknownPhoto(photo.rawValue) }
      var outcome = try ChangeOutcome(
        recording: tx.photos.setOwn(changes, of: [photo.rawValue], in: nil),
        "\(changes.summary) \(tx.shownName(of: photo))", about: nil, touching: [], tx)
      outcome.named = 1
      return outcome
    }
  }
}

extension [Annotation] {
  /// For the journal: "rate 4", "caption"; cut if it is long.
  fileprivate var summary: String {
    var verbs: [String] = []
    for verb in map(\.verb) where !verbs.contains(verb) { verbs.append(verb) }
    return ByteString(verbs.joined(separator: ", ")).shownInBrief
  }
}

extension Annotation {
  /// As it is typed.
  fileprivate var verb: String {
    switch self {
    case .text: "caption"
    case .rating(let stars): "rate \(Self.word(stars) { "\($0)" })"
    case .label(let label): "label \(Self.word(label) { $0.lowercased() })"
    case .keywords(.edit(let added, let removed)):
      "keyword \((added.map { "+\($0)" } + removed.map { "-\($0)" }).joined(separator: " "))"
    case .keywords(.list(let keywords)):
      keywords.isEmpty ? "keyword none" : "keyword \(keywords.joined(separator: ", "))"
    case .keywords(.file): "keyword file"
    case .flag(let flag): "flag \(flag?.rawValue ?? "none")"
    case .turn(.by(let turn)), .turn(.to(let turn)): "turn \(turn.word)"
    }
  }

  private static func word<Value>(_ stated: Override<Value>?, _ text: (Value) -> String) -> String {
    switch stated {
    case nil: "file"
    case .some(.none): "none"
    case .some(.value(let value)): text(value)
    }
  }
}

extension Turn {
  /// As it is typed.
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .right: "right"
    case .half: "180"
    case .left: "left"
    }
  }
}

/// Photos that span several cells.
extension Library {
  /// Gives photos of a gallery a span, there alone: one change of its history. They keep it wherever they are
  /// moved in the gallery, and when they are taken out and put back. The order stays, so a lock stops nobody.
  ///
  /// While a photo is the gallery's first, the gallery's cap counts instead of its own span.
  ///
  /// - Parameter span: `.none`: one cell again.
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`, `ArrangeError`.
  package func feature(
    _ reference: ListReference, _ chosen: PhotoReference, span: DropCap
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      let gallery = try tx.gallery(reference)
      let scope = ListScope(gallery)
      let photos = try chosen.resolve(in: scope, tx)
      var outcome = try ChangeOutcome(
        recording: tx.orders.setFeature(span, of: photos, in: gallery.id),
        "feature \(chosen.shown(in: scope, tx)) \(span)", about: scope.list, touching: [scope.list], tx)
      outcome.named = photos.count
      outcome.namesFirst = try photos.contains(tx.orders.item(at: Position(1), of: scope.list))
      return outcome
    }
  }
}
