import Glibc
import PholioCatalog
import PholioDisk
import PholioLibrary
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
  /// The number of the entry that can't be read; nil: nothing can.
  case badManifest(String, entry: Int?)
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

extension OwnedFolder {
  /// What is in the way of a path: the first name on it that is a link or a file and should be a folder.
  /// Nothing is written through it, or removed. It is told of once, as foreign.
  ///
  /// - Throws: `FileError`.
  func obstacle(to path: String, _ inside: inout Inside) throws -> String? {
    guard let end = path.lastIndex(of: "/") else { return nil }
    let name = String(path[..<end])
    let folder = self.path.pushing(FilePath(name))
    if let known = inside.obstacles[folder] { return known }
    var obstacle = try obstacle(to: name, &inside)
    if obstacle == nil, let status = try Self.status(folder), status.st_mode & S_IFMT != S_IFDIR {
      obstacle = name
      inside.outcome.foreign.append(name)
    }
    inside.obstacles.updateValue(obstacle, forKey: folder)
    return obstacle
  }

  /// Removes temporary files of killed runs, as far as nobody else's are meant: the folder is locked.
  static func removeLeftovers(in path: FilePath, isAfterKill: Bool) {
    TemporaryFile.removeLeftovers(in: path, withLinks: isAfterKill)
    guard isAfterKill, let names = try? OpenFolder.names(in: path) else { return }
    for name in names {
      let folder = path.appending(name)
      guard let status = try? status(folder), status.st_mode & S_IFMT == S_IFDIR else { continue }
      TemporaryFile.removeLeftovers(in: folder)
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
    if journal != nil { (isStale, isAfterKill) = (true, true) }
    if kind == .site, manifest == nil, journal == nil, try !OpenFolder.names(in: folder).isEmpty {
      throw OwnedFolderError.notEmpty(folder.string)
    }
  }
}
