import Glibc
import PholioCatalog
import PholioFacts
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
}
