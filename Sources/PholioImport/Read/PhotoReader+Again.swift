import PholioCatalog
import PholioDisk
import PholioImaging
import SystemPackage

/// Reading the metadata of known photos once more.
extension PhotoReader {
  /// Most JPEGs have all metadata in so many bytes.
  private static let startLength = 256 << 10

  /// Reads facts and words alone. No pixel is decoded.
  ///
  /// - Returns: Nil if that is not wanted, or if the file has changed: then it is read like any other.
  func readAgain(_ file: FileToRead) throws -> FileResult? {
    guard file.photoToReadAgain != nil, let stamp = file.known?.stamp else { return nil }
    do {
      guard let metadata = try metadata(of: file.location, stamp) else { return nil }
      return FileResult(file: file, reading: .metadata(metadata), stamp: stamp)
    } catch ImagingError.cancelled {
      return FileResult(file: file, reading: .stopped)
    } catch is Interruption {
      return FileResult(file: file, reading: .stopped)
    } catch let error as Errno where error.isOfMissingFile {
      return FileResult(file: file, reading: .vanished)
    } catch is Errno, is ImagingError {
      return FileResult(file: file, reading: .metadata(nil), stamp: stamp)
    }
  }

  /// - Parameter stamp: What the file has to be; nil is returned for another one.
  private func metadata(of location: FileLocation, _ stamp: FileStamp) throws -> PhotoMetadata? {
    let file = try WholeFile.open(FilePath(location.path), followingLinks: followsLinks)
    defer { try? file.close() }
    guard try isUnchanged(file, stamp), stamp.byteCount <= WholeFile.longest else { return nil }
    let start = try WholeFile.prefix(file, byteCount: min(Self.startLength, stamp.byteCount))
    if let metadata = formats.metadata(start: start, name: location.name.bytes) {
      return try isUnchanged(file, stamp) ? metadata : nil
    }
    let share = try MemoryBudget.files.enter(stamp.byteCount) { cancellation.isCancelled }
    defer { share.giveBack() }
    let bytes = try WholeFile.read(
      file, byteCount: stamp.byteCount, after: start, cancellation: cancellation)
    guard try isUnchanged(file, stamp), bytes.count == stamp.byteCount else { return nil }
    return try formats.open(bytes, name: location.name.bytes).metadata
  }

  private func isUnchanged(_ file: FileDescriptor, _ stamp: FileStamp) throws -> Bool {
    try FileStamp(SystemCall.status(file)) == stamp
  }
}
