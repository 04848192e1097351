/// Typed words of a verb, as its declarations understand them.
struct TypedWords {
  /// The options that are typed, by their names.
  private(set) var options: Set<String> = []
  /// Their values.
  private(set) var values: [String: [String]] = [:]
  /// Words that are neither options nor their values.
  private(set) var positionals: [String] = []
  /// An option whose value is to come next.
  private(set) var waiting: DeclaredArgument?
  /// Whether a `--` has ended the options.
  private(set) var isPastOptions = false

  init(_ words: some Sequence<String>, of verb: DeclaredVerb) {
    for word in words {
      if let option = waiting, option.takesAnyWord || !word.hasPrefix("-") {
        values[option.name, default: []].append(word)
        if !option.isRepeating || option.parsingStrategy != "upToNextOption" { waiting = nil }
        continue
      }
      waiting = nil
      if isPastOptions || !word.hasPrefix("-") || word == "-" {
        positionals.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        read(option: word, of: verb)
      }
    }
  }

  private mutating func read(option word: String, of verb: DeclaredVerb) {
    let name = word.prefix { $0 != "=" }
    let hasValue = name.endIndex != word.endIndex
    if name.hasPrefix("--") {
      guard let option = verb.option(named: String(name.dropFirst(2))) else { return }
      options.insert(String(name.dropFirst(2)))
      options.insert(option.name)
      if option.kind == .option, !hasValue { waiting = option }
      if hasValue { values[option.name, default: []].append(String(word[name.endIndex...].dropFirst())) }
      return
    }
    // Flags of one letter may stand together.
    let letters = name.dropFirst()
    let known = letters.compactMap { verb.option(short: $0) }
    for option in known { options.insert(option.name) }
    if letters.count == 1, let option = known.first, option.kind == .option, !hasValue { waiting = option }
  }
}
