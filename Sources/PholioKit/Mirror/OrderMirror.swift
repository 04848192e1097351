import PholioCatalog
import PholioDisk
import Synchronization
import SystemPackage

/// Keeps the orders of chosen galleries as texts in folders, after each change of the catalog.
///
/// All changes come here by one way, whoever made them: `Catalog.follow`. A text that could not be written is
/// written after the next change.
package final class OrderMirror: Sendable {
  /// Why an order was not kept. The change itself is made.
  package struct Failure: Error {
    package var gallery: String
    package var cause: any Error
  }

  private struct State {
    /// What is known to be in the files.
    var written: [GalleryID: (folder: ByteString?, head: KeptOrder.Head)] = [:]
    /// Galleries of which a failure has been told.
    var failing: Set<GalleryID> = []
  }

  let catalog: Catalog
  /// The library's own folder for texts.
  let own: FilePath
  private let state = Mutex(State())
  /// Who hears of failures, each once until it works again.
  private static let listener = Mutex<@Sendable (Failure) -> Void>({ _ in })

  init(_ catalog: Catalog, library: FilePath) {
    self.catalog = catalog
    own = library.appending("mirror")
    catalog.follow { [weak self] in self?.follow() }
  }

  /// Has failures told, of all libraries of this process.
  package static func onFailure(_ tell: @escaping @Sendable (Failure) -> Void) {
    listener.withLock { $0 = tell }
  }

  /// Writes the texts that are not of their galleries' latest orders.
  private func follow() {
    // A damaged catalog is told by who asks for what is damaged.
    let mirrored = try? catalog.read { tx in
      try tx.galleries.mirrored().map { ($0, try KeptOrder.Head($0.gallery, tx)) }
    }
    guard let mirrored else { return }
    for (mirror, head) in mirrored {
      let id = mirror.gallery.id
      if let known = state.withLock({ $0.written[id] }), known == (mirror.folder, head) { continue }
      do {
        if !has(mirror, head) { try keep(mirror) }
        state.withLock { _ = $0.failing.remove(id) }
      } catch {
        guard state.withLock({ $0.failing.insert(id).inserted }) else { continue }
        Self.listener.withLock { $0 }(Failure(gallery: mirror.gallery.name, cause: error))
      }
    }
  }

  /// Where a gallery's text is, or will be.
  func file(of mirror: MirroredGallery, _ tx: CatalogTransaction) throws -> () -> FilePath? {
    let (folder, head) = (mirror.folder.map { FilePath($0) } ?? own, try KeptOrder.Head(mirror.gallery, tx))
    return { MirrorFolder(path: folder).place(for: head) }
  }

  /// Whether a gallery's text is there already, of this revision.
  private func has(_ mirror: MirroredGallery, _ head: KeptOrder.Head) -> Bool {
    guard MirrorFolder(path: mirror.folder.map { FilePath($0) } ?? own).has(head) else { return false }
    state.withLock { $0.written[mirror.gallery.id] = (mirror.folder, head) }
    return true
  }

  /// Writes a gallery's text, if it is not there.
  ///
  /// - Throws: `FileError`; `CatalogError` for a row that is damaged.
  func keep(_ mirror: MirroredGallery) throws {
    do {
      let folder = try folder(of: mirror)
      try folder.alone {
        // Only now: another process may have written a later one.
        let text = try catalog.read { tx -> KeptOrder? in
          guard let gallery = try tx.galleries.existing(mirror.gallery.id) else { return nil }
          return try KeptOrder(gallery, tx)
        }
        guard let text else { return }
        try folder.write(text)
        state.withLock { $0.written[mirror.gallery.id] = (mirror.folder, text.head) }
      }
    } catch let error as Errno {
      throw FileError(.writing, mirror.folder.map { FilePath($0) } ?? own, error)
    }
  }

  /// Only the library's own is made: another may be on a disk that is not there.
  private func folder(of mirror: MirroredGallery) throws -> MirrorFolder {
    try mirror.folder.map { MirrorFolder(path: FilePath($0)) } ?? ownFolder()
  }

  /// - Throws: `FileError` if it can't be made.
  func ownFolder() throws -> MirrorFolder {
    do {
      try SystemCall.makeLastingFolders(own)
    } catch let error as Errno {
      throw FileError(.writing, own, error)
    }
    return MirrorFolder(path: own)
  }
}
