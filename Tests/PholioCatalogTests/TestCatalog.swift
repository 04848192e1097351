import PholioCatalog
import PholioDisk
import PholioFacts

/// A catalog in memory with one gallery of made-up photos.
struct TestCatalog {
  let catalog: Catalog
  let gallery: GalleryID
  let photos: [PhotoID]

  /// - Parameter taken: A photo's time, by its number.
  init(photos count: Int, taken: (Int) -> CaptureTime = TestCatalog.taken) throws {
    let catalog = try Catalog.inMemory()
    (gallery, photos) = try catalog.write { tx in
      let gallery = try tx.galleries.make(named: "Test")
      let folder = try tx.files.makeFolder(ByteString("/photos"))
      let photos = try (0..<count).map { number in
        let photo = try tx.photos.add(Self.content(number), taken: taken(number))
        try tx.files.setFile(
          ByteString("IMG_\(number).jpg"), in: folder, stamp: FileStamp(byteCount: 1, modified: 0),
          photo: photo,
          moved: false)
        return photo
      }
      try tx.imports.place(photos, in: gallery, stopped: false)
      return (gallery, photos)
    }
    self.catalog = catalog
  }

  static func content(_ number: Int) -> Photo.Content {
    let digest = (0..<32).map { UInt8(truncatingIfNeeded: number >> (8 * ($0 % 8))) ^ UInt8($0) }
    return Photo.Content(
      digest: PhotoDigest(hash: digest), byteCount: 1000 + number * 7919 % 1009,
      size: PixelSize(width: 3, height: 2),
      thumbnail: StoredThumbnail(byteCount: 10, checksum: nil), facts: PhotoFacts())
  }

  static func taken(_ number: Int) -> CaptureTime {
    CaptureTime(local: Int64(number), source: .exif)!
  }

  /// The numbers of the photos in the gallery's order.
  func order() throws -> [Int] {
    try catalog.read { tx in
      let numbers = Dictionary(uniqueKeysWithValues: photos.enumerated().map { ($1.rawValue, $0) })
      let items = try tx.orders.items(of: .gallery(gallery))
      let count = try tx.galleries.gallery(gallery).count
      precondition(count == items.count, "\(count) is not \(items.count)")
      return items.compactMap { numbers[$0] }
    }
  }

  func revision() throws -> Int {
    try catalog.read { try $0.galleries.gallery(gallery).revision }
  }
}

extension WordField {
  static let title = WordField(of: PhotoWords.title.term!)
  static let keyword = WordField(of: PhotoWords.keywords.term!)
  static let label = WordField(of: PhotoWords.label.term!)
}
