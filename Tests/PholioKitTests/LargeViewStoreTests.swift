import Glibc
import PholioCatalog
import PholioFacts
import PholioImaging
import PholioKit
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
    #expect(store.touch(digest, .small))
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
    #expect(!store.touch(digest, .small))
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
    #expect(!store.touch(digest, left))
    let made = try #require(try store.make([left], of: digest, from: [file]))
    #expect(Set(made.keys) == [left, right])
    #expect(store.touch(digest, left) && store.touch(digest, right) && !store.touch(digest, below))
    #expect(try store.make([TileGrid.Tile(column: 2, row: 0)], of: digest, from: [file])?.isEmpty == true)
    #expect(try store.make([left], of: digest, from: []) == nil)
  }
}
