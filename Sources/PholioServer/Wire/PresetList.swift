import PholioSheets

/// A setting of sheets, for a form.
struct SettingRecord: Encodable {
  let name: String
  let kind: SheetValueKind
  let section: SheetSection
  let help: String
  /// Its possible words; empty if there is no such list.
  let choices: [String]
  let suggestions: [SheetSuggestion]
  /// For a number.
  let least: Int?
  let most: Int?
  let usual: String?
  /// What is usual on paper, if it is something else.
  let defaultOnPaper: String?
  let usualText: String?
  let needs: SheetNeed?
  let isMain: Bool

  enum CodingKeys: String, CodingKey {
    case name, kind, section, help, choices, suggestions, least, most, needs
    case usual = "default"
    case defaultOnPaper = "default_on_paper"
    case usualText = "default_text"
    case isMain = "main"
  }

  init(_ setting: any DeclaredSetting) {
    name = setting.name
    kind = setting.kind
    section = setting.section
    help = setting.help
    choices = setting.choices
    suggestions = setting.suggestions
    least = kind == .number ? setting.limits?.lowerBound : nil
    most = kind == .number ? setting.limits?.upperBound : nil
    usual = setting.defaultTyped
    defaultOnPaper = setting.defaultOnPaperTyped
    usualText = setting.usualText
    needs = setting.needs
    isMain = setting.isMain
  }
}

/// The presets of sheets, and the settings that they are made of.
struct PresetList: Encodable {
  struct Preset: Encodable {
    var name: String
    var description: String
    var settings: [String: PresetValue]
  }

  var presets: [Preset]
  /// By section, in the order of the sections.
  var settings: [SettingRecord]
}
