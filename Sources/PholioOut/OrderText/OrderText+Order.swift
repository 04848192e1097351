package import PholioCatalog
package import PholioDisk
import PholioFacts

extension OrderText {
  /// The order in the text.
  ///
  /// If the gallery's revision differs from the text's, photos that came in since keep their neighbours, and
  /// lines of photos that left since are ignored. If photos were moved since, the text must ask for the order
  /// that there is. Of a text that another catalog has left, photos come in
  /// from anywhere in the library.
  ///
  /// - Throws: `OrderTextError`, `Interruption`.
  package func order(
    for gallery: Gallery, _ tx: CatalogTransaction, _ cancellation: Cancellation
  ) throws -> [ListItem] {
    if let name = self.gallery, name != ByteString(gallery.name) {
      throw OrderTextError.otherGallery(name.shown, gallery: gallery.name)
    }
    let isForeign = try isForeign(to: gallery, tx)
    let isCurrent = !isForeign && (revision == nil || revision == gallery.revision)
    let current = try PhotosByDigest(gallery, tx, cancellation)
    var wanted: [ListItem] = []
    var dropped: Set<ListItem> = []
    var seen: Set<ListItem> = []
    for line in lines {
      try cancellation.check()
      guard let photo = try current.photo(line.digestPrefix) ?? (isForeign ? line.photo(tx) : nil) else {
        if isCurrent || current.isAmbiguous(line.digestPrefix) {
          throw OrderTextError.unknown(line: line.number, line.digestPrefix, gallery: gallery.name)
        }
        continue
      }
      guard seen.insert(photo).inserted else { throw OrderTextError.doubled(line: line.number, line.text) }
      if line.isDropped { dropped.insert(photo) } else { wanted.append(photo) }
    }
    if isCurrent, let position = current.order.firstIndex(where: { !seen.contains($0) }) {
      throw OrderTextError.missing(
        position: position + 1, name: try tx.name(of: current.order[position]), gallery: gallery.name)
    }
    let order = orderMerging(wanted, into: current.order, without: dropped)
    if let revision, !isCurrent, !isForeign, order != current.order {
      let changes = try tx.orders.reorderings(of: gallery.id, since: revision)
      if !changes.isEmpty {
        throw OrderTextError.conflict(
          gallery: gallery.name, revision: revision, changes: changes.map(\.summary))
      }
    }
    return order
  }
}

extension OrderText {
  /// Whether it is of another catalog than this, or of a time that this one has not seen: it was lost, and
  /// made again from the photos or from a backup.
  private func isForeign(to gallery: Gallery, _ tx: CatalogTransaction) throws -> Bool {
    if let origin, try origin.catalog != tx.identity() { return true }
    return revision.map { $0 > gallery.revision } ?? false
  }

  /// The lines, of a text that another catalog has left, whose photos the library does not have.
  package func unfound(for gallery: Gallery, _ tx: CatalogTransaction) throws -> [String] {
    guard try isForeign(to: gallery, tx) else { return [] }
    return try lines.filter { try !$0.isDropped && $0.photo(tx) == nil }.map(\.text)
  }
}

extension OrderText.Line {
  /// The library's only photo with the hash.
  fileprivate func photo(_ tx: CatalogTransaction) throws -> ListItem? {
    let photos = try tx.photos.photos(digestPrefix: digestPrefix)
    return photos.count == 1 ? photos.first { _ in true } : nil
  }
}

/// A gallery's photos by the beginning of their SHA-256.
private struct PhotosByDigest {
  private(set) var order: [ListItem] = []
  /// In order of digests.
  private var sorted: [(digest: String, photo: ListItem)] = []

  init(_ gallery: Gallery, _ tx: CatalogTransaction, _ cancellation: Cancellation) throws {
    try tx.photos.forEachPlaced(in: gallery.id) { placed in
      try cancellation.check()
      order.append(placed.photo.id.rawValue)
      sorted.append((placed.photo.content.digest.hex, placed.photo.id.rawValue))
    }
    sorted.sort { $0.digest < $1.digest }
  }

  /// The only photo whose digest begins with the prefix.
  func photo(_ prefix: String) -> ListItem? {
    let matches = matches(prefix)
    return matches.count == 1 ? matches.first?.photo : nil
  }

  func isAmbiguous(_ prefix: String) -> Bool { matches(prefix).count > 1 }

  private func matches(_ prefix: String) -> ArraySlice<(digest: String, photo: ListItem)> {
    let first = sorted.partitioningIndex { $0.digest >= prefix }
    return sorted[first...].prefix(2).prefix { $0.digest.hasPrefix(prefix) }
  }
}

extension CatalogTransaction {
  /// A photo's file name.
  fileprivate func name(of photo: ListItem) throws -> String {
    try files.locations(of: PhotoID(rawValue: photo)).first?.name.shown ?? "-"
  }
}
