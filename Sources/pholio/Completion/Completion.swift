import ArgumentParser

/// What may stand at the cursor of a command line.
enum Completion {
  case words([CompletedWord])
  case files
  case folders

  /// - Parameters:
  ///   - words: The words before the one at the cursor, the program's name first, without quotes.
  ///   - typed: The word at the cursor, up to it.
  init(_ words: [String], typed: String) {
    var words = words.dropFirst()
    // `help` takes verbs, too, and nothing behind them.
    let isHelp = words.first == "help"
    if isHelp { words.removeFirst() }
    let path = DeclaredVerb.path(in: words)
    guard let type = DeclaredVerb.type(of: path) else {
      self = .words([])
      return
    }
    let verbs = type.configuration.subcommands
    guard verbs.isEmpty else {
      let known = Self.words(verbs, path) + (isHelp && path.isEmpty ? [CompletedWord("selections")] : [])
      self = .words(words.count == path.count ? Self.beginning(with: typed, known) : [])
      return
    }
    guard !isHelp, let verb = DeclaredVerb(path) else {
      self = .words([])
      return
    }
    self.init(verb, Array(words.dropFirst(path.count)), typed)
  }

  private static func words(_ verbs: [any ParsableCommand.Type], _ path: [String]) -> [CompletedWord] {
    let words = verbs.map { $0.configuration }.filter(\.shouldDisplay).compactMap { verb in
      verb.commandName.map { CompletedWord($0, verb.abstract) }
    }
    return words + (path.isEmpty ? [CompletedWord("help", "Explain a verb.")] : [])
      + ["--help", "--version"].map { CompletedWord($0) }
  }

  private init(_ verb: DeclaredVerb, _ words: [String], _ typed: String) {
    let before = TypedWords(words, of: verb)
    if let option = before.waiting, option.takesAnyWord || !typed.hasPrefix("-") {
      self = Self.values(of: option, verb, words, typed)
      return
    }
    if typed.hasPrefix("-"), !before.isPastOptions {
      if let sign = typed.firstIndex(of: "="), typed.hasPrefix("--") {
        let name = String(typed[..<sign].dropFirst(2))
        guard let option = verb.option(named: name), option.kind == .option else {
          self = .words([])
          return
        }
        let value = String(typed[typed.index(after: sign)...])
        self = Self.values(of: option, verb, words, value).behind(String(typed[...sign]))
        return
      }
      let options = verb.arguments.filter {
        $0.kind != .positional && ($0.isRepeating || !before.options.contains($0.name))
      }
      let names = options.map { CompletedWord($0.typed, $0.abstract) }
      self = .words(Self.beginning(with: typed, names))
      return
    }
    let positionals = verb.positionals
    let index = before.positionals.count
    let last = positionals.last.flatMap { $0.isRepeating ? $0 : nil }
    guard let argument = index < positionals.count ? positionals[index] : last else {
      self = .words([])
      return
    }
    let position = min(index, positionals.count - 1)
    self = Self.values(of: argument, verb, words, typed, position: position)
  }

  private static func values(
    of argument: DeclaredArgument, _ verb: DeclaredVerb, _ words: [String], _ typed: String,
    position: Int? = nil
  ) -> Completion {
    guard let kind = argument.completionKind else { return .words([]) }
    if kind.file != nil { return .files }
    if kind.directory != nil { return .folders }
    if let list = kind.list { return .words(beginning(with: typed, list.values.map { CompletedWord($0) })) }
    let name = position.map { "positional@\($0)" } ?? argument.typed
    let values = asked(["---completion"] + verb.path + ["--", name], words + [typed], cursor: typed.count)
    return .words(beginning(with: typed, values.map { CompletedWord($0) }))
  }

  /// What a declaration's own function completes. ArgumentParser runs it for `---completion`, and throws what
  /// it says as a message.
  private static func asked(_ request: [String], _ words: [String], cursor: Int) -> [String] {
    do {
      _ = try Pholio.parseAsRoot(request + ["\(words.count - 1)", "\(cursor)"] + words)
      return []
    } catch {
      guard Pholio.exitCode(for: error).isSuccess else { return [] }
      return Pholio.fullMessage(for: error).split(separator: "\n").map(String.init)
    }
  }

  private static func beginning(with typed: String, _ words: [CompletedWord]) -> [CompletedWord] {
    var seen: Set<String> = []
    return words.filter { $0.text.hasPrefix(typed) && seen.insert($0.text).inserted }
  }

  private func behind(_ start: String) -> Completion {
    guard case .words(let words) = self else { return self }
    return .words(words.map { CompletedWord(start + $0.text, $0.about) })
  }
}

struct CompletedWord {
  /// Without quotes.
  var text: String
  /// What it is, in one line; empty if that says nothing.
  var about: String

  init(_ text: String, _ about: String? = nil) {
    self.text = text
    self.about = String((about ?? "").prefix { $0 != "\n" })
  }

  /// Whether nothing is to follow it: `rating:` goes on.
  var isWhole: Bool { !text.hasSuffix(":") }
}
