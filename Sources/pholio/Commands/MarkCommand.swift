import ArgumentParser
import Foundation
import PholioCatalog
import PholioKit

struct MarkCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark",
    abstract: "Keep a gallery's order under a name, or list those.",
    discussion: "Without a name, the marks are listed. pholio restore brings an order back.")
  static let examples = [
    Example("pholio mark Rome 'as sent'", "Keeps the order as it is now."),
    Example("pholio mark Rome", "Lists the orders that are kept."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Argument(
    help: "What to call its order as it is now; a mark of that name is replaced.", completion: .marks)
  var name: String?

  func validate() throws {
    if let name { try Typed.check(text: name) }
  }

  func run() throws {
    let library = try options.open()
    if let name {
      let outcome = try library.mark(.gallery(gallery), named: name, isDryRun: options.dryRun)
      return try options.tell(outcome, about: gallery)
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
    abstract: "Bring back an order that mark has kept.",
    discussion: "Photos that were added since keep their neighbours. Undo takes it back.")
  static let examples = [
    Example("pholio restore Rome 'as sent'", "Brings that order back."),
    Example("pholio restore Rome 'as sent' --dry-run", "Says what would be done."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Argument(help: "The mark's name.", completion: .marks)
  var name: String

  func run() throws {
    let outcome = try options.open().restore(.gallery(gallery), mark: name, isDryRun: options.dryRun)
    try options.tell(outcome, of: gallery, "\(options.dryRun ? "restore" : "restored") \(name)")
  }
}
