package import PholioCatalog
import PholioFacts
package import PholioLayout

/// The rows of galleries that were asked for last. To lay them out, all photos of a gallery have to be looked
/// at; a window of them is asked for many times before anything changes.
package final class RowCache: Sendable {
  private struct Key: Hashable {
    var gallery: GalleryID
    var selection: Selection?
    var shape: GridShape
    var cap: DropCap
  }

  private struct Entry {
    var shapes: [Float]
    var rows: JustifiedRows
    /// The last state of the catalog that is known to have these photos, by connection.
    var stamps: [Int: CatalogStamp]
  }

  /// A person looks at few galleries at a time; dragging a cap's corner asks for some of one.
  private let entries = RecentValues<Key, Entry>(most: 8)

  /// A gallery's rows, in a transaction that only reads.
  ///
  /// - Parameter cap: Instead of the gallery's own.
  /// - Complexity: O(1) if nothing in the catalog has changed; O(n) after a change, of anything.
  package func rows(
    of shown: ShownGallery, on shape: GridShape, cap: DropCap, _ tx: CatalogTransaction
  ) throws -> JustifiedRows {
    let key = Key(gallery: shown.gallery.id, selection: shown.selection, shape: shape, cap: cap)
    let stamp = try tx.stamp()
    let known = entries[key]
    let isKnown = known?.stamps[stamp.connection] == stamp && known?.shapes.count == shown.count
    if let known, isKnown { return known.rows }
    let shapes = try shown.shapes()
    var entry: Entry
    if let known, known.shapes == shapes {
      entry = known
    } else {
      entry = Entry(shapes: shapes, rows: shape.rows(shapes: shapes, cap: cap), stamps: [:])
    }
    entry.stamps[stamp.connection] = stamp
    entries.keep(entry, for: key)
    return entry.rows
  }
}
