import ArgumentParser
import PholioDisk
import PholioKit
import PholioLibrary

struct BackupCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write galleries, orders and words to one file.",
    discussion: """
      Other commands may run meanwhile. The file holds neither photos nor thumbnails; pholio check --repair \
      makes thumbnails again.

      With --restore, the file is put in the place of the library's catalog. That one stays beside it, under \
      a name with the time. pholio serve and pholio watch go on with the restored one.
      """)
  static let examples = [
    Example("pholio backup galleries.pholio", "Writes the catalog to a file."),
    Example("pholio backup galleries.pholio --force", "Replaces the file."),
    Example("pholio backup --restore galleries.pholio", "Puts that file back."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: ArgumentHelp("The file to write, or to put back.", valueName: "file"))
  var file: PathArgument

  @Flag(help: "Put the file in the place of the library's catalog.")
  var restore = false

  @Flag(help: "Replace the file if there is one.")
  var force = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func validate() throws {
    if restore && force { throw ValidationError("--force is for a file that is written") }
  }

  func run() throws {
    let cancellation = StopSignal.listen()
    if restore { return try putBack(cancellation) }
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

  private func putBack(_ cancellation: Cancellation) throws {
    let backup = try Library.restore(
      library.folder, from: file.absolute, isDryRun: dryRun, cancellation: cancellation)
    if !dryRun { Output.noteChange() }
    if json { return try Output.json(backup) }
    let galleries = counted(backup.galleries, "gallery", plural: "galleries")
    let photos = counted(backup.photos, "photo")
    Message.line("\(dryRun ? "Would restore" : "Restored") \(backup.path): \(galleries), \(photos)")
    if let kept = backup.kept { Message.line("The catalog that was there is \(kept)") }
  }
}
