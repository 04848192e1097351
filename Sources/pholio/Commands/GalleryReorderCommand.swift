import ArgumentParser
import PholioKit
import PholioLibrary

struct GalleryReorderCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "reorder",
    abstract: "Change the order of the galleries.",
    discussion: """
      Galleries are named by their positions, as pholio galleries prints them, or by their names.
      """)
  static let examples = [
    Example("pholio gallery reorder --move Rome --to 1", "Puts Rome first."),
    Example("pholio gallery reorder --by name", "Sorts the galleries by their names."),
  ]

  @OptionGroup var change: ChangeOptions
  @OptionGroup var moves: MoveOptions

  @Option(
    help: ArgumentHelp("Sort by date, name or size; several with commas (default: none).", valueName: "key"),
    completion: .list(["date", "name", "size"]), transform: Typed.sorting)
  var by: Sorting?

  @Option(
    help: ArgumentHelp(
      "The seed of --shuffle, 0 to 18446744073709551615 (default: a new one each time).", valueName: "n"))
  var seed: UInt64?

  private var words: ReorderWords {
    var words = moves.words
    (words.by, words.seed) = (by, seed)
    return words
  }

  func validate() throws {
    guard try words.request() != nil else {
      throw ValidationError("say what to do by one of --move, --swap, --by, --reverse and --shuffle")
    }
  }

  func run() throws {
    let requests = [try words.request()].compactMap { $0 }
    let outcome = try change.open().reorder(.portfolio, requests)
    try change.printOutcome(outcome, of: "the galleries", outcome.summary)
  }
}
