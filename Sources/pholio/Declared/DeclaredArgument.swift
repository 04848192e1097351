/// An option, a flag or a positional argument.
struct DeclaredArgument: Decodable {
  enum Kind: String, Decodable { case positional, option, flag }

  struct Name: Decodable {
    var kind: String
    var name: String

    var typed: String { (kind == "long" ? "--" : "-") + name }
  }

  /// How a shell completes its value.
  struct Completion: Decodable {
    struct List: Decodable { var values: [String] }
    struct Nothing: Decodable {}

    var list: List?
    var custom: Nothing?
    var file: Nothing?
    var directory: Nothing?
  }

  var kind: Kind
  var names: [Name]?
  var preferredName: Name?
  var isRepeating: Bool
  var isOptional: Bool
  var parsingStrategy: String
  var valueName: String?
  var defaultValue: String?
  var abstract: String?
  var shouldDisplay: Bool
  /// The heading that it stands under in help.
  var sectionTitle: String?
  /// All values that it may have, if they are few.
  var allValues: [String]?
  var completionKind: Completion?

  /// Without dashes; empty for a positional argument.
  var name: String { longNames.first ?? preferredName?.name ?? "" }

  var longNames: [String] { (names ?? []).filter { $0.kind == "long" }.map(\.name) }

  var shortNames: [Character] { (names ?? []).filter { $0.kind == "short" }.compactMap(\.name.first) }

  /// As it is typed.
  var typed: String { longNames.first.map { "--\($0)" } ?? shortNames.first.map { "-\($0)" } ?? "" }

  /// Whether the next word is its value, whatever it looks like.
  var takesAnyWord: Bool { kind == .option && parsingStrategy == "unconditional" }

  /// Whether its value is a path.
  var isPath: Bool { completionKind?.file != nil || completionKind?.directory != nil }
}
