import PholioCatalog
import PholioFacts

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
    let names = isForGuest ? [] : [words.city, words.country].compactMap { $0 }
    location = names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
