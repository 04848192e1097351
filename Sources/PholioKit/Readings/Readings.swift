import PholioCatalog
import PholioFacts
import PholioImaging
import Synchronization
import SystemPackage

/// Readings that others have made, for an import: looked up by path, believed as far as they can be.
final class Readings: Sendable {
  private let index: ReadingIndex
  private let sources: ReadingSources
  /// Where thumbnails are, beside those in lines.
  let thumbnails: ThumbnailStore?
  private let formats: OriginalFormats
  private let counted: Mutex<ImportReport.Readings>

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
    counted = Mutex(ImportReport.Readings(taken: 0, readHere: 0, damaged: damaged))
  }

  /// What came of them so far.
  var counts: ImportReport.Readings { counted.withLock { $0 } }

  func count(taken: Int, readHere: Int) {
    counted.withLock { counts in
      counts.taken += taken
      counts.readHere += readHere
    }
  }

  /// Notes that a photo came without a thumbnail.
  func noteLack() { counted.withLock { $0.lackThumbnails = true } }

  /// Whether there may be a reading of a file.
  func mayHave(_ file: FileToRead) -> Bool { !index.entries(of: file.location.path).isEmpty }

  /// The reading of a file as it was listed; nil if there is none that can be believed.
  func line(for file: FileToRead) -> ReadingLine? {
    let path = file.location.path
    var damaged = 0
    defer { if damaged > 0 { counted.withLock { $0.damaged += damaged } } }
    for entry in index.entries(of: path) {
      guard let bytes = sources.line(entry), let line = try? ReadingLine(claimed: bytes) else {
        damaged += 1
        continue
      }
      if line.location == file.location, line.stamp == file.listed, line.stamp != nil, fits(line, file) {
        return line
      }
    }
    return nil
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
