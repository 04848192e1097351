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
    func insert(_ texts: [String], _ field: WordField) {
      for text in texts { entries.insert(Entry(field: field, folded: text)) }
    }
    let keywords = words.keywords.map { FoldedText.fold($0) }
    let (title, label) = (words.title.map { FoldedText.fold($0) }, words.label.map { FoldedText.fold($0) })
    insert(keywords.map { FoldedText.whole(folded: $0) }, .keyword)
    if let label { insert([FoldedText.whole(folded: label)], .label) }
    if let title {
      let titleWords = FoldedText.words(folded: title)
      insert(titleWords, .any)
      // Dots alone are a title, too.
      insert(titleWords.isEmpty ? [FoldedText.whole(folded: title)] : titleWords, .title)
    }
    for folded in keywords + [label].compactMap({ $0 }) { insert(FoldedText.words(folded: folded), .any) }
    for text in [words.description, words.creator, words.copyright, words.city, words.country] {
      if let text { insert(FoldedText.words(text), .any) }
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
