package import PholioCatalog
package import SystemPackage

/// The folder pholio owns: the catalog and the thumbnails.
package final class Library: Sendable {
  package let folder: FilePath
  package let catalog: Catalog
  package let thumbnails: ThumbnailStore

  /// Opens the library at `folder`.
  ///
  /// - Parameter create: Whether to make it if it is not there.
  /// - Throws: `CatalogError`; `FileError` where it can't be made.
  package init(at folder: FilePath, create: Bool) throws {
    self.folder = folder
    thumbnails = ThumbnailStore(folder: folder.appending("thumbnails"))
    if create {
      do {
        try SystemCall.makeFolders(thumbnails.folder)
      } catch {
        throw FileError(.writing, folder, error)
      }
    }
    catalog = try Catalog(path: folder.appending("catalog.sqlite").string, create: create)
  }

  private init(folder: FilePath, catalog: Catalog) {
    self.folder = folder
    self.catalog = catalog
    thumbnails = .nowhere
  }

  /// A copy on which an import can be rehearsed: whatever is done to it leaves no trace.
  package static func rehearsal(of folder: FilePath) throws -> Library {
    let catalog =
      SystemCall.isMissing(folder.appending("catalog.sqlite"))
      ? try Catalog.inMemory() : try Library(at: folder, create: false).catalog.copy()
    return Library(folder: folder, catalog: catalog)
  }

  /// Runs `body` as the one import under way in this library.
  ///
  /// The lock ends with the process, however it ends: there are no stale ones.
  ///
  /// - Throws: `LibraryError.importing` while another process imports; what `body` throws.
  package func importing<Result>(_ body: () throws -> Result) throws -> Result {
    guard thumbnails.isSomewhere else { return try body() }
    let lock: FileDescriptor
    do {
      lock = try FileDescriptor.open(folder, .readOnly, options: [.directory, .closeOnExec])
    } catch let error as Errno {
      // Not read for what it holds: without the lock nothing may be written.
      throw FileError(.writing, folder, error)
    }
    return try lock.closeAfter {
      guard try SystemCall.lock(lock) else { throw LibraryError.importing(library: folder.string) }
      return try body()
    }
  }
}

package enum LibraryError: Error, Hashable {
  /// Another import is under way.
  case importing(library: String)
  case unknownGallery(String)
}

extension CatalogTransaction {
  /// The gallery people call `name`.
  ///
  /// - Throws: `LibraryError.unknownGallery`.
  package func requireGallery(_ name: String) throws -> Gallery {
    guard let gallery = try gallery(named: name) else { throw LibraryError.unknownGallery(name) }
    return gallery
  }
}
