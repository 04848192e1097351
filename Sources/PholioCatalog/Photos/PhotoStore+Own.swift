import GRDB
import PholioFacts

extension PhotoStore {
  /// Says something of photos, in every gallery they are in. Orders and their revisions stay, so a lock stops
  /// nobody.
  ///
  /// - Parameters:
  ///   - changes: One after the other, to each photo.
  ///   - photos: Each once.
  ///   - gallery: Whose history has the change; nil: no one's. The library's undo takes it back in any case.
  /// - Returns: The edit, to be recorded as one change; empty if all was said already. It counts the photos
  ///   of which something else was said before.
  /// - Throws: `TextLimitError`.
  package func setOwn(
    _ changes: [Annotation], of photos: [ListItem], in gallery: GalleryID?
  ) throws -> Edit {
    for change in changes { try change.check() }
    let chosen = Set(changes.map(\.field))
    let fields = OwnField.allCases.filter(chosen.contains)
    var edit = Edit()
    for id in photos.map(PhotoID.init) {
      let photo = try photo(id)
      var own = photo.own
      for change in changes { try own.apply(change, keywords: photo.words.keywords) }
      let values = fields.compactMap { field in
        ValueEdit(of: id, field, before: photo.own.stored(field), after: own.stored(field))
      }
      if values.isEmpty { continue }
      try assign(to: id) { for value in values { $0.set(value.field.column, value.after) } }
      if values.contains(where: \.field.isIndexed) { try indexWords(of: id) }
      edit.values += values
      edit.movedCount += 1
    }
    if let gallery, !edit.values.isEmpty {
      edit.parts.append(Part(list: .gallery(gallery), before: [], after: []))
    }
    return edit
  }
}

extension ValueEdit {
  /// Nil if both are the same, byte by byte.
  fileprivate init?(of photo: PhotoID, _ field: OwnField, before: String?, after: String?) {
    if before.map({ Array($0.utf8) }) == after.map({ Array($0.utf8) }) { return nil }
    self.init(photo: photo, field: field, before: before, after: after)
  }
}
