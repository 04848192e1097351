import ArgumentParser
import PholioCatalog
import PholioFacts
import PholioKit

struct GalleriesCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "galleries", abstract: "List the galleries, in their own order.",
    discussion: """
      For each: how many photos, the drop cap, the order's revision, the dates of its first and last photo, \
      and its name. --json also has whether it is locked, its policy and its selection.
      """)
  static let examples = [
    Example("pholio galleries", "A line for each gallery."),
    Example("pholio galleries --json", "The same for programs, with policies and selections."),
  ]

  @OptionGroup var library: LibraryOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let galleries = try library.open().galleries()
    if json { return try Output.json(galleries) }
    Output.table(
      ["PHOTOS", "CAP", "REVISION", "FIRST TAKEN", "LAST TAKEN", "NAME"],
      galleries.map {
        [
          "\($0.gallery.count)", "\($0.gallery.cap)", "\($0.gallery.revision)",
          $0.firstTaken?.civil.dateText ?? "-", $0.lastTaken?.civil.dateText ?? "-",
          $0.gallery.name + ($0.gallery.isLocked ? " (locked)" : ""),
        ]
      }, right: [0, 1, 2])
  }
}
