import ArgumentParser
import Glibc
import PholioDisk
import PholioLibrary
import PholioOut
import SystemPackage

/// The archive that an export goes into, instead of a folder.
struct ExportArchiveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write one zip instead of a folder; - is standard output. Files are not compressed (default: none).",
      valueName: "file"), completion: .file(extensions: ["zip"]))
  var zip: PathArgument?

  @Option(
    help: ArgumentHelp(
      """
      Write one tar instead of a folder; - is standard output (default: none).
      """, valueName: "file"),
    completion: .file(extensions: ["tar"]))
  var tar: PathArgument?

  struct Target {
    var format: ArchiveFormat
    /// Nil: standard output.
    var path: PathArgument?
  }

  var target: Target? {
    if let zip { return Target(format: .zip, path: zip.path == "-" ? nil : zip) }
    return tar.map { Target(format: .tar, path: $0.path == "-" ? nil : $0) }
  }

  func validate() throws {
    if zip != nil && tar != nil { throw ValidationError("--zip and --tar: one of them") }
  }
}

extension ExportCommand {
  /// What was put into an archive, as JSON.
  private struct ArchiveRecord: Encodable {
    var gallery: String
    /// Nil: standard output.
    var archive: ByteString?
    var files: Int
    /// Of all files together.
    var bytes: Int
    var missing: [ExportPlan.Missing]
    var names: [ExportPlan.Renaming]

    private enum CodingKeys: String, CodingKey {
      case gallery, archive, files, bytes, missing, names
      case archiveBytes = "archive_bytes"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(gallery, forKey: .gallery)
      try container.encode(archive ?? ByteString("-"), as: .archive, bytes: .archiveBytes)
      try container.encode(files, forKey: .files)
      try container.encode(bytes, forKey: .bytes)
      try container.encode(missing, forKey: .missing)
      try container.encode(names, forKey: .names)
    }
  }

  func validateArchive() throws {
    let option = archive.zip == nil ? "--tar" : "--zip"
    if folder != nil { throw ValidationError("a folder or \(option), not both") }
    if asked.link != nil { throw ValidationError("\(option) and --link: an archive has copies") }
    if delete { throw ValidationError("\(option) and --delete: an archive is made anew each time") }
    if archive.target?.path == nil, json {
      throw ValidationError("\(option) - and --json don't go together: standard output is the archive")
    }
  }

  /// - Throws: `ExitCode` for photos that are not in it.
  func exportArchive(to target: ExportArchiveOptions.Target) throws {
    if target.path == nil, !dryRun, Terminal.current.isTerminal(STDOUT_FILENO) {
      throw ValidationError("an archive is not written to a terminal: name a file, or send it on with | or >")
    }
    let cancellation = StopSignal.listen()
    let library = try library.open()
    let path = try target.path?.absolute
    if !dryRun { try ArchiveWriter.requireLibrary() }
    if let path { try library.requireForArchive(path) }
    let plan = try library.plan(export: asked.options, of: .gallery(gallery), cancellation: cancellation)
    if dryRun { return try rehearse(plan, to: path) }
    let bar = ProgressBar("files")
    let outcome: ArchiveOutcome
    do {
      defer { bar.finish() }
      if let path {
        outcome = try library.archive(
          plan, as: target.format, jobs: jobs.count, to: path, cancellation: cancellation, progress: bar.show)
      } else {
        outcome = try library.archive(
          plan, as: target.format, jobs: jobs.count, cancellation: cancellation, progress: bar.show
        ) { try Self.send($0) }
      }
    }
    if path != nil { Output.noteChange() }
    try printRecord(
      ArchiveRecord(
        gallery: plan.gallery, archive: path?.byteString, files: outcome.files,
        bytes: outcome.byteCount, missing: outcome.missing, names: plan.renamings))
  }

  private func rehearse(_ plan: ExportPlan, to path: FilePath?) throws {
    try printRecord(
      ArchiveRecord(
        gallery: plan.gallery, archive: path?.byteString, files: plan.items.count,
        bytes: plan.items.reduce(0) { $0 + $1.byteCount }, missing: plan.missing, names: plan.renamings))
  }

  private func printRecord(_ record: ArchiveRecord) throws {
    if json {
      try Output.json(record)
    } else {
      Message.line(
        "\(record.gallery): \(dryRun ? "would put " : "")\(counted(record.files, "file")) in "
          + (record.archive?.shown ?? "the archive"))
      printRenamings(record.names)
    }
    printMissing(record.missing)
    if !record.missing.isEmpty { throw ExitCode(ExitStatus.problems.rawValue) }
  }

  /// - Throws: `FileError`.
  private static func send(_ bytes: UnsafeRawBufferPointer) throws {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch let error as Errno {
      throw FileError(.writing, "standard output", error)
    }
  }
}
