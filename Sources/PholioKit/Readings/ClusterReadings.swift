import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import Synchronization
import SystemPackage

/// Readings that others have made, for an import: looked up by path, believed as far as they can be.
final class ClusterReadings: Sendable {
  private let index: ReadingIndex
  private let sources: ReadingSources
  /// Where thumbnails are, beside those in lines.
  let thumbnails: ThumbnailStore?
  private let formats: OriginalFormats
  private let counted: Mutex<ImportReport.ClusterReadings>

  /// - Parameters:
  ///   - paths: Only readings of what is at or below them are kept.
  ///   - thumbnails: The folder that `pholio read` has filled; nil: none is taken from a folder.
  ///   - folder: For files without a name: as large as what is not in plain files, and 24 bytes a reading.
  ///   - capacity: How many places are kept in memory.
  /// - Throws: `FileError`, `ReadingsError`, `ArchiveError`, `Interruption`.
  init(
    from origin: ReadingOrigin, under paths: [FilePath], thumbnails: FilePath?, in folder: FilePath,
    formats: OriginalFormats, capacity: Int = 1 << 19, cancellation: Cancellation = Cancellation()
  ) throws {
    var files = try ReadingFiles(in: folder, cancellation)
    var builder = ReadingIndex.Builder(in: folder, capacity: capacity)
    let covered = PathSet(paths)
    var damaged = 0
    try files.collect(origin) { line, keep in
      guard let path = ReadingLine.path(of: line) else {
        damaged += 1
        return
      }
      guard covered.covers(path) else { return }
      let (source, offset) = try keep()
      try builder.add(ReadingIndex.Entry(path, source: source, offset: offset, byteCount: line.count))
    }
    damaged += files.tooLongLines + files.damagedStreams
    index = try builder.finish(cancellation)
    sources = files.finish()
    self.thumbnails = thumbnails.map { ThumbnailStore(folder: $0) }
    self.formats = formats
    counted = Mutex(ImportReport.ClusterReadings(damaged: damaged))
  }

  /// What came of them so far.
  var counts: ImportReport.ClusterReadings { counted.withLock { $0 } }

  func countTaken() { counted.withLock { $0.taken += 1 } }

  func countReadHere(_ lack: ReadingLack) { counted.withLock { $0.lacks[lack, default: 0] += 1 } }

  /// Notes that a photo came without a thumbnail.
  func noteLack() { counted.withLock { $0.lackThumbnails = true } }

  /// Whether there may be a reading of a file.
  func mayHave(_ file: FileToRead) -> Bool { !index.entries(of: file.location.path).isEmpty }

  /// The reading of a file as it was listed.
  ///
  /// - Throws: Why there is none that can be believed: what is wrong with the one that came last.
  func line(for file: FileToRead) throws(ReadingLack) -> ReadingLine {
    var lack: ReadingLack?
    var damaged = 0
    defer { if damaged > 0 { counted.withLock { $0.damaged += damaged } } }
    for entry in index.entries(of: file.location.path) {
      guard let bytes = sources.line(entry), let line = try? ReadingLine(claimed: bytes) else {
        damaged += 1
        lack = lack ?? .damaged
        continue
      }
      // Another path may have the same hash.
      guard line.location == file.location else { continue }
      guard let wrong = self.lack(of: line, for: file) else { return line }
      lack = lack ?? wrong
    }
    throw lack ?? .noReading
  }

  /// What is wrong with a reading of a file; nil: nothing.
  private func lack(of line: ReadingLine, for file: FileToRead) -> ReadingLack? {
    switch line.found {
    case .gone, .unreadable: .unread
    case _ where line.stamp == nil || line.stamp != file.listed: .changed
    case _ where !fits(line, file): .otherwise
    default: nil
    }
  }

  /// Whether a reading is of the sort that is wanted of a file. What could not be read there may be readable
  /// here.
  private func fits(_ line: ReadingLine, _ file: FileToRead) -> Bool {
    switch line.found {
    case .photo: file.joining == nil
    case .companion(_, of: _, let words): file.joining?.kind == .sidecar && words != nil
    case .problem: file.joining == nil && file.photoToReadAgain == nil
    case .unsupported(let type):
      file.joining == nil && file.photoToReadAgain == nil && !formats.has(kind: type)
    case .ignored:
      file.joining == nil && file.photoToReadAgain == nil
        && formats.format(named: file.location.name.bytes) == nil
    case .unreadable, .gone: false
    }
  }
}
