import ArgumentParser
import PholioSheets
import SystemPackage

/// Defaults of options from the environment and from `config.toml`: they become arguments before those that
/// are typed.
enum Config {
  /// The command that is typed, with the settings that count for it.
  ///
  /// - Parameter arguments: Those of the program, without its name.
  /// - Throws: `ConfigError`, `FileError`; ArgumentParser's errors.
  static func command(
    _ arguments: [String]
  ) throws -> (command: any ParsableCommand, settings: [Setting]) {
    let path = DeclaredVerb.path(in: arguments)
    let typed = Array(arguments.dropFirst(path.count))
    let options = typed.prefix { $0 != "--" }
    guard let type = DeclaredVerb.type(of: path), type.configuration.subcommands.isEmpty, path != ["config"],
      !(type is any RetiredCommand.Type),
      !options.contains(where: { ["--help", "-h", "--version"].contains($0) })
    else { return (try Pholio.parseAsRoot(arguments), []) }
    let settings = try Settings()
    let mayMean = { (word: String) in word.hasPrefix("--no-") || word.hasPrefix("--template") }
    // Nothing is asked of the declarations if nothing is set for this verb.
    let isSet = settings.setsLibrary || settings.mentions(path)
    guard isSet || options.contains(where: mayMean), let verb = DeclaredVerb(path) else {
      if let error = settings.tableErrors.first { throw error }
      return (try Pholio.parseAsRoot(arguments), [])
    }
    var command = try SetCommand(verb, typed, settings)
    return (try command.parse(), command.given)
  }

  /// The library that the file names, for completion; nil if there is none, or it can't be read.
  static var libraryOfCompletion: String? {
    RawEnvironment.path(Settings.library) == nil ? (try? ConfigFile.read())?.library?.path.string : nil
  }
}

/// A typed command with what is set for its verb.
private struct SetCommand {
  let verb: DeclaredVerb
  let settings: Settings
  /// The typed words behind the verb.
  var words: [String]
  /// What is set, and not typed.
  var given: [Setting]

  init(_ verb: DeclaredVerb, _ typed: [String], _ settings: Settings) throws {
    self.verb = verb
    self.settings = settings
    let end = typed.firstIndex(of: "--") ?? typed.endIndex
    // Flags that a file sets can be taken back, also those that have no `--no-` of their own.
    var takenBack: Set<String> = []
    words = []
    for (index, word) in typed.enumerated() {
      let name = String(word.dropFirst("--no-".count))
      if index < end, word.hasPrefix("--no-"), verb.option(named: "no-\(name)") == nil,
        let flag = verb.option(named: name), flag.kind == .flag, SettingName.canBeSet(flag, of: verb)
      {
        takenBack.insert(flag.name)
      } else {
        words.append(word)
      }
    }
    let names = TypedWords(words, of: verb).options.union(takenBack)
    given = try settings.settings(of: verb).filter { setting in
      let inverse =
        setting.option.name.hasPrefix("no-")
        ? String(setting.option.name.dropFirst(3)) : "no-\(setting.option.name)"
      return !names.contains(setting.option.name)
        && !(setting.option.kind == .flag && names.contains(inverse))
    }
    try dropWhatPresetSays()
    try expandTemplates()
  }

  /// What a preset says counts before a setting that counts less than the preset.
  private mutating func dropWhatPresetSays() throws {
    let typed = TypedWords(words, of: verb).values["preset"]?.last
    let setting = given.first { $0.option.name == "preset" }
    var name = typed
    if name == nil, case .texts(let texts)? = setting?.value { name = texts.last }
    let level = typed == nil ? setting?.level : .typed
    guard verb.path == ["sheet"], let name, let level,
      let preset = try? SheetPreset.named(name, in: PresetsCommand.folder)
    else { return }
    let said = Set(SheetSettings.all.filter { preset.settings.value(of: $0) != nil }.map(\.name))
    given.removeAll { $0.level < level && said.contains($0.option.name) }
  }

  /// `--template @client` is a template of the file's, also where the file itself says so.
  private mutating func expandTemplates() throws {
    guard verb.path == ["export"], let option = verb.option(named: "template") else { return }
    let typed = Set(TypedWords(words, of: verb).values[option.name] ?? [])
    let start = "\(option.typed)="
    func expanded(_ text: some StringProtocol) throws -> String {
      text.hasPrefix("@") ? try settings.template(named: String(text.dropFirst())).text : String(text)
    }
    words = try words.map { word in
      if word.hasPrefix(start) { return start + (try expanded(word.dropFirst(start.count))) }
      return typed.contains(word) ? try expanded(word) : word
    }
    for index in given.indices where given[index].option.name == option.name {
      guard case .texts(let texts) = given[index].value else { continue }
      given[index].value = .texts(try texts.map { try expanded($0) })
    }
  }

  private var arguments: [String] {
    verb.path + given.flatMap { $0.arguments(inverse: verb.option(named: "no-\($0.option.name)")) } + words
  }

  /// Parses it all. What is set and does not go with what is typed gives way; the verb's own rules say what
  /// goes together, and name the options in their messages.
  mutating func parse() throws -> any ParsableCommand {
    while true {
      do {
        return try Pholio.parseAsRoot(arguments)
      } catch {
        try giveWay(to: error)
      }
    }
  }

  /// Leaves out what an error is about.
  ///
  /// - Throws: The error if it is about what is typed alone; `ConfigError` if what is set is wrong.
  private mutating func giveWay(to error: any Error) throws {
    let message = Pholio.message(for: error).split(separator: "\n").joined(separator: " ")
    let named = message.namedOptions
    let about = given.filter { setting in
      named.contains(setting.option.name)
        || setting.value == .flag(false) && named.contains("no-\(setting.option.name)")
    }
    guard !Pholio.exitCode(for: error).isSuccess, let first = about.max(by: { $0.level < $1.level }) else {
      throw error
    }
    let others = named.subtracting(about.flatMap { [$0.option.name, "no-\($0.option.name)"] })
    let isContradiction = about.count > 1 && others.isEmpty
    let isFlag = about.allSatisfy { $0.option.kind == .flag }
    guard !isContradiction, isFlag || !others.isEmpty else {
      throw ConfigError(first.place, "\(first.name): \(message)")
    }
    let dropped = Set(about.map(\.name))
    given.removeAll { dropped.contains($0.name) }
  }
}

extension Setting {
  /// What is wrong with the value by itself, whatever is typed; nil if nothing is.
  func fault(of verb: DeclaredVerb) -> ConfigError? {
    do {
      _ = try Pholio.parseAsRoot(verb.path + arguments(inverse: verb.option(named: "no-\(option.name)")))
      return nil
    } catch {
      let message = Pholio.message(for: error).split(separator: "\n").joined(separator: " ")
      guard option.kind != .flag, message.namedOptions == [option.name] else { return nil }
      return ConfigError(place, "\(name): \(message)")
    }
  }
}

extension String {
  /// The long options that a message names.
  fileprivate var namedOptions: Set<String> {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return Set(words.filter { $0.hasPrefix("--") && $0.count > 2 }.map { String($0.dropFirst(2)) })
  }
}
