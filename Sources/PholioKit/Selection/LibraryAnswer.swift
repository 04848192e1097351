import PholioCatalog

/// Answers in the whole library.
struct LibraryAnswer: SelectionAnswer {
  private let text: ByteString
  private let isKept: Bool
  private let tx: CatalogTransaction
  private var all: PhotoSet?

  /// - Parameters:
  ///   - text: The selection's, for messages.
  ///   - isKept: Whether galleries that are gone are empty.
  init(_ text: ByteString, isKept: Bool, _ tx: CatalogTransaction) {
    self.text = text
    self.isKept = isKept
    self.tx = tx
  }

  mutating func everything() throws -> PhotoSet {
    let photos = try all ?? tx.photos.all()
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
    case .question(let question): return try tx.photos.answer(question)
    case .like(let inner): return try Selection.alike(to: photos(of: inner), tx)
    case .gallery(let name):
      if let gallery = try tx.galleries.named(name) { return try tx.photos.answer(.inGallery(gallery.id)) }
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
    case .name(let name): return try tx.photosNamed(name, orGlob: false)
    case .pattern(let pattern): return try tx.photosNamed(pattern, orGlob: true)
    case .digest(let prefix): return try tx.photos.photos(digestPrefix: prefix)
    }
  }
}

extension CatalogTransaction {
  fileprivate func photosNamed(_ name: ByteString, orGlob: Bool) throws -> PhotoSet {
    try name.isOnlyItself(orGlob: orGlob)
      ? photos.photos(named: name) : photos.photos(whereName: name.matcher(orGlob: orGlob))
  }
}
