import PholioCatalog
import PholioDisk
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

  /// Also where moves have made some blocks crowded and others nearly empty.
  @Test func indexesAreThoseOfAPlainList() throws {
    let test = try TestCatalog(photos: 4500)
    let list = OrderedList.gallery(test.gallery)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      _ = try test.catalog.write { tx in
        let items = try tx.orders.items(of: list)
        let moved = Array(items.shuffled(using: &random).prefix(50))
        return try tx.orders.record(tx.orders.move(moved, to: .to(CellIndex(1200)), in: list), "move")
      }
    }
    try test.catalog.read { tx in
      let order = try tx.orders.items(of: list)
      for count in [0, 1, 2, 32, 33, 70, 71, 4500] {
        let items = order.shuffled(using: &random).prefix(count)
        let indexes = try tx.orders.indexes(of: Array(items), in: list)
        #expect(indexes.map { order[$0] } == Array(items))
      }
      let backwards = Array(order[1199...1201].reversed())
      #expect(try tx.orders.indexes(of: backwards, in: list) == [1201, 1200, 1199])
      #expect(throws: (any Error).self) { try tx.orders.indexes(of: [order[0], 1 << 40], in: list) }
      #expect(try tx.orders.indexes(of: [test.gallery.rawValue], in: .portfolio) == [0])
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
