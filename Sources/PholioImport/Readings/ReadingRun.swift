package import PholioCatalog
package import PholioDisk
import PholioFacts
package import PholioImaging
import PholioLibrary
import Synchronization
import SystemPackage

/// Says what is in files, each by itself, without a library: the part of an import that many machines can
/// share.
package struct ReadingRun: Sendable {
  /// Where thumbnails go.
  package enum Thumbnails: Sendable {
    case nowhere
    /// Into the lines.
    case inline
    case shared(SharedThumbnails)
  }

  private let reader: PhotoReader
  private let thumbnails: Thumbnails
  private let folders: FolderRoles
  private let jobs: Int
  private let cancellation: Cancellation

  /// - Parameter jobs: How many files are read at once.
  package init(
    thumbnails: Thumbnails, jobs: Int, formats: OriginalFormats = .standard, cancellation: Cancellation
  ) {
    var reader = PhotoReader(
      thumbnails: .nowhere, knownThumbnail: { _ in nil }, followsLinks: true, formats: formats,
      cancellation: cancellation)
    if case .shared(let folder) = thumbnails {
      reader.takeThumbnail = { jpeg, digest in try folder.write(jpeg, for: digest) }
    }
    self.reader = reader
    self.thumbnails = thumbnails
    self.jobs = jobs
    self.cancellation = cancellation
    folders = FolderRoles(formats)
  }

  /// Reads files as their paths come in, and gives their readings in that order. It ends where the paths do,
  /// or once it has to stop.
  ///
  /// - Parameter paths: Absolute ones are expected; others have no file.
  /// - Throws: `FileError` for a thumbnail that can't be written; what `paths` and `deliver` throw.
  package func run(
    _ paths: PathStream, absolute: (ByteString) throws -> ByteString, deliver: (ReadingLine) throws -> Void
  ) throws {
    while !cancellation.isCancelled {
      var isFirst = true
      // Where no path is waiting, what is in work is delivered, and then one is waited for.
      try OrderedPipeline.run(
        jobs: jobs, asksAgain: true, isStopped: { cancellation.isCancelled },
        next: {
          defer { isFirst = false }
          return try paths.next(waiting: isFirst, cancellation).map(absolute)
        },
        work: { path in Result<ReadingLine?, any Error> { try line(of: path) } },
        deliver: { if let line = try $0.get() { try deliver(line) } })
      if paths.isAtEnd { return }
    }
  }

  /// - Returns: Nil if the run was stopped meanwhile.
  func line(of path: ByteString) throws -> ReadingLine? {
    let location = FileLocation(path: path)
    // No system has such files.
    if path.bytes.first != UInt8(ascii: "/") || path.bytes.contains(0) {
      return ReadingLine(
        location: location, found: .unreadable("no path"), reader: PhotoMetadata.version)
    }
    if case .companion(let kind, of: let owner) = folders.role(of: location) {
      return try companion(kind, of: owner, at: location)
    }
    guard case .inline = thumbnails else {
      return try line(reader.open(FileToRead(location: location)))
    }
    let kept = KeptJPEG()
    var reader = reader
    reader.takeThumbnail = { jpeg, _ in kept.bytes.withLock { $0 = jpeg } }
    var line = try line(reader.open(FileToRead(location: location)))
    line?.jpeg = kept.bytes.withLock { $0 }
    return line
  }

  private final class KeptJPEG: Sendable {
    let bytes = Mutex<[UInt8]?>(nil)
  }

  private func line(_ file: FileResult) throws -> ReadingLine? {
    var line = ReadingLine(
      location: file.file.location, stamp: file.stamp, found: .ignored, reader: PhotoMetadata.version)
    switch file.reading {
    case .photo(let content, let taken, let warnings):
      line.found = .photo(content, taken: taken.source.isOfFile ? nil : taken, warnings: warnings)
      line.companions = folders.companions(of: file.file.location)
    case .problem(let reason): line.found = .problem(reason)
    case .unreadable(let reason): line.found = .unreadable(reason)
    case .unsupported(let type): line.found = .unsupported(type)
    case .ignored: break
    case .vanished: line.found = .gone
    case .stopped: return nil
    case .companion, .known, .metadata: preconditionFailure("of a file by itself, without a catalog")
    }
    return line
  }

  /// Of companions only those with words are read: the others are their photos' in any case.
  private func companion(
    _ kind: Companion.Kind, of owner: ByteString, at location: FileLocation
  ) throws -> ReadingLine? {
    guard let stamp = SystemCall.stamp(FilePath(location.path)) else {
      return try line(reader.open(FileToRead(location: location)))
    }
    let file = FileToRead(location: location, joining: CompanionLink(kind, of: owner, stamp: stamp))
    let reading = try reader.open(file)
    guard case .companion(let content) = reading.reading else { return try line(reading) }
    return ReadingLine(
      location: location, stamp: reading.stamp, found: .companion(kind, of: owner, content: content),
      reader: PhotoMetadata.version)
  }
}
