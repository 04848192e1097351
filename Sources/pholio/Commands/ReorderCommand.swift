import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioKit
import PholioLayout
import PholioLibrary
import PholioOut

struct ReorderCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "reorder", abstract: "Change a gallery's order.",
    discussion: """
      Positions are those that pholio show prints before the command. Photos that are moved together lie \
      side by side afterwards, in the order named: --move 9,3 --to 1 puts the ninth first and the third \
      second.
      """)
  static let examples = [
    Example("pholio reorder Rome --move 5,7-9 --to 1", "Puts four photos first."),
    Example("pholio reorder Rome --move 'IMG_4*.jpg' --into Best", "Moves photos to the end of Best."),
    Example("pholio reorder Rome --by date --reverse", "Sorts by date, the latest first."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @OptionGroup var options: ReorderOptions
  @OptionGroup var into: IntoOptions

  @Option(
    help: ArgumentHelp(
      "Take the order from a text that pholio order printed; - is standard input (default: none).",
      valueName: "file"))
  var order: PathArgument?

  @Flag(help: "Edit the order as a text, in the editor that $VISUAL or $EDITOR names, else in vi.")
  var edit = false

  @Flag(
    help: """
      Read changes from standard input, one in each line, such as --move 5 --to 1. They are made together or \
      none is.
      """)
  var batch = false

  @Flag(help: "Show the grid before and after, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  private var words: ReorderWords { into.added(to: options.words) }

  func run() throws {
    let typed = try words.request()
    let ways = [typed != nil, order != nil, edit, batch].count { $0 }
    guard ways == 1 else {
      throw ValidationError(
        "say what to do by one of --move, --swap, --by, --reverse, --shuffle, --order, --edit and --batch")
    }
    let library = try library.open(isRehearsal: dryRun)
    if edit { return try editOrder(of: library) }
    if let typed { return try perform([typed], on: library) }
    // Reading texts may take long.
    let cancellation = StopSignal.listen()
    let requests =
      if let order {
        [Reordering.order(try OrderText(order.text(cancellation), cancellation: cancellation))]
      } else { try Batch.read(cancellation) }
    try perform(requests, on: library, cancellation)
  }

  private func perform(
    _ requests: [Reordering], on library: Library, _ cancellation: Cancellation = Cancellation()
  ) throws {
    let outcome = try library.reorder(.gallery(gallery), requests, cancellation: cancellation)
    if !dryRun { Output.note(outcome) }
    for gallery in outcome.made { Message.made(gallery, isDryRun: dryRun) }
    if outcome.withoutSignature > 0 {
      let photos = counted(outcome.withoutSignature, "photo")
      let (have, are) = outcome.withoutSignature == 1 ? ("has", "it is") : ("have", "they are")
      Message.line("\(photos) \(have) no signature yet (pholio check --repair makes them): \(are) at the end")
    }
    if !outcome.unfound.isEmpty { printUnfound(unfound: outcome.unfound) }
    if json { return try Output.json(Record(outcome: outcome)) }
    if let orders = outcome.orders, let cap = outcome.list?.cap { draw(orders, cap, outcome.spans) }
    Message.line(
      "\(gallery): "
        + (outcome.hasChanged
          ? "\(dryRun ? "would " : "")\(outcome.summary)" : outcome.nothingToChange))
  }

  /// Of a text that a lost catalog has left: photos that are still to be imported.
  private func printUnfound(unfound lines: [String]) {
    Message.line(
      "\(counted(lines.count, "photo")) of the text \(lines.count == 1 ? "is" : "are") not in the library "
        + "(import them, and take the order again):")
    for line in lines.prefix(Self.mostTold) { Message.line("  \(line)") }
    if lines.count > Self.mostTold { Message.line("  … and \(lines.count - Self.mostTold) more") }
  }

  private static let mostTold = 10

  private struct Record: Encodable {
    private enum CodingKeys: String, CodingKey {
      case unfound
      case withoutSignature = "without_signature"
    }

    var outcome: ChangeOutcome

    func encode(to encoder: any Encoder) throws {
      try ChangeRecord(outcome, of: nil).encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(outcome.unfound, forKey: .unfound)
      try container.encode(outcome.withoutSignature, forKey: .withoutSignature)
    }
  }

  private func editOrder(of library: Library) throws {
    var text = ""
    try library.writeOrder(of: .gallery(gallery)) { text += $0 + "\n" }
    let edited = try Editor.edit(text, name: "order.txt")
    guard edited.text != text else {
      edited.remove()
      return Message.line("\(gallery): nothing to change: the order is that already")
    }
    do {
      try perform([.order(try OrderText(TextLines(edited.text)))], on: library)
      edited.remove()
    } catch {
      Message.error("what you wrote is kept in \(edited.path)")
      throw error
    }
  }
}

extension ReorderCommand {
  private static let gridColumns = 6

  /// Prints the grid with the photos' positions, before and after.
  func draw(_ orders: (before: [ListItem], after: [ListItem]), _ cap: DropCap, _ spans: [ListItem: DropCap]) {
    let positions = Dictionary(
      orders.before.enumerated().map { ($1, "\($0 + 1)") }, uniquingKeysWith: { first, _ in first })
    func lines(_ items: [ListItem]) -> [String] {
      var features: [CellIndex: DropCap] = [:]
      for (index, item) in items.enumerated() { features[CellIndex(index)] = spans[item] }
      return GridText.lines(
        items.map { positions[$0] ?? "new" }, columns: Self.gridColumns, cap: cap,
        features: Features(features))
    }
    lines(orders.before).forEach(Output.line)
    Output.line("")
    lines(orders.after).forEach(Output.line)
  }
}
