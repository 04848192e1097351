import ArgumentParser
import PholioKit

struct BackupCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write galleries, orders and words to one file.",
    discussion: """
      Other commands may run meanwhile. The file holds neither photos nor thumbnails; pholio check --repair \
      makes thumbnails again. To restore, stop every pholio and copy the file over catalog.sqlite in the \
      library's folder.
      """)
  static let examples = [
    Example("pholio backup galleries.pholio", "Writes the catalog to a file."),
    Example("pholio backup galleries.pholio --force", "Replaces the file."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: ArgumentHelp("The file to write.", valueName: "file"))
  var file: PathArgument

  @Flag(help: "Replace the file if there is one.")
  var force = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func run() throws {
    let cancellation = StopSignal.listen()
    let backup = try library.open().backup(
      to: file.absolute, isForced: force, isDryRun: dryRun, cancellation: cancellation)
    if !dryRun { Output.noteChange() }
    if json { return try Output.json(backup) }
    let size = backup.bytes.map { ", \($0) bytes" } ?? ""
    let galleries = counted(backup.galleries, "gallery", plural: "galleries")
    Message.line(
      "\(dryRun ? "Would write " : "")\(backup.path): \(galleries), \(counted(backup.photos, "photo"))\(size)"
    )
  }
}
