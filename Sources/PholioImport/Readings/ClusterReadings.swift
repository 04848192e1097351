import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
import Synchronization
import SystemPackage

/// Readings that others have made, for an import: looked up by path, believed as far as they can be.
final class ClusterReadings: Sendable {
  private let table: ReadingTable
  /// Where thumbnails are, beside those in lines.
  let thumbnails: ThumbnailStore?
  private let formats: OriginalFormats
  private let counted: Mutex<ImportReport.ClusterReadings>

  /// - Parameters:
  ///   - paths: Only readings of what is at or below them are kept.
  ///   - thumbnails: The folder that `pholio read` has filled; nil: none is taken from a folder.
  /// - Throws: `FileError`, `CatalogError`, `ReadingsError`, `ArchiveError`, `Interruption`.
  init(
    from origin: ReadingOrigin, under paths: [FilePath], thumbnails: FilePath?, formats: OriginalFormats,
    cancellation: Cancellation = Cancellation()
  ) throws {
    table = try ReadingTable()
    var files = ReadingFiles(cancellation)
    let damaged = try table.collect(
      { try files.forEachLine(of: origin, $0) }, under: PathSet(paths))
    self.thumbnails = thumbnails.map { ThumbnailStore(folder: $0) }
    self.formats = formats
    counted = Mutex(
      ImportReport.ClusterReadings(damaged: damaged + files.tooLongLines + files.damagedStreams))
  }

  /// What came of them so far.
  var counts: ImportReport.ClusterReadings { counted.withLock { $0 } }

  func countTaken() { counted.withLock { $0.taken += 1 } }

  func countReadHere(_ lack: ReadingLack) { counted.withLock { $0.lacks[lack, default: 0] += 1 } }

  /// Notes that a photo came without a thumbnail.
  func noteLack() { counted.withLock { $0.lackThumbnails = true } }

  /// Whether there may be a reading of a file.
  func mayHave(_ file: FileToRead) -> Bool { (try? table.has(file.location.path)) ?? false }

  /// The reading of a file as it was listed.
  ///
  /// - Throws: Why there is none that can be believed: what is wrong with the one that came last.
  func line(for file: FileToRead) throws(ReadingLack) -> ReadingLine {
    var lack: ReadingLack?
    // What can't be looked up is read here.
    for line in (try? table.readings(of: file.location)) ?? [] {
      guard let line, line.isOfThisReader else {
        counted.withLock { $0.damaged += 1 }
        lack = lack ?? .damaged
        continue
      }
      guard let wrong = self.lack(of: line, for: file) else { return line.tidied }
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
    case .companion(_, of: _, let content): file.joining?.kind.source != nil && content != nil
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

extension ReadingLine {
  /// Whether this program would have read the same words and facts.
  fileprivate var isOfThisReader: Bool {
    switch found {
    case .photo, .companion(_, of: _, content: .some): reader == PhotoMetadata.version
    case .companion, .problem, .unsupported, .ignored, .unreadable, .gone: true
    }
  }

  /// With texts as what reads metadata leaves them: whoever wrote the line may have written anything.
  fileprivate var tidied: Self {
    var line = self
    switch found {
    case .photo(var content, let taken, let warnings):
      content.facts.tidy()
      content.words.tidy()
      line.found = .photo(
        content, taken: taken, warnings: warnings.prefix(64).compactMap { FactText.tidied($0) })
    case .companion(let kind, of: let owner, var content):
      content?.words.tidy()
      content?.stated.facts.tidy()
      line.found = .companion(kind, of: owner, content: content)
    case .problem(let reason): line.found = .problem(FactText.tidied(reason) ?? "")
    case .unsupported(let type): line.found = .unsupported(FactText.tidied(type) ?? "")
    case .ignored, .unreadable, .gone: break
    }
    return line
  }
}

extension PhotoFacts {
  fileprivate mutating func tidy() {
    for field in Self.fields { field.editTexts(&self) { FactText.tidied($0, hasLines: $1) } }
  }
}

extension PhotoWords {
  fileprivate mutating func tidy() {
    for field in Self.fields { field.editTexts(&self) { FactText.tidied($0, hasLines: $1) } }
  }
}

/// Why a file is read by an import itself, in spite of the readings that it was given.
package enum ReadingLack: String, CaseIterable, Error, Encodable, CodingKeyRepresentable {
  case noReading = "no_reading"
  /// Its size or time is another now.
  case changed
  /// Its file was not there, or could not be read there.
  case unread
  /// Its line makes no sense, or another version of this program has written it.
  case damaged
  /// The thumbnail is missing, or is not what the line says.
  case thumbnail
  /// The line tells of a photo, say, and its file is a photo's companion here.
  case otherwise
}
