import Foundation
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
import PholioTestSupport
import SystemPackage
import Testing

@Suite struct OriginalsStoreTests {
  let folder: TemporaryFolder
  let store: OriginalsStore

  init() throws {
    folder = try TemporaryFolder()
    store = OriginalsStore(folder: FilePath(folder["originals"]), isRehearsal: false)
  }

  /// Writes files of a card, and names them together in one month.
  private func copy(
    _ files: [String: String], _ naming: inout OriginalsNaming, photo: String = ".jpg"
  ) throws -> [String] {
    let written = try files.sorted { $0.key < $1.key }.map { name, text in
      let path = FilePath(try folder.write(Array(text.utf8), to: "card/\(name)"))
      let written = try #require(
        try store.write(path, followingLinks: false, cancellation: Cancellation()))
      #expect(written.digest == SHA256.digest(of: Array(text.utf8)))
      try store.verify(written, Cancellation())
      return OriginalsNaming.File(
        name: ByteString(name), written: written, isPhoto: name.hasSuffix(photo))
    }
    let copies = try naming.name(written, in: FilePath(folder["originals/2019/05"]), Cancellation())
    for (file, copy) in zip(written, copies) {
      let bytes = FileManager.default.contents(atPath: copy.location.path.shown)
      #expect(bytes.map { SHA256.digest(of: Array($0)) } == file.written.digest)
    }
    return copies.map { ($0.wasThere ? "=" : "") + $0.location.name.shown }
  }

  @Test func aCopyThatIsInterruptedLeavesNothing() throws {
    let path = FilePath(try folder.write([1, 2, 3], to: "card/a.jpg"))
    let cancellation = Cancellation()
    cancellation.cancel(signal: 15)
    #expect(throws: Interruption(signal: 15)) {
      _ = try store.write(path, followingLinks: false, cancellation: cancellation)
    }
    #expect(!FileManager.default.fileExists(atPath: folder["originals"]))
  }

  @Test func filesOfAStemGetTheSameNumber() throws {
    var naming = OriginalsNaming(store, .standard)
    #expect(try copy(["a.jpg": "1"], &naming) == ["a.jpg"])
    #expect(
      try copy(["a.jpg": "2", "a.jpg.xmp": "x", "a.mov": "m"], &naming)
        == ["a (2).jpg", "a (2).jpg.xmp", "a (2).mov"])
    // What comes later comes to its photo.
    #expect(
      try copy(["a.jpg": "2", "a.aae": "e", "a.mov": "m"], &naming)
        == ["a (2).aae", "=a (2).jpg", "=a (2).mov"])
    #expect(try copy(["a.jpg": "1", "a.mov": "other"], &naming) == ["=a.jpg", "a.mov"])
    // A movie alone is no other photo's.
    #expect(try copy(["a.mov": "alone"], &naming) == ["a (3).mov"])
    #expect(try copy(["A.JPG": "3"], &naming, photo: ".JPG") == ["A (4).JPG"])
    #expect(try copy(["b": "1"], &naming) == ["b"])
    // The same again, by another import.
    naming = OriginalsNaming(store, .standard)
    #expect(try copy(["a.mov": "alone"], &naming) == ["=a (3).mov"])
    #expect(try copy(["a.jpg": "1", "a.mov": "changed"], &naming) == ["a (5).jpg", "a (5).mov"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder["originals"])
    #expect(left == ["2019"])
  }

  @Test func writtenBytesThatTheDiskDoesNotHaveAreNoCopy() throws {
    let path = FilePath(try folder.write([1, 2, 3], to: "card/a.jpg"))
    let written = try #require(try store.write(path, followingLinks: false, cancellation: Cancellation()))
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder["originals"])
    try folder.write([1, 2, 4], to: "originals/\(try #require(copies.first))")
    #expect(throws: FileError.self) { try store.verify(written, Cancellation()) }
  }
}
