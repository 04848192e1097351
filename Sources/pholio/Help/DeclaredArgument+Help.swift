/// How it is told in help.
extension DeclaredArgument {
  private var value: String { "<\(valueName ?? "value")>" }

  /// With its value: `--gap <n>`, `<gallery>`.
  var term: String {
    let names = (names ?? []).sorted { ($0.kind == "short" ? 0 : 1) < ($1.kind == "short" ? 0 : 1) }
    switch kind {
    case .positional: return value
    case .flag: return names.map(\.typed).joined(separator: ", ")
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
