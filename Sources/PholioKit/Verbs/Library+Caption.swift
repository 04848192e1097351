import PholioCatalog

extension Library {
  /// Gives photos of a gallery a title, a description, or both; an empty text takes it away.
  ///
  /// - Returns: How many photos were named, and how many of them had other words before.
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`, `WordingError`.
  package func caption(
    _ selection: Selection, in name: String, title: String?, description: String?, isDryRun: Bool
  ) throws -> (named: Int, changed: Int) {
    try (isDryRun ? catalog.rehearse : catalog.write) { tx in
      let photos = try selection.resolve(in: SelectionScope(tx.requireGallery(name)), tx)
      return (photos.count, try tx.photos.setWords(title: title, description: description, of: photos))
    }
  }
}
