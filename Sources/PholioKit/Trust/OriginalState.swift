import Glibc
import PholioCatalog
import PholioDisk
import PholioFacts
import SystemPackage

/// What has become of a photo's file since it was imported.
enum OriginalState: Hashable {
  /// Its content is the photo's.
  case right
  /// Its content has changed, but its time has not.
  case rot
  /// Its content has changed; the next import will see it.
  case edited
  case missing
  case unreadable(String)

  /// Reads the whole file, in pieces.
  ///
  /// - Throws: `Interruption`.
  init(
    of file: KnownPhoto.File, digest: PhotoDigest, cancellation: Cancellation
  ) throws(Interruption) {
    do {
      let descriptor = try WholeFile.open(FilePath(file.location.path))
      self = try descriptor.closeAfter {
        try Self.state(descriptor, file.stamp, digest, cancellation)
      }
    } catch let interruption as Interruption {
      throw interruption
    } catch let error as Errno {
      // A socket can't be opened.
      let isMissing = SystemCall.lacksFile(FilePath(file.location.path))
      self = isMissing ? .missing : .unreadable("\(error)")
    } catch {
      self = .unreadable("\(error)")
    }
  }

  private static func state(
    _ file: FileDescriptor, _ recorded: FileStamp, _ digest: PhotoDigest, _ cancellation: Cancellation
  ) throws -> OriginalState {
    let status = try SystemCall.status(file)
    guard status.st_mode & S_IFMT == S_IFREG else { return .missing }
    let stamp = FileStamp(status)
    let found = try SHA256.digest(of: file, cancellation: cancellation)
    guard try FileStamp(SystemCall.status(file)) == stamp else {
      return .unreadable("changed while it was read")
    }
    if found == digest { return .right }
    return stamp.modified == recorded.modified ? .rot : .edited
  }
}
