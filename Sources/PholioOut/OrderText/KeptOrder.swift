import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLayout

/// A gallery's order as a text that outlives the catalog: besides what `pholio order` writes, it tells which
/// catalog it is of, and the folders of the photos.
struct KeptOrder: Sendable {
  /// The lines by which a text is known: as long as these are the same, the order is.
  struct Head: Hashable, Sendable {
    var gallery: ByteString
    var revision: Int
    var origin: OrderOrigin

    init(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
      self.gallery = ByteString(gallery.name)
      revision = gallery.revision
      origin = try OrderOrigin(gallery.id, tx)
    }

    /// Of a text, or its beginning; nil if it does not begin as one of these.
    init?(_ text: [UInt8]) {
      let lines = text.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
      guard lines.count > 2, let header = lines[0].withUnsafeBytes(OrderText.header),
        let origin = lines[1].withUnsafeBytes(OrderOrigin.init)
      else { return nil }
      (gallery, revision, self.origin) = (header.gallery, header.revision, origin)
    }

    /// A text has these lines within so many bytes.
    static let longest = 4096
  }

  let head: Head
  let bytes: [UInt8]

  /// - Complexity: O(photos).
  init(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
    head = try Head(gallery, tx)
    let digits = OrderText.digits(of: try tx.photos.firstDigests(gallery.count, of: gallery.id))
    var folders: Set<ByteString> = []
    var lines = ""
    try tx.photos.forEachPlaced(in: gallery.id) { placed in
      let file = placed.files.first
      if let file { folders.insert(file.folder) }
      lines += OrderText.line(
        placed.position.rawValue, placed.photo.content.digest, file?.name, placed.photo.taken, digits: digits)
      lines += "\n"
    }
    let from = folders.sorted().map { "# photos of \($0.shown)\n" }.joined()
    bytes = Array("\(OrderText.header(of: gallery))\n\(head.origin.line)\n\(from)\(lines)".utf8)
  }

  /// The lines of a text's photos.
  static func photos(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: 0x0A).filter { $0.first != UInt8(ascii: "#") }
  }
}

/// Where an order's text is from, in its second line: `# pholio catalog 3f9a0c22d1e40b7a gallery 7`.
struct OrderOrigin: Hashable, Sendable {
  /// The catalog's identity.
  var catalog: String
  var gallery: GalleryID

  private static let (start, middle) = (Array("# pholio catalog ".utf8), Array(" gallery ".utf8))

  init(_ gallery: GalleryID, _ tx: CatalogTransaction) throws {
    (self.catalog, self.gallery) = (try tx.identity(), gallery)
  }

  /// Nil for another line.
  init?(_ line: UnsafeRawBufferPointer) {
    guard line.starts(with: Self.start) else { return nil }
    let words = line.dropFirst(Self.start.count)
    let (name, rest) = (words.prefix(16), words.dropFirst(16))
    guard name.count == 16, name.allSatisfy({ $0.hexValue != nil }), rest.starts(with: Self.middle),
      let gallery = Int64(String(decoding: rest.dropFirst(Self.middle.count), as: UTF8.self))
    else { return nil }
    catalog = String(decoding: name, as: UTF8.self)
    self.gallery = GalleryID(rawValue: gallery)
  }

  var line: String { "# pholio catalog \(catalog) gallery \(gallery.rawValue)" }
}
