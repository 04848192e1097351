import Foundation
import Glibc
package import PholioDisk
import Synchronization
package import SystemPackage

/// A folder in the library for files that come over the network, until an import has copied them:
/// `uploads/KEY`.
///
/// Who fills it holds a lock on it, which ends with the process: a folder without a lock is left over.
package final class UploadFolder: Sendable {
  package let path: FilePath
  private let lock: FileDescriptor
  private let names = Mutex<Set<ByteString>>([])

  /// - Parameter library: The library's folder. Where its `uploads` is a link, nothing is written.
  /// - Throws: `FileError`.
  package init(in library: FilePath) throws {
    let parent = Self.parent(in: library)
    path = parent.appending("\(UUID().uuidString)")
    do {
      try SystemCall.makeFolders(parent)
      guard try SystemCall.status(parent).st_mode & S_IFMT == S_IFDIR else { throw Errno.notDirectory }
      try SystemCall.makeFolders(path)
      lock = try FileDescriptor.open(path, .readOnly, options: [.directory, .noFollow, .closeOnExec])
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
    // Without locks nothing is tidied.
    _ = try? SystemCall.lock(lock)
  }

  deinit {
    try? lock.close()
  }

  /// Makes an empty file.
  ///
  /// - Parameter name: Safe (`ByteString.safeFileName`); if the folder has it, a number makes it another.
  /// - Returns: The file, which the caller closes, and its name.
  /// - Throws: `Errno`.
  package func makeFile(_ name: ByteString) throws -> (file: FileDescriptor, name: ByteString) {
    while true {
      let name = names.withLock { names in
        var number = 1
        while !names.insert(name.numbered(number)).inserted { number += 1 }
        return name.numbered(number)
      }
      do {
        let file = try FileDescriptor.open(
          path.appending(name), .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
          permissions: .ownerReadWrite)
        return (file, name)
      } catch Errno.fileExists {
        // Where case makes no difference (FAT), names clash that differ; the next number may do.
      }
    }
  }

  /// Removes a file that did not come whole.
  package func remove(_ name: ByteString) {
    try? SystemCall.unlink(path.appending(name))
    _ = names.withLock { $0.remove(name) }
  }

  /// Gives a file the time that it had where it came from: some photos have no other.
  ///
  /// - Parameter time: In milliseconds of the Unix clock.
  package static func setModified(_ time: Int, of file: FileDescriptor) {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1000)
    guard rest >= 0 else { return }
    try? SystemCall.setModified(timespec(tv_sec: seconds, tv_nsec: rest * 1_000_000), of: file)
  }

  /// How many bytes the folder's disk has room for.
  ///
  /// - Throws: `Errno`.
  package static func freeByteCount(at path: FilePath) throws -> Int {
    try SystemCall.freeByteCount(at: path)
  }

  /// Removes the folder with all that is in it.
  package func remove() { Self.remove(path) }

  /// Removes what earlier processes have left.
  package static func removeLeftovers(in library: FilePath) {
    let parent = parent(in: library)
    guard let status = try? SystemCall.status(parent), status.st_mode & S_IFMT == S_IFDIR,
      let names = try? OpenFolder.names(in: parent)
    else { return }
    for name in names {
      let path = parent.appending(name)
      guard
        let folder = try? FileDescriptor.open(
          path, .readOnly, options: [.directory, .noFollow, .closeOnExec])
      else { continue }
      let isLeft = (try? SystemCall.lock(folder)) == true
      try? folder.close()
      if isLeft { remove(path) }
    }
  }

  private static func parent(in library: FilePath) -> FilePath { library.appending("uploads") }

  /// Its own name is a text that we have made.
  private static func remove(_ path: FilePath) {
    try? FileManager.default.removeItem(atPath: path.string)
  }
}

extension SystemCall {
  /// statvfs(3): what others than root may still write.
  fileprivate static func freeByteCount(at path: FilePath) throws(Errno) -> Int {
    OpenTransaction.requireNone()
    var result = statvfs()
    guard path.withPlatformString({ statvfs($0, &result) }) == 0 else { throw Errno(rawValue: errno) }
    let (count, isTooMuch) = Int(clamping: result.f_bavail).multipliedReportingOverflow(
      by: Int(clamping: result.f_frsize))
    return isTooMuch ? .max : count
  }
}
