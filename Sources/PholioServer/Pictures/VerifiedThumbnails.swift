import PholioDisk
import PholioFacts
import Synchronization

/// Thumbnails whose checksums were right. They are not compared again while their files stay as they are.
final class VerifiedThumbnails: Sendable {
  /// So that memory does not grow with the library: about 2 MB.
  private static let most = 16_384

  private let versions = Mutex<[PhotoDigest: FileVersion]>([:])

  func contains(_ digest: PhotoDigest, _ version: FileVersion) -> Bool {
    versions.withLock { $0[digest] == version }
  }

  func insert(_ digest: PhotoDigest, _ version: FileVersion) {
    versions.withLock { versions in
      if versions.count >= Self.most { versions.removeAll(keepingCapacity: true) }
      versions[digest] = version
    }
  }
}
