/// The rules of a generated stylesheet, read as a browser reads them: which declarations hold for which
/// classes at a width. Only what these stylesheets have is understood.
struct Stylesheet {
  private struct Rule {
    var range: Range<Double>
    var values: [String: String]
  }

  private var rules: [String: [Rule]] = [:]

  init(_ css: String) {
    for line in css.split(separator: "\n") where !line.hasPrefix("@media") && !line.hasPrefix("@supports") {
      var text = String(line)
      var range = 0..<Double.infinity
      if text.hasPrefix("@container photos (") {
        let condition = text.dropFirst("@container photos (".count).prefix { $0 != ")" }
        range = Self.range(String(condition))
        text = String(text.dropFirst("@container photos (".count + condition.count + 2).dropLast())
      }
      for block in text.split(separator: "}") {
        let parts = block.split(separator: "{", maxSplits: 1)
        guard parts.count == 2 else { continue }
        var values: [String: String] = [:]
        for declaration in parts[1].split(separator: ";") {
          guard let colon = declaration.firstIndex(of: ":") else { continue }
          values[String(declaration[..<colon])] = String(declaration[declaration.index(after: colon)...])
        }
        for selector in parts[0].split(separator: ",") {
          rules[String(selector), default: []].append(Rule(range: range, values: values))
        }
      }
    }
  }

  /// `min-width:300px`, `300px <= width < 400px`, `width < 300px`, `300px <= width`.
  private static func range(_ condition: String) -> Range<Double> {
    func number(_ text: Substring) -> Double { Double(text.filter { $0.isNumber || $0 == "." }) ?? .nan }
    if condition.hasPrefix("min-width:") { return number(condition.dropFirst(10))..<Double.infinity }
    let parts = condition.split(separator: " ")
    let place = parts.firstIndex(of: "width") ?? 0
    let from = place >= 2 ? number(parts[place - 2]) : 0
    let to = place + 2 < parts.count ? number(parts[place + 2]) : .infinity
    return from..<to
  }

  /// The value that holds for a selector at a width; later rules come first.
  func value(_ name: String, of selector: String, at width: Double) -> String? {
    rules[selector]?.last { $0.range.contains(width) && $0.values[name] != nil }?.values[name]
  }

  func number(_ name: String, of selector: String, at width: Double) -> Double? {
    value(name, of: selector, at: width).flatMap {
      Double($0.filter { $0.isNumber || $0 == "." || $0 == "-" })
    }
  }
}
