import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioLibrary
import PholioOut
import SystemPackage

struct OrderCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "order", abstract: "Print a gallery's order as a text.",
    usage: "pholio order <gallery> [--json]\npholio order --all <dir>",
    discussion: """
      Prints a line for each photo. Lines may be moved and removed, and pholio reorder --order takes the \
      text back.

      With --all, the orders of all galleries are written into files: NAME.txt each. If the library is ever \
      lost, import the photos again and give the files to pholio reorder --order: it finds the photos by their \
      content. A file that pholio did not write is never replaced, and one that is right is left alone.
      """)
  static let examples = [
    Example("pholio order Rome > order.txt", "Writes the order to a file."),
    Example(
      "pholio order Rome | tac | pholio reorder Rome --order -",
      "Turns the order around by another program."),
    Example("pholio order --all .", "Writes all orders into the folder where you are."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String?

  @Option(
    help: ArgumentHelp(
      "Write all galleries' orders into this folder, which must be there (default: none).", valueName: "dir"),
    completion: .directory)
  var all: PathArgument?

  @Flag(help: "Print JSON: each photo's position, hash and name.")
  var json = false

  func validate() throws {
    if (gallery == nil) == (all == nil) {
      throw ValidationError("a gallery is needed, or --all with a folder")
    }
    if all != nil, json { throw ValidationError("--json goes with a gallery") }
  }

  func run() throws {
    if let all { return try writeAll(to: all.absolute) }
    guard let gallery else { return }
    let library = try library.open()
    guard json else { return try library.writeOrder(of: .gallery(gallery), Output.line) }
    var list: JSONList?
    try library.show(.gallery(gallery)) { gallery in
      list = try JSONList("photos", after: Head(gallery: gallery.name, revision: gallery.revision))
    } _: { record in
      try list?.add(
        Record(
          position: record.position, sha256: record.photo.content.digest.hex,
          name: record.location?.name.shown))
    }
    try list?.end()
  }

  /// A line for each text that is not as it was, and one with their numbers. On standard output: cron's
  /// mail then has the errors alone, if that goes nowhere.
  private func writeAll(to folder: FilePath) throws {
    let orders = try library.open().writeOrders(to: folder, StopSignal.listen())
    for text in orders.written { Output.line("\(text.byteString.shown): written") }
    for text in orders.gone { Output.line("\(text.byteString.shown): its gallery is gone") }
    let written = counted(orders.written.count, "order")
    Output.line("\(folder.byteString.shown): \(written) written, \(orders.unchangedCount) as they were")
  }

  private struct Head: Encodable {
    var gallery: String
    var revision: Int
  }

  private struct Record: Encodable {
    var position: Int
    var sha256: String
    var name: String?
  }
}

struct RemoveCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take photos out of a gallery.",
    discussion: """
      Their files stay, and other galleries keep the photos. Imports don't put them back. pholio undo does.
      """)
  static let examples = [
    Example("pholio remove Rome 5", "Takes the fifth photo out of the gallery."),
    Example("pholio remove Rome 'rating:0-1' --dry-run", "Says how many photos would be taken out."),
  ]

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  func run() throws {
    let gallery = chosen.gallery
    let outcome = try options.open().reorder(
      .gallery(gallery), [.remove(.selection(chosen.photos))])
    if try options.record(outcome, of: gallery) { return }
    let verb = options.dryRun ? "would remove" : "removed"
    Message.line("\(gallery): \(verb) \(counted(outcome.moved, "photo"))")
  }
}
