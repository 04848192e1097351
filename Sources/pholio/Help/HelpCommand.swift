import ArgumentParser
import Foundation
import PholioDisk
import SystemPackage

/// `pholio help [VERB ...]`, and hidden, `pholio help --man DIR`.
struct HelpCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "help", abstract: "Explain a verb, or how photos are selected.",
    usage: "pholio help [<verb> ...]\npholio help selections")
  static let examples = [
    Example("pholio help gallery cap", "What the verb gallery cap takes."),
    Example("pholio help selections", "All ways to name photos, on one page."),
  ]

  @Argument(help: ArgumentHelp("The verb, or selections (default: all verbs).", valueName: "verb"))
  var words: [String] = []

  @Option(help: ArgumentHelp("Write the man pages into this folder.", valueName: "dir", visibility: .hidden))
  var man: PathArgument?

  func run() throws {
    if let man { return try ManPages.write(into: man.absolute) }
    try Self.explain(words)
  }

  /// Prints the page of a verb.
  ///
  /// - Throws: `ValidationError` for an unknown verb, with the nearest.
  static func explain(_ words: [String]) throws {
    for line in try page(words).lines(width: HelpPage.terminalWidth) { Output.line(line) }
  }

  private static func page(_ words: [String]) throws -> HelpPage {
    switch words {
    case []: try HelpPage.root()
    case ["selections"]: HelpPage.selections
    case ["help"]: try HelpPage(HelpCommand.self, path: ["help"])
    default: try HelpPage(Verbs.verb(words), path: words)
    }
  }
}

/// The man pages: `pholio.1`, one for each verb, and one for selections.
enum ManPages {
  /// - Throws: `FileError`.
  static func write(into folder: FilePath) throws {
    let day = Self.day
    let root = try HelpPage.root()
    let verbs = Pholio.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let names = verbs.compactMap { $0.configuration.commandName }
    let all = names.map { "pholio-\($0)(1)" } + ["pholio-selections(7)"]
    try write(root.man(day: day, seeAlso: all), to: folder.appending("pholio.1"))
    for (verb, name) in zip(verbs, names) {
      let page = try HelpPage(verb, path: [name])
      let shown = verb.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      let nested = try shown.map { subverb in
        try HelpPage(subverb, path: [name, subverb.configuration.commandName ?? ""])
      }
      let text = page.man(day: day, seeAlso: ["pholio(1)", "pholio-selections(7)"], also: nested)
      try write(text, to: folder.appending("pholio-\(name).1"))
    }
    let selections = HelpPage.selections.man(section: 7, day: day, seeAlso: ["pholio(1)", "pholio-find(1)"])
    try write(selections, to: folder.appending("pholio-selections.7"))
  }

  /// $SOURCE_DATE_EPOCH's day, so that a package is the same whenever it is built; else today.
  private static var day: String {
    let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { Double($0) }
    let date = epoch.map { Date(timeIntervalSince1970: $0) } ?? Date()
    return String(date.formatted(.iso8601).prefix(10))
  }

  private static func write(_ text: String, to path: FilePath) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path.string), options: .atomic)
    } catch {
      throw FileError(.writing, path, .ioError)
    }
  }
}
