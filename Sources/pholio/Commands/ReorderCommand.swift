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

  @OptionGroup var options: ReorderOptions

  @Option(
    help: ArgumentHelp(
      "Take the order from a text as pholio order writes it (-: standard input).", valueName: "file"))
  var order: PathArgument?

  @Flag(help: "Edit the order as a text in $EDITOR.")
  var edit = false

  @Flag(help: "Read commands from standard input, one a line; all of them are one change, or none is made.")
  var batch = false

  @Flag(help: "Show the grid before and after, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func validate() throws {
    let ways = [try options.request() != nil, order != nil, edit, batch].count { $0 }
    guard ways == 1 else {
      throw ValidationError(
        "say what to do by one of --move, --swap, --by, --reverse, --shuffle, --order, --edit and --batch")
    }
  }

  func run() throws {
    let library = try library.open()
    if edit { return try editOrder(of: library) }
    try perform(try requests(), on: library)
  }

  private func requests() throws -> [Reordering] {
    if let order { return [.order(try OrderText(try order.readText()))] }
    if batch { return try Batch.read() }
    return [try options.request()].compactMap { $0 }
  }

  private func perform(_ requests: [Reordering], on library: Library) throws {
    let summary =
      requests.count == 1
      ? requests[0].summary : "batch of \(requests.count): \(requests.first?.summary ?? "")…"
    let outcome = try library.reorder(gallery, requests, summary: summary, isDryRun: dryRun)
    if json { return try Output.json(outcome) }
    if let drawn = outcome.grids {
      drawn.before.forEach(Output.line)
      Output.line("")
      drawn.after.forEach(Output.line)
    }
    Message.line(
      "\(outcome.gallery): "
        + (outcome.changed
          ? "\(dryRun ? "would " : "")\(summary)" : "nothing to change: the order is that already"))
  }

  private func editOrder(of library: Library) throws {
    var text = ""
    try library.catalog.read { tx in
      try OrderText.write(tx.requireGallery(gallery), tx) { text += $0 + "\n" }
    }
    let edited = try Editor.edit(text, name: "order.txt")
    guard edited.text != text else {
      edited.remove()
      return Message.line("\(gallery): nothing to change: the order is that already")
    }
    do {
      try perform([.order(try OrderText(edited.text))], on: library)
      edited.remove()
    } catch {
      Message.error("what you wrote is kept in \(edited.path)")
      throw error
    }
  }
}

/// Commands on lines of standard input, each what would follow `reorder GALLERY`.
enum Batch {
  static func read() throws -> [Reordering] {
    var requests: [Reordering] = []
    var number = 0
    while let line = readLine() {
      number += 1
      let words = try words(of: line, number)
      if words.isEmpty || words[0].hasPrefix("#") { continue }
      do {
        guard let request = try ReorderOptions.parse(words).request() else {
          throw ValidationError("says nothing to do")
        }
        requests.append(request)
      } catch {
        throw ValidationError("line \(number): \(ReorderOptions.message(for: error))")
      }
    }
    guard !requests.isEmpty else { throw ValidationError("--batch: no line says what to do") }
    return requests
  }

  /// Words as a shell splits them: quotes of both kinds, and a backslash before one character.
  private static func words(of line: String, _ number: Int) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = line.makeIterator()
    while let character = characters.next() {
      switch character {
      case quote: quote = nil
      case "\\" where quote != "'":
        // A selection's escaped comma keeps its backslash.
        let next = characters.next()
        word = (word ?? "") + (next == "," ? "\\," : next.map(String.init) ?? "\\")
      case "'" where quote == nil, "\"" where quote == nil:
        quote = character
        word = word ?? ""
      case " " where quote == nil, "\t" where quote == nil:
        if let complete = word { words.append(complete) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw ValidationError("line \(number): a quote is not closed") }
    return words + [word].compactMap { $0 }
  }
}
