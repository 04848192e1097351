package import PholioCatalog
import PholioDisk

/// A gallery that fills itself, with its selection read.
package struct GalleryFilling {
  package let gallery: Gallery
  let selection: Selection
  /// The galleries that the selection asks about (`in:`); deleted ones left out.
  let sources: [GalleryID]

  /// - Throws: `RowError` for a stored text that is no selection.
  init(_ gallery: Gallery, _ text: String, _ tx: CatalogTransaction) throws {
    self.gallery = gallery
    do {
      selection = try Selection(text)
    } catch {
      throw RowError(
        table: "filling", row: "gallery \(gallery.id.rawValue)", column: "selection",
        found: "'\(ByteString(text).shownInBrief)', which is no selection")
    }
    sources = try selection.galleriesNamed().compactMap { try tx.galleries.named($0)?.id }
  }

  /// The photos that match now. What has lost its meaning since it was typed matches nothing: no import fails
  /// because somebody has deleted a photo's file.
  ///
  /// - Parameter touched: The photos that a change is about: others that matched before it may be left out.
  ///   Nil: it may be about any.
  package func photos(_ tx: CatalogTransaction, touched: PhotoSet? = nil) throws -> PhotoSet {
    do {
      guard let touched, selection.isAboutEachPhoto else { return try selection.photos(tx, isKept: true) }
      return try selection.photos(among: touched, tx)
    } catch is SelectionError {
      return PhotoSet()
    }
  }
}

extension [GalleryFilling] {
  /// Galleries that others ask about come before these. In a circle, which can't be made, they stay as they
  /// are.
  var inFillingOrder: [GalleryFilling] {
    var (sorted, rest) = ([GalleryFilling](), self)
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.gallery.id))
      let ready = rest.filter { waiting.isDisjoint(with: $0.sources) }
      if ready.isEmpty { return sorted + rest }
      sorted += ready
      rest.removeAll { waiting.isDisjoint(with: $0.sources) }
    }
    return sorted
  }

  /// The way from a gallery through those that it asks about, and back to it; nil if none leads back.
  func circle(from start: GalleryID) -> [GalleryID]? {
    let sources = Dictionary(map { ($0.gallery.id, $0.sources) }) { first, _ in first }
    var (paths, seen) = ([[start]], Set<GalleryID>())
    while let path = paths.popLast() {
      for next in path.last.flatMap({ sources[$0] }) ?? [] {
        if next == start { return path + [next] }
        if seen.insert(next).inserted { paths.append(path + [next]) }
      }
    }
    return nil
  }
}
