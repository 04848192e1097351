import PholioCatalog
import PholioLayout
import Synchronization

/// The rows of galleries that were asked for last. To lay them out, all photos of a gallery have to be looked
/// at; a window of them is asked for many times before anything changes. After a change, only the blocks of
/// rows around it are broken anew.
final class RowCache: Sendable {
  private struct Key: Hashable {
    var gallery: GalleryID
    var selection: Selection?
    var shape: GridShape
    var cap: DropCap
  }

  private struct Entry {
    var key: Key
    var shapes: [Float]
    var rows: JustifiedRows
    /// The last state of the catalog that is known to have these photos, by connection.
    var stamps: [Int: CatalogStamp]
  }

  /// The one asked for last comes first.
  private let entries = Mutex<[Entry]>([])

  /// A person looks at few galleries at a time; dragging a cap's corner asks for some of one.
  private static let mostEntries = 8

  /// A gallery's rows, in a transaction that only reads.
  ///
  /// - Parameter cap: Instead of the gallery's own.
  /// - Complexity: O(1) if nothing in the catalog has changed; O(n) after a change, of anything.
  func rows(
    of shown: ShownGallery, on shape: GridShape, cap: DropCap, _ tx: CatalogTransaction
  ) throws -> JustifiedRows {
    let key = Key(gallery: shown.gallery.id, selection: shown.selection, shape: shape, cap: cap)
    let stamp = try tx.stamp()
    let known = entries.withLock { entries in entries.first { $0.key == key } }
    let isKnown = known?.stamps[stamp.connection] == stamp && known?.shapes.count == shown.count
    if let known, isKnown {
      keep(known)
      return known.rows
    }
    let shapes = try shown.shapes()
    var entry: Entry
    if let known, known.shapes == shapes {
      entry = known
    } else {
      let rows = known.map { $0.rows.updated(shapes: shapes) } ?? shape.rows(shapes: shapes, cap: cap)
      entry = Entry(key: key, shapes: shapes, rows: rows, stamps: [:])
    }
    entry.stamps[stamp.connection] = stamp
    keep(entry)
    return entry.rows
  }

  private func keep(_ entry: Entry) {
    entries.withLock { entries in
      entries.removeAll { $0.key == entry.key }
      entries.insert(entry, at: 0)
      entries.removeLast(max(0, entries.count - Self.mostEntries))
    }
  }
}
