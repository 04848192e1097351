import Mustache

/// What pages are made with: templates, and files that pages need.
package protocol SiteTheme: Sendable {
  /// A page.
  ///
  /// - Parameters:
  ///   - template: `index`, `gallery` or `photo`.
  ///   - context: By key: texts, booleans, dictionaries of the same kind, and arrays of them. An empty text
  ///     is nothing, as `false` and an empty array are.
  func render(_ template: String, _ context: [String: Any]) throws -> String
  /// Files by their paths in the site's folder `assets`.
  var assets: [String: [UInt8]] { get }
}

/// A folder of mustache templates and of files that pages need. What it lacks is taken from another theme.
package struct Theme: SiteTheme {
  package let name: String
  package let description: String
  package let options: ThemeOptions
  package let assets: [String: [UInt8]]
  /// A digest of all its files.
  package let key: String
  private let library: MustacheLibrary
  private let texts: [String: [String: ThemePhrase]]

  /// The templates of pages; others are partials of theirs.
  static let pages = ["index", "gallery", "photo"]
  static let descriptionFile = "theme.json"
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
    self.name = description.name.isEmpty ? name : description.name
    self.description = description.description
    self.options = description.options
    self.assets = assets
    let common = try base?.files[Self.descriptionFile].map {
      try ThemeDescription(json: $0, file: "\(base?.name ?? "")/\(Self.descriptionFile)").texts
    }
    self.texts = (common ?? [:]).merging(description.texts) { common, own in
      common.merging(own) { _, own in own }
    }
    self.library = try Self.library(of: templates, path: { path($0 + Self.templateSuffix) })
  }

  package func render(_ template: String, _ context: [String: Any]) throws -> String {
    guard let page = library.render(Self.present(context), withTemplate: template) else {
      throw ThemeError.missing(file: template + Self.templateSuffix)
    }
    return page
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

  private static func library(
    of templates: [String: [UInt8]], path: (String) -> String
  ) throws -> MustacheLibrary {
    var library = MustacheLibrary()
    var partials: [String: [(name: String, line: Int)]] = [:]
    for (name, bytes) in templates.sorted(by: { $0.key < $1.key }) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ThemeError.notText(file: path(name))
      }
      do {
        partials[name] = try ThemeTemplate(bytes).partials
        try library.register(text, named: name)
      } catch let mistake as ThemeTemplate.Mistake {
        throw ThemeError.wrong(file: path(name), line: mistake.line, mistake.problem)
      } catch let error as MustacheTemplate.ParserError {
        throw ThemeError.wrong(file: path(name), line: error.context.lineNumber, .badTag(error.context.line))
      }
    }
    for (name, used) in partials.sorted(by: { $0.key < $1.key }) {
      for partial in used {
        guard partials[partial.name] != nil else {
          let problem = ThemeProblem.unknownPartial(partial.name, known: partials.keys.sorted())
          throw ThemeError.wrong(file: path(name), line: partial.line, problem)
        }
        if reaches(name, from: partial.name, partials) {
          let problem = ThemeProblem.partialOfItself(partial.name)
          throw ThemeError.wrong(file: path(name), line: partial.line, problem)
        }
      }
    }
    // What is still inside others after so many steps would take too much of the stack.
    var inside = Set(partials.keys)
    for _ in 0..<ThemeTemplate.deepest {
      inside = Set(inside.flatMap { partials[$0, default: []].map(\.name) })
    }
    if let name = inside.min() {
      throw ThemeError.wrong(file: path(name), line: nil, .tooDeep(ThemeTemplate.deepest))
    }
    return library
  }

  /// Whether a template has another in it, through any number of partials.
  private static func reaches(
    _ goal: String, from start: String, _ partials: [String: [(name: String, line: Int)]]
  ) -> Bool {
    var seen: Set<String> = [start]
    var next = [start]
    while let name = next.popLast() {
      if name == goal { return true }
      for partial in partials[name] ?? [] where seen.insert(partial.name).inserted {
        next.append(partial.name)
      }
    }
    return false
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
