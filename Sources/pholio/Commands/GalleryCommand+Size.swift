import ArgumentParser
import PholioKit
import PholioLayout

extension GalleryCommand {
  struct Cap: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "cap",
      abstract: "Set how many columns and rows the first photo spans.",
      usage: "pholio gallery cap <gallery> <cxr>\npholio gallery cap --all <cxr>",
      discussion: """
        The first photo is the drop cap, whichever photo that is. Other photos are enlarged by pholio \
        gallery feature.
        """)
    static let examples = [
      Example("pholio gallery cap Rome 3x2", "The first photo spans three columns and two rows."),
      Example("pholio gallery cap --all 1x1", "The first gallery is as small as the others."),
    ]
    @OptionGroup var options: ChangeOptions
    @Flag(help: "Set the cap of the list of all galleries: how large the first gallery is there.")
    var all = false
    @Argument(
      help: ArgumentHelp(
        "The gallery's name, then columns x rows, 1 to 99 each, such as 2x2; 1x1 is no cap.",
        valueName: "gallery> <cxr"), completion: .galleryThenCaps)
    var words: [String] = []

    func validate() throws { _ = try cap() }

    private func cap() throws -> DropCap {
      guard words.count == (all ? 1 : 2), let text = words.last else {
        throw ValidationError(
          all ? "--all takes a cap, and no gallery" : "a gallery and its cap are needed, such as: Rome 3x2")
      }
      guard let cap = DropCap(text) else {
        throw ValidationError("'\(text)' is not a cap: columns x rows, for example 2x2")
      }
      return cap
    }

    func run() throws {
      let cap = try cap()
      if all {
        let outcome = try options.open().setPortfolioCap(cap, isDryRun: options.dryRun)
        try options.printOutcome(outcome, about: nil)
      } else {
        try options.edit(words[0], GalleryEdit(cap: cap))
      }
    }
  }

  struct Capacity: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "capacity",
      abstract: "Limit how many photos a gallery holds.",
      usage: "pholio gallery capacity <gallery> <n>|none [--overflow <gallery>]",
      discussion: """
        Photos past the limit move, in their order, to the start of the gallery that --overflow names. \
        Without one, photos that don't fit are refused.
        """)
    static let examples = [
      Example("pholio gallery capacity Rome 100 --overflow Best", "What is too much for Rome goes to Best."),
      Example("pholio gallery capacity Rome none", "Rome holds any number of photos."),
    ]
    @OptionGroup var options: ChangeOptions
    @Argument(
      parsing: .allUnrecognized,
      help: ArgumentHelp(
        "The gallery's name, then how many photos it holds, 1 to 1000000000, or 'none'.",
        valueName: "gallery> <n"),
      completion: .galleries)
    var words: [String] = []
    @Option(
      help: ArgumentHelp(
        "The gallery that takes what doesn't fit (default: none).", valueName: "gallery"),
      completion: .galleries)
    var overflow: String?

    func validate() throws { _ = try capacity() }

    private func capacity() throws -> GalleryEdit.Capacity {
      if let option = words.first(where: { $0.hasPrefix("--") }) {
        throw ValidationError(noOption: option, of: ["gallery", "capacity"])
      }
      guard words.count == 2 else {
        throw ValidationError("a gallery and its capacity are needed, such as: Rome 100")
      }
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
