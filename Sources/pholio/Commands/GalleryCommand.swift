import ArgumentParser
import PholioCatalog
import PholioKit
import PholioLayout

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Make, rename, order and delete galleries, and set how each behaves.",
    subcommands: [
      Create.self, Rename.self, Delete.self, Cap.self, Feature.self, Lock.self, Unlock.self, Policy.self,
      Capacity.self, Mirror.self,
      GalleryReorderCommand.self,
    ])

  struct Create: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Make a gallery: an empty one, or one that fills itself.",
      discussion: """
        With --where, photos that match come in now, with each import, and as soon as what is said of them \
        matches. What you move stays where it is; what you take out stays out.
        """)
    @OptionGroup var options: ChangeOptions
    @Argument(help: "Its name.") var name: String

    @Option(
      name: .customLong("where"),
      help: ArgumentHelp(
        "Fill it with the photos of all galleries that match: rating:4-, 'keyword:sea and not in:Best'.",
        valueName: "sel"), completion: .selection, transform: Typed.selection)
    var filling: Selection?

    func validate() throws { try Typed.check(galleryName: name) }

    func run() throws {
      let outcome = try options.open(create: true).makeGallery(
        named: name, where: filling, isDryRun: options.dryRun)
      options.tell(outcome)
      // It may be filled later, or something else was meant.
      guard let filling, outcome.list?.count == 0 else { return }
      Message.line("\(name): \(Failure(SelectionError.matchesNothing(filling.shown, gallery: nil)).text)")
    }
  }

  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename",
      abstract: "Give a gallery another name; it stays the gallery of its folder.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String
    @Argument(help: "Its new name.") var name: String

    func validate() throws { try Typed.check(galleryName: name) }

    func run() throws { try options.edit(gallery, GalleryEdit(name: name)) }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete a gallery; its photos' files stay, and undo brings it back.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String

    func run() throws {
      options.tell(try options.open().deleteGallery(.gallery(gallery), isDryRun: options.dryRun))
    }
  }

  struct Lock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lock",
      abstract: "Keep a gallery's order from being changed; imports still append.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String

    func run() throws { try options.edit(gallery, GalleryEdit(isLocked: true)) }
  }

  struct Unlock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlock", abstract: "Let a gallery's order be changed again.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String

    func run() throws { try options.edit(gallery, GalleryEdit(isLocked: false)) }
  }

  struct Policy: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "policy",
      abstract: "Say where imports put new photos.",
      discussion: "append: at the end. by-date: before the first later photo among those not placed by hand.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String
    @Argument(help: "append (as new galleries have it) or by-date.") var policy: PlacingPolicy

    func run() throws { try options.edit(gallery, GalleryEdit(policy: policy)) }
  }
}

extension ChangeOptions {
  func edit(_ gallery: String, _ edit: GalleryEdit) throws {
    tell(try open().edit(.gallery(gallery), edit, isDryRun: dryRun))
  }
}

extension PlacingPolicy: ExpressibleByArgument {}
