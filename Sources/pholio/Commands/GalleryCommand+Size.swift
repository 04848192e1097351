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
        let outcome = try options.open().setPortfolioCap(cap)
        try options.printOutcome(outcome, about: nil)
      } else {
        try options.edit(words[0], GalleryEdit(cap: cap))
      }
    }
  }
}
