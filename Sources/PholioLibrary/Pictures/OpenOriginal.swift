package import Glibc
package import PholioCatalog
package import PholioDisk
package import PholioFacts
package import PholioImaging
package import SystemPackage

/// An open original, which is the photo's. While it is open, it has its share of the memory for files.
package final class OpenOriginal {
  private let original: any Original
  private let share: MemoryBudget.Share

  private init(_ original: any Original, _ share: MemoryBudget.Share) {
    self.original = original
    self.share = share
  }

  deinit {
    share.giveBack()
  }

  /// Opens the first of some files that still is the photo, by its SHA-256; nil if none is, or it can't be
  /// read, or the work was cancelled.
  package static func open(
    _ digest: PhotoDigest, _ files: [FileLocation], formats: OriginalFormats,
    cancellation: Cancellation = Cancellation()
  ) -> OpenOriginal? {
    open(files, formats: formats, cancellation) { _, bytes, _ in
      try SHA256.digest(of: bytes, cancellation: cancellation) == digest
    }
  }

  /// The same. A file that has the size and the time that it was last seen with is the photo, as imports have
  /// it; one of another time is, if its SHA-256 is the photo's.
  package static func open(
    _ content: Photo.Content, _ files: [KnownPhoto.File], formats: OriginalFormats,
    cancellation: Cancellation = Cancellation()
  ) -> OpenOriginal? {
    open(files.map(\.location), formats: formats, cancellation) { index, bytes, stamp in
      guard bytes.count == content.byteCount else { return false }
      let location = files[index].location
      // Looked at twice: a file may change while it is read.
      if stamp == files[index].stamp, SystemCall.stamp(FilePath(location.path)) == stamp { return true }
      return try SHA256.digest(of: bytes, cancellation: cancellation) == content.digest
    }
  }

  private static func open(
    _ files: [FileLocation], formats: OriginalFormats, _ cancellation: Cancellation,
    isPhoto: (_ file: Int, _ bytes: [UInt8], _ stamp: FileStamp) throws -> Bool
  ) -> OpenOriginal? {
    for (index, file) in files.enumerated() {
      guard let (bytes, status, share) = try? read(FilePath(file.path), cancellation) else { continue }
      if (try? isPhoto(index, bytes, FileStamp(status))) == true,
        let original = try? formats.open(bytes, name: file.name.bytes)
      {
        return OpenOriginal(original, share)
      }
      share.giveBack()
    }
    return nil
  }

  /// A whole regular file, with its share of the memory for files: a thread must not hold another one.
  ///
  /// - Throws: `Errno`; `Interruption`, or `ImagingError.cancelled` while it waits for memory.
  package static func read(
    _ path: FilePath, _ cancellation: Cancellation
  ) throws -> (bytes: [UInt8], status: stat, share: MemoryBudget.Share) {
    try cancellation.check()
    let file = try WholeFile.open(path)
    return try file.closeAfter {
      let status = try SystemCall.status(file)
      guard status.st_mode & S_IFMT == S_IFREG else { throw Errno.notSupported }
      let share = try MemoryBudget.files.enter(Int(status.st_size)) { cancellation.isCancelled }
      do {
        let bytes = try WholeFile.read(file, byteCount: Int(status.st_size), cancellation: cancellation)
        return (bytes, status, share)
      } catch {
        share.giveBack()
        throw error
      }
    }
  }

  /// - Throws: `ImagingError`.
  package func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    try original.draw(drawing)
  }

  func grid(turned turn: Turn) -> TileGrid { original.grid(turned: turn) }

  /// - Throws: `ImagingError`.
  func draw(_ drawing: BandDrawing, turn: Turn, _ emit: BandDrawing.Emit) throws(ImagingError) {
    try original.draw(drawing, turn: turn, emit)
  }

  package func thumbnail(isCancelled: @escaping @Sendable () -> Bool = { false }) throws -> Thumbnail {
    try original.thumbnail(isCancelled: isCancelled)
  }
}
