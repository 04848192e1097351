import Foundation
import PholioCatalog
import PholioFacts
import PholioKit
import PholioTestSupport
import SystemPackage
import Testing

@Suite struct OriginalsStoreTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aCopyThatIsInterruptedLeavesNothing() throws {
    let photo = try Fixture.photo(1)
    let digest = SHA256.digest(of: photo)
    let source = FileLocation(path: ByteString(try folder.write(photo, to: "card/a.jpg")))
    let store = OriginalsStore(folder: FilePath(folder["originals"]), isRehearsal: false)
    let taken = CaptureTime(modified: 1_000_000)
    let cancellation = Cancellation()
    cancellation.cancel(signal: 15)
    #expect(throws: Interruption(signal: 15)) {
      _ = try store.copy(source, digest: digest, taken: taken, cancellation: cancellation)
    }
    #expect(!FileManager.default.fileExists(atPath: folder["originals"]))
    let copy = try store.copy(source, digest: digest, taken: taken, cancellation: Cancellation())
    #expect(copy?.0.name == source.name)
    #expect(FileManager.default.contents(atPath: folder["originals/1970/01/a.jpg"]) == Data(photo))
  }
}
