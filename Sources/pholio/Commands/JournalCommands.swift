import ArgumentParser
import Foundation
import PholioCatalog
import PholioKit
import PholioLibrary

struct UndoCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back the latest change.",
    discussion: """
      Typed again, it takes back the change before that; pholio redo makes a change again. Changes of \
      orders, of captions, ratings, flags, labels, keywords, turns and spans, and deleted or merged \
      galleries can be undone. Imports can't, nor a gallery's name, cap, lock and policy. pholio \
      history lists changes.
      """)
  static let examples = [
    Example("pholio undo Rome", "Takes back the latest change of Rome."),
    Example("pholio undo --dry-run", "Says which change is the library's latest."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery's name (default: the gallery that was changed last).", completion: .galleries)
  var gallery: String?

  func run() throws {
    let outcome = try options.open().undo(gallery.map { .gallery($0) })
    try options.printOutcome(outcome, about: gallery, would: "undo", done: "undid")
  }
}

struct RedoCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Make a change again that was undone.",
    discussion: "It makes the change that was undone last. After a new change, nothing is left to redo.")
  static let examples = [
    Example("pholio redo Rome", "Makes again what was undone in Rome."),
    Example("pholio redo Rome --dry-run", "Says what would be made again."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery's name (default: the gallery of the latest undo).", completion: .galleries)
  var gallery: String?

  func run() throws {
    let outcome = try options.open().redo(gallery.map { .gallery($0) })
    try options.printOutcome(outcome, about: gallery, would: "do again", done: "did again")
  }
}

extension ChangeOptions {
  fileprivate func printOutcome(
    _ outcome: ChangeOutcome, about gallery: String?, would: String, done: String
  ) throws {
    if try record(outcome, of: gallery) { return }
    // What was undone, without the verb.
    let change = outcome.summary.split(separator: " ", maxSplits: 1).last ?? ""
    Message.line("\(dryRun ? "would \(would)" : done): \(change)")
  }
}

struct HistoryCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List the changes of a gallery, the latest first.",
    discussion: "For each: when, how many photos it moved, what it did, and whether it is undone.")
  static let examples = [
    Example("pholio history Rome", "A line for each change."),
    Example("pholio history Rome --json", "The same for programs."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let changes = try library.open().history(of: .gallery(gallery))
    if json { return try Output.json(changes.map(Record.init)) }
    Output.table(
      ["WHEN", "MOVED", "WHAT"],
      changes.map {
        [
          $0.at.formatted(.iso8601), "\($0.movedCount)",
          $0.summary + ($0.state == .done ? "" : " (\($0.state.rawValue))"),
        ]
      }, right: [1])
  }

  private struct Record: Encodable {
    var at: String
    var moved: Int
    var state: String
    var summary: String

    init(_ change: Change) {
      at = change.at.formatted(.iso8601)
      moved = change.movedCount
      state = change.state.rawValue
      summary = change.summary
    }
  }
}
