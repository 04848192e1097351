import PholioCatalog
import PholioDisk
import PholioFacts
import Testing

/// Photos as `check` reads them.
@Suite struct KnownPhotoTests {
  @Test func photosReadTogetherAreAsEachByItself() throws {
    let test = try TestCatalog(photos: 10)
    try test.catalog.write { tx in
      let folder = try tx.files.makeFolder(ByteString("/another"))
      for number in [0, 4, 9] {
        try tx.files.setFile(
          ByteString("\(number).jpg"), in: folder, stamp: FileStamp(byteCount: 2, modified: 3),
          photo: test.photos[number], moved: false)
      }
    }
    try test.catalog.read { tx in
      var together: [KnownPhoto] = []
      var last: PhotoID?
      while true {
        let page = try tx.photos.known(after: last, limit: 3)
        guard let end = page.last else { break }
        together += page.photos
        last = end
      }
      let each = try test.photos.compactMap { try tx.photos.known($0) }
      #expect(together == each)
      #expect(each.map(\.files.count) == [2, 1, 1, 1, 2, 1, 1, 1, 1, 2])
    }
  }

  @Test func contentsAreKnownByTheirDigests() throws {
    let test = try TestCatalog(photos: 300)
    try test.catalog.read { (tx) throws in
      for number in 0..<600 {
        let isKnown = try tx.photos.has(TestCatalog.content(number).digest)
        #expect(isKnown == (number < 300))
      }
    }
  }
}
