import ArgumentParser
import Foundation

/// A verb as it is declared: its options and arguments, read from ArgumentParser.
struct DeclaredVerb {
  /// `["gallery", "feature"]`.
  let path: [String]
  let arguments: [DeclaredArgument]

  /// - Parameter path: Of a verb that `Self.type(of:)` knows.
  init?(_ path: [String]) {
    guard let type = Self.type(of: path), let dump = Self.dump(type) else { return nil }
    self.path = path
    arguments = dump.command.arguments ?? []
  }

  /// The verb's own options, without those that every verb has.
  var options: [DeclaredArgument] {
    arguments.filter { $0.kind != .positional && !["help", "version"].contains($0.name) }
  }

  var positionals: [DeclaredArgument] { arguments.filter { $0.kind == .positional } }

  /// The option of a name without dashes.
  func option(named name: String) -> DeclaredArgument? {
    arguments.first { $0.kind != .positional && $0.longNames.contains(name) }
  }

  /// Whether a flag takes back another, as `--no-captions` does `--captions`.
  func isInverse(_ option: DeclaredArgument) -> Bool {
    option.kind == .flag && option.name.hasPrefix("no-")
      && self.option(named: String(option.name.dropFirst(3)))?.kind == .flag
  }

  func option(short letter: Character) -> DeclaredArgument? {
    arguments.first { $0.kind != .positional && $0.shortNames.contains(letter) }
  }

  static func type(of path: [String]) -> (any ParsableCommand.Type)? {
    var type: any ParsableCommand.Type = Pholio.self
    for word in path {
      let next = type.configuration.subcommands.first { $0.configuration.commandName == word }
      guard let next else { return nil }
      type = next
    }
    return type
  }

  /// The verb that some words begin with, as far as they name one.
  static func path(in words: some Sequence<String>) -> [String] {
    var path: [String] = []
    for word in words {
      guard type(of: path + [word]) != nil else { break }
      path.append(word)
    }
    return path
  }

  /// All verbs that do something.
  static var all: [[String]] {
    func leaves(_ path: [String]) -> [[String]] {
      let inner = type(of: path)?.configuration.subcommands ?? []
      return inner.isEmpty
        ? [path] : inner.flatMap { leaves(path + [$0.configuration.commandName].compactMap { $0 }) }
    }
    return leaves([])
  }

  private static func dump(_ type: any ParsableCommand.Type) -> Dump? {
    try? JSONDecoder().decode(Dump.self, from: Data(type._dumpHelp().utf8))
  }

  private struct Dump: Decodable {
    struct Command: Decodable {
      var arguments: [DeclaredArgument]?
    }

    var command: Command
  }
}

/// An option, a flag or a positional argument.
struct DeclaredArgument: Decodable {
  enum Kind: String, Decodable { case positional, option, flag }

  struct Name: Decodable {
    var kind: String
    var name: String
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
