import Foundation
import PholioDisk
import PholioFacts
import SystemPackage

/// Goes through the thumbnails' folder, one subfolder at a time: at most a 256th of all names is in memory,
/// and of no more than a thousand what they are.
struct StrayThumbnails {
  var folder: FilePath

  /// A thumbnail, by its name.
  struct Entry: Hashable {
    var path: FilePath
    var digest: PhotoDigest
  }

  struct Folder {
    var thumbnails: [Entry] = []
    /// Temporary files that nobody writes any more.
    var temporary: [FilePath] = []
    /// Other files, and what they are.
    var others: [(path: FilePath, reason: String)] = []
  }

  private static let mostAtOnce = 1024

  /// - Parameter body: Takes each folder, a large one in parts, and returns whether to go on.
  /// - Throws: `FileError`; what `body` throws.
  func forEachFolder(_ body: (Folder) throws -> Bool) throws {
    var top = Folder()
    var folders: [(path: FilePath, prefix: [UInt8])] = []
    for name in try names(in: folder) {
      let path = folder.appending(name)
      if name.bytes.count == 2, name.bytes.allSatisfy({ $0.lowerHexValue != nil }),
        (try? SystemCall.isFolder(path)) == true
      {
        folders.append((path, name.bytes))
      } else {
        Self.sort(name, at: path, digest: nil, into: &top)
      }
    }
    guard try body(top) else { return }
    for (path, prefix) in folders {
      var rest = try names(in: path)[...]
      while !rest.isEmpty {
        var found = Folder()
        for name in rest.prefix(Self.mostAtOnce) {
          Self.sort(name, at: path.appending(name), digest: Self.digest(prefix, name), into: &found)
        }
        guard try body(found) else { return }
        rest = rest.dropFirst(Self.mostAtOnce)
      }
    }
  }

  private static func sort(
    _ name: ByteString, at path: FilePath, digest: PhotoDigest?, into folder: inout Folder
  ) {
    guard let status = try? SystemCall.status(path) else { return }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    if isFile, let digest {
      folder.thumbnails.append(Entry(path: path, digest: digest))
    } else if isFile, TemporaryFile.isTemporary(name) {
      if isOld(path) { folder.temporary.append(path) }
    } else {
      folder.others.append((path, "not pholio's; left alone"))
    }
  }

  /// The digest in a thumbnail's name; its first two digits are the folder's name.
  private static func digest(_ prefix: [UInt8], _ name: ByteString) -> PhotoDigest? {
    let suffix = Array(".jpg".utf8)
    guard name.bytes.count == 62 + suffix.count, name.bytes.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    return PhotoDigest(hex: prefix + name.bytes.prefix(62))
  }

  /// Whether a file was written more than an hour ago: no thumbnail takes that long.
  static func isOld(_ path: FilePath) -> Bool {
    guard let status = try? SystemCall.status(path) else { return false }
    return status.st_mtim.nanoseconds < timespec.now.nanoseconds - 3_600_000_000_000
  }

  private func names(in folder: FilePath) throws -> [ByteString] {
    do {
      return try OpenFolder.names(in: folder).sorted()
    } catch let error as Errno {
      if error == .noSuchFileOrDirectory { return [] }
      throw FileError(.reading, folder, error)
    }
  }
}
