import ArgumentParser
import Foundation
import PholioCatalog
import PholioKit

struct OrderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "order", abstract: "Write a gallery's order as a text, for reorder --order.")

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  func run() throws {
    try library.open().catalog.read { tx in
      try OrderText.write(tx.requireGallery(gallery), tx, Output.line)
    }
  }
}

struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take photos out of a gallery; their files stay where they are.")

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  @Argument(help: ArgumentHelp("The photos.", valueName: "sel"), transform: Typed.selection)
  var photos: Selection

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  func run() throws {
    let catalog = try library.open().catalog
    let count = try (dryRun ? catalog.rehearse : catalog.write) { tx in
      let gallery = try tx.requireGallery(gallery)
      let items = try photos.resolve(in: SelectionScope(gallery), tx)
      _ = try tx.orders.record(tx.orders.remove(items, from: .gallery(gallery.id)), "remove \(photos.text)")
      return items.count
    }
    Message.line("\(gallery): \(dryRun ? "would remove" : "removed") \(counted(count, "photo"))")
  }
}

struct MarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark",
    abstract: "Keep a gallery's order under a name, to come back to; without a name, list them.")

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  @Argument(help: "What to call its order as it is now.")
  var name: String?

  func run() throws {
    if let name {
      guard !name.isEmpty else { throw ValidationError("a mark's name can't be empty") }
      return try options.change { try $0.orders.mark($0.requireGallery(gallery).id, named: name) }
    }
    let marks = try options.library.open().catalog.read {
      try $0.orders.marks(of: $0.requireGallery(gallery).id)
    }
    Output.table(
      ["WHEN", "PHOTOS", "NAME"], marks.map { [$0.at.formatted(.iso8601), "\($0.photos.count)", $0.name] },
      right: [1])
  }
}

struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Bring back an order that was marked; photos added since keep their neighbours.")

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  @Argument(help: "The mark's name.")
  var name: String

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  func run() throws {
    let catalog = try library.open().catalog
    let changed = try (dryRun ? catalog.rehearse : catalog.write) { tx in
      let gallery = try tx.requireGallery(gallery)
      guard let mark = try tx.orders.marks(of: gallery.id).first(where: { $0.name == name }) else {
        throw OrderError.noMark(name, gallery: gallery.name)
      }
      let list = OrderedList.gallery(gallery.id)
      let order = try orderMerging(
        tx.photos.existing(mark.photos), into: tx.orders.items(of: list), without: [])
      return try tx.orders.record(tx.orders.arrange(list, as: order, isByHand: true), "restore \(name)")
    }
    Message.line(
      "\(gallery): "
        + (changed
          ? "\(dryRun ? "would restore" : "restored") \(name)"
          : "nothing to change: the order is that already"))
  }
}
