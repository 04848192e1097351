import Glibc
import PholioCatalog
import SystemPackage

/// Why a folder is not written.
package enum OwnedFolderError: Error, Hashable {
  case insideLibrary(String)
  case containsLibrary(String)
  /// In a folder that was imported.
  case insideImported(String, folder: String)
  /// It is an export's, or a site's.
  case otherKind(String, isSite: Bool)
  /// A site needs a folder of its own.
  case notEmpty(String)
  case badManifest(String, line: Int)
  case newerManifest(String)
  case busy(String)
}

extension OwnedFolder {
  /// - Throws: `OwnedFolderError` for a folder in the library, around it, or in an imported one.
  static func requireElsewhere(_ path: FilePath, _ library: Library) throws {
    let target = SystemCall.target(of: path)
    let own = SystemCall.resolved(library.folder) ?? library.folder
    if [path, target].contains(where: { $0.starts(with: own) || $0.starts(with: library.folder) }) {
      throw OwnedFolderError.insideLibrary(path.string)
    }
    if own.starts(with: target) { throw OwnedFolderError.containsLibrary(path.string) }
    let (roots, isKnown) = try library.catalog.read { tx in
      let isKnown = try [path, target].contains { folder in
        guard let id = try tx.files.folder(folder.byteString) else { return false }
        return try tx.files.hasPhotos(id)
      }
      return (try tx.imports.roots(), isKnown)
    }
    if isKnown { throw OwnedFolderError.insideImported(path.string, folder: path.string) }
    for root in roots {
      let root = FilePath(root)
      guard let resolved = SystemCall.resolved(root),
        target.starts(with: resolved) || path.starts(with: root),
        (try? SystemCall.isFolder(resolved)) == true
      else { continue }
      throw OwnedFolderError.insideImported(path.string, folder: root.string)
    }
  }

  static func lock(_ folder: FileDescriptor, _ path: FilePath) throws {
    do {
      guard try SystemCall.lock(folder) else { throw OwnedFolderError.busy(path.string) }
    } catch let error as Errno {
      // Not every network's file system has locks.
      guard [.notSupported, .noLocks, .badFileDescriptor, .noFunction].contains(error) else { throw error }
    }
  }
}

extension OwnedFolder.Inside {
  /// Reads what earlier runs have written, and were about to.
  ///
  /// - Throws: `OwnedFolderError`; `FileError`.
  mutating func read(_ folder: FilePath, _ kind: OwnedFolder.Kind) throws {
    let manifest = try WholeFile.readIfThere(folder.appending(FolderManifest.name))
    if let manifest {
      records = try FolderManifest(manifest, kind: kind, folder: folder.string).records
    }
    let journal = try WholeFile.readIfThere(folder.appending(FolderManifest.journalName))
    // Its last line may be cut.
    for line in (journal ?? []).split(separator: UInt8(ascii: "\n")) {
      guard let (path, record) = FolderManifest.Record.read(line) else { continue }
      intended[path, default: []].append(record)
      if records[path] == nil { records[path] = record }
    }
    if journal != nil { isStale = true }
    if kind == .site, manifest == nil, journal == nil, try !OpenFolder.names(in: folder).isEmpty {
      throw OwnedFolderError.notEmpty(folder.string)
    }
  }
}
