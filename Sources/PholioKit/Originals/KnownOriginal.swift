import Glibc
import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// An original, opened, whose bytes are known by their SHA-256 to be the photo's. It has its share of the
/// memory for files as long as it is there.
final class KnownOriginal {
  private let original: any Original
  private let share: MemoryBudget.Share

  private init(_ original: any Original, _ share: MemoryBudget.Share) {
    self.original = original
    self.share = share
  }

  deinit {
    share.giveBack()
  }

  /// Opens the first of some files that still holds the photo; nil if none does, or it can't be read, or the
  /// work is to end.
  static func open(
    _ digest: PhotoDigest, _ files: [FileLocation], formats: OriginalFormats = .standard,
    cancellation: Cancellation = Cancellation()
  ) -> KnownOriginal? {
    for file in files {
      guard let (bytes, share) = try? read(FilePath(file.path), cancellation) else { continue }
      if let found = try? SHA256.digest(of: bytes, cancellation: cancellation), found == digest,
        let original = try? formats.open(bytes, name: file.name.bytes)
      {
        return KnownOriginal(original, share)
      }
      share.giveBack()
    }
    return nil
  }

  private static func read(
    _ path: FilePath, _ cancellation: Cancellation
  ) throws -> ([UInt8], MemoryBudget.Share) {
    let file = try WholeFile.open(path)
    return try file.closeAfter {
      let status = try SystemCall.status(file)
      guard status.st_mode & S_IFMT == S_IFREG else { throw Errno.notSupported }
      let share = try MemoryBudget.files.enter(Int(status.st_size)) { cancellation.isCancelled }
      do {
        let bytes = try WholeFile.read(file, byteCount: Int(status.st_size), cancellation: cancellation)
        return (bytes, share)
      } catch {
        share.giveBack()
        throw error
      }
    }
  }

  /// - Throws: `ImagingError`.
  func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    try original.draw(drawing)
  }

  func thumbnail() throws -> Thumbnail {
    try original.thumbnail()
  }
}
