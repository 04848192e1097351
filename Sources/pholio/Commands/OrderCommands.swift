import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit

struct OrderCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "order", abstract: "Print a gallery's order as a text.",
    discussion: """
      Prints a line for each photo. Lines may be moved and removed, and pholio reorder --order takes the \
      text back.
      """)
  static let examples = [
    Example("pholio order Rome > order.txt", "Writes the order to a file."),
    Example(
      "pholio order Rome | tac | pholio reorder Rome --order -",
      "Turns the order around by another program."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Flag(help: "Print JSON: each photo's position, hash and name.")
  var json = false

  func run() throws {
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
      .gallery(gallery), [.remove(.selection(chosen.photos))], isDryRun: options.dryRun)
    if try options.record(outcome, of: gallery) { return }
    let verb = options.dryRun ? "would remove" : "removed"
    Message.line("\(gallery): \(verb) \(counted(outcome.moved, "photo"))")
  }
}
