import Foundation
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImport
import PholioLibrary
import PholioTestSupport
import SystemPackage
import Testing

/// Thumbnails of others: taken if they are a small JPEG with the checksum that was claimed.
struct ImportedThumbnailTests {
  private static let digest = PhotoDigest(hash: Array(1...32))

  private static func stored(_ jpeg: [UInt8]) -> StoredThumbnail {
    StoredThumbnail(byteCount: jpeg.count, checksum: Checksum.of(jpeg))
  }

  /// Its thumbnail has 512 × 340 pixels.
  private static let photo = PixelSize(width: 3000, height: 1992)

  private static func isTaken(
    _ jpeg: [UInt8], of photo: PixelSize = photo, as thumbnail: StoredThumbnail? = nil
  ) throws -> Bool {
    try ImportedThumbnail.with(thumbnail ?? stored(jpeg), of: digest, photo, jpeg: jpeg, in: nil) { _ in true
    }
      ?? false
  }

  @Test func onlySmallWholeJPEGsAreTaken() throws {
    let sound = FlatJPEG.photo(width: 512, height: 340).bytes
    #expect(try Self.isTaken(sound))
    for (width, height) in [(513, 340), (340, 512), (512, 339), (256, 170), (1, 512)] {
      #expect(try !Self.isTaken(FlatJPEG.photo(width: width, height: height).bytes), "\(width) × \(height)")
    }
    #expect(try !Self.isTaken(sound, of: PixelSize(width: 1992, height: 3000)))
    #expect(try !Self.isTaken(FlatJPEG.photo(width: 512, height: 340, process: .progressive).bytes))
    #expect(try !Self.isTaken(Array(sound.dropLast(2))))
    #expect(try !Self.isTaken([]))
    #expect(try !Self.isTaken([0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0xFF, 0xD9]))
    var sum = Self.stored(sound)
    sum.checksum? ^= 1
    #expect(try !Self.isTaken(sound, as: sum))
    #expect(try !Self.isTaken(sound, as: StoredThumbnail(byteCount: sound.count, checksum: nil)))
  }

  private func links(_ path: FilePath) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path.string)[.referenceCount] as? Int
  }

  /// On one disk it is another name of the same file, unless others may write that; a name that is taken
  /// gets a copy.
  @Test func itIsLinkedWhereThatCanBe() throws {
    let folder = try TemporaryFolder()
    let jpeg = FlatJPEG.photo(width: 80, height: 60).bytes
    let shared = try SharedThumbnails(making: FilePath(folder["shared"]))
    try shared.write(jpeg, for: Self.digest)
    let store = ThumbnailStore(folder: FilePath(folder["library"]))
    func put() throws {
      let isPut: Void? = try ImportedThumbnail.with(
        Self.stored(jpeg), of: Self.digest, PixelSize(width: 80, height: 60), jpeg: nil, in: shared.store
      ) { try $0.put(into: store, for: Self.digest) }
      #expect(isPut != nil)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: shared.store.path(of: Self.digest).string)
    // A photo may be there several times.
    for _ in 0..<2 { try put() }
    #expect(try links(store.path(of: Self.digest)) == 2)
    try store.write([1], for: Self.digest)
    try put()
    #expect(try links(store.path(of: Self.digest)) == 1)
    #expect(store.read(Self.digest, Self.stored(jpeg)) == jpeg)

    try FileManager.default.removeItem(atPath: store.path(of: Self.digest).string)
    let path = shared.store.path(of: Self.digest).string
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)
    try put()
    #expect(try links(store.path(of: Self.digest)) == 1)
  }
}
