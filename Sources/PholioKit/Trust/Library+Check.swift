import PholioCatalog
package import PholioDisk
import PholioLibrary
package import SystemPackage

extension Library {
  /// Looks for damage in the library at `folder`: in the catalog, among the thumbnails and, if asked for, in
  /// every original. With `repair`, thumbnails are made again and useless ones are removed. Nothing else is
  /// ever changed, and no import runs meanwhile.
  ///
  /// - Parameters:
  ///   - cancellation: Asked between photos; the report tells that the check was stopped.
  ///   - progress: Called after each photo.
  ///   - tell: Takes each finding at once.
  /// - Throws: `CatalogError` for a catalog that is missing or can't be opened; `LibraryError.importing`;
  ///   `FileError` if the library can't be read, or written for a repair; what `onFinding` throws.
  package static func check(
    at folder: FilePath, _ options: CheckOptions, cancellation: Cancellation = Cancellation(),
    progress: @escaping (WorkProgress) -> Void = { _ in },
    onFinding: @escaping (Finding) throws -> Void
  ) throws -> CheckReport {
    let library: Library
    do {
      library = try Library(at: folder, create: false)
    } catch CatalogError.damaged(let path, let detail) {
      let finding = Finding(.catalogDamage, path: ByteString(path), detail)
      var report = CheckReport()
      report.count(finding)
      try onFinding(finding)
      return report
    }
    let run = CheckRun(library, options, cancellation: cancellation, progress: progress, onFinding: onFinding)
    if options.repair == .make {
      try library.importing(cancellation: cancellation) {
        library.removeLeftovers()
        try run.run()
      }
    } else {
      try run.run()
    }
    return run.report
  }

  /// Whether an import is under way. Imports wait for this look, and looks do not for each other.
  func isImporting() throws -> Bool {
    do {
      let lock = try FileDescriptor.open(folder, .readOnly, options: [.directory, .closeOnExec])
      return try lock.closeAfter { try !SystemCall.lock(lock, shared: true) }
    } catch let error as Errno {
      throw FileError(.reading, folder, error)
    }
  }
}
