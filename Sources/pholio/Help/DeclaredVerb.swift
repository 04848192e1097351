import ArgumentParser
import Foundation

/// What ArgumentParser knows of a verb: its arguments and options, as it dumps them.
struct DeclaredVerb: Decodable {
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?

  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      var kind: String
      var name: String

      var typed: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: Kind
    var shouldDisplay: Bool
    var sectionTitle: String?
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
  }

  private struct Dump: Decodable {
    var command: DeclaredVerb
  }

  /// - Throws: `DecodingError`, if ArgumentParser dumps something new.
  init(_ verb: any ParsableCommand.Type) throws {
    self = try JSONDecoder().decode(Dump.self, from: Data(verb._dumpHelp().utf8)).command
  }
}

extension DeclaredVerb.Argument {
  private var value: String { "<\(valueName ?? "value")>" }

  /// How it is typed: `--gap <n>`, `<gallery>`.
  var typed: String {
    let names = (names ?? []).sorted { ($0.kind == "short" ? 0 : 1) < ($1.kind == "short" ? 0 : 1) }
    switch kind {
    case .positional: return value
    case .flag:
      // --no-captions is said beside --captions.
      let isPair = names.count == 2 && names[1].name == "no-\(names[0].name)"
      return names.map(\.typed).joined(separator: isPair ? "/" : ", ")
    case .option: return names.map(\.typed).joined(separator: ", ") + " \(value)"
    }
  }

  /// How it stands in the line of usage.
  var usage: String {
    let name = kind == .positional ? value : "\(names?.last?.typed ?? "") \(value)"
    let repeated = isRepeating ? "\(name) ..." : name
    return isOptional ? "[\(repeated)]" : repeated
  }

  /// What it does, its values and its default.
  var explanation: String {
    var text = abstract ?? ""
    if let allValues, !allValues.isEmpty, allValues.contains(where: { !text.contains($0) }) {
      text = Self.ended(text) + " One of \(allValues.joined(separator: ", "))."
    }
    if let defaultValue, kind == .option, !text.contains("(default:") {
      text = Self.unended(text) + " (default: \(defaultValue))."
    }
    if kind == .option, !isOptional, defaultValue == nil, !text.contains("(needed)") {
      text = Self.unended(text) + " (needed)."
    }
    return text
  }

  private static func unended(_ text: String) -> String {
    String(text.hasSuffix(".") ? text.dropLast() : text[...])
  }
  private static func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}
