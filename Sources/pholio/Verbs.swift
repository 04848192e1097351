import ArgumentParser
import PholioKit

/// Checks typed verbs before anything else: ArgumentParser takes an unknown one for an extra argument, and
/// `help` with one for plain `help`.
enum Verbs {
  /// - Throws: `ValidationError` for an unknown verb, with the most similar one.
  static func check(_ arguments: some Sequence<String>) throws {
    var words = Array(arguments)
    if words.first == "help" { words.removeFirst() }
    var verbs = Pholio.configuration.subcommands
    while let word = words.first, !verbs.isEmpty {
      // An option: the rest is ArgumentParser's.
      if word.hasPrefix("-") || word == "help" { return }
      guard let verb = verbs.first(where: { $0.configuration.commandName == word }) else {
        let names = verbs.compactMap { $0.configuration.commandName }
        let hint = nearestHint(word, among: names) ?? "pholio help lists them"
        throw ValidationError("no verb '\(word)' (\(hint))")
      }
      verbs = verb.configuration.subcommands
      words.removeFirst()
    }
  }
}
