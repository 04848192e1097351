import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLibrary

/// Checks typed verbs before anything else: ArgumentParser takes an unknown one for an extra argument, and a
/// value below 0 for an option.
enum Verbs {
  /// - Throws: `ValidationError` for an unknown verb, with the most similar one; for a value below 0.
  static func check(_ arguments: some Sequence<String>) throws {
    var words = Array(arguments)
    var path: [String] = []
    var chosen: any ParsableCommand.Type = Pholio.self
    while let word = words.first, !chosen.configuration.subcommands.isEmpty {
      // An option: the rest is ArgumentParser's.
      if word.hasPrefix("-") || word == "help" { return }
      chosen = try verb(word, of: chosen, at: path)
      path.append(words.removeFirst())
    }
    guard let verb = chosen as? any ValueVerb.Type else { return }
    for word in words.prefix(while: { $0 != "--" }) where word.isNegativeNumber { _ = try verb.change(word) }
  }

  /// The verb of one or two words that help is asked for.
  ///
  /// - Throws: `ValidationError` for an unknown one.
  static func verb(_ words: [String]) throws -> any ParsableCommand.Type {
    try words.indices.reduce(Pholio.self) { verb, index in
      try self.verb(words[index], of: verb, at: Array(words[..<index]), besides: ["selections"])
    }
  }

  /// - Parameter others: Words that may stand in the place of the first verb, too.
  private static func verb(
    _ word: String, of whole: any ParsableCommand.Type, at path: [String], besides others: [String] = []
  ) throws -> any ParsableCommand.Type {
    let verbs = whole.configuration.subcommands
    if let verb = verbs.first(where: { $0.configuration.commandName == word }) { return verb }
    let title = (["pholio"] + path).joined(separator: " ")
    let help = (["pholio", "help"] + path).joined(separator: " ")
    if verbs.isEmpty {
      let options = DeclaredVerb(path)?.options.map(\.typed) ?? []
      let hint = nearestHint("--\(word)", among: options) ?? help
      throw ValidationError("\(title) has no verb '\(ByteString(word).shownInBrief)' (\(hint))")
    }
    let names = verbs.compactMap { $0.configuration.commandName } + (path.isEmpty ? ["help"] + others : [])
    let hint = nearestHint(word, among: names) ?? "\(help) lists them"
    throw ValidationError("no verb '\(ByteString(word).shownInBrief)' (\(hint))")
  }
}

extension ValidationError {
  /// What ArgumentParser says of an option that a verb does not have, with the nearest that it has; nil for
  /// other messages.
  init?(unknownOption message: String, in arguments: some Sequence<String>) {
    let start = "Unknown option '"
    guard message.hasPrefix(start) else { return nil }
    self.init(
      noOption: String(message.dropFirst(start.count).prefix { $0 != "'" }),
      of: DeclaredVerb.path(in: arguments))
  }

  /// What ArgumentParser says of a value that is missing, or none that it knows why, with where help is; nil
  /// for other messages.
  init?(unexplained message: String, in arguments: some Sequence<String>) {
    let isMissing = message.hasPrefix("Missing ")
    guard isMissing || message.hasPrefix("The value '") && message.hasSuffix(">'") else { return nil }
    let help = (["pholio", "help"] + DeclaredVerb.path(in: arguments)).joined(separator: " ")
    self.init("\(message) (\(help) \(isMissing ? "has examples" : "says what it takes"))")
  }

  /// An option that a verb does not have, with the nearest that it has.
  init(noOption option: String, of path: [String]) {
    let names = (DeclaredVerb(path)?.options ?? []).flatMap { $0.longNames.map { "--\($0)" } }
    let all = names + ["--help"] + (path.isEmpty ? ["--version", "--generate-completion-script"] : [])
    let help = (["pholio", "help"] + path).joined(separator: " ")
    let hint = option.hasPrefix("--") ? nearestHint(option, among: all) : nil
    self.init("there is no option '\(ByteString(option).shownInBrief)' (\(hint ?? "\(help) lists them"))")
  }
}

/// A verb that says something of photos by one word.
protocol ValueVerb: ParsableCommand {
  /// - Throws: `ValidationError` for a word that is none of its own.
  static func change(_ word: String) throws -> Annotation
}

extension String {
  /// Whether this looks like an option, and begins like a number.
  fileprivate var isNegativeNumber: Bool { first == "-" && utf8.dropFirst().first?.isDigit == true }
}
