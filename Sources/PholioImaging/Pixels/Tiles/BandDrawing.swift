package import PholioFacts

/// How bands of tiles are to be drawn. They have the photo's own colours.
package struct BandDrawing: Sendable {
  package let grid: TileGrid
  /// At least these are drawn.
  package let wanted: Set<Int>
  /// Asked repeatedly while the picture is decoded.
  package let isCancelled: @Sendable () -> Bool

  package init(_ grid: TileGrid, wanted: Set<Int>, isCancelled: @escaping @Sendable () -> Bool) {
    self.grid = grid
    self.wanted = wanted
    self.isCancelled = isCancelled
  }

  /// Takes a band, upright and turned.
  package typealias Emit = (_ band: Int, _ bitmap: Bitmap) throws(ImagingError) -> Void
}

extension Original {
  /// The grid of its tiles.
  package func grid(turned turn: Turn) -> TileGrid {
    TileGrid(stored: storedSize, orientation: orientation.turned(by: turn))
  }

  /// Draws the whole picture, and cuts all bands: for RAWs, whose previews may be smaller than the photo.
  func drawWhole(_ drawing: BandDrawing, turn: Turn, _ emit: BandDrawing.Emit) throws(ImagingError) {
    let grid = drawing.grid
    let share = try MemoryBudget.wholePictures.enter(
      grid.size.pixels * Bitmap.bytesPerPixel, isCancelled: drawing.isCancelled)
    defer { share.giveBack() }
    let photo = try draw(
      Drawing(
        .exactly(grid.size), turn: turn, colours: .own, isCancelled: drawing.isCancelled))
    for band in grid.bands {
      if drawing.isCancelled() { throw .cancelled }
      let size = grid.size(of: band)
      let start = band * TileGrid.edge
      try emit(
        band,
        grid.orientation.swapsEdges
          ? photo.bitmap.part(x: start..<start + size.width, y: 0..<size.height)
          : photo.bitmap.part(x: 0..<size.width, y: start..<start + size.height))
    }
  }
}

extension MemoryBudget {
  /// For pictures that are whole in memory while tiles are cut.
  static let wholePictures = MemoryBudget(bytes: 192 << 20)
}
