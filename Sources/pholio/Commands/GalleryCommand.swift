import ArgumentParser
import PholioCatalog
import PholioKit
import PholioLibrary

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Create, rename, delete and set up galleries.",
    subcommands: [
      Create.self, Rename.self, Delete.self, Cap.self, Feature.self, Lock.self, Unlock.self, Policy.self,
      GalleryReorderCommand.self, Mirror.self, Capacity.self,
    ])

  struct Create: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Make a gallery, empty or filled by a selection.",
      discussion: """
        With --where, photos that match are added now, and later as soon as they match: after an import, or \
        when their rating, label or words change. Photos that you move stay where you put them, and photos \
        that you remove stay out.
        """)
    static let examples = [
      Example("pholio gallery create Paris", "Makes an empty gallery."),
      Example(
        "pholio gallery create Stars --where rating:5",
        "Makes one that takes in all photos with five stars."),
    ]
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The new gallery's name.") var name: String

    @Option(
      name: .customLong("where"),
      help: ArgumentHelp(
        "Fill it with the photos of all galleries that match this (default: none).",
        valueName: "sel"), completion: .selection, transform: Typed.selection)
    var filling: Selection?

    func validate() throws { try Typed.check(galleryName: name) }

    func run() throws {
      let outcome = try options.open(create: true).makeGallery(
        named: name, where: filling)
      try options.printOutcome(outcome, about: name)
      // It may be filled later, or something else was meant.
      guard let filling, outcome.list?.count == 0 else { return }
      Message.line("\(name): \(Failure(SelectionError.matchesNothing(filling.shown, gallery: nil)).text)")
    }
  }

  struct Rename: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename",
      abstract: "Give a gallery another name.")
    static let examples = [
      Example("pholio gallery rename Best Choice", "Best is called Choice."),
      Example("pholio gallery rename Best Choice --dry-run", "Says what would be done."),
    ]
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String
    @Argument(help: "Its new name.") var name: String

    func validate() throws { try Typed.check(galleryName: name) }

    func run() throws { try options.edit(gallery, GalleryEdit(name: name)) }
  }

  struct Delete: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete a gallery. Its photos' files stay.")
    static let examples = [
      Example("pholio gallery delete Best --dry-run", "Says what would be done."),
      Example("pholio gallery delete Best", "Deletes Best; pholio undo brings it back."),
    ]
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String

    func run() throws {
      let outcome = try options.open().deleteGallery(.gallery(gallery))
      try options.printOutcome(outcome, about: gallery)
    }
  }

  struct Lock: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "lock",
      abstract: "Refuse changes to a gallery's order.",
      discussion: "Imports still add photos, at the end. pholio gallery unlock ends it.")
    static let examples = [
      Example("pholio gallery lock Rome", "Rome's order can't be changed any more."),
      Example("pholio gallery lock Rome --dry-run", "Says what would be done."),
    ]
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String

    func run() throws { try options.edit(gallery, GalleryEdit(isLocked: true)) }
  }

  struct Unlock: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlock", abstract: "Allow changes to a gallery's order again.")
    static let examples = [
      Example("pholio gallery unlock Rome", "Rome's order can be changed again."),
      Example("pholio gallery unlock Rome --dry-run", "Says what would be done."),
    ]
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String

    func run() throws { try options.edit(gallery, GalleryEdit(isLocked: false)) }
  }

  struct Policy: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "policy",
      abstract: "Say where imports put new photos.",
      discussion: """
        append: at the end. by-date: before the first photo that was taken later; photos that were placed by \
        hand are passed over.
        """)
    static let examples = [
      Example("pholio gallery policy Rome by-date", "New photos go where their dates belong."),
      Example("pholio gallery policy Rome append", "New photos go to the end."),
    ]
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String
    @Argument(help: "append, as new galleries have it, or by-date.") var policy: PlacingPolicy

    func run() throws { try options.edit(gallery, GalleryEdit(policy: policy)) }
  }
}

extension ChangeOptions {
  func edit(_ gallery: String, _ edit: GalleryEdit) throws {
    try printOutcome(try open().edit(.gallery(gallery), edit), about: gallery)
  }
}

extension PlacingPolicy: ExpressibleByArgument {}

/// A verb that is gone. Scripts of the release before may still have it: it says so, and does nothing.
protocol RetiredCommand: ParsableCommand {
  static var verb: String { get }
  /// What does it now.
  static var instead: String { get }
}

extension RetiredCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: verb, abstract: "Gone: \(instead).", shouldDisplay: false)
  }

  func run() { Message.error("'gallery \(Self.verb)' is gone: \(Self.instead)") }
}

extension GalleryCommand {
  struct Mirror: RetiredCommand {
    static let verb = "mirror"
    static let instead = "'pholio order --all <dir>' writes all orders as texts, also from cron"
    @Argument(parsing: .captureForPassthrough) var words: [String] = []
  }

  struct Capacity: RetiredCommand {
    static let verb = "capacity"
    static let instead = """
      galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
      """
    @Argument(parsing: .captureForPassthrough) var words: [String] = []
  }
}
