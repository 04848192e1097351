import PholioCatalog
import PholioLibrary
import Synchronization
import SystemPackage

/// A library that stays open for long: when another catalog stands in its place, it is opened anew.
final class LiveLibrary: Sendable {
  private let folder: FilePath
  private let readerCount: Int
  /// Nil: to be opened when it is used next.
  private let library: Mutex<Library?>
  private let openCount = Atomic(1)

  private static let all = Mutex<[Weak]>([])

  private struct Weak: Sendable {
    weak let library: LiveLibrary?
  }

  /// - Parameter readerCount: See `Catalog`.
  /// - Throws: `CatalogError`.
  init(_ folder: FilePath, readerCount: Int = 0) throws {
    (self.folder, self.readerCount) = (folder, readerCount)
    library = Mutex(try Library(at: folder, create: false, readerCount: readerCount))
    Self.all.withLock { all in
      all.removeAll { $0.library == nil }
      all.append(Weak(library: self))
    }
  }

  /// How often it was opened.
  var openings: Int { openCount.load(ordering: .relaxed) }

  /// The library, for one call after another.
  ///
  /// - Throws: `CatalogError` if there is no sound catalog any more.
  func current() throws -> Library {
    try library.withLock { library in
      if let library { return library }
      let opened = try Library(at: folder, create: false, readerCount: readerCount)
      openCount.add(1, ordering: .relaxed)
      library = opened
      return opened
    }
  }

  /// Calls a verb that reads. If the catalog was replaced meanwhile, the new one answers.
  ///
  /// - Throws: What `body` throws; `CatalogError`.
  func read<Result>(_ body: (Library) throws -> Result) throws -> Result {
    do {
      return try body(current())
    } catch CatalogError.replaced {
      Self.closeReplaced()
      return try body(current())
    }
  }

  /// Calls a verb that changes something. If the catalog was replaced meanwhile, nothing is done in the new
  /// one: what was asked for was meant for the old one.
  ///
  /// - Throws: What `body` throws; `CatalogError`, `.replaced` among it.
  func write<Result>(_ body: (Library) throws -> Result) throws -> Result {
    do {
      return try body(current())
    } catch CatalogError.replaced(let path) {
      Self.closeReplaced()
      throw CatalogError.replaced(path: path)
    }
  }

  /// Closes all whose catalog was replaced. As long as they are open, they hold locks on a file that a backup
  /// was copied over.
  static func closeReplaced() {
    for library in all.withLock(\.self).compactMap(\.library) {
      library.library.withLock { if $0?.catalog.isReplaced == true { $0 = nil } }
    }
  }
}
