import ArgumentParser
import Foundation

/// A verb as it is declared: its options and arguments, as ArgumentParser dumps them.
struct DeclaredVerb {
  /// The words that are typed for it: `["gallery", "feature"]`.
  let path: [String]
  let arguments: [DeclaredArgument]

  /// - Throws: `DecodingError`, if ArgumentParser dumps something new.
  init(_ type: any ParsableCommand.Type, at path: [String]) throws {
    self.path = path
    let dump = try JSONDecoder().decode(Dump.self, from: Data(type._dumpHelp().utf8))
    arguments = dump.command.arguments ?? []
  }

  /// Nil where no verb has these words.
  init?(_ path: [String]) {
    guard let type = Self.type(of: path) else { return nil }
    try? self.init(type, at: path)
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

  private struct Dump: Decodable {
    struct Command: Decodable {
      var arguments: [DeclaredArgument]?
    }

    var command: Command
  }
}
