import ArgumentParser
import PholioKit
import PholioLayout

extension GalleryCommand {
  struct Cap: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "cap",
      abstract: "Set a gallery's drop cap: how many columns and rows its first photo spans.",
      usage: "pholio gallery cap <gallery> <cxr>\n       pholio gallery cap --all <cxr>")
    @OptionGroup var options: ChangeOptions
    @Flag(help: "Set the cap of 'sheet --galleries' and of the page's overview: the first gallery's.")
    var all = false
    @Argument(
      help: ArgumentHelp(
        "The gallery's name, then columns x rows, 1 to 99 each: 2x2; 1x1 is no cap.",
        valueName: "gallery and cxr"), completion: .galleryThenCaps)
    var words: [String] = []

    func validate() throws { _ = try cap() }

    private func cap() throws -> DropCap {
      guard words.count == (all ? 1 : 2), let text = words.last else {
        throw ValidationError(
          all ? "--all takes a cap, and no gallery" : "a gallery's name and its cap are needed")
      }
      guard let cap = DropCap(text) else {
        throw ValidationError("'\(text)' is not a cap: columns x rows, for example 2x2")
      }
      return cap
    }

    func run() throws {
      let cap = try cap()
      if all {
        options.tell(try options.open().setPortfolioCap(cap, isDryRun: options.dryRun))
      } else {
        try options.edit(words[0], GalleryEdit(cap: cap))
      }
    }
  }

  struct Capacity: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "capacity",
      abstract: "Limit how many photos a gallery holds, and name the gallery that takes the others.",
      usage: "pholio gallery capacity <gallery> <n>|none [--overflow <gallery>]",
      discussion: """
        What is put in past the end runs on, in order, to the start of the gallery named by --overflow; \
        without one, what doesn't fit is refused.
        """)
    @OptionGroup var options: ChangeOptions
    @Argument(
      parsing: .allUnrecognized,
      help: ArgumentHelp(
        "The gallery's name, then how many photos, 1 to 1000000000, or 'none'.", valueName: "gallery and n"),
      completion: .galleries)
    var words: [String] = []
    @Option(
      help: ArgumentHelp("The gallery that it runs on into.", valueName: "gallery"), completion: .galleries)
    var overflow: String?

    func validate() throws { _ = try capacity() }

    private func capacity() throws -> GalleryEdit.Capacity {
      if let option = words.first(where: { $0.hasPrefix("--") }) {
        throw ValidationError("there is no option '\(option)'")
      }
      guard words.count == 2 else { throw ValidationError("a gallery's name and its capacity are needed") }
      if words[1] == "none" {
        if overflow != nil { throw ValidationError("--overflow goes with a capacity") }
        return GalleryEdit.Capacity(limit: nil, overflow: nil)
      }
      guard let limit = Int(words[1]), (1...1_000_000_000).contains(limit) else {
        throw ValidationError("a capacity is 1 to 1000000000 photos or 'none', not '\(words[1])'")
      }
      return GalleryEdit.Capacity(limit: limit, overflow: overflow.map { .gallery($0) })
    }

    func run() throws { try options.edit(words[0], GalleryEdit(capacity: capacity())) }
  }
}
