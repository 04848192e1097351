package import PholioCatalog
package import PholioFacts
import Synchronization

/// When a gallery's first and last photos were taken, by the wall clock.
package struct GalleryDates: Sendable {
  package let gallery: GalleryID
  /// Nil: that is known of none of them.
  package let dates: (first: CivilTime, last: CivilTime)?
}

extension Library {
  /// The dates of all galleries, in their own order.
  ///
  /// - Complexity: O(photos of the galleries that have changed since this was asked for last).
  package func dates() throws -> [GalleryDates] {
    try catalog.read { tx in
      try tx.galleries.all().map { gallery in
        try GalleryDates(gallery: gallery.id, dates: dateCache.dates(of: gallery, tx))
      }
    }
  }
}

/// The dates of galleries, as they were found at one revision of each.
final class DateCache: Sendable {
  private struct Entry {
    var revision: Int
    var dates: (first: CivilTime, last: CivilTime)?
  }

  private let entries = Mutex<[GalleryID: Entry]>([:])

  func dates(of gallery: Gallery, _ tx: CatalogTransaction) throws -> (first: CivilTime, last: CivilTime)? {
    if let known = entries.withLock({ $0[gallery.id] }), known.revision == gallery.revision {
      return known.dates
    }
    let dates = try tx.galleries.dates(of: gallery.id)
    entries.withLock { $0[gallery.id] = Entry(revision: gallery.revision, dates: dates) }
    return dates
  }
}
