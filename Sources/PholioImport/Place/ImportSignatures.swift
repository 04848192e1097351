import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLibrary

/// Makes the signatures of photos that have none: an older pholio has imported them. They are made from
/// stored thumbnails, once; a photo without a sound one is left out, and `check` tells of it.
///
/// Such photos are tried again by each import: their thumbnails may be back. That costs a walk over the ids
/// of photos up to the last of them, and a file each, of no more than `mostInVain` and those of a batch.
struct ImportSignatures {
  let catalog: Catalog
  let thumbnails: ThumbnailStore
  let jobs: Int
  /// What is left after a request is for the next import.
  let cancellation: Cancellation
  let progress: (WorkProgress) -> Void

  /// How many photos are read, and how many signatures are written, in one transaction.
  private static let batch = 256
  /// After so many without a sound thumbnail no more are looked for: the thumbnails' folder is not what it
  /// was.
  /// `check --repair` makes the rest.
  private static let mostInVain = 1024

  /// - Throws: `CatalogError`.
  func make() throws {
    // A rehearsal has no thumbnails.
    guard thumbnails.isSomewhere else { return }
    let total = try catalog.read { try $0.photos.countWithoutSignature() }
    if total == 0 { return }
    var (page, last) = (ArraySlice<PhotoThumbnail>(), PhotoID?.none)
    var (seen, done, inVain) = (0, 0, 0)
    var made: [(photo: PhotoThumbnail, signature: Signature)] = []
    func keep() throws {
      try catalog.write { tx in
        for (photo, signature) in made { try tx.photos.setSignature(signature, of: photo.id, photo.digest) }
      }
      made = []
    }
    try OrderedPipeline.run(
      jobs: jobs, isStopped: { cancellation.isCancelled },
      next: { () throws -> PhotoThumbnail? in
        while page.isEmpty, seen < total, inVain < Self.mostInVain, !cancellation.isCancelled {
          let found = try catalog.read { try $0.photos.withoutSignature(after: last, limit: Self.batch) }
          guard let (photos, end) = found else { return nil }
          (page, last) = (photos[...], end)
          seen += photos.count
        }
        return page.popFirst()
      },
      work: { [thumbnails] (photo: PhotoThumbnail) -> (PhotoThumbnail, Signature?) in
        let jpeg = thumbnails.read(photo.digest, photo.thumbnail)
        return (photo, jpeg.flatMap { Signature(thumbnail: $0) })
      },
      deliver: { result in
        let (photo, signature) = result
        done += 1
        progress(WorkProgress(done: done, total: total))
        if let signature { made.append((photo, signature)) } else { inVain += 1 }
        if made.count >= Self.batch { try keep() }
      })
    if !made.isEmpty { try keep() }
  }
}
