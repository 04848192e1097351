import ArgumentParser
import PholioSheets

/// The options for a section of a sheet's settings, made from their declarations.
///
/// ArgumentParser finds a type's options by its mirror, and reads them back by their labels. Here both come
/// from the declared settings, not from properties.
struct SheetSettingOptions<Section: SheetOptionSection>: ParsableArguments, CustomReflectable {
  /// The given settings.
  private(set) var settings = SheetSettings()

  private static var declared: [any DeclaredSetting] {
    SheetSettings.all.filter { $0.section == Section.section }
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: OptionKey.self)
    for setting in Self.declared {
      let key = OptionKey(stringValue: setting.name)
      if setting.kind == .flag {
        if let flag = try values.decode(Flag<Bool?>.self, forKey: key).wrappedValue {
          try settings.set(setting, typed: "\(flag)")
        }
      } else if let text = try values.decode(Option<String?>.self, forKey: key).wrappedValue {
        try settings.set(setting, typed: text)
      }
    }
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: Self.declared.map { setting in
        (
          label: setting.name,
          value: setting.kind == .flag ? Self.flag(setting) as Any : Self.option(setting) as Any
        )
      })
  }

  private static func flag(_ setting: any DeclaredSetting) -> Flag<Bool?> {
    Flag(
      wrappedValue: nil, name: .customLong(setting.name), inversion: .prefixedNo,
      help: ArgumentHelp(stringLiteral: setting.optionHelp))
  }

  private static func option(_ setting: any DeclaredSetting) -> Option<String?> {
    Option(
      wrappedValue: nil, name: .customLong(setting.name),
      help: ArgumentHelp(setting.optionHelp, valueName: setting.valueName),
      completion: setting.choices.isEmpty ? .default : .list(setting.choices),
      transform: { text in
        // Parsed for its errors, while ArgumentParser knows the option's name.
        try Typed.setting(setting, text)
        return text
      })
  }
}

/// A section of settings with a heading of its own in the help.
protocol SheetOptionSection {
  static var section: SheetSection { get }
}

enum PageSection: SheetOptionSection {
  static var section: SheetSection { .pages }
}

enum CellSection: SheetOptionSection {
  static var section: SheetSection { .cells }
}

enum WordsSection: SheetOptionSection {
  static var section: SheetSection { .words }
}

enum LookSection: SheetOptionSection {
  static var section: SheetSection { .looks }
}

enum PrintSection: SheetOptionSection {
  static var section: SheetSection { .print }
}

/// An option, by its name without dashes.
struct OptionKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension DeclaredSetting {
  /// Its help, with the choices and the default.
  fileprivate var optionHelp: String {
    var help = help
    if !choices.isEmpty { help = "\(help.dropLast(help.hasSuffix(".") ? 1 : 0)): \(Self.listed(choices))." }
    if kind == .number, let limits {
      help = help.dropLast() + ", \(limits.lowerBound) to \(limits.upperBound)."
    }
    let usual = usualText ?? (kind == .flag ? "off" : "none")
    return help.dropLast() + " (default: \(usual))."
  }

  private static func listed(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}
