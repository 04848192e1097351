import ArgumentParser
import PholioDisk
import PholioKit
import PholioLibrary

struct MergeCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Move all photos of some galleries into one.",
    discussion: """
      The first gallery keeps its order. The photos of the others are added at its end, in their orders, \
      without those that it has already. Then the others are deleted. One pholio undo takes all of it back.
      """)
  static let examples = [
    Example("pholio merge Rome Best", "Puts Best's photos behind those of Rome, and deletes Best."),
    Example("pholio merge Rome Best --dry-run", "Says how many photos would be added."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery that takes the photos.", completion: .galleries)
  var gallery: String

  @Argument(
    help: ArgumentHelp("The galleries that it takes them from.", valueName: "other"), completion: .galleries)
  var others: [String]

  func run() throws {
    let outcome = try options.open().merge(
      others.map { .gallery($0) }, into: .gallery(gallery))
    if try options.record(outcome, of: gallery) { return }
    var seen: Set<ByteString> = []
    let names = others.filter { seen.insert(ByteString($0)).inserted }.joined(separator: ", ")
    Message.line(
      "\(gallery): \(options.dryRun ? "would merge" : "merged") \(names): "
        + "\(counted(outcome.moved, "photo")) \(options.dryRun ? "would come" : "came") in")
  }
}
