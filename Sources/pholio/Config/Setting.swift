import SystemPackage

/// A default of an option, set in the environment or in the file.
struct Setting {
  /// Which counts more.
  enum Level: Int, Comparable {
    case file, environment, typed

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  enum Value: Equatable {
    case flag(Bool)
    /// One text, or several of an option that may be given several times.
    case texts([String])
  }

  /// `sheet.paper`
  let name: String
  let option: DeclaredArgument
  var value: Value
  let place: ConfigError.Place
  let level: Level

  /// The option as it would be typed; `inverse` is the one that takes a flag back, if there is one.
  func arguments(inverse: DeclaredArgument?) -> [String] {
    switch value {
    case .flag(true): [option.typed]
    case .flag(false): [inverse?.typed].compactMap { $0 }
    // In one word each: values may begin with a dash.
    case .texts(let texts): texts.map { "\(option.typed)=\($0)" }
    }
  }
}

extension Setting.Value {
  /// - Throws: What is wrong with it.
  init(_ value: TOMLValue, of option: DeclaredArgument) throws(SettingFault) {
    switch (option.kind, value) {
    case (.flag, .flag(let flag)): self = .flag(flag)
    case (.flag, _): throw SettingFault("is true or false")
    case (_, .list(let values)) where option.isRepeating:
      var texts: [String] = []
      for value in values { texts.append(try Self.text(value)) }
      self = .texts(texts)
    case (_, .list): throw SettingFault("takes one value, not a list")
    default: self = .texts([try Self.text(value)])
    }
    self = expandingHome(of: option)
  }

  private static func text(_ value: TOMLValue) throws(SettingFault) -> String {
    switch value {
    case .text(let text): return text
    case .flag(let flag): throw SettingFault("takes a value, not \(flag)")
    case .list: throw SettingFault("takes values, not lists of them")
    case .table: throw SettingFault("is an option, and no table")
    case .other(let what): throw SettingFault("takes a text: put the \(what) in quotes")
    }
  }

  /// - Parameter text: Of a variable. Several values stand in lines of their own.
  init(variable text: String, of option: DeclaredArgument) throws(SettingFault) {
    if option.kind == .flag {
      switch text.lowercased() {
      case "1", "true", "yes", "on": self = .flag(true)
      case "0", "false", "no", "off": self = .flag(false)
      default: throw SettingFault("is true or false, not '\(text)'")
      }
    } else if option.isRepeating {
      self = .texts(text.split(separator: "\n").map(String.init))
    } else {
      self = .texts([text])
    }
    self = expandingHome(of: option)
  }

  /// No shell has expanded `~/`.
  private func expandingHome(of option: DeclaredArgument) -> Self {
    guard case .texts(let texts) = self, option.isPath else { return self }
    return .texts(texts.map { $0.hasPrefix("~/") ? RawEnvironment.home.string + $0.dropFirst() : $0 })
  }
}

/// What is wrong with a value, without where it is.
struct SettingFault: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}
