import PholioKit
import PholioSite

extension Failure {
  init(_ error: ThemeError) {
    switch error {
    case .unknown(let name, let known):
      let hint = nearestHint(name, among: known) ?? "a folder's path has a slash in it: ./\(name)"
      self.init("there is no theme '\(name)' (there are \(known.joined(separator: ", "))); \(hint)", .usage)
    case .missing(let file): self.init("\(file): a theme needs this file", .usage)
    case .notText(let file): self.init("\(file): a template is text in UTF-8", .usage)
    case .tooLarge(let file, let most):
      self.init("\(file): a theme's files have \(most >> 20) MB at most", .usage)
    case .badName(let file):
      self.init(
        "\(file): the names of a theme's files have letters a to z, digits, '-', '_' and '.' only", .usage)
    case .wrong(let file, let line, let problem):
      self.init("\(file)\(line.map { ":\($0)" } ?? ""): \(Self.text(problem))", .usage)
    }
    option = "theme"
  }

  private static func text(_ problem: ThemeProblem) -> String {
    switch problem {
    case .unclosedTag: "a tag begins here, and has no }} at its end"
    case .unclosedSection(let name): "{{#\(name)}} begins here, and no {{/\(name)}} ends it"
    case .notOpen(let name): "{{/\(name)}} ends what has not begun"
    case .closesOther(let name, let open): "{{/\(name)}} stands where {{/\(open)}} is to be"
    case .badTag(let tag): "'\(tag)' is not the name of anything"
    case .refusedTag(let tag): "themes do without \(tag)…}}"
    case .unknownPartial(let name, let known):
      "there is no \(name).mustache in the theme"
        + (nearestHint(name, among: known).map { "; \($0)" } ?? "")
    case .partialOfItself(let name): "{{> \(name)}} would be in itself for ever"
    case .tooDeep(let most): "\(most) sections or partials inside each other are the most"
    case .notJSON(let reason): "not JSON: \(reason)"
    case .unknownKey(let key, let known):
      "there is no '\(key)'"
        + (nearestHint(key.split(separator: ".").last.map(String.init) ?? key, among: known)
          .map { "; \($0)" } ?? " (there are \(known.joined(separator: ", ")))")
    case .wrongValue(let key, let needed): "'\(key)' is to be \(needed)"
    }
  }
}
