import ArgumentParser
import PholioCatalog
import PholioKit

struct RelocateCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "relocate",
    abstract: "Tell the library that a folder of photos has moved.",
    discussion: """
      Type it after you have moved the folder; it moves no file itself. Galleries, orders and history stay \
      as they are. The disk need not be there. Photos that the library already knows at the new path are \
      joined with the old ones.
      """)
  static let examples = [
    Example("pholio relocate Rome /media/disk/Rome --dry-run", "Says what would change."),
    Example("pholio relocate Rome /media/disk/Rome", "The photos of Rome are on a disk now."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: ArgumentHelp("The folder's path before.", valueName: "old"))
  var old: PathArgument

  @Argument(help: ArgumentHelp("The folder's path now.", valueName: "new"))
  var new: PathArgument

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func run() throws {
    let cancellation = StopSignal.listen()
    let report = try library.open(isRehearsal: dryRun).relocate(
      old.absolute, to: new.absolute, cancellation: cancellation)
    if !dryRun { Output.noteChange() }
    if json { try Output.json(report) }
    let relocation = report.relocation
    Message.line(
      "\(dryRun ? "Would relocate" : "Relocated") \(counted(relocation.folders, "folder")), "
        + counted(relocation.files, "file"))
    if relocation.merged > 0 {
      Message.line(
        "  \(counted(relocation.merged, "folder")) known at the new path already, with "
          + "\(counted(relocation.dropped, "file")) of the same name and photo")
    }
    for gallery in relocation.unlinked {
      Message.line("  '\(gallery)' is its folder's gallery no more: the folder there has one")
    }
    Message.line("  \(report.there) there now, \(report.missing) not there")
  }
}
