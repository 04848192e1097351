import ArgumentParser
import Foundation
import PholioCatalog
import PholioKit

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back the latest change of a gallery's order, or of the library's.")

  @OptionGroup var step: JournalStep

  func run() throws { try step.run("undid") { try $0.orders.undo($1) } }
}

struct RedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Make again the change that was undone last.")

  @OptionGroup var step: JournalStep

  func run() throws { try step.run("did again") { try $0.orders.redo($1) } }
}

/// What undo and redo have in common.
struct JournalStep: ParsableArguments {
  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name; without it, the latest change of all.")
  var gallery: String?

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  func run(_ verb: String, _ step: (CatalogTransaction, OrderedList?) throws -> Change) throws {
    let catalog = try library.open().catalog
    let change = try (dryRun ? catalog.rehearse : catalog.write) { tx in
      // A deleted gallery comes back by its name.
      let id = try gallery.map {
        try tx.galleries.named($0)?.id ?? tx.galleries.deleted($0) ?? tx.requireGallery($0).id
      }
      return try step(tx, id.map { .gallery($0) })
    }
    Message.line("\(dryRun ? "would have " : "")\(verb): \(change.summary)")
  }
}

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List what was done to a gallery's order, the latest first.")

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let changes = try library.open().catalog.read { tx in
      try tx.orders.history(of: .gallery(tx.requireGallery(gallery).id))
    }
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
