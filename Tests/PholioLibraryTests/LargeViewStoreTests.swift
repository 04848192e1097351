import Glibc
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
import PholioTestSupport
import SystemPackage
import Testing

@Suite struct LargeViewStoreTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Its nanoseconds since 1970 don't fit into 64 bits.
  @Test func aViewOfTheYear2300StopsNothing() throws {
    let photo = try Fixture.photo(1)
    let digest = SHA256.digest(of: photo)
    let file = FileLocation(path: ByteString(try folder.write(photo, to: "a.jpg")))
    try folder.write([1], to: "views/ab/late.jpg")
    let late = timespec(tv_sec: 10_413_792_000, tv_nsec: 0)
    #expect(utimensat(AT_FDCWD, folder["views/ab/late.jpg"], [late, late], 0) == 0)
    let store = LargeViewStore(folder: FilePath(folder["views"]), budget: 1 << 20)
    let view = try store.make(digest, .small, from: [file])
    #expect(view?.isEmpty == false)
    #expect(store.read(digest, .small) == view)
  }

  @Test func aViewAndItsTilesKeepColoursThatSRGBHasNot() throws {
    let size = PixelSize(width: 600, height: 400)
    let photo = try Bitmap(
      size: size, bytes: [UInt8](repeating: 90, count: 3 * size.pixels), profile: MatrixProfile.wide.bytes
    ).jpeg(quality: 90)
    let digest = SHA256.digest(of: photo)
    let file = FileLocation(path: ByteString(try folder.write(photo, to: "a.jpg")))
    let store = LargeViewStore(folder: FilePath(folder["views"]), budget: 1 << 20)
    let view = try #require(try store.make(digest, .small, from: [file]))
    let tile = TileGrid.Tile(column: 1, row: 0)
    let tiles = try #require(try store.make([tile], of: digest, from: [file]))
    for jpeg in [view] + tiles.values {
      #expect(try OriginalFormats.standard.open(jpeg, name: []).profile == MatrixProfile.wide.bytes)
    }
  }

  @Test func aViewThatADiskHasDamagedIsNotShown() throws {
    let photo = try Fixture.photo(1, width: 300, height: 200)
    let digest = SHA256.digest(of: photo)
    let file = FileLocation(path: ByteString(try folder.write(photo, to: "a.jpg")))
    let store = LargeViewStore(folder: FilePath(folder["views"]), budget: 1 << 20)
    let view = try #require(try store.make(digest, .small, from: [file]))
    let path = store.path(of: digest, .small)
    let whole = try WholeFile.read(path)
    for index in stride(from: 0, to: whole.count, by: 7) {
      var torn = whole
      torn[index] ^= 0xFF
      for damaged in [
        torn, Array(whole.prefix(index)), whole.prefix(index) + [UInt8](repeating: 0, count: 9),
      ] {
        try AtomicFile.replace(path, durability: .none) { _ = try $0.writeAll(damaged) }
        let shown = store.read(digest, .small)
        #expect(shown == nil || shown == view, "\(index)")
      }
    }
    // One without a checksum, of pholio 0.2.0.
    try AtomicFile.replace(path, durability: .none) { _ = try $0.writeAll(view) }
    #expect(store.read(digest, .small) == view)
  }

  @Test func aViewThatNobodyWaitsForIsNotMade() throws {
    let photo = try Fixture.photo(1)
    let digest = SHA256.digest(of: photo)
    let file = FileLocation(path: ByteString(try folder.write(photo, to: "a.jpg")))
    let store = LargeViewStore(folder: FilePath(folder["views"]), budget: 1 << 20)
    let cancellation = Cancellation()
    cancellation.cancel(signal: SIGTERM)
    #expect(throws: Interruption(signal: SIGTERM)) {
      try store.make(digest, .small, from: [file], cancellation: cancellation)
    }
    #expect(store.read(digest, .small) == nil)
  }

  @Test func tilesOfABandAreKeptAndThoseThatNobodyWaitsForAreNotMade() throws {
    let photo = try Fixture.photo(1, width: 600, height: 700)
    let digest = SHA256.digest(of: photo)
    let file = FileLocation(path: ByteString(try folder.write(photo, to: "a.jpg")))
    let store = LargeViewStore(folder: FilePath(folder["views"]), budget: 1 << 20)
    let (left, right) = (TileGrid.Tile(column: 0, row: 0), TileGrid.Tile(column: 1, row: 0))
    let below = TileGrid.Tile(column: 0, row: 1)
    // It stops with the work that it is part of.
    let outer = Cancellation()
    let cancellation = Cancellation(within: outer)
    outer.cancel(signal: SIGTERM)
    #expect(throws: Interruption(signal: SIGTERM)) {
      try store.make([left], of: digest, from: [file], cancellation: cancellation)
    }
    #expect(store.read(digest, left) == nil)
    let made = try #require(try store.make([left], of: digest, from: [file]))
    #expect(Set(made.keys) == [left, right])
    #expect(store.read(digest, left) == made[left] && store.read(digest, right) == made[right])
    #expect(store.read(digest, below) == nil)
    #expect(try store.make([TileGrid.Tile(column: 2, row: 0)], of: digest, from: [file])?.isEmpty == true)
    #expect(try store.make([left], of: digest, from: []) == nil)
  }
}
