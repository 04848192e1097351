import Glibc
package import PholioCatalog
package import PholioDisk
package import PholioFacts
import PholioLibrary
package import SystemPackage

/// A gallery with all that a site tells of it, as of one moment.
package struct PublishedGallery: Sendable {
  package let gallery: Gallery
  /// In order.
  package let photos: [PlacedPhoto]
  /// What photos look like, as far as somebody has looked; by their ids.
  package let looks: [PhotoID: Signature]

  fileprivate init(_ gallery: Gallery, _ tx: CatalogTransaction, _ cancellation: Cancellation) throws {
    self.gallery = gallery
    var photos: [PlacedPhoto] = []
    photos.reserveCapacity(gallery.count)
    try tx.photos.forEachPlaced(in: gallery.id) { photo in
      try cancellation.check()
      photos.append(photo)
    }
    self.photos = photos
    let known = try tx.photos.signatures(of: PhotoSet(photos.map(\.photo.id.rawValue)))
    looks = Dictionary(known) { first, _ in first }
  }
}

extension Library {
  /// The galleries to publish, in the order named; if none is named all that have photos, in their own order.
  ///
  /// - Throws: `LibraryError.unknownGallery`; `Interruption`.
  package func published(
    _ names: [String], cancellation: Cancellation = Cancellation()
  ) throws -> [PublishedGallery] {
    try catalog.read { tx in
      var galleries: [Gallery] = []
      if names.isEmpty {
        galleries = try tx.galleries.all().filter { $0.count > 0 }
      } else {
        for name in names {
          let gallery = try tx.requireGallery(name)
          if !galleries.contains(where: { $0.id == gallery.id }) { galleries.append(gallery) }
        }
      }
      return try galleries.map { try PublishedGallery($0, tx, cancellation) }
    }
  }

  /// The state of all folders that photos are in: as long as it is the same, no name in them has come or
  /// gone, and each is on the disk that it was on.
  package func originalsState() throws -> String {
    let root = ByteString([UInt8(ascii: "/")])
    var hash = SHA256()
    for folder in try catalog.read({ try $0.files.folders(atOrUnder: root, withPhotos: true) }) {
      var state = "gone"
      if let status = try? SystemCall.status(FilePath(folder.path), followingLinks: true) {
        state = "\(status.st_dev) \(status.st_ino) \(status.st_mtim.nanoseconds)"
      }
      (Array(state.utf8) + [0]).withUnsafeBytes { hash.update($0) }
    }
    return hash.finish().hex
  }

  /// What the files of a library's catalog are now: as long as it is the same, nothing in the catalog has
  /// changed. Nil if that can't be told, as just after a change.
  package static func catalogState(of folder: FilePath) -> String? {
    var state = ""
    for name in ["catalog.sqlite", "catalog.sqlite-wal"] {
      guard let status = try? SystemCall.status(folder.appending(name), followingLinks: true) else {
        if name == "catalog.sqlite" { return nil }
        continue
      }
      // An emptied log says nothing, and comes and goes with those who read.
      if status.st_size == 0 { continue }
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      // A file system's clock may stand for some milliseconds: a change in that time would have the same
      // time.
      guard now.nanoseconds - status.st_mtim.nanoseconds > 50_000_000 else { return nil }
      state += "\(name) \(status.st_ino) \(status.st_size) \(status.st_mtim.nanoseconds)\n"
    }
    return state
  }
}

/// A photo's own file, as a site may offer it.
package enum OfferedOriginal: Sendable, Equatable {
  case bytes([UInt8])
  /// No file is the photo any more.
  case missing
  /// Something is to be taken out of it, and it is no JPEG, whatever its name says.
  case notStripped
}
