import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
import SystemPackage

/// One check: first the catalog, then each photo, then the thumbnails' folder, then orders.
///
/// It reads the catalog in parts, each in its own transaction, so that memory does not grow and an import can
/// go on meanwhile. All calls are on one thread.
final class CheckRun {
  private let library: Library
  private let options: CheckOptions
  private let cancellation: Cancellation
  private let progress: (WorkProgress) -> Void
  private let onFinding: (Finding) throws -> Void
  private let photoCheck: PhotoCheck

  /// Photos read from the catalog and not handed out yet.
  private var page: ArraySlice<KnownPhoto> = []
  private var last: PhotoID?
  private var total = 0
  /// Made and not written yet.
  private var signatures: [(photo: KnownPhoto, signature: Signature)] = []
  private(set) var report = CheckReport()

  private static let pageSize = 256

  /// How many photos a thread takes at once. A thumbnail takes less time than waking a thread.
  private var batch: Int { options.originals || options.repair != .none ? 1 : 16 }

  init(
    _ library: Library, _ options: CheckOptions, cancellation: Cancellation,
    progress: @escaping (WorkProgress) -> Void,
    onFinding: @escaping (Finding) throws -> Void
  ) {
    self.library = library
    self.options = options
    self.cancellation = cancellation
    self.progress = progress
    self.onFinding = onFinding
    photoCheck = PhotoCheck(
      thumbnails: library.thumbnails, formats: library.formats, readsOriginals: options.originals,
      repair: options.repair, cancellation: cancellation)
  }

  /// - Throws: `CatalogError`, `FileError` if the library can't be written; what `onFinding` throws.
  func run() throws {
    do {
      let take: (CatalogFault) throws -> Void = { try self.found(Finding($0)) }
      try library.catalog.check(isStopped: { [cancellation] in cancellation.isCancelled }, take)
      try cancellation.check()
      try checkPhotos()
      try checkThumbnailFolder()
      for fault in try library.catalog.read({ try $0.unreadableFillings() }) {
        try found(Finding(.catalogDamage, "\(fault)"))
      }
      if let alarms = options.orders {
        try library.alarms(alarms, cancellation: cancellation) { try self.found(Finding($0)) }
      }
    } catch CatalogError.damaged(_, let finding) {
      try found(Finding(.catalogDamage, "\(finding); what comes behind could not be looked at"))
    } catch CatalogError.damagedRow(_, let row) {
      try found(Finding(.catalogDamage, "\(row); what comes behind could not be looked at"))
    } catch is Interruption {
      // The report says so.
    }
    report.loaders = LoaderPool.shared.confinement
    report.stopSignal = cancellation.signal
  }

  private func found(_ finding: Finding) throws {
    report.count(finding)
    try onFinding(finding)
  }

  // MARK: Photos

  private func checkPhotos() throws {
    total = try library.catalog.read { try $0.photos.counts().photos }
    try OrderedPipeline.run(
      jobs: options.jobs, isStopped: { cancellation.isCancelled },
      next: { try self.nextPhotos() },
      work: { [photoCheck] photos in photos.map { photo in Result { try photoCheck.check(photo) } } },
      deliver: { for result in $0 { try self.take(result.get()) } })
    try keepSignatures()
  }

  private func nextPhotos() throws -> [KnownPhoto]? {
    if cancellation.isCancelled { return nil }
    while page.isEmpty {
      let next = try library.catalog.read { try $0.photos.known(after: last, limit: Self.pageSize) }
      guard let behind = next.last else { return nil }
      (page, last) = (next.photos[...], behind)
    }
    defer { page = page.dropFirst(batch) }
    return Array(page.prefix(batch))
  }

  private func take(_ result: PhotoCheck.Result) throws {
    var result = result
    if !result.findings.isEmpty, options.repair != .make {
      // An import may have changed the photo since its row was read: then it is looked at again.
      guard let now = try library.catalog.read({ try $0.photos.known(result.photo.id) }) else { return }
      if now != result.photo { result = try photoCheck.check(now) }
    }
    if let thumbnail = result.newThumbnail, thumbnail != result.photo.thumbnail {
      try library.catalog.write { try $0.photos.setThumbnail(thumbnail, of: result.photo.digest) }
    }
    if let signature = result.newSignature {
      report.signatures += 1
      if options.repair == .make { signatures.append((result.photo, signature)) }
      if signatures.count >= Self.pageSize { try keepSignatures() }
    }
    report.photos += 1
    report.originals += result.originals
    progress(WorkProgress(done: report.photos, total: total))
    for finding in result.findings { try found(finding) }
  }

  private func keepSignatures() throws {
    guard !signatures.isEmpty else { return }
    try library.catalog.write { tx in
      for (photo, signature) in signatures {
        try tx.photos.setSignature(signature, of: photo.id, photo.digest)
      }
    }
    signatures = []
  }

  // MARK: The thumbnails' folder

  private func checkThumbnailFolder() throws {
    let strays = StrayThumbnails(folder: library.thumbnails.folder)
    try strays.forEachFolder { folder in
      if cancellation.isCancelled { return false }
      let unknown = try unknownDigests(folder.thumbnails)
      let orphans = unknown.isEmpty ? [] : try settled(unknown)
      for orphan in orphans {
        try found(
          Finding(.orphan, path: orphan.path.byteString, "the thumbnail of no photo"), removing: orphan.path)
      }
      for path in folder.temporary {
        try found(Finding(.temporary, path: path.byteString, "left behind half written"), removing: path)
      }
      for (path, reason) in folder.others { try found(Finding(.stray, path: path.byteString, reason)) }
      return true
    }
  }

  private func unknownDigests(_ thumbnails: [StrayThumbnails.Entry]) throws -> [StrayThumbnails.Entry] {
    try library.catalog.read { tx in try thumbnails.filter { try !tx.photos.has($0.digest) } }
  }

  /// Those of some unknown thumbnails that no import will need.
  ///
  /// An import writes a thumbnail first and records the photo later. While one runs, only old thumbnails
  /// count as orphans; afterwards, all that the catalog still does not know.
  private func settled(_ unknown: [StrayThumbnails.Entry]) throws -> [StrayThumbnails.Entry] {
    let isImporting = options.repair == .make ? false : try library.isImporting()
    let still = try unknownDigests(unknown)
    return isImporting ? still.filter { StrayThumbnails.isOld($0.path) } : still
  }

  private func found(_ finding: Finding, removing path: FilePath) throws {
    var finding = finding
    switch options.repair {
    case .none: break
    case .rehearse: finding.detail += "; would be removed"
    case .make:
      do {
        try SystemCall.unlink(path)
      } catch {
        // If it is gone already, that is as good.
        if error != .noSuchFileOrDirectory { throw FileError(.writing, path, error) }
      }
      finding.detail += "; removed"
      finding.isRepaired = true
    }
    try found(finding)
  }
}

/// What `check` looks at, and what it repairs.
package struct CheckOptions: Sendable {
  package enum Repair: Hashable, Sendable {
    case none
    /// Only tells what could be repaired.
    case rehearse
    case make
  }

  /// Whether to read every original.
  package var originals: Bool
  package var repair: Repair
  /// The alarms to look for in the galleries' orders; nil: none.
  package var orders: OrderCheckOptions?
  /// How many files are read at once.
  package var jobs: Int

  package init(originals: Bool, repair: Repair, orders: OrderCheckOptions? = nil, jobs: Int) {
    self.originals = originals
    self.repair = repair
    self.orders = orders
    self.jobs = jobs
  }
}
