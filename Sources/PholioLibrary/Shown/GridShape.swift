package import PholioCatalog
import PholioFacts
package import PholioLayout

/// What a list is laid out on, without its photos and its cap: a grid, or rows.
package struct GridShape: Hashable, Sendable {
  /// In points.
  package var width: Double
  /// Its height is what rows aim at.
  package var cell: Size
  package var minimumGap: Double
  package var layout: Arrangement.Kind

  package init(width: Double, cell: Size, minimumGap: Double, layout: Arrangement.Kind = .grid) {
    self.width = width
    self.cell = cell
    self.minimumGap = minimumGap
    self.layout = layout
  }

  package func grid(count: Int, cap: DropCap, features: Features = .none) -> DropCapGrid {
    DropCapGrid(
      width: width, cell: cell, minimumGap: minimumGap, count: count, cap: cap, features: features)
  }

  func rows(shapes: [Float], cap: DropCap) -> JustifiedRows {
    JustifiedRows(width: width, rowHeight: cell.height, gap: minimumGap, shapes: shapes, cap: cap)
  }

  /// What a gallery's photos lie on.
  ///
  /// - Complexity: O(k) for k photos that span several cells; O(n) for rows of n photos.
  package func arrangement(of gallery: Gallery, _ tx: CatalogTransaction) throws -> Arrangement {
    switch layout {
    case .grid:
      .grid(
        grid(count: gallery.count, cap: gallery.cap, features: try tx.galleries.features(of: gallery.id)))
    case .rows: .rows(rows(shapes: try tx.shapes(in: gallery), cap: gallery.cap))
    }
  }

  /// What the galleries lie on: always a grid.
  package func arrangement(of portfolio: Portfolio) -> Arrangement {
    .grid(grid(count: portfolio.count, cap: portfolio.cap))
  }
}

extension CatalogTransaction {
  /// The shapes of a gallery's photos, as many as it counts.
  func shapes(in gallery: Gallery) throws -> [Float] {
    let shapes = try photos.shapes(in: gallery.id)
    guard shapes.count == gallery.count else {
      throw orders.wrongCount(of: .gallery(gallery.id), "\(shapes.count) photos")
    }
    return shapes
  }
}

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
