import ArgumentParser
import PholioCatalog
import PholioKit
import PholioLayout

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Make galleries and change what is theirs.",
    subcommands: [Create.self, Rename.self, Cap.self, Lock.self, Unlock.self])

  struct Create: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Make an empty gallery.")
    @OptionGroup var library: LibraryOptions
    @Argument(help: "Its name.") var name: String

    func validate() throws { try GalleryCommand.validate(name) }

    func run() throws {
      _ = try library.open(create: true).catalog.write { try $0.makeGallery(named: name) }
    }
  }

  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Give a gallery another name; it stays the gallery of its folder.")
    @OptionGroup var library: LibraryOptions
    @Argument(help: "The gallery's name.") var gallery: String
    @Argument(help: "Its new name.") var name: String

    func validate() throws { try GalleryCommand.validate(name) }

    func run() throws {
      try library.open().catalog.write { try $0.rename($0.requireGallery(gallery).id, to: name) }
    }
  }

  struct Cap: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set a gallery's drop cap: how far its first photo spans.")
    @OptionGroup var library: LibraryOptions
    @Argument(help: "The gallery's name.") var gallery: String
    @Argument(help: "Columns x rows, for example 2x2; 1x1 is none.") var cap: DropCap

    func run() throws {
      try library.open().catalog.write { try $0.setCap(cap, of: $0.requireGallery(gallery).id) }
    }
  }

  struct Lock: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Keep a gallery's order from being changed; imports still append.")
    @OptionGroup var library: LibraryOptions
    @Argument(help: "The gallery's name.") var gallery: String

    func run() throws {
      try library.open().catalog.write { try $0.setLocked(true, $0.requireGallery(gallery).id) }
    }
  }

  struct Unlock: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Let a gallery's order be changed again.")
    @OptionGroup var library: LibraryOptions
    @Argument(help: "The gallery's name.") var gallery: String

    func run() throws {
      try library.open().catalog.write { try $0.setLocked(false, $0.requireGallery(gallery).id) }
    }
  }

  private static func validate(_ name: String) throws {
    if name.isEmpty { throw ValidationError("a gallery's name can't be empty") }
  }
}
