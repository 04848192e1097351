import PholioDisk
import PholioFacts
import PholioImaging
import PholioKit
import PholioLibrary
import Synchronization

/// Large views of photos, and tiles of them at full size.
///
/// A photo is decoded for tiles by one at a time: who asks meanwhile for others waits, and all that wait are
/// served by the next decode.
final class LargePictures: Sendable {
  private struct View: Hashable {
    var digest: PhotoDigest
    var edge: LargeViewStore.Edge
    var turn: Turn
  }

  private struct Picture: Hashable {
    var digest: PhotoDigest
    var turn: Turn
  }

  private struct MadeTiles {
    /// What was to be made. Others may be made by the way.
    var asked: Set<TileGrid.Tile>
    /// Nil if there is no such photo, or its original can't be read.
    var tiles: [TileGrid.Tile: [UInt8]]?
  }

  private let catalog: CatalogAccess
  private let files: FileSending
  private let disks: Disks
  private let store: LargeViewStore
  private let views: SharedWork<View, [UInt8]?>
  private let tiles: SharedWork<Picture, MadeTiles>
  /// For the next decode of each picture.
  private let wanted = Mutex<[Picture: Set<TileGrid.Tile>]>([:])

  init(
    catalog: CatalogAccess, files: FileSending, disks: Disks, store: LargeViewStore,
    cancellation: Cancellation
  ) {
    self.catalog = catalog
    self.files = files
    self.disks = disks
    self.store = store
    views = SharedWork(cancellation: cancellation)
    tiles = SharedWork(cancellation: cancellation)
  }

  /// Nil if there is no such photo, or its original can't be read.
  func view(
    of digest: PhotoDigest, _ edge: LargeViewStore.Edge, turned turn: Turn
  ) async throws -> ResponseBody? {
    let (store, catalog, disks) = (store, catalog, disks)
    // On a line of its own: in a list of conditions it is freed too late if the next one throws, which ends
    // the program.
    let kept = try await files.run { store.read(digest, edge, turned: turn) }
    if let kept { return ResponseBody(pieces: kept) }
    let bytes = try await views.value(of: View(digest: digest, edge: edge, turn: turn)) { cancellation in
      let locations = try await catalog.read { try $0.files(of: digest) }
      guard let locations else { return nil }
      let made = try await disks.read(locations) { files in
        try cancellation.check()
        return try store.make(digest, edge, turned: turn, from: files, cancellation: cancellation)
      }
      return made
    }
    return bytes.map { ResponseBody(pieces: $0) }
  }

  /// Nil if there is no such photo or tile, or the original can't be read.
  func tile(
    _ tile: TileGrid.Tile, of digest: PhotoDigest, turned turn: Turn
  ) async throws -> ResponseBody? {
    let store = store
    // Each value on a line of its own, see `view`.
    let kept = try await files.run { store.read(digest, tile, turned: turn) }
    if let kept { return ResponseBody(pieces: kept) }
    let picture = Picture(digest: digest, turn: turn)
    while true {
      wanted.withLock { _ = $0[picture, default: []].insert(tile) }
      let made = try await made(picture, for: tile)
      guard let tiles = made.tiles else { return nil }
      if let bytes = tiles[tile] { return ResponseBody(pieces: bytes) }
      if made.asked.contains(tile) { return nil }
      // It was wanted after these had been begun.
    }
  }

  private func made(_ picture: Picture, for tile: TileGrid.Tile) async throws -> MadeTiles {
    // Others that want it ask again.
    defer {
      wanted.withLock { wanted in
        wanted[picture]?.remove(tile)
        if wanted[picture]?.isEmpty == true { wanted[picture] = nil }
      }
    }
    let made = try await tiles.value(of: picture) { [self] in try await makeTiles(of: picture, $0) }
    return made
  }

  private func takeWanted(of picture: Picture) -> Set<TileGrid.Tile> {
    wanted.withLock { $0.removeValue(forKey: picture) } ?? []
  }

  private func makeTiles(of picture: Picture, _ cancellation: Cancellation) async throws -> MadeTiles {
    let asked = takeWanted(of: picture)
    // On their own: what a closure takes of a struct is freed too late in a debug build, which ends the
    // program.
    let (digest, turn) = (picture.digest, picture.turn)
    let locations = try await catalog.read { try $0.files(of: digest) }
    guard let locations else { return MadeTiles(asked: asked, tiles: nil) }
    let made = try await disks.read(locations) { [store] locations in
      try store.make(asked, of: digest, turned: turn, from: locations, cancellation: cancellation)
    }
    return MadeTiles(asked: asked, tiles: made)
  }
}
