import Glibc
package import PholioDisk
import PholioImaging
import PholioLibrary
package import SystemPackage

/// What became of an archive.
package struct ArchiveOutcome: Sendable {
  /// How many files are in it, and how many bytes these have together.
  package fileprivate(set) var files = 0
  package fileprivate(set) var byteCount = 0
  /// Photos that are not in it: those of the plan, and those that could not be read.
  package fileprivate(set) var missing: [ExportPlan.Missing]
}

/// Why a file is not replaced by an archive.
package enum ArchiveFileError: Error, Hashable {
  /// There is a file, and it is none.
  case isNoArchive(String)
}

extension Library {
  /// Writes what a plan has into an archive, in the plan's order, while it is made: memory does not grow with
  /// the photos' number and size. A photo that can't be read is left out, and named.
  ///
  /// - Parameters:
  ///   - jobs: How many photos are read, or made, at once.
  ///   - progress: Called after each file.
  ///   - sink: Takes the archive, in pieces.
  /// - Throws: `ArchiveError`; `ExportProblem` for a large file that has changed while it was read: then the
  ///   archive is of no use; `Interruption`; what `sink` throws.
  package func archive(
    _ plan: ExportPlan, as format: ArchiveFormat, jobs: Int, cancellation: Cancellation = Cancellation(),
    progress: (WorkProgress) -> Void = { _ in }, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> ArchiveOutcome {
    let writer = try ArchiveWriter(format)
    var outcome = ArchiveOutcome(missing: plan.missing)
    var (waiting, done) = (plan.items[...], 0)
    // Copies wait for the disk; two are enough, and their memory is not much.
    let makesPictures = plan.items.contains { $0.content.isMade }
    func send() throws { try writer.take().withUnsafeBytes { if !$0.isEmpty { try sink($0) } } }
    try OrderedPipeline.run(
      jobs: makesPictures ? jobs : min(jobs, 2), isStopped: { cancellation.isCancelled },
      next: { waiting.popFirst() },
      work: { [formats] (item: ExportPlan.Item) -> Result<ArchivedItem, any Error> in
        Result { try ArchivedItem(item, formats, cancellation) }
      },
      deliver: { result in
        let archived = try result.get()
        try cancellation.check()
        if let reason = archived.problem {
          outcome.missing.append(archived.missing(reason))
        } else {
          try writer.begin(archived.item.path, modified: archived.modified, byteCount: archived.byteCount)
          try archived.write { piece in
            try writer.write(piece)
            try send()
          }
          try writer.end()
          outcome.files += 1
          outcome.byteCount += archived.byteCount
        }
        done += 1
        progress(WorkProgress(done: done, total: plan.items.count))
      })
    try cancellation.check()
    try writer.close()
    try send()
    outcome.missing.sort { $0.position < $1.position }
    return outcome
  }

  /// The same into a file, which is there whole or not at all; one that is there is replaced if it is an
  /// archive. A device or a pipe is written directly.
  ///
  /// - Throws: As above; `ArchiveFileError`; `FileError`; `OwnedFolderError` for a file in the library or in
  ///   an imported folder.
  package func archive(
    _ plan: ExportPlan, as format: ArchiveFormat, jobs: Int, to path: FilePath,
    cancellation: Cancellation = Cancellation(), progress: (WorkProgress) -> Void = { _ in }
  ) throws -> ArchiveOutcome {
    try requireForArchive(path)
    var outcome = ArchiveOutcome(missing: [])
    try AtomicFile.writeNameless(to: path) { file in
      outcome = try archive(plan, as: format, jobs: jobs, cancellation: cancellation, progress: progress) {
        piece in
        // Who reads a photo takes an `Errno` for its own.
        try OriginalsStore.act(.writing, path) { try file.send(piece, cancellation) }
      }
    }
    return outcome
  }

  /// Whether a file may be written: before anything is done.
  ///
  /// - Throws: `ArchiveFileError`, `OwnedFolderError`, `FileError`.
  package func requireForArchive(_ path: FilePath) throws {
    try OwnedFolder.requireElsewhere(path, self)
    guard let status = try? SystemCall.status(path, followingLinks: true) else { return }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileError(.writing, path, .isDirectory) }
    guard kind == S_IFREG, status.st_size > 0 else { return }
    do {
      let file = try WholeFile.open(path)
      let start = try file.closeAfter { try WholeFile.prefix(file, byteCount: 512) }
      let (isZip, isTar) = (start.starts(with: "PK".utf8), start.dropFirst(257).starts(with: "ustar".utf8))
      if isZip || isTar { return }
    } catch let error as Errno {
      throw FileError(.reading, path, error)
    }
    throw ArchiveFileError.isNoArchive(path.string)
  }
}

extension ExportPlan.Content {
  fileprivate var isMade: Bool { if case .original = self { false } else { true } }
}

/// An item whose content is known to be right before its first byte goes out: what is written can't be taken
/// back.
private struct ArchivedItem: Sendable {
  let item: ExportPlan.Item
  private(set) var problem: ExportPlan.Missing.Reason?
  private(set) var byteCount = 0
  private(set) var modified = timespec()
  /// Small content; nil: it is read again.
  private var bytes: [UInt8]?
  private let cancellation: Cancellation
  private let formats: OriginalFormats

  /// Content of more bytes is not kept: it is checked, and read again.
  private static let mostKept = 8 << 20

  /// - Throws: `Interruption`.
  init(_ item: ExportPlan.Item, _ formats: OriginalFormats, _ cancellation: Cancellation) throws {
    (self.item, self.formats, self.cancellation) = (item, formats, cancellation)
    do {
      let content = try item.content(formats: formats, cancellation: cancellation)
      (byteCount, modified) = (content.byteCount, content.modified)
      if byteCount <= Self.mostKept {
        var kept: [UInt8] = []
        kept.reserveCapacity(byteCount)
        try content.write { kept += $0 }
        bytes = kept
      } else if item.content != .original(nil) {
        try content.write { _ in }
      }
    } catch let problem as ExportProblem {
      self.problem = problem.reason
    } catch let error as Errno {
      problem = .failed("\(error)")
    } catch let error as FileError {
      problem = .failed("\(error.cause)")
    }
  }

  func missing(_ reason: ExportPlan.Missing.Reason) -> ExportPlan.Missing {
    ExportPlan.Missing(
      position: item.position, name: item.source?.path.shown ?? item.path, reason: reason)
  }

  func write(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    if let bytes { return try bytes.withUnsafeBytes(sink) }
    let content = try item.content(formats: formats, cancellation: cancellation)
    guard content.byteCount == byteCount else { throw ExportProblem(.changed) }
    try content.write(to: sink)
  }
}
