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
