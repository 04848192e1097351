import ArgumentParser
import PholioKit

struct GalleryReorderCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "reorder",
    abstract: "Change the order of the galleries themselves, as reorder does a gallery's.",
    discussion:
      "Galleries can be sorted by date, name and size; the other keys are photos'.")
  static let examples = [
    Example("pholio gallery reorder --move Rome --to 1", "Rome is the first gallery."),
    Example("pholio gallery reorder --by name", "Sorts the galleries by their names."),
  ]

  @OptionGroup var change: ChangeOptions
  @OptionGroup var options: ReorderOptions

  func validate() throws {
    guard try options.words.request() != nil else {
      throw ValidationError("say what to do by one of --move, --swap, --by, --reverse and --shuffle")
    }
  }

  func run() throws {
    let requests = [try options.words.request()].compactMap { $0 }
    let outcome = try change.open().reorder(.portfolio, requests, isDryRun: change.dryRun)
    change.tell(outcome, of: "the galleries", outcome.summary)
  }
}
