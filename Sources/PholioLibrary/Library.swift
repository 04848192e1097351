import Foundation
package import PholioCatalog
package import PholioDisk
package import PholioImaging
package import SystemPackage

/// The folder pholio owns: the catalog and the thumbnails.
package final class Library: Sendable {
  package let folder: FilePath
  package let catalog: Catalog
  package let thumbnails: ThumbnailStore
  package let originals: OriginalsStore
  package let rowCache = RowCache()
  let foundCache = FoundCache()
  let dateCache = DateCache()
  /// The formats that photos come in.
  package let formats: OriginalFormats

  /// Opens the library at `folder`.
  ///
  /// - Parameters:
  ///   - create: Whether to make a missing one.
  ///   - readerCount: See `Catalog`.
  ///   - formats: Those that photos come in.
  ///   - migrating: Called now and then while an older catalog is brought up to date.
  /// - Throws: `CatalogError`; `FileError` if it can't be made.
  package init(
    at folder: FilePath, create: Bool, readerCount: Int = 0, formats: OriginalFormats = .standard,
    migrating: @escaping @Sendable (UpgradeNews) -> Void = { _ in }
  ) throws {
    guard folder.byteString.text != nil else { throw LibraryError.notUTF8(path: folder.byteString) }
    self.folder = folder
    self.formats = formats
    thumbnails = ThumbnailStore(folder: folder.appending("thumbnails"))
    originals = OriginalsStore(folder: folder.appending("originals"), isRehearsal: false)
    // A new catalog is worth nothing in a folder whose name a power cut takes.
    if create { try Self.making(folder) { try SystemCall.makeLastingFolders(folder) } }
    catalog = try Catalog(
      path: folder.appending("catalog.sqlite").string, library: folder.byteString, create: create,
      readerCount: readerCount, migrating: migrating)
    // After the catalog: where thumbnails are without one, it was lost.
    let thumbnails = thumbnails.folder
    if create { try Self.making(folder) { try SystemCall.makeFolders(thumbnails) } }
  }

  private static func making(_ folder: FilePath, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as Errno {
      throw FileError(.writing, folder, error)
    }
  }

  private init(
    rehearsalOf folder: FilePath, _ catalog: Catalog, _ thumbnails: ThumbnailStore, formats: OriginalFormats
  ) {
    self.folder = folder
    self.catalog = catalog
    self.thumbnails = thumbnails
    self.formats = formats
    originals = OriginalsStore(folder: folder.appending("originals"), isRehearsal: true)
  }

  /// This library, for a dry run: each change is made and rolled back; nothing is written.
  package func rehearsal() -> Library {
    Library(rehearsalOf: folder, catalog.rehearsal(), thumbnails, formats: formats)
  }

  /// A library for the dry run of an import, whose changes build on each other: they are made in a copy of
  /// the catalog; in an empty one if there is none.
  package static func rehearsal(of folder: FilePath, formats: OriginalFormats = .standard) throws -> Library {
    let catalog: Catalog
    do {
      catalog = try Library(at: folder, create: false).catalog.copy()
    } catch CatalogError.missing {
      catalog = try Catalog.inMemory(library: folder.byteString)
    }
    return Library(rehearsalOf: folder, catalog, .nowhere, formats: formats)
  }

  package var isRehearsal: Bool { originals.isRehearsal }

  /// Runs `body` as this library's only import; a rehearsal may run beside one.
  ///
  /// The lock ends with the process in any case: there are no stale ones.
  ///
  /// - Parameter seconds: How long to wait for another import.
  /// - Throws: `LibraryError.importing` while another process imports; `Interruption` while waiting; what
  ///   `body` throws.
  package func importing<Result>(
    waiting seconds: Double = 0, cancellation: Cancellation = Cancellation(), _ body: () throws -> Result
  ) throws -> Result {
    if isRehearsal { return try body() }
    return try Self.importing(into: folder, waiting: seconds, cancellation: cancellation, body)
  }

  /// The same for a library that may not be open.
  package static func importing<Result>(
    into folder: FilePath, waiting seconds: Double = 0, cancellation: Cancellation,
    _ body: () throws -> Result
  ) throws -> Result {
    let lock: FileDescriptor
    do {
      lock = try FileDescriptor.open(folder, .readOnly, options: [.directory, .closeOnExec])
    } catch let error as Errno {
      // This is a write error: without the lock nothing may be written.
      throw FileError(.writing, folder, error)
    }
    return try lock.closeAfter {
      // Who only looks whether an import runs has the lock for a moment.
      let deadline = ContinuousClock.now + .seconds(max(seconds, 0.25))
      while try !SystemCall.lock(lock) {
        guard ContinuousClock.now < deadline else { throw LibraryError.importing(library: folder.string) }
        try cancellation.check()
        // flock(2) has no time limit of its own.
        Thread.sleep(forTimeInterval: 0.1)
      }
      return try body()
    }
  }
}

extension Library {
  /// Removes what killed processes left in the library: half-made catalogs, and half-written files and copies
  /// that are an hour old. To be called while no import runs.
  package func removeLeftovers() {
    catalog.removeCopiesOfKilled()
    for folder in [folder, originals.folder] {
      TemporaryFile.removeLeftovers(in: folder, untouchedFor: 3600)
    }
  }
}

package enum LibraryError: Error, Hashable {
  /// Another import is under way.
  case importing(library: String)
  /// - Parameter nearest: The most similar gallery's name.
  case unknownGallery(String, nearest: String?)
  /// - Parameter nearest: The most similar mark of the gallery.
  case unknownMark(String, gallery: String, nearest: String?)
  /// SQLite only takes UTF-8 paths, and so does a library.
  case notUTF8(path: ByteString)
  /// A folder of the library itself can't be imported.
  case ownFolder(path: String)
  case mergeIntoItself(String)
  /// Galleries that would fill each other for ever: each asks about the next, the last is the first.
  case fillingCircle([String])
  /// A selection is too long to be kept.
  case fillingTooLong(byteCount: Int)
}
