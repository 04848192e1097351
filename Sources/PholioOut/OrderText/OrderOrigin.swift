import PholioCatalog
import PholioFacts

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
