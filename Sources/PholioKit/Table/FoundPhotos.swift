import PholioCatalog
import PholioLayout
import Synchronization

/// What a selection finds in a gallery.
struct FoundPhotos: Sendable {
  /// In the gallery's order.
  let photos: [ListItem]
  /// Where they lie in the gallery, in ascending order.
  let cells: [CellIndex]

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
  private struct Entry {
    var gallery: GalleryID
    var selection: Selection
    var revision: Int
    /// The state of the catalog in which it was found.
    var stamp: CatalogStamp
    var found: FoundPhotos
  }

  /// The one asked for last comes first.
  private let entries = Mutex<[Entry]>([])

  /// Some panes, each by two connections that read.
  private static let mostEntries = 12

  /// What a selection finds, in a transaction that only reads.
  ///
  /// - Throws: `SelectionError`.
  /// - Complexity: O(1) if nothing in the catalog has changed.
  func photos(
    _ selection: Selection, in gallery: Gallery, _ tx: CatalogTransaction
  ) throws -> FoundPhotos {
    let stamp = try tx.stamp()
    let known = entries.withLock { entries in
      entries.first {
        $0.gallery == gallery.id && $0.selection == selection && $0.revision == gallery.revision
          && $0.stamp == stamp
      }
    }
    // What was added in the last days is another set tomorrow.
    if let known, !selection.dependsOnClock { return known.found }
    let entry = Entry(
      gallery: gallery.id, selection: selection, revision: gallery.revision, stamp: stamp,
      found: try FoundPhotos(selection, in: gallery, tx))
    entries.withLock { entries in
      entries.removeAll {
        $0.gallery == entry.gallery && $0.selection == entry.selection
          && $0.stamp.connection == stamp.connection
      }
      entries.insert(entry, at: 0)
      entries.removeLast(max(0, entries.count - Self.mostEntries))
    }
    return entry.found
  }
}
