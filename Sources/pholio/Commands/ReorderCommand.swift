import ArgumentParser
import PholioCatalog
import PholioKit

struct ReorderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reorder", abstract: "Change a gallery's order.",
    discussion: """
      Positions are those that pholio show prints before the command. Photos moved together stay together, in the order \
      named: --move 9,3 --to 1 puts the ninth first and the third second.
      """)

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  @Option(help: ArgumentHelp("The photos to move.", valueName: "sel"), transform: Typed.selection)
  var move: Selection?

  @Option(
    help: ArgumentHelp("Move so that the first of them ends at this position (or 'last').", valueName: "pos"),
    transform: Typed.place)
  var to: Selection.Place?

  @Option(help: ArgumentHelp("Move right before this photo.", valueName: "sel"), transform: Typed.selection)
  var before: Selection?

  @Option(help: ArgumentHelp("Move right after this photo.", valueName: "sel"), transform: Typed.selection)
  var after: Selection?

  @Option(
    help: ArgumentHelp(
      "Move as if dropped on this photo: past it, whichever side they come from.", valueName: "sel"),
    transform: Typed.selection)
  var onto: Selection?

  @Option(help: ArgumentHelp("Exchange two photos.", valueName: "a,b"), transform: Typed.selection)
  var swap: Selection?

  @Option(help: ArgumentHelp("Sort by date, name or size; several keys with commas.", valueName: "key"))
  var by: SortKeys?

  @Flag(help: "Turn the order around; with --by, sort the other way.")
  var reverse = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func validate() throws { _ = try request() }

  func run() throws {
    let catalog = try library.open().catalog
    let request = try request()
    let outcome = try (dryRun ? catalog.rehearse : catalog.write) { tx in
      let gallery = try tx.requireGallery(gallery)
      let changed = try tx.reorder(gallery, request)
      return Outcome(gallery: gallery.name, changed: changed, revision: try tx.gallery(gallery.id).revision)
    }
    if json { return try Output.json(outcome) }
    let text =
      outcome.changed
      ? "\(dryRun ? "would " : "")\(request.summary)" : "nothing to change: the order is that already"
    Message.line("\(outcome.gallery): \(text)")
  }

  /// What was asked for, if it makes one request.
  private func request() throws -> Reordering {
    let targets: [Reordering.Target] = [
      to.map { .to($0) }, before.map { .before($0) }, after.map { .after($0) }, onto.map { .onto($0) },
    ].compactMap { $0 }
    var requests: [Reordering] = []
    if let move {
      guard targets.count == 1 else {
        throw ValidationError("--move takes one of --to, --before, --after and --onto")
      }
      requests.append(.move(move, targets[0]))
    } else if !targets.isEmpty {
      throw ValidationError("--to, --before, --after and --onto say where: --move says which photos")
    }
    if let swap { requests.append(try .swap(pair: swap)) }
    if let by {
      requests.append(.sort(by.keys, reversed: reverse))
    } else if reverse {
      requests.append(.reverse)
    }
    guard requests.count == 1 else {
      throw ValidationError("say what to do by one of --move, --swap, --by and --reverse")
    }
    return requests[0]
  }

  private struct Outcome: Encodable {
    var gallery: String
    var changed: Bool
    var revision: Int
  }
}

extension Reordering {
  /// Exchanging the two photos that a selection names, one by each of its two terms.
  fileprivate static func swap(pair: Selection) throws -> Reordering {
    let terms = pair.split()
    guard terms.count == 2 else { throw ValidationError("--swap takes two photos: A,B") }
    return .swap(terms[0], terms[1])
  }
}

/// `date,name`.
struct SortKeys: ExpressibleByArgument {
  let keys: [SortKey]

  init?(argument: String) {
    let keys = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      SortKey(rawValue: String($0))
    }
    guard keys.allSatisfy({ $0 != nil }) else { return nil }
    self.keys = keys.compactMap { $0 }
  }

  static var allValueStrings: [String] { SortKey.allCases.map(\.rawValue) }
}
