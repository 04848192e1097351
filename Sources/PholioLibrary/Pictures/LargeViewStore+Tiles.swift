import Glibc
package import PholioDisk
package import PholioFacts
package import PholioImaging
package import SystemPackage

/// Tiles of photos at full size, kept beside the large views and counted with them.
extension LargeViewStore {
  private static let tileQuality = 90

  package func path(of digest: PhotoDigest, _ tile: TileGrid.Tile, turned turn: Turn = .none) -> FilePath {
    path(of: digest, "tile-\(tile.column)-\(tile.row)", turned: turn)
  }

  /// A tile that was made before, as a view is read.
  package func read(_ digest: PhotoDigest, _ tile: TileGrid.Tile, turned turn: Turn = .none) -> [UInt8]? {
    read(path(of: digest, tile, turned: turn))
  }

  /// Makes tiles from the first of some files that still is the photo, with others that lie in the same
  /// bands.
  ///
  /// - Returns: The bytes of all that were made; nil if no file is the photo. If there is no room to keep
  ///   them, they are only returned.
  /// - Throws: `ImagingError`; `Interruption`.
  package func make(
    _ tiles: Set<TileGrid.Tile>, of digest: PhotoDigest, turned turn: Turn = .none,
    from files: [FileLocation], cancellation: Cancellation = Cancellation()
  ) throws -> [TileGrid.Tile: [UInt8]]? {
    guard
      let original = OpenOriginal.open(digest, files, formats: formats, cancellation: cancellation)
    else {
      try cancellation.check()
      return nil
    }
    let grid = original.grid(turned: turn)
    let wanted = Set(tiles.filter(grid.contains).map(grid.band))
    var made: [TileGrid.Tile: [UInt8]] = [:]
    if wanted.isEmpty { return made }
    let drawing = BandDrawing(grid, wanted: wanted, isCancelled: { cancellation.isCancelled })
    try original.draw(drawing, turn: turn) { (band, bitmap) throws(ImagingError) in
      for (tile, bitmap) in grid.tiles(of: band, in: bitmap) {
        if cancellation.isCancelled { throw .cancelled }
        let jpeg = try bitmap.tileJPEG(quality: Self.tileQuality)
        try? save(jpeg, to: path(of: digest, tile, turned: turn))
        made[tile] = jpeg
      }
    }
    return made
  }
}

extension Bitmap {
  fileprivate func tileJPEG(quality: Int) throws(ImagingError) -> [UInt8] {
    do {
      return try jpeg(quality: quality)
    } catch let error as ImagingError {
      throw error
    } catch {
      throw .encode(cause: "\(error)")
    }
  }
}
