package import PholioCatalog
package import PholioDisk
package import PholioImaging
import PholioLibrary
package import SystemPackage

extension Library {
  /// Imports folders and files: new files become photos, each offered to its gallery once. Importing again
  /// changes nothing, and reads only files that have changed.
  ///
  /// - Parameters:
  ///   - folder: The library's; one is made if need be.
  ///   - formats: Those that photos come in.
  ///   - isDryRun: Whether only to tell what would be done.
  ///   - cancellation: Asked between files; what is recorded by then is placed.
  ///   - counting: Whether to count the files first, so that `progress` has a total.
  ///   - migrating: See `Library`.
  /// - Throws: `FileError` for a path that can't be read (before anything is done) or a library that can't be
  ///   written; `CatalogError`; `LibraryError.importing`; `Interruption` while it waits.
  package static func importPhotos(
    into folder: FilePath, _ options: ImportOptions, formats: OriginalFormats = .standard,
    isDryRun: Bool = false, counting: Bool = false, cancellation: Cancellation = Cancellation(),
    migrating: @escaping @Sendable (UpgradeNews) -> Void = { _ in },
    progress: @escaping (WorkProgress) -> Void = { _ in }
  ) throws -> ImportReport {
    // Before a library is made.
    try requireReadable(options, for: folder)
    let library =
      try isDryRun
      ? rehearsal(of: folder, formats: formats)
      : Library(at: folder, create: true, formats: formats, migrating: migrating)
    return try library.importing(waiting: options.wait, cancellation: cancellation) {
      if !isDryRun { library.removeLeftovers() }
      return try ImportRun(
        library: library, options: options, counting: counting, cancellation: cancellation, progress: progress
      ).run()
    }
  }

  /// The same for an open library, within `importing`.
  package func importPhotos(_ options: ImportOptions, cancellation: Cancellation) throws -> ImportReport {
    try ImportRun(
      library: self, options: options, counting: false, cancellation: cancellation, progress: { _ in }
    ).run()
  }

  /// Gives the paths of the files that an import would open: new ones, and those that have changed or can't
  /// be known as they are. With readings, those of which none fits.
  ///
  /// - Parameter deliver: Called in the order of the walk.
  /// - Returns: Folders that can't be looked through, in byte order of paths.
  /// - Throws: As `importPhotos`; what `deliver` throws.
  package static func listNewFiles(
    of folder: FilePath, _ options: ImportOptions, formats: OriginalFormats = .standard,
    counting: Bool = false, cancellation: Cancellation = Cancellation(),
    progress: @escaping (WorkProgress) -> Void = { _ in }, deliver: (ByteString) throws -> Void
  ) throws -> [ImportReport.Note] {
    try requireReadable(options, for: folder)
    return try ImportRun(
      library: rehearsal(of: folder, formats: formats), options: options, counting: counting,
      cancellation: cancellation, progress: progress
    ).listNew(deliver)
  }

  /// All that is named has to be there.
  ///
  /// - Throws: `FileError`; `LibraryError.ownFolder`.
  private static func requireReadable(_ options: ImportOptions, for folder: FilePath) throws {
    _ = try FolderWalk(options.paths)
    try requireReadings(options)
    try requireForeign(options.paths, to: folder)
  }

  /// Readings and their thumbnails have to be there, if they are named.
  ///
  /// - Throws: `FileError`.
  private static func requireReadings(_ options: ImportOptions) throws {
    if case .path(let path) = options.readings {
      do {
        _ = try SystemCall.status(path, followingLinks: true)
      } catch {
        throw FileError(.reading, path, error)
      }
    }
    guard let thumbnails = options.thumbnails else { return }
    do {
      _ = try OpenFolder(thumbnails, followingLinks: true)
    } catch let error as Errno {
      throw FileError(.reading, thumbnails, error)
    }
  }

  /// The library's thumbnails must not be imported; its originals may be.
  ///
  /// - Throws: `LibraryError.ownFolder`.
  static func requireForeign(_ paths: [FilePath], to folder: FilePath) throws {
    guard let own = SystemCall.resolved(folder) else { return }
    for path in paths {
      guard let path = SystemCall.resolved(path) else { continue }
      if path.starts(with: own), !path.starts(with: own.appending("originals")) {
        throw LibraryError.ownFolder(path: path.string)
      }
    }
  }
}
