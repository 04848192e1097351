import Glibc
package import PholioCatalog
import PholioDisk
package import PholioFacts
import PholioImaging
package import SystemPackage

/// The thumbnails' folder: a JPEG for each photo, under its SHA-256.
///
/// They can be made again, so they are written without fsync. A short one counts as missing: the catalog has
/// their lengths.
package struct ThumbnailStore: Sendable {
  package let folder: FilePath
  package let isSomewhere: Bool

  package init(folder: FilePath) {
    self.folder = folder
    isSomewhere = true
  }

  private init() {
    folder = ""
    isSomewhere = false
  }

  /// A store that keeps nothing.
  package static let nowhere = ThumbnailStore()

  package func path(of digest: PhotoDigest) -> FilePath {
    let name = digest.hex
    return folder.appending("\(name.prefix(2))/\(name.dropFirst(2)).jpg")
  }

  /// - Returns: The catalog's record of it.
  /// - Throws: `FileError`.
  @discardableResult
  package func write(_ jpeg: [UInt8], for digest: PhotoDigest) throws -> StoredThumbnail {
    let thumbnail = StoredThumbnail(jpeg)
    guard isSomewhere else { return thumbnail }
    let path = path(of: digest)
    do {
      try save(jpeg, to: path)
    } catch let error as FileError where error.cause == .noSuchFileOrDirectory {
      do {
        try SystemCall.makeFolders(path.removingLastComponent())
      } catch {
        throw FileError(.writing, path, error)
      }
      try save(jpeg, to: path)
    }
    return thumbnail
  }

  private func save(_ jpeg: [UInt8], to path: FilePath) throws {
    try AtomicFile.replace(path, durability: .none) { file in
      try jpeg.withUnsafeBytes { _ = try file.writeAll($0) }
    }
  }

  /// The thumbnail's bytes; nil if it is missing or not as written.
  package func read(_ digest: PhotoDigest, _ thumbnail: StoredThumbnail) -> [UInt8]? {
    guard let bytes = try? WholeFile.read(path(of: digest), .regular), thumbnail.isOf(bytes) else {
      return nil
    }
    return bytes
  }

  /// Removes a thumbnail, if possible; else `check` will find it.
  package func remove(_ digest: PhotoDigest) {
    guard isSomewhere else { return }
    try? SystemCall.unlink(path(of: digest))
  }

  /// Whether the thumbnail has its full length.
  package func has(_ digest: PhotoDigest, _ thumbnail: StoredThumbnail) -> Bool {
    (try? SystemCall.status(path(of: digest)))?.st_size == thumbnail.byteCount
  }
}

extension StoredThumbnail {
  package init(_ jpeg: [UInt8]) {
    self.init(byteCount: jpeg.count, checksum: Checksum.of(jpeg))
  }

  /// Whether some bytes are the thumbnail's, by its length and checksum.
  package func isOf(_ bytes: [UInt8]) -> Bool {
    bytes.count == byteCount && (checksum == nil || checksum == Checksum.of(bytes))
  }
}

extension Signature {
  /// Of a photo that was imported before there were signatures, by its stored thumbnail; nil if that can't be
  /// decoded.
  package init?(thumbnail jpeg: [UInt8]) {
    guard let small = try? PhotoDecoder.decode(jpeg, orientation: .upright, to: .full) else { return nil }
    self.init(small.bitmap)
  }
}
