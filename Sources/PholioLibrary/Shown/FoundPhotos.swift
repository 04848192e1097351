import PholioCatalog
import PholioFacts
package import PholioLayout

/// What a selection finds in a gallery.
package struct FoundPhotos: Sendable {
  /// In the gallery's order.
  let photos: [ListItem]
  /// Where they lie in the gallery, in ascending order.
  package let cells: [CellIndex]

  /// - Throws: `SelectionError`, also if a name by itself matches nothing.
  /// - Complexity: As of the selection; for many found photos O(n) for a gallery of n photos.
  init(_ selection: Selection, in gallery: Gallery, _ tx: CatalogTransaction) throws {
    let (items, list) = (try selection.found(in: ListScope(gallery), tx), OrderedList.gallery(gallery.id))
    if items.count < gallery.count / 64 {
      let found = zip(items, try tx.orders.indexes(of: items, in: list)).sorted { $0.1 < $1.1 }
      (photos, cells) = (found.map { $0.0 }, found.map { CellIndex($0.1) })
      return
    }
    let wanted = PhotoSet(items)
    let order = try tx.orders.items(of: list)
    guard order.count == gallery.count else { throw tx.orders.wrongCount(of: list, "others than there are") }
    let found = order.enumerated().filter { wanted.contains($0.element) }
    photos = found.map(\.element)
    cells = found.map { CellIndex($0.offset) }
  }
}

/// What was found last. A filtered list is asked for strip by strip, and nothing of it changes meanwhile.
final class FoundCache: Sendable {
  private struct Key: Hashable {
    var gallery: GalleryID
    var selection: Selection
    var connection: Int
  }

  private struct Entry {
    var revision: Int
    /// The state of the catalog in which it was found.
    var stamp: CatalogStamp
    var found: FoundPhotos
  }

  /// Some panes, each by two connections that read.
  private let entries = RecentValues<Key, Entry>(most: 12)

  /// What a selection finds, in a transaction that only reads.
  ///
  /// - Throws: `SelectionError`.
  /// - Complexity: O(1) if nothing in the catalog has changed.
  func photos(
    _ selection: Selection, in gallery: Gallery, _ tx: CatalogTransaction
  ) throws -> FoundPhotos {
    let stamp = try tx.stamp()
    let key = Key(gallery: gallery.id, selection: selection, connection: stamp.connection)
    // What was added in the last days is another set tomorrow.
    if let known = entries[key], known.revision == gallery.revision, known.stamp == stamp,
      !selection.dependsOnClock
    {
      return known.found
    }
    let found = try FoundPhotos(selection, in: gallery, tx)
    entries.keep(Entry(revision: gallery.revision, stamp: stamp, found: found), for: key)
    return found
  }
}
