import PholioCatalog
import PholioLayout
import PholioTestSupport
import Testing

/// Sets of photos in the orders of galleries.
@Suite struct PhotoOrderTests {
  /// Few photos are looked up, many are found by a walk through the gallery: both give one order.
  @Test func aSetHasTheGallerysOrder() throws {
    let test = try TestCatalog(photos: 4500)
    try test.catalog.write { tx in
      let edit = try tx.orders.sort(test.gallery, by: [.date], reversed: true)
      _ = try tx.orders.record(edit, "sort by date")
      let other = try tx.galleries.make(named: "Other")
      try tx.imports.place(Array(test.photos.suffix(9)), in: other, stopped: false)
    }
    let unplaced = try test.addPhoto(5000)
    var random = SeededGenerator(seed: 2)
    for count in [0, 1, 2, 3, 4, 5, 60, 70, 71, 4500] {
      var photos = PhotoSet(test.photos.shuffled(using: &random).prefix(count).map(\.rawValue))
      photos.insert(unplaced.rawValue)
      try test.catalog.read { tx in
        let lists = try tx.galleries.all().map { ($0, try tx.orders.items(of: .gallery($0.id))) }
        var expected: [[Int64]] = []
        for (gallery, items) in lists {
          let found = items.enumerated().filter { photos.contains($0.element) }
          #expect(try tx.orders.items(photos, of: .gallery(gallery.id)) == found.map(\.element))
          if !found.isEmpty {
            expected.append([gallery.id.rawValue] + found.flatMap { [Int64($0.offset + 1), $0.element] })
          }
        }
        var positions: [[Int64]] = []
        for (gallery, photos) in try tx.orders.positions(of: photos) {
          positions.append(
            [gallery.id.rawValue] + photos.flatMap { [Int64($0.position.rawValue), $0.photo] })
        }
        #expect(positions == expected)
        #expect(try tx.orders.items(photos, of: .portfolio) == [])
      }
    }
  }

  @Test func namesAreFoundInTheGallerysOrder() throws {
    let test = try TestCatalog(photos: 5)
    try test.catalog.write { tx in
      let folder = try tx.files.makeFolder(ByteString("/other"))
      for (photo, name) in [(4, "IMG_1.jpg"), (1, "IMG_1.jpg2"), (2, "img_1.jpg"), (0, "x")] {
        try tx.files.setFile(
          ByteString(name), in: folder, stamp: FileStamp(byteCount: 1, modified: 0),
          photo: test.photos[photo], moved: false)
      }
      let second = try tx.files.makeFolder(ByteString("/second"))
      try tx.files.setFile(
        ByteString("IMG_1.jpg"), in: second, stamp: FileStamp(byteCount: 1, modified: 0),
        photo: test.photos[4], moved: false)
    }
    try test.catalog.read { tx in
      for name in ["IMG_1.jpg", "x", "X", "IMG_", "IMG_4.jpg"].map({ ByteString($0) }) {
        let walked = try tx.orders.items(of: .gallery(test.gallery)) { $0 == name }
        #expect(try tx.orders.items(named: name, of: .gallery(test.gallery)) == walked)
      }
      #expect(try tx.orders.items(named: ByteString("Test"), of: .portfolio) == [test.gallery.rawValue])
    }
  }
}
