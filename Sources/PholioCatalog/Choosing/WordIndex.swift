import GRDB
import PholioFacts

/// The words of photos as they are looked for: rows of the table `word`.
///
/// There is a row for each word of a photo's title and of any of its texts, for each whole keyword and for
/// the label, folded: without case, accents and width (`FoldedText`). Photos without words have no rows. With
/// `*` in a word, the words are walked through from what comes before it; one that many photos have and that
/// does not match is passed over by a new search. There is no full-text engine: a catalog can be opened by
/// any SQLite, and each of its values is held to a rule.
enum WordIndex {
  struct Entry: Hashable {
    var field: WordField
    var folded: String
  }

  /// What is looked for in a photo's words, by those that count.
  static func entries(of words: PhotoWords) -> Set<Entry> {
    var entries: Set<Entry> = []
    for field in PhotoWords.fields {
      for text in field.texts(of: words) {
        let folded = FoldedText.fold(text)
        let parts = FoldedText.words(folded: folded)
        for part in parts { entries.insert(Entry(field: .any, folded: part)) }
        guard let term = field.term else { continue }
        // Dots alone are a title, too.
        let isWhole = term.unit == .whole || parts.isEmpty
        for part in isWhole ? [FoldedText.whole(folded: folded)] : parts {
          entries.insert(Entry(field: WordField(of: term), folded: part))
        }
      }
    }
    // A keyword of accents alone has nothing left.
    return entries.filter { !$0.folded.isEmpty }
  }

  /// Adds an entry.
  static let insertion = "INSERT INTO word(field, folded, photo) VALUES (?, ?, ?)"

  /// Adds those of a photo that has none yet, for many photos.
  ///
  /// - Parameter insertion: The statement of this name, prepared.
  static func add(_ words: PhotoWords, of photo: PhotoID, _ insertion: Statement) throws {
    for entry in entries(of: words) {
      try insertion.run { values in
        values.add(entry.field.rawValue)
        values.add(entry.folded)
        values.add(photo)
      }
    }
  }

  /// Adds those of a photo that has none yet.
  static func add(_ words: PhotoWords, of photo: PhotoID, _ tx: CatalogTransaction) throws {
    if words == PhotoWords() { return }
    try add(words, of: photo, tx.statement("add a word") { insertion })
  }
}

extension PhotoStore {
  /// Makes the index of words fit a photo's words: to be called after each change to them.
  func indexWords(of photo: PhotoID) throws {
    try db.cachedStatement(sql: "DELETE FROM word WHERE photo = ?").execute(arguments: [photo])
    try WordIndex.add(self.photo(photo).words, of: photo, tx)
  }
}
