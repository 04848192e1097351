package import PholioCatalog
package import PholioDisk
package import PholioLayout

/// Finds photos in all galleries. All of it is what the catalog knows: nobody looks at the disk.
extension Library {
  /// The photos of all galleries that match: by galleries in their order, and there by positions. A photo in
  /// two galleries is found in both, and one in none is not.
  ///
  /// - Parameters:
  ///   - selection: Nil: all photos.
  ///   - body: Called with each photo. Memory grows by only two numbers for each photo.
  /// - Throws: `SelectionError`; what `body` throws.
  package func find(_ selection: Selection?, _ body: (FoundPhoto) throws -> Void) throws {
    try forEachFound(selection) { tx, parts in
      let recorded = try tx.photos.recorded(parts.flatMap(\.items))
      let spans = try parts.flatMap { part in
        let spans = try tx.galleries.spans(in: part.gallery.id)
        return part.items.map { spans[$0] ?? .none }
      }
      return Array(zip(recorded, spans))
    } _: { gallery, position, _, found in
      // Nil: taken from the catalog since it was found.
      guard let recorded = found.0 else { return }
      try body(
        FoundPhoto(gallery: gallery, record: PhotoRecord(recorded, at: position, span: found.1)))
    }
  }

  /// The same photos, but only where they are: in a fifth of the time.
  package func findFiles(_ selection: Selection?, _ body: (FoundFile) throws -> Void) throws {
    try forEachFound(selection) { tx, parts in
      try tx.photos.recordedFiles(of: parts.flatMap(\.items))
    } _: { gallery, position, photo, file in
      try body(FoundFile(gallery: gallery, position: position, photo: photo, location: file?.location))
    }
  }

  /// Some photos that were found in one gallery, in its order.
  private struct FoundPart {
    let gallery: Gallery
    let photos: ArraySlice<(position: Position, photo: ListItem)>

    var items: [ListItem] { photos.map(\.photo) }
  }

  /// Calls `body` with each gallery's name, position, photo, and what was read of that one.
  ///
  /// - Parameter read: Gives as many values as it is given photos. It is called for some at a time: what is
  ///   done with them may take long, and no transaction is open meanwhile.
  private func forEachFound<Value>(
    _ selection: Selection?, _ read: (CatalogTransaction, [FoundPart]) throws -> [Value],
    _ body: (String, Position, ListItem, Value) throws -> Void
  ) throws {
    let found = try catalog.read { tx in
      try tx.orders.positions(of: selection?.photos(tx) ?? tx.photos.all())
    }
    var (parts, count): ([FoundPart], Int) = ([], 0)
    func flush() throws {
      let values = try catalog.read { tx in try read(tx, parts) }
      let places = parts.flatMap { part in part.photos.map { (part.gallery.name, $0) } }
      for ((gallery, place), value) in zip(places, values) {
        try body(gallery, place.position, place.photo, value)
      }
      (parts, count) = ([], 0)
    }
    for (gallery, photos) in found {
      var rest = photos[...]
      while !rest.isEmpty {
        let part = rest.prefix(Self.shownAtOnce - count)
        rest = rest.dropFirst(part.count)
        parts.append(FoundPart(gallery: gallery, photos: part))
        count += part.count
        if count == Self.shownAtOnce { try flush() }
      }
    }
    if count > 0 { try flush() }
  }

  /// Past imports, the latest first, `count` of them at most.
  package func imports(last count: Int) throws -> [PastImport] {
    try catalog.read { try $0.imports.past(limit: count) }
  }
}

/// A photo that was found in a gallery, with all that is told of it.

package struct FoundPhoto: Encodable {
  /// The gallery's name.
  package let gallery: String
  package let record: PhotoRecord

  package init(gallery: String, record: PhotoRecord) {
    self.gallery = gallery
    self.record = record
  }

  private enum CodingKeys: String, CodingKey {
    case gallery
  }

  /// All that `show` tells of a photo, and its gallery.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gallery, forKey: .gallery)
    try record.encode(to: encoder)
  }
}

/// Where a photo was found.
package struct FoundFile: Sendable {
  /// The gallery's name.
  package let gallery: String
  package let position: Position
  package let photo: ListItem
  /// The first file that the last import of its folder found, or else the first that is known; nil if none
  /// is.
  package let location: FileLocation?
}
