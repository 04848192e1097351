import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary

/// A photo in a cell of the page.
struct PagePhoto: Encodable, Sendable {
  private let photo: Photo
  private let companions: [Companion]
  private let span: DropCap
  private let look: FilePresence
  /// In the gallery; nil: as in the list.
  private let position: Position?
  private let isForGuest: Bool

  /// - Parameters:
  ///   - isFiltered: Whether the list has not all of the gallery's photos: its position in the gallery is
  ///     told then, but not to guests, as it counts what they don't see.
  ///   - isForGuest: Whether to leave out its stars, flag and label.
  init(_ placed: PlacedPhoto, _ look: FilePresence, isFiltered: Bool, isForGuest: Bool) {
    (photo, companions, span) = (placed.photo, placed.companions, placed.span)
    self.look = look
    self.isForGuest = isForGuest
    position = isFiltered && !isForGuest ? placed.position : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(photo.id.rawValue, forKey: "id")
    try container.encode(look.shown?.name.shown, forKey: "name")
    try container.encode(look.isMissing, forKey: "missing")
    try container.encode(photo.content.digest.hex, forKey: "sha256")
    try container.encode(photo.size.width, forKey: "width")
    try container.encode(photo.size.height, forKey: "height")
    let words = photo.words
    for field in PhotoWords.said { try container.encode(field.text(words), forKey: WireKey(field.name)) }
    try container.encode(isForGuest ? nil : words.rating, forKey: "rating")
    try container.encode(isForGuest ? nil : words.label, forKey: "label")
    try container.encode(isForGuest ? nil : photo.own.flag?.rawValue, forKey: "flag")
    try container.encode(photo.own.turn.rawValue, forKey: "turn")
    try container.encodeIfPresent(span == .none ? nil : span.description, forKey: "span")
    try container.encode(photo.taken.isDated ? photo.taken.localText : nil, forKey: "taken")
    try container.encode(companions.map(CompanionName.init), forKey: "companions")
    try container.encodeIfPresent(position?.rawValue, forKey: "position")
  }
}

/// A companion, without its folder.
private struct CompanionName: Encodable {
  var name: String
  var kind: String

  init(_ companion: Companion) {
    (name, kind) = (companion.location.name.shown, companion.kind.rawValue)
  }
}

/// All that is known of one photo, except its file's folder.
struct PhotoDetail: Encodable, Sendable {
  private let known: PhotoDetails
  private let look: FilePresence
  private let isForGuest: Bool

  /// - Parameter isForGuest: Whether to leave out its flag, and fields that are not for guests.
  init(_ known: PhotoDetails, _ look: FilePresence, isForGuest: Bool) {
    self.known = known
    self.look = look
    self.isForGuest = isForGuest
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(known.photo.id.rawValue, forKey: "id")
    try container.encode(look.shown?.name.shown, forKey: "name")
    try container.encode(look.isMissing, forKey: "missing")
    let own = known.photo.own
    for field in PhotoWords.said {
      try container.encode(field.text(own.texts) != nil, forKey: WireKey("has_own_\(field.name)"))
    }
    try container.encode(!isForGuest && own.rating != nil, forKey: "has_own_rating")
    try container.encode(!isForGuest && own.label != nil, forKey: "has_own_label")
    try container.encode(own.keywords != nil, forKey: "has_own_keywords")
    try container.encode(known.galleries.map(\.rawValue), forKey: "galleries")
    try container.encode(known.companions.map(CompanionName.init), forKey: "companions")
    try container.encode(PhotoTexts(known.photo, isForGuest: isForGuest), forKey: "texts")
    try PhotoFields(known.photo, isForGuest: isForGuest).encode(to: encoder)
  }
}

/// What the page shows of a photo, as texts for people.
struct PhotoTexts: Encodable {
  private let taken: String
  private let size: String
  private let camera: String?
  private let settings: String?
  private let position: String?
  private let rating: String?
  private let keywords: String?
  private let location: String?

  /// - Parameter isForGuest: Whether to leave out where it was taken, and its stars.
  init(_ photo: Photo, isForGuest: Bool) {
    let (content, facts, words) = (photo.content, photo.content.facts, photo.words)
    taken =
      photo.taken.isDated
      ? photo.taken.sourceText.map { "\(photo.taken.text) (\($0))" } ?? photo.taken.text
      : "not known; the file is of \(photo.taken.text)"
    size = "\(photo.size.width) × \(photo.size.height), \(content.byteCount.byteCountText)"
    camera = facts.cameraText
    settings = facts.settingsText
    position = isForGuest ? nil : facts.position?.text
    let stars = isForGuest ? nil : words.rating
    rating = stars.flatMap { $0 > 0 ? String(repeating: "★", count: min($0, 5)) : nil }
    keywords = words.keywords.isEmpty ? nil : words.keywords.joined(separator: ", ")
    location = isForGuest ? nil : words.placeText
  }
}
