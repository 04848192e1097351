import ArgumentParser
import PholioCatalog
import PholioKit

struct MergeCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Put the photos of several galleries into one.",
    discussion: """
      Its photos stay where they are; those of the others that it has not come behind them, in their orders, \
      and the other galleries are deleted. It is one change: undo brings them back.
      """)
  static let examples = [
    Example("pholio merge Rome Best", "Puts Best's photos behind those of Rome, and deletes Best."),
    Example("pholio merge Rome Best --dry-run", "Says how many photos would come."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The gallery that they go into.", completion: .galleries)
  var gallery: String

  @Argument(
    help: ArgumentHelp("The galleries whose photos go into it.", valueName: "other"), completion: .galleries)
  var others: [String]

  func run() throws {
    let outcome = try options.open().merge(
      others.map { .gallery($0) }, into: .gallery(gallery), isDryRun: options.dryRun)
    if try options.record(outcome, of: gallery) { return }
    var met: Set<ByteString> = []
    let names = others.filter { met.insert(ByteString($0)).inserted }.joined(separator: ", ")
    Message.line(
      "\(gallery): \(options.dryRun ? "would merge" : "merged") \(names): "
        + "\(counted(outcome.moved, "photo")) \(options.dryRun ? "would come" : "came") in")
  }
}
