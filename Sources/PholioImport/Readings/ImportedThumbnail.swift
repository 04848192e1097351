import Glibc
package import PholioCatalog
import PholioDisk
package import PholioFacts
import PholioImaging
package import PholioLibrary
import SystemPackage

/// A thumbnail that somebody else has made of a photo, checked as far as it can be without the photo.
package struct ImportedThumbnail {
  /// In bytes: no JPEG of 512 × 512 pixels is longer, at the quality of thumbnails.
  package static let longest = 1 << 20
  private static let box = PixelSize(width: Thumbnail.longEdge, height: Thumbnail.longEdge)

  private let jpeg: [UInt8]
  private let thumbnail: StoredThumbnail
  /// Where it lies, open; nil: it came with its reading.
  private let file: FileDescriptor?

  /// - Parameters:
  ///   - thumbnail: What its reading says of it, with a checksum.
  ///   - size: The photo's, upright: the thumbnail has to be of its shape.
  ///   - jpeg: Its bytes, if the reading has them.
  ///   - folder: Where it lies else, under the photo's SHA-256.
  /// - Returns: What `body` does with it; nil if it is not there, is none, or is not what the reading says.
  package static func with<Result>(
    _ thumbnail: StoredThumbnail, of digest: PhotoDigest, _ size: PixelSize, jpeg: [UInt8]?,
    in folder: ThumbnailStore?, _ body: (ImportedThumbnail) throws -> Result
  ) throws -> Result? {
    if let jpeg {
      guard let taken = ImportedThumbnail(jpeg, thumbnail, size, file: nil) else { return nil }
      return try body(taken)
    }
    guard let folder,
      let file = try? WholeFile.open(folder.path(of: digest), followingLinks: false)
    else { return nil }
    defer { try? file.close() }
    guard let status = try? SystemCall.status(file), status.st_mode & S_IFMT == S_IFREG,
      status.st_size == thumbnail.byteCount, thumbnail.byteCount <= longest,
      let jpeg = try? WholeFile.read(file, byteCount: thumbnail.byteCount, limit: longest),
      let taken = ImportedThumbnail(jpeg, thumbnail, size, file: status.isOnlyOurs ? file : nil)
    else { return nil }
    return try body(taken)
  }

  /// - Parameter file: The file that has the bytes, if it may be linked to.
  private init?(_ jpeg: [UInt8], _ thumbnail: StoredThumbnail, _ size: PixelSize, file: FileDescriptor?) {
    guard thumbnail.checksum != nil, thumbnail.isOf(jpeg), jpeg.suffix(2) == [0xFF, 0xD9],
      let header = try? JPEGHeader(jpeg.span), !header.hasSeveralScans, !header.isArithmetic,
      header.size == size.fitted(within: Self.box)
    else { return nil }
    (self.jpeg, self.thumbnail, self.file) = (jpeg, thumbnail, file)
  }

  /// Puts it into the library's store: as another name of the same file, if both are on one disk and nobody
  /// else can write it; else as a copy.
  ///
  /// - Throws: `FileError`.
  package func put(into store: ThumbnailStore, for digest: PhotoDigest) throws {
    guard store.isSomewhere else { return }
    if let file, store.link(file, for: digest) { return }
    // It came with a copy of the same photo.
    if store.read(digest, thumbnail) == jpeg { return }
    try store.write(jpeg, for: digest)
  }
}

extension ThumbnailStore {
  /// Gives an open file a thumbnail's name.
  ///
  /// - Returns: False where that can't be, or another file has the name.
  fileprivate func link(_ file: FileDescriptor, for digest: PhotoDigest) -> Bool {
    let path = path(of: digest)
    do {
      return try SystemCall.link(file, path)
    } catch {
      guard error == .noSuchFileOrDirectory else { return false }
      return (try? SystemCall.makeFolders(path.removingLastComponent())) != nil
        && (try? SystemCall.link(file, path)) == true
    }
  }
}

extension SystemCall {
  /// linkat(2): another name of a file that is open, whatever has become of its path (proc(5)).
  fileprivate static func link(_ file: FileDescriptor, _ name: FilePath) throws(Errno) -> Bool {
    OpenTransaction.requireNone()
    let linked = name.withPlatformString {
      linkat(AT_FDCWD, "/proc/self/fd/\(file.rawValue)", AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    }
    if linked != 0 { throw Errno(rawValue: errno) }
    return true
  }
}

extension stat {
  /// Whether nobody else can write into the file.
  fileprivate var isOnlyOurs: Bool { st_uid == geteuid() && st_mode & (S_IWGRP | S_IWOTH) == 0 }
}
