import ArgumentParser
import PholioCatalog
import PholioFacts
import PholioKit

/// Checks typed verbs before anything else: ArgumentParser takes an unknown one for an extra argument, and a
/// value below 0 for an option.
enum Verbs {
  /// - Throws: `ValidationError` for an unknown verb, with the most similar one; for a value below 0.
  static func check(_ arguments: some Sequence<String>) throws {
    var words = Array(arguments)
    var verbs = Pholio.configuration.subcommands
    var chosen: (any ParsableCommand.Type)?
    while let word = words.first, !verbs.isEmpty {
      // An option: the rest is ArgumentParser's.
      if word.hasPrefix("-") || word == "help" { return }
      let verb = try verb(word, among: verbs)
      chosen = verb
      verbs = verb.configuration.subcommands
      words.removeFirst()
    }
    guard let verb = chosen as? any ValueVerb.Type else { return }
    for word in words.prefix(while: { $0 != "--" }) where word.isNegativeNumber { _ = try verb.change(word) }
  }

  /// The verb of one or two words.
  ///
  /// - Throws: `ValidationError` for an unknown one.
  static func verb(_ words: [String]) throws -> any ParsableCommand.Type {
    try words.reduce(Pholio.self) { try verb($1, among: $0.configuration.subcommands, of: $0) }
  }

  private static func verb(
    _ word: String, among verbs: [any ParsableCommand.Type], of whole: any ParsableCommand.Type = Pholio.self
  ) throws -> any ParsableCommand.Type {
    if let verb = verbs.first(where: { $0.configuration.commandName == word }) { return verb }
    if verbs.isEmpty {
      throw ValidationError(
        "'\(whole.configuration.commandName ?? "")' has no verbs: '\(word)' is none of it")
    }
    let names = verbs.compactMap { $0.configuration.commandName }
    let hint = nearestHint(word, among: names) ?? "pholio help lists them"
    throw ValidationError("no verb '\(word)' (\(hint))")
  }
}

/// A verb that says something of photos by one word.
protocol ValueVerb: ParsableCommand {
  /// - Throws: `ValidationError` for a word that is none of its own.
  static func change(_ word: String) throws -> OwnChange
}

extension String {
  /// Whether this looks like an option, and begins like a number.
  fileprivate var isNegativeNumber: Bool { first == "-" && utf8.dropFirst().first?.isDigit == true }
}
