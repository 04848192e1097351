import ArgumentParser
import PholioDisk
import PholioLibrary

/// What is set, where it comes from, and what is wrong with it.
struct SettingsReport: Encodable {
  /// Where a value comes from.
  enum Source: Encodable {
    case typed
    case environment(variable: String)
    case file(path: String, line: Int)
    /// Set nowhere.
    case usual

    private enum Key: String, CodingKey { case from, variable, file, line }

    var text: String {
      switch self {
      case .typed: "typed"
      case .environment(let variable): "environment: \(variable)"
      case .file(let path, let line): "\(path):\(line)"
      case .usual: "default"
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .typed: try container.encode("typed", forKey: .from)
      case .environment(let variable):
        try container.encode("environment", forKey: .from)
        try container.encode(variable, forKey: .variable)
      case .file(_, let line):
        try container.encode("file", forKey: .from)
        try container.encode(line, forKey: .line)
      case .usual: try container.encode("default", forKey: .from)
      }
    }
  }

  enum Value: Encodable {
    case text(String)
    case flag(Bool)
    case texts([String])

    var text: String {
      switch self {
      case .text(let text): text
      case .flag(let flag): "\(flag)"
      case .texts(let texts): texts.joined(separator: ", ")
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .flag(let flag): try flag.encode(to: encoder)
      case .texts(let texts): try texts.encode(to: encoder)
      }
    }
  }

  struct Entry: Encodable {
    private enum Key: String, CodingKey { case name, value }

    var name: String
    /// Nil: the verb decides, as its help says.
    var value: Value?
    var from: Source

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      try container.encode(value, forKey: .value)
      try from.encode(to: encoder)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case file
    case isThere = "there"
    case settings
  }

  private(set) var file: String
  private(set) var isThere = true
  private(set) var settings: [Entry] = []
  private(set) var errors: [ConfigError] = []

  /// - Parameter names: Of verbs and options; all that is set if there are none.
  /// - Throws: `FileError` if the file can't be read; `ConfigError` if it is not TOML; `ValidationError` for
  ///   a name that is none.
  init(_ names: [String], library: LibraryOptions) throws {
    file = ConfigFile.path.byteString.shown
    let known = try Settings()
    isThere = known.file != nil
    if names.isEmpty || names.contains("library") { settings.append(try Self.library(library, known)) }
    if names.isEmpty {
      errors += known.tableErrors
      for path in DeclaredVerb.all where path != ["config"] && known.mentions(path) {
        add(path, known, isWhole: false)
      }
      for name in known.templateNames { add(template: name, known) }
    }
    let start = "export.\(Settings.templates)."
    for name in names where name != "library" {
      if name.hasPrefix(start) {
        add(template: String(name.dropFirst(start.count)), known)
        continue
      }
      let (path, option) = try Self.parts(of: name)
      add(path, known, isWhole: true, only: option)
    }
  }

  private mutating func add(_ path: [String], _ known: Settings, isWhole: Bool, only: String? = nil) {
    guard let verb = DeclaredVerb(path) else { return }
    let (found, wrong) = known.sound(of: verb)
    errors += wrong + found.compactMap { $0.fault(of: verb) }
    for option in verb.options where option.shouldDisplay && SettingName.canBeSet(option, of: verb) {
      let setting = found.first { $0.option.name == option.name }
      // The library of all verbs is told above.
      let isOwn = option.name != "library" || setting.map { $0.name != "library" } == true
      guard only.map({ $0 == option.name }) ?? isOwn else { continue }
      if let setting {
        settings.append(Entry(setting))
      } else if isWhole, !verb.isInverse(option) {
        let usual = option.defaultValue ?? (option.kind == .flag ? "false" : nil)
        settings.append(
          Entry(
            name: (path + [option.name]).joined(separator: "."), value: usual.map { .text($0) }, from: .usual)
        )
      }
    }
  }

  private mutating func add(template name: String, _ known: Settings) {
    do {
      let template = try known.template(named: name)
      settings.append(
        Entry(
          name: "export.\(Settings.templates).\(name)", value: .text(template.text),
          from: Source(template.place)))
    } catch {
      errors.append(error)
    }
  }

  private static func library(_ options: LibraryOptions, _ known: Settings) throws -> Entry {
    var folder = try options.folder
    var from = Source.usual
    if options.library != nil {
      from = .typed
    } else if RawEnvironment.path(Settings.library) != nil {
      from = .environment(variable: Settings.library)
    } else if let set = known.file?.library {
      (folder, from) = (set.path, Source(set.place))
    }
    return Entry(name: "library", value: .text(folder.byteString.shown), from: from)
  }

  /// `sheet.paper` as the verb and its option.
  private static func parts(of name: String) throws -> (verb: [String], option: String?) {
    let words = name.split(separator: ".").map(String.init)
    let path = DeclaredVerb.path(in: words)
    let rest = words.dropFirst(path.count)
    guard let verb = DeclaredVerb(path), !path.isEmpty, rest.count <= 1,
      DeclaredVerb.type(of: path)?.configuration.subcommands.isEmpty == true
    else {
      let names = ["library"] + DeclaredVerb.all.map { $0.joined(separator: ".") }
      throw ValidationError(
        "there is no '\(name)' to set (\(nearestHint(name, among: names) ?? "verbs are, like sheet"))")
    }
    if let option = rest.first, !SettingName.options(of: verb).contains(option) {
      let title = path.joined(separator: " ")
      let hint =
        nearestHint(option, among: SettingName.options(of: verb))
        ?? "pholio config \(path.joined(separator: ".")) lists them"
      throw ValidationError("'\(option)' can't be set for pholio \(title) (\(hint))")
    }
    return (path, rest.first)
  }
}

extension SettingsReport.Entry {
  fileprivate init(_ setting: Setting) {
    name = setting.name
    switch setting.value {
    case .flag(let flag): value = .flag(flag)
    case .texts(let texts): value = setting.option.isRepeating ? .texts(texts) : texts.first.map { .text($0) }
    }
    from = SettingsReport.Source(setting.place)
  }
}

extension SettingsReport.Source {
  fileprivate init(_ place: ConfigError.Place) {
    switch place {
    case .file(let path, let line): self = .file(path: path.byteString.shown, line: line)
    case .variable(let name): self = .environment(variable: name)
    }
  }
}
