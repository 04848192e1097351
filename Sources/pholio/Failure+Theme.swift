import PholioDisk
import PholioLibrary
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
    case .badSection: "a section is not closed, or another one in its place"
    case .badTag: "a tag that is none"
    case .refusedTag(let tag): "themes do without \(tag)…}}"
    case .unknownPartial(let name, let known):
      "there is no \(name).mustache in the theme"
        + (nearestHint(name, among: known).map { "; \($0)" } ?? "")
    case .tooDeep(let most):
      "\(most) sections or partials inside each other are the most, and no partial is in itself"
    case .badDescription(let reason): reason
    }
  }
}

extension Failure {
  init(_ error: SiteError) {
    switch error {
    case .nothing: self.init("no gallery has photos: there is nothing to publish", .failed)
    case .badBase(let text):
      self.init(
        "--url '\(text)': this is no address of a site, such as https://example.org/photos", .usage)
    case .badLanguage(let text):
      self.init("--lang '\(text)': this is no language's tag, such as de or pt-BR", .usage)
    case .badCSS(let path):
      self.init("\(path.byteString.shown): a stylesheet is text in UTF-8", .unreadableInput)
    case .noWebP(let reason): self.init("--webp: \(reason)", .failed)
    }
  }
}
