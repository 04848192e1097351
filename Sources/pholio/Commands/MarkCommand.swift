import ArgumentParser
import Foundation
import PholioCatalog
import PholioKit
import PholioLibrary

struct MarkCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark",
    abstract: "Save a gallery's order under a name.",
    discussion: "Without a name, the saved orders are listed. pholio restore brings one back.")
  static let examples = [
    Example("pholio mark Rome 'as sent'", "Saves the order as it is now."),
    Example("pholio mark Rome", "Lists the saved orders."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Argument(
    help: """
      The name of the order as it is now; an order saved under that name is replaced (default: list them).
      """, completion: .marks)
  var name: String?

  func validate() throws {
    if let name { try Typed.check(text: name) }
  }

  func run() throws {
    let library = try options.open()
    if let name {
      let outcome = try library.mark(.gallery(gallery), named: name)
      return try options.printOutcome(outcome, about: gallery)
    }
    let marks = try library.marks(of: .gallery(gallery))
    if options.json { return try Output.json(marks.map(Record.init)) }
    Output.table(
      ["WHEN", "PHOTOS", "NAME"], marks.map { [$0.at.formatted(.iso8601), "\($0.photos.count)", $0.name] },
      right: [1])
  }

  private struct Record: Encodable {
    var name: String
    var at: String
    var photos: Int

    init(_ mark: Mark) {
      name = mark.name
      at = mark.at.formatted(.iso8601)
      photos = mark.photos.count
    }
  }
}

struct RestoreCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Bring back an order that mark has saved.",
    discussion: """
      Photos that were added later stay behind the photos that they follow now. pholio undo takes the change \
      back.
      """)
  static let examples = [
    Example("pholio restore Rome 'as sent'", "Brings that order back."),
    Example("pholio restore Rome 'as sent' --dry-run", "Says what would be done."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Argument(help: "The name that the order was saved under.", completion: .marks)
  var name: String

  func run() throws {
    let outcome = try options.open().restore(.gallery(gallery), mark: name)
    try options.printOutcome(outcome, of: gallery, "\(options.dryRun ? "restore" : "restored") \(name)")
  }
}
