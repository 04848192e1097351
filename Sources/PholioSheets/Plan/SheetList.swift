package import PholioFacts
package import PholioLayout

/// What a sheet's layout depends on: how many pictures there are, their shapes, and which are larger.
package struct SheetList: Sendable {
  package var count: Int
  /// Of pictures alone: galleries without photos have none.
  package var shapes: PictureShapes
  /// Width ÷ height of each picture as it is shown, in order; 3:2 where there is none.
  package var aspects: [Float]
  /// Of each picture as it is shown; nil where there is none.
  let sizes: [PixelSize?]
  package var cap: DropCap
  package var features: Features

  /// - Parameter sizes: Of each picture as it is shown, upright and turned; nil where there is none.
  package init(_ sizes: [PixelSize?], cap: DropCap, features: Features = .none) {
    count = sizes.count
    self.sizes = sizes
    shapes = PictureShapes(sizes.lazy.compactMap(\.self))
    aspects = sizes.map { $0.map { Float($0.width) / Float($0.height) } ?? 1.5 }
    self.cap = cap
    self.features = features
  }

  /// Some of the pictures, without a cap.
  func part(_ range: Range<Int>) -> SheetList { SheetList(Array(sizes[range]), cap: .none) }

  /// The most columns that have anything in them.
  ///
  /// - Complexity: O(n) if there are features.
  var mostColumns: Int {
    let wider =
      features.isEmpty
      ? 0 : (1..<max(1, count)).reduce(0) { $0 + features.span(of: CellIndex($1)).columns - 1 }
    return max(1, count) + cap.columns - 1 + wider
  }

  /// Cells with edges of 1, in so many columns.
  func grid(columns: Int, cap: DropCap, rowsPerPage: Int? = nil) -> DropCapGrid {
    DropCapGrid(
      width: Double(columns), cell: Size(width: 1, height: 1), minimumGap: 0, count: count, cap: cap,
      features: features, rowsPerPage: rowsPerPage)
  }
}
