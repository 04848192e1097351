import PholioFacts
import PholioLibrary

/// What can be set: `sheet.paper`.
enum SettingName {
  /// Options that are about one run: a file that says them would change what a command is.
  private static let never: Set = ["dry-run", "help", "version", "list-rules", "list-fields"]

  /// What a verb does, of those that do one of several things. A test holds these to the declarations.
  static let changes: [String: Set<String>] = [
    "reorder": [
      "move", "to", "before", "after", "onto", "drop", "into", "copy", "swap", "by", "only", "reverse",
      "shuffle", "order", "edit", "batch",
    ],
    "gallery reorder": [
      "move", "to", "before", "after", "onto", "drop", "swap", "by", "only", "reverse", "shuffle",
    ],
    "caption": Set(PhotoWords.said.map(\.name)),
    "pick": ["at"],
    "gallery cap": ["all"],
    "serve": ["new-token"],
  ]

  static func canBeSet(_ option: DeclaredArgument, of verb: DeclaredVerb) -> Bool {
    !never.contains(option.name) && !option.longNames.isEmpty
      && changes[verb.path.joined(separator: " ")]?.contains(option.name) != true
  }

  static func options(of verb: DeclaredVerb) -> [String] {
    verb.options.filter { canBeSet($0, of: verb) }.map(\.name)
  }

  /// - Throws: `ConfigError` if a verb has no such option, or it can't be set.
  static func option(
    _ name: String, of verb: DeclaredVerb, _ place: ConfigError.Place
  ) throws(ConfigError) -> DeclaredArgument {
    let title = verb.path.joined(separator: " ")
    guard let option = verb.option(named: name) else {
      let hint =
        nearestHint(name, among: options(of: verb))
        ?? "pholio config \(verb.path.joined(separator: ".")) lists them"
      throw ConfigError(place, "pholio \(title) has no option '\(name)' (\(hint))")
    }
    guard canBeSet(option, of: verb) else {
      throw ConfigError(place, "--\(name) is for one run of pholio \(title): it is typed, and not set")
    }
    return option
  }

  /// Verbs, and behind `sheet.` its options.
  static func beginning(with typed: String) -> [String] {
    let verbs = DeclaredVerb.all.filter { $0 != ["config"] }
    let whole = verbs.first { typed.hasPrefix($0.joined(separator: ".") + ".") }
    guard let whole, let verb = DeclaredVerb(whole) else {
      return ["library"] + verbs.map { $0.joined(separator: ".") }
    }
    let templates = whole == ["export"] ? (try? Settings())?.templateNames ?? [] : []
    let names = options(of: verb) + templates.map { "\(Settings.templates).\($0)" }
    return names.map { "\(whole.joined(separator: ".")).\($0)" }
  }
}
