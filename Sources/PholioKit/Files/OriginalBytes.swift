import PholioCatalog
import PholioFacts
import SystemPackage

/// An original's bytes, known by their SHA-256 to be the photo's.
enum OriginalBytes {
  /// From the first of some files that still holds the photo; nil if none does.
  static func read(_ digest: PhotoDigest, _ files: [FileLocation]) -> [UInt8]? {
    files.lazy.compactMap { try? WholeFile.read(FilePath($0.path)) }
      .first { SHA256.digest(of: $0) == digest }
  }
}
