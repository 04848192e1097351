import Glibc
import PholioDisk
package import PholioFacts
package import PholioLibrary
package import SystemPackage

/// A folder of thumbnails that several machines fill at once, each under its photo's SHA-256, as in a
/// library.
///
/// A thumbnail is written into a temporary file in the folder itself, and then renamed: its name has all of
/// it or is not there, whoever is killed and however full the disk is. Two that make the same one write the
/// same bytes. It is not put on the disk at once, which would take longer than to make it: after a power cut
/// some may be damaged, and an import, which has their checksums, makes those.
package struct SharedThumbnails: Sendable {
  package let store: ThumbnailStore

  /// Temporary files this old, in seconds, were left by killed runs. Locks alone don't tell: not every
  /// network's file system has them.
  private static let oldestTemporary = 86_400.0

  /// Makes the folder, and removes what killed runs have left there.
  ///
  /// - Throws: `FileError` if nothing can be written there.
  package init(making folder: FilePath) throws {
    store = ThumbnailStore(folder: folder)
    do {
      try SystemCall.makeFolders(folder)
    } catch {
      throw FileError(.writing, folder, error)
    }
    TemporaryFile.removeLeftovers(in: folder, untouchedFor: Self.oldestTemporary)
    // Told before any photo is read.
    do {
      TemporaryFile.remove(try TemporaryFile(beside: folder.appending("thumbnail"), mode: nil))
    } catch {
      throw FileError(.writing, folder, error as? Errno ?? .ioError)
    }
  }

  /// - Throws: `FileError`.
  package func write(_ jpeg: [UInt8], for digest: PhotoDigest) throws {
    let path = store.path(of: digest)
    do {
      let temporary = try TemporaryFile(beside: store.folder.appending("thumbnail"), mode: nil)
      defer { try? temporary.file.close() }
      do {
        try jpeg.withUnsafeBytes { _ = try temporary.file.writeAll($0) }
        try rename(temporary.path, to: path)
      } catch {
        temporary.remove()
        throw error
      }
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  private func rename(_ temporary: FilePath, to path: FilePath) throws(Errno) {
    do {
      try SystemCall.rename(temporary, to: path)
    } catch {
      guard error == .noSuchFileOrDirectory else { throw error }
      try SystemCall.makeFolders(path.removingLastComponent())
      try SystemCall.rename(temporary, to: path)
    }
  }
}

extension TemporaryFile {
  fileprivate static func remove(_ file: TemporaryFile) {
    file.remove()
    try? file.file.close()
  }
}
