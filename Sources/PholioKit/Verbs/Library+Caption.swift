package import PholioCatalog

/// Title and description that somebody writes: an empty text removes, nil leaves the old text.
package struct OwnWords: Hashable, Sendable {
  package var title: String?
  package var description: String?

  package init(title: String? = nil, description: String? = nil) {
    self.title = title
    self.description = description
  }
}

extension Library {
  /// Sets the words of a gallery's photos, in every gallery they are in.
  ///
  /// - Returns: How many photos were named, and how many had other words before.
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`, `ArrangeError`, `WordingError`.
  package func caption(
    _ chosen: Chosen, in reference: ListReference, _ words: OwnWords, isDryRun: Bool = false
  ) throws -> (named: Int, changed: Int) {
    try change(isDryRun: isDryRun) { tx in
      let photos = try chosen.resolve(in: ListScope(tx.gallery(reference)), tx)
      return (
        photos.count, try tx.photos.setWords(title: words.title, description: words.description, of: photos)
      )
    }
  }

  /// The same for one photo, in a gallery or not.
  ///
  /// - Returns: Whether it had other words before.
  /// - Throws: `ArrangeError.unknownPhoto`, `WordingError`.
  package func caption(_ photo: PhotoID, _ words: OwnWords) throws -> Bool {
    try catalog.write { tx in
      guard try tx.photos.exists(photo) else { throw ArrangeError.unknownPhoto(photo.rawValue) }
      return try tx.photos.setWords(title: words.title, description: words.description, of: [photo.rawValue])
        > 0
    }
  }
}
