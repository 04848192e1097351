import GRDB
import PholioFacts

/// The words of photos as they are looked for: rows of the table `word`.
enum WordIndex {
  struct Entry: Hashable {
    var field: WordField
    var folded: String
  }

  /// What is looked for in a photo's words, by those that count.
  static func entries(of words: PhotoWords) -> Set<Entry> {
    var entries: Set<Entry> = []
    for keyword in words.keywords {
      entries.insert(Entry(field: .keyword, folded: FoldedText.whole(keyword)))
    }
    if let label = words.label { entries.insert(Entry(field: .label, folded: FoldedText.whole(label))) }
    if let title = words.title {
      let titleWords = FoldedText.words(title)
      // Dots alone are a title, too.
      for word in titleWords.isEmpty ? [FoldedText.whole(title)] : titleWords {
        entries.insert(Entry(field: .title, folded: word))
      }
    }
    let texts = [
      words.title, words.description, words.creator, words.copyright, words.label, words.city, words.country,
    ]
    for text in texts.compactMap({ $0 }) + words.keywords {
      for word in FoldedText.words(text) { entries.insert(Entry(field: .any, folded: word)) }
    }
    // A keyword of accents alone has nothing left.
    return entries.filter { !$0.folded.isEmpty }
  }

  /// Adds those of a photo that has none yet.
  static func add(_ words: PhotoWords, of photo: PhotoID, _ db: Database) throws {
    if words == PhotoWords() { return }
    let insert = try db.cachedStatement(sql: "INSERT INTO word(field, folded, photo) VALUES (?, ?, ?)")
    for entry in entries(of: words) {
      try insert.execute(arguments: [entry.field.rawValue, entry.folded, photo])
    }
  }
}

extension PhotoStore {
  /// Makes the index of words fit a photo's words: to be called after each change to them.
  func indexWords(of photo: PhotoID) throws {
    try db.cachedStatement(sql: "DELETE FROM word WHERE photo = ?").execute(arguments: [photo])
    try WordIndex.add(self.photo(photo).words, of: photo, db)
  }
}
