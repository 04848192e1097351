import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioLibrary

struct KeywordCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyword", abstract: "Give photos keywords, and take some away.",
    usage: "pholio keyword <gallery> <sel> +<keyword> -<keyword> ... | none | file",
    discussion: """
      A photo begins with the keywords in its file, which is never changed. What you add and take away is \
      kept in the library: 'none' takes all keywords away, 'file' goes back to those in the file. Upper and \
      lower case and accents make no difference. pholio undo takes the change back.

      After --, every word is a keyword, also one like --old.
      """)
  static let examples = [
    Example(
      "pholio keyword Rome 5,7-9 +sea '+Santa Maria' -draft",
      "Adds two keywords to four photos, and takes one away."),
    Example("pholio keyword Rome 5 file", "The photo has the keywords of its file again."),
  ]

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      """
      Keywords, each with + to add it or - to take it away; or none, or file.
      """, valueName: "+keyword or -keyword"))
  var words: [String] = []

  func validate() throws { _ = try change() }

  private func change() throws -> KeywordChange {
    switch words {
    case ["none"]: return .none
    case ["file"]: return .file
    default: break
    }
    var (added, removed): ([String], [String]) = ([], [])
    let ownEnd = words.firstIndex(of: "--") ?? words.endIndex
    for (index, word) in words.enumerated() where index != ownEnd {
      if word.hasPrefix("--"), index < ownEnd { throw ValidationError(noOption: word, of: ["keyword"]) }
      try Typed.check(text: word)
      switch word.first {
      case "+": added.append(String(word.dropFirst()))
      case "-": removed.append(String(word.dropFirst()))
      default:
        throw ValidationError(
          "'\(ByteString(word).shownInBrief)': a keyword has + before it to add it, or - to take it away")
      }
    }
    guard !added.isEmpty || !removed.isEmpty else {
      throw ValidationError("say which keywords: +sea adds one, -sea takes it away")
    }
    return .edit(add: added, remove: removed)
  }

  func run() throws {
    try options.set(
      [.keywords(try change())], of: chosen, would: "change the keywords of", done: "changed the keywords of")
  }
}
