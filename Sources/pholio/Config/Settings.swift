import ArgumentParser
import Foundation
import PholioDisk
import PholioLibrary
import PholioOut
import SystemPackage

/// The environment's and the file's settings.
struct Settings {
  /// Of the environment: those that begin with `PHOLIO_`, and are not empty.
  let variables: [String: String]
  let file: ConfigFile?

  private static let prefix = "PHOLIO_"
  /// The library, for all verbs.
  static let library = "PHOLIO_LIBRARY"

  /// - Throws: `FileError` if the file can't be read; `ConfigError`.
  init() throws {
    variables = Self.environment
    file = try ConfigFile.read()
  }

  private static var environment: [String: String] {
    var found: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      entry += 1
      guard strncmp(text, prefix, prefix.utf8.count) == 0 else { continue }
      let words = String(cString: text).split(separator: "=", maxSplits: 1)
      if words.count == 2 { found[String(words[0])] = String(words[1]) }
    }
    let others = Terminal.current.variables.filter { $0.key.hasPrefix(prefix) }
    return found.merging(others) { _, other in other }.filter { !$0.value.isEmpty }
  }

  /// `PHOLIO_GALLERY_FEATURE_` of a verb's path.
  private static func start(_ path: [String]) -> String {
    prefix + path.joined(separator: "_").uppercased().replacing("-", with: "_") + "_"
  }

  /// Whether anything may be set for a verb.
  func mentions(_ path: [String]) -> Bool {
    file?.value(at: path) != nil || variables.keys.contains { $0.hasPrefix(Self.start(path)) }
  }

  /// Whether the file's library counts where none is typed.
  var setsLibrary: Bool { file?.library != nil && variables[Self.library] == nil }

  /// A verb's settings in the order of its options: what the environment sets comes before the file.
  ///
  /// - Throws: `ConfigError` for a key that is none, and a value of the wrong type.
  func settings(of verb: DeclaredVerb) throws(ConfigError) -> [Setting] {
    let (settings, errors) = sound(of: verb)
    if let error = tableErrors.first ?? errors.first { throw error }
    return settings
  }

  /// A verb's settings that can be read, and what is wrong with the others.
  func sound(of verb: DeclaredVerb) -> (settings: [Setting], errors: [ConfigError]) {
    var (found, errors): ([String: Setting], [ConfigError]) = ([:], [])
    func add(_ read: () throws(ConfigError) -> Setting) {
      do throws(ConfigError) {
        let setting = try read()
        found[setting.option.name] = setting
      } catch {
        errors.append(error)
      }
    }
    if let set = file?.library, variables[Self.library] == nil, let option = verb.option(named: "library") {
      found["library"] = Setting(
        name: "library", option: option, value: .texts([set.path.string]), place: set.place, level: .file)
    }
    switch file?.value(at: verb.path) {
    case .table(let table):
      let isExport = verb.path == ["export"]
      for (name, value) in table.sorted(by: { $0.key < $1.key }) where !(isExport && name == Self.templates) {
        add { () throws(ConfigError) in try setting(name, value, of: verb) }
      }
      // The environment counts before the file, also where it is for all verbs.
      if variables[Self.library] != nil { found["library"] = nil }
    case nil: break
    default: errors.append(fault(verb.path, "[\(verb.path.joined(separator: "."))] is a verb's table"))
    }
    let start = Self.start(verb.path)
    for variable in variables.keys.sorted() where variable.hasPrefix(start) {
      add { () throws(ConfigError) in try setting(variable, start, of: verb) }
    }
    let order = verb.options.compactMap { found[$0.name] }
    return (order, errors)
  }

  /// Of the file.
  private func setting(
    _ name: String, _ given: TOMLValue, of verb: DeclaredVerb
  ) throws(ConfigError) -> Setting {
    let key = verb.path + [name]
    let place = place(key)
    let option = try SettingName.option(name, of: verb, place)
    do throws(SettingFault) {
      return Setting(
        name: key.joined(separator: "."), option: option, value: try Setting.Value(given, of: option),
        place: place, level: .file)
    } catch {
      throw ConfigError(place, "\(key.joined(separator: ".")) \(error.reason)")
    }
  }

  /// Of the environment.
  private func setting(
    _ variable: String, _ start: String, of verb: DeclaredVerb
  ) throws(ConfigError) -> Setting {
    let name = variable.dropFirst(start.count).lowercased().replacing("_", with: "-")
    let option = try SettingName.option(name, of: verb, .variable(variable))
    do throws(SettingFault) {
      return Setting(
        name: (verb.path + [option.name]).joined(separator: "."), option: option,
        value: try Setting.Value(variable: variables[variable] ?? "", of: option),
        place: .variable(variable), level: .environment)
    } catch {
      throw ConfigError(.variable(variable), error.reason)
    }
  }

  /// Tables that are no verb's: they would never be read.
  var tableErrors: [ConfigError] {
    var errors: [ConfigError] = []
    func check(_ path: [String], _ value: TOMLValue) {
      // config shows what is set, whatever is set.
      guard path != ["config"], let type = DeclaredVerb.type(of: path) else {
        let verbs = DeclaredVerb.type(of: path.dropLast())?.configuration.subcommands ?? []
        let names =
          verbs.compactMap { $0.configuration.commandName }.filter { $0 != "config" }
          + (path.count == 1 ? ["library"] : [])
        let hint = nearestHint(path.last ?? "", among: names) ?? "tables are verbs, like [sheet]"
        return errors.append(fault(path, "there is no '\(path.joined(separator: "."))' to set (\(hint))"))
      }
      guard case .table(let table) = value, !type.configuration.subcommands.isEmpty else { return }
      for (name, value) in table.sorted(by: { $0.key < $1.key }) { check(path + [name], value) }
    }
    for (name, value) in (file?.tables ?? [:]).sorted(by: { $0.key < $1.key }) {
      if name != "library" {
        check([name], value)
      } else if file?.library == nil {
        errors.append(fault([name], "library is a path that begins with / or ~/"))
      }
    }
    return errors
  }

  private func place(_ key: [String]) -> ConfigError.Place {
    file?.place(of: key) ?? .file(ConfigFile.path, line: 1)
  }

  private func fault(_ key: [String], _ reason: String) -> ConfigError { ConfigError(place(key), reason) }
}

/// Templates for `pholio export`: `[export.templates]`.
extension Settings {
  static let templates = "templates"

  var templateNames: [String] {
    guard case .table(let templates)? = file?.value(at: ["export", Self.templates]) else { return [] }
    return templates.keys.sorted()
  }

  /// A template that is asked for as `@NAME`.
  ///
  /// - Throws: `ConfigError` if there is none of that name.
  func template(named name: String) throws(ConfigError) -> (text: String, place: ConfigError.Place) {
    let key = ["export", Self.templates, name]
    switch file?.value(at: key) {
    case .text(let text):
      do {
        _ = try NameTemplate(text)
      } catch {
        throw fault(key, "\(key.joined(separator: ".")): \(Failure(error)?.text ?? "\(error)")")
      }
      return (text, place(key))
    case nil:
      let names = templateNames
      let hint =
        nearestHint(name, among: names)
        ?? (file == nil
          ? "the file is not there"
          : names.isEmpty ? "[export.templates] has none" : "there are \(names.joined(separator: ", "))")
      let shown = ByteString(name).shownInBrief
      throw fault(["export", Self.templates], "there is no template '\(shown)' (\(hint))")
    default: throw fault(key, "\(key.joined(separator: ".")) is a text")
    }
  }
}
