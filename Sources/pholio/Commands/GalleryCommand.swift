import ArgumentParser
import PholioCatalog
import PholioKit
import PholioLayout

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Make galleries and change what is theirs.",
    subcommands: [
      Create.self, Rename.self, Delete.self, Cap.self, Lock.self, Unlock.self, Policy.self, Capacity.self,
      Reorder.self,
    ])

  struct Create: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Make an empty gallery.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "Its name.") var name: String

    func validate() throws { try Typed.check(galleryName: name) }

    func run() throws {
      _ = try options.change(create: true) { try $0.galleries.make(named: name) }
    }
  }

  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename",
      abstract: "Give a gallery another name; it stays the gallery of its folder.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.") var gallery: String
    @Argument(help: "Its new name.") var name: String

    func validate() throws { try Typed.check(galleryName: name) }

    func run() throws {
      try options.change { try $0.galleries.rename($0.requireGallery(gallery).id, to: name) }
    }
  }

  struct Cap: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "cap",
      abstract: "Set a gallery's drop cap: how far its first photo spans.")
    @OptionGroup var options: ChangeOptions
    @Flag(help: "Of the galleries themselves, on the sheet of all of them.") var all = false
    @Argument(
      help: ArgumentHelp(
        "The gallery's name, and the cap: columns x rows, for example 2x2; 1x1 is none.",
        valueName: "gallery cxr"))
    var words: [String] = []

    func validate() throws {
      guard words.count == (all ? 1 : 2) else {
        throw ValidationError(
          all ? "--all takes a cap, and no gallery" : "a gallery's name and its cap are needed")
      }
      guard DropCap(words[words.count - 1]) != nil else {
        throw ValidationError("'\(words[words.count - 1])' is not a cap: columns x rows, for example 2x2")
      }
    }

    func run() throws {
      guard let cap = DropCap(words[words.count - 1]) else { return }
      try options.change { tx in
        if all {
          try tx.galleries.setPortfolioCap(cap)
        } else {
          try tx.galleries.setCap(cap, of: tx.requireGallery(words[0]).id)
        }
      }
    }
  }

  struct Lock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lock",
      abstract: "Keep a gallery's order from being changed; imports still append.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.") var gallery: String

    func run() throws {
      try options.change { try $0.galleries.setLocked(true, $0.requireGallery(gallery).id) }
    }
  }

  struct Unlock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlock", abstract: "Let a gallery's order be changed again.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.") var gallery: String

    func run() throws {
      try options.change { try $0.galleries.setLocked(false, $0.requireGallery(gallery).id) }
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete a gallery; its photos' files stay, and undo brings it back.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.") var gallery: String

    func run() throws {
      try options.change { tx in
        _ = try tx.orders.record(tx.galleries.delete(tx.requireGallery(gallery).id), "delete \(gallery)")
      }
    }
  }

  struct Policy: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "policy",
      abstract: "Say where imports put new photos.",
      discussion: "append: at the end. by-date: before the first later photo among those not placed by hand.")
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.") var gallery: String
    @Argument(help: "append or by-date.") var policy: PlacingPolicy

    func run() throws {
      try options.change { try $0.galleries.setPolicy(policy, of: $0.requireGallery(gallery).id) }
    }
  }

  struct Capacity: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "capacity",
      abstract: "Limit how many photos a gallery holds, and say where it runs on.",
      discussion: """
        What is put in past the end runs on, in order, to the start of the gallery named by --overflow; without one, what \
        doesn't fit is refused.
        """)
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.") var gallery: String
    @Argument(help: "How many photos, or 'none'.") var capacity: CapacityArgument
    @Option(help: ArgumentHelp("The gallery that it runs on into.", valueName: "gallery")) var overflow:
      String?

    func validate() throws {
      if overflow != nil && capacity.limit == nil { throw ValidationError("--overflow goes with a capacity") }
    }

    func run() throws {
      try options.change { tx in
        try tx.galleries.setCapacity(
          capacity.limit, overflow: overflow.map { try tx.requireGallery($0).id },
          of: tx.requireGallery(gallery).id)
      }
    }
  }

  struct Reorder: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reorder",
      abstract: "Change the order of the galleries themselves, as reorder does a gallery's.")
    @OptionGroup var change: ChangeOptions
    @OptionGroup var options: ReorderOptions

    func validate() throws {
      guard try options.request() != nil else {
        throw ValidationError("say what to do by one of --move, --swap, --by, --reverse and --shuffle")
      }
    }

    func run() throws {
      guard let request = try options.request() else { return }
      let changed = try change.change { tx in
        try tx.orders.record(tx.reorderGalleries(request), request.summary)
      }
      Message.line(
        "the galleries: "
          + (changed
            ? "\(change.dryRun ? "would " : "")\(request.summary)"
            : "nothing to change: the order is that already"))
    }
  }
}

extension PlacingPolicy: ExpressibleByArgument {}

/// A number of photos, or `none`.
struct CapacityArgument: ExpressibleByArgument {
  let limit: Int?

  init?(argument: String) {
    if argument == "none" {
      limit = nil
    } else if let number = Int(argument), (1...1_000_000_000).contains(number) {
      limit = number
    } else {
      return nil
    }
  }
}
