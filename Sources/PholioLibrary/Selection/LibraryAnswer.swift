import PholioCatalog
import PholioDisk

/// Answers in the whole library.
struct LibraryAnswer: SelectionAnswer {
  private let text: ByteString
  private let isKept: Bool
  private let tx: CatalogTransaction
  private let store: PhotoStore
  private var all: PhotoSet?

  /// - Parameters:
  ///   - text: The selection's, for messages.
  ///   - isKept: Whether galleries that are gone are empty.
  ///   - store: What answers questions; nil: for all photos.
  init(_ text: ByteString, isKept: Bool, _ tx: CatalogTransaction, asking store: PhotoStore? = nil) {
    self.text = text
    self.isKept = isKept
    self.tx = tx
    self.store = store ?? tx.photos
  }

  mutating func everything() throws -> PhotoSet {
    let photos = try all ?? store.all()
    all = photos
    return photos
  }

  mutating func photos(of term: Selection.Term, at range: Range<Int>) throws -> PhotoSet {
    let photos = try answer(term, at: range)
    if !isKept, photos.isEmpty, term.isSure, let shown = term.shown {
      throw SelectionError.matchesNothing(shown, gallery: nil)
    }
    return photos
  }

  private mutating func answer(_ term: Selection.Term, at range: Range<Int>) throws -> PhotoSet {
    switch term {
    case .question(let question): return try store.answer(question)
    case .like(let inner): return try Selection.alike(to: photos(of: inner), tx)
    case .gallery(let name):
      if let gallery = try tx.galleries.named(name) { return try store.answer(.inGallery(gallery.id)) }
      if isKept { return PhotoSet() }
      let names = try tx.galleries.all().map(\.name)
      let hint = nearestHint(name, among: names) ?? text.quoted(range).map { "or in quotes: \($0)" }
      let shown = ByteString(name).shownInBrief
      throw SelectionError.syntax(
        SelectionFault(
          text: text, offset: range.lowerBound + "in:".utf8.count,
          reason: "'in:\(shown)': there is no gallery '\(shown)'\(hint.map { " (\($0))" } ?? "")"
        ))
    case .position, .range:
      throw SelectionError.positionsNeedGallery(ByteString(text.bytes[range]).shownInBrief)
    case .name(let name): return try photos(named: name, orGlob: false)
    case .pattern(let pattern): return try photos(named: pattern, orGlob: true)
    case .digest(let prefix): return try store.photos(digestPrefix: prefix)
    }
  }

  private func photos(named name: ByteString, orGlob: Bool) throws -> PhotoSet {
    // Whether it is a name is asked of the whole library, so that it means the same for some of the photos.
    let isGlob = try orGlob && tx.photos.photos(named: name).isEmpty
    return try name.items(orGlob: isGlob) {
      try store.photos(named: $0)
    } where: {
      try store.photos(whereName: $0)
    }
  }
}
