import Foundation
import Mustache

/// A folder of mustache templates and of files that pages need. What it lacks is taken from another theme.
package struct Theme: Sendable {
  package let name: String
  package let description: String
  package let options: ThemeOptions
  /// Files by their paths in the site's folder `assets`.
  package private(set) var assets: [String: [UInt8]]
  /// A digest of all its files.
  package private(set) var key: String
  private let library: MustacheLibrary
  private let texts: [String: [String: ThemePhrase]]

  /// The templates of pages; others are partials of theirs.
  static let pages = ["index", "gallery", "photo"]
  static let descriptionFile = "theme.json"
  static let stylesheetFile = "style.css"
  private static let templateSuffix = ".mustache"

  /// - Parameters:
  ///   - files: By their paths inside the theme.
  ///   - folder: The theme's folder, for messages.
  ///   - base: Files of the theme that all are built on, and its name: they stand in for what `files` lacks,
  ///     and its texts for what it has no text for.
  /// - Throws: `ThemeError`.
  package init(
    named name: String, files: [String: [UInt8]], folder: String,
    base: (name: String, files: [String: [UInt8]])? = nil
  ) throws {
    func path(_ file: String) -> String {
      files[file] == nil ? "\(base?.name ?? folder)/\(file)" : "\(folder)/\(file)"
    }
    guard let json = files[Self.descriptionFile] else {
      throw ThemeError.missing(file: "\(folder)/\(Self.descriptionFile)")
    }
    let description = try ThemeDescription(json: json, file: path(Self.descriptionFile))
    var key = SiteKey()
    for (file, bytes) in [base?.files ?? [:], files].flatMap({ $0.sorted { $0.key < $1.key } }) {
      key.add(file)
      key.add(bytes)
    }
    self.key = key.text()
    var templates: [String: [UInt8]] = [:]
    var assets: [String: [UInt8]] = [:]
    for (file, bytes) in (base?.files ?? [:]).merging(files, uniquingKeysWith: { _, own in own })
    where file != Self.descriptionFile {
      if file.hasSuffix(Self.templateSuffix) {
        templates[String(file.dropLast(Self.templateSuffix.count))] = bytes
      } else {
        assets[file] = bytes
      }
    }
    for page in Self.pages where templates[page] == nil {
      throw ThemeError.missing(file: path(page + Self.templateSuffix))
    }
    self.name = description.name.flatMap { $0.isEmpty ? nil : $0 } ?? name
    self.description = description.description ?? ""
    self.options = description.options ?? ThemeOptions()
    self.assets = assets
    let common = try base?.files[Self.descriptionFile].flatMap {
      try ThemeDescription(json: $0, file: "\(base?.name ?? "")/\(Self.descriptionFile)").texts
    }
    self.texts = (common ?? [:]).merging(description.texts ?? [:]) { common, own in
      common.merging(own) { _, own in own }
    }
    self.library = try Self.library(of: templates, path: { path($0 + Self.templateSuffix) })
  }

  /// A page.
  ///
  /// - Parameters:
  ///   - template: `index`, `gallery` or `photo`.
  ///   - context: By key: texts, booleans, dictionaries of the same kind, and arrays of them. An empty text
  ///     is nothing, as `false` and an empty array are.
  /// - Throws: `ThemeError.missing`.
  package func render(_ template: String, _ context: [String: Any]) throws -> String {
    guard let page = library.render(Self.present(context), withTemplate: template) else {
      throw ThemeError.missing(file: template + Self.templateSuffix)
    }
    return page
  }

  /// Adds a stylesheet of somebody's own behind the theme's, in the same file.
  package mutating func add(stylesheet text: String) {
    let file = Self.stylesheetFile
    assets[file] = (assets[file] ?? []) + Array("\n\(text)".utf8)
    key = SiteKey.of([key, text])
  }

  /// The texts in a language: the theme's own, else those of the one it is built on, else English.
  package func texts(in language: String) -> ThemeTexts {
    let tag = language.lowercased()
    let near = texts.keys.sorted().first { $0.lowercased() == tag }
    let plain = texts.keys.sorted().first { $0.lowercased() == tag.prefix { $0 != "-" } }
    var phrases = texts["en"] ?? [:]
    for known in [plain, near].compactMap(\.self) { phrases.merge(texts[known] ?? [:]) { _, own in own } }
    return ThemeTexts(language: language, phrases: phrases)
  }

  /// The languages it has texts in, sorted.
  package var languages: [String] { texts.keys.sorted() }

  /// Sections, and partials, inside each other, at most: each takes a part of the stack.
  static let deepest = 32

  private static func library(
    of templates: [String: [UInt8]], path: (String) -> String
  ) throws(ThemeError) -> MustacheLibrary {
    var library = MustacheLibrary()
    var partials: [String: [String]] = [:]
    for (name, bytes) in templates.sorted(by: { $0.key < $1.key }) {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(file: path(name)) }
      do {
        partials[name] = try partialNames(in: text)
        library.register(try MustacheTemplate(string: text), named: name)
      } catch let problem as ThemeProblem {
        throw .wrong(file: path(name), line: nil, problem)
      } catch let error as MustacheTemplate.ParserError {
        throw .wrong(file: path(name), line: error.context.lineNumber, problem(error.error))
      } catch {
        throw .wrong(file: path(name), line: nil, .badTag)
      }
    }
    for (name, used) in partials.sorted(by: { $0.key < $1.key }) {
      guard let unknown = used.first(where: { partials[$0] == nil }) else { continue }
      throw .wrong(file: path(name), line: nil, .unknownPartial(unknown, known: partials.keys.sorted()))
    }
    // What is inside others, or has others inside, after so many steps would take too much of the stack.
    var (inside, around) = (Set(partials.keys), Set(partials.keys))
    for _ in 0..<deepest {
      inside = Set(inside.flatMap { partials[$0] ?? [] })
      around = around.filter { !around.isDisjoint(with: partials[$0] ?? []) }
    }
    if let name = inside.intersection(around).min() ?? inside.min() {
      throw .wrong(file: path(name), line: nil, .tooDeep(deepest))
    }
    return library
  }

  private static func problem(_ error: any Error) -> ThemeProblem {
    switch error {
    case MustacheTemplate.Error.sectionCloseNameIncorrect, MustacheTemplate.Error.expectedSectionEnd:
      .badSection
    default: .badTag
    }
  }

  /// The partials of a template, if it has no tags but those with which it is sure that rendering ends.
  private static func partialNames(in template: String) throws(ThemeProblem) -> [String] {
    var names: [String] = []
    var depth = 0
    var isInComment = false
    for tag in template.split(separator: "{{", omittingEmptySubsequences: false).dropFirst() {
      switch tag.first {
      case _ where isInComment: break
      case "!": isInComment = true
      case "#", "^": depth += 1
      case "/": depth -= 1
      case "=", "<", "$", "%": throw .refusedTag("{{" + tag.prefix(1))
      case ">":
        let name = tag.dropFirst().prefix { $0 != "}" }.filter { !$0.isWhitespace }
        if name.hasPrefix("*") { throw .refusedTag("{{>*") }
        names.append(name)
      default: break
      }
      if depth > deepest { throw .tooDeep(deepest) }
      if tag.contains("}}") { isInComment = false }
    }
    return names
  }

  /// A context in which an empty text is nothing: a section of it is left out, and no text of the same key
  /// further out is taken instead.
  private static func present(_ context: [String: Any]) -> [String: Any] { context.mapValues(present) }

  private static func present(_ value: Any) -> Any {
    switch value {
    case let text as String: text.isEmpty ? Nothing() as Any : text
    case let items as [[String: Any]]: items.map { present($0) as [String: Any] }
    case let items as [Any]: items.map(present)
    case let keys as [String: Any]: present(keys) as [String: Any]
    default: value
    }
  }

  private struct Nothing: MustacheCustomRenderable {
    let renderText = ""
    let isNull = true
  }
}

/// `theme.json`: what a theme is, what it sets, and its texts by language. Keys that nobody knows are passed
/// over.
struct ThemeDescription: Decodable {
  let name: String?
  let description: String?
  let options: ThemeOptions?
  /// By language, then by key.
  let texts: [String: [String: ThemePhrase]]?

  /// - Parameter file: Its path, for messages.
  /// - Throws: `ThemeError.wrong`.
  init(json: [UInt8], file: String) throws(ThemeError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json))
    } catch {
      throw .wrong(file: file, line: nil, .badDescription(Self.reason(error)))
    }
    if let wrong = options?.outOfRange { throw .wrong(file: file, line: nil, .badDescription(wrong)) }
  }

  /// What JSONDecoder says of a mistake, behind the place of what it is about: "options.cell: …".
  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let place), DecodingError.valueNotFound(_, let place),
      DecodingError.keyNotFound(_, let place), DecodingError.dataCorrupted(let place):
      let keys = place.codingPath.map(\.stringValue).joined(separator: ".")
      return (keys.isEmpty ? "" : keys + ": ") + place.debugDescription
    default: return "\(error)"
    }
  }
}

/// What is wrong with a theme; `file` is the file it is wrong in, as it was typed.
package enum ThemeError: Error, Equatable {
  case unknown(String, known: [String])
  /// A theme needs this file.
  case missing(file: String)
  case notText(file: String)
  case tooLarge(file: String, most: Int)
  /// Its name can't be part of an address.
  case badName(file: String)
  /// A template that is no mustache, or a description that is none. The line is counted from 1, and nil where
  /// only the file is known.
  case wrong(file: String, line: Int?, ThemeProblem)
}

/// What a theme's file has that can't be.
package enum ThemeProblem: Error, Equatable {
  /// A section that is not closed, or another one closed in its place.
  case badSection
  /// A tag without an end, or with a name that is none.
  case badTag
  /// A kind of tag that themes do without: `{{=`, `{{<`, `{{$`, `{{%`, `{{>*`.
  case refusedTag(String)
  case unknownPartial(String, known: [String])
  /// So many sections or partials inside each other are the most; a partial of itself has no end.
  case tooDeep(Int)
  case badDescription(String)
}

/// What a theme sets for the layout of its pages; what is typed comes before it. In CSS pixels.
package struct ThemeOptions: Decodable, Sendable, Equatable {
  /// The cells' width and height on a grid.
  package private(set) var cell: Int?
  /// Between cells.
  package private(set) var gap: Int?
  /// The height of rows.
  package private(set) var row: Int?
  /// Where nobody has typed another.
  package private(set) var layout: SiteOptions.Layout?
  /// How photos lie in the cells of a grid; nil: they cover them.
  package private(set) var fit: Fit?

  package enum Fit: String, Decodable, Sendable {
    /// Photos are whole, or fill their cells and are cut.
    case contain, cover
  }

  /// What is wrong with the first number that is too small or too large.
  var outOfRange: String? {
    for (key, value, range) in [("cell", cell, 40...2000), ("gap", gap, 0...200), ("row", row, 40...2000)] {
      if let value, !range.contains(value) {
        return "options.\(key): \(range.lowerBound) to \(range.upperBound), not \(value)"
      }
    }
    return nil
  }
}
