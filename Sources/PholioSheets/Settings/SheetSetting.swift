/// One setting of a sheet. Options, presets, help, the table in the docs and the page's form are made from
/// it.
package struct SheetSetting<Value: SheetValue>: DeclaredSetting {
  package let name: String
  package let section: SheetSection
  package let help: String
  package let valueName: String
  /// The default; nil if it depends on other settings.
  package let defaultValue: Value?
  /// The default on paper; nil if it is the same.
  package let defaultOnPaper: Value?
  package let defaultWords: String?
  package let limits: ClosedRange<Int>?
  package let parts: Int?
  package let needs: SheetNeed?
  package let isMain: Bool
  package let suggestions: [SheetSuggestion]

  /// - Parameters:
  ///   - name: The option without its dashes, and the key in a preset.
  ///   - defaultWords: Describes a default that is no value.
  ///   - limits: For a number; for a length in pixels.
  ///   - parts: How many parts words about a page may have; nil for other settings.
  ///   - isMain: Whether the page's form shows it at once.
  init(
    _ name: String, in section: SheetSection, _ help: String, valueName: String = "",
    default defaultValue: Value? = nil, onPaper: Value? = nil, defaultWords: String? = nil,
    limits: ClosedRange<Int>? = nil,
    parts: Int? = nil, needs: SheetNeed? = nil, isMain: Bool = false, suggestions: [SheetSuggestion] = []
  ) {
    self.name = name
    self.section = section
    self.help = help
    self.valueName = valueName
    self.defaultValue = defaultValue
    defaultOnPaper = onPaper
    self.defaultWords = defaultWords
    self.limits = limits
    self.parts = parts
    self.needs = needs
    self.isMain = isMain
    self.suggestions = suggestions
  }

  package var valueType: any SheetValue.Type { Value.self }
  package var defaultTyped: String? { defaultValue?.typed }
  package var defaultOnPaperTyped: String? { defaultOnPaper?.typed }
}

/// A setting with any type of value.
package protocol DeclaredSetting: Sendable {
  var name: String { get }
  var section: SheetSection { get }
  /// A sentence without the default.
  var help: String { get }
  var valueName: String { get }
  var valueType: any SheetValue.Type { get }
  var defaultTyped: String? { get }
  var defaultOnPaperTyped: String? { get }
  var defaultWords: String? { get }
  var limits: ClosedRange<Int>? { get }
  var parts: Int? { get }
  var needs: SheetNeed? { get }
  var isMain: Bool { get }
  var suggestions: [SheetSuggestion] { get }
}

extension DeclaredSetting {
  package var kind: SheetValueKind { valueType.kind }

  /// The allowed words; empty if there is no such list.
  package var choices: [String] { valueType.choices }

  /// The default for the help; nil if the setting is simply off.
  package var usualText: String? {
    if let defaultWords { return defaultWords }
    switch (defaultTyped, defaultOnPaperTyped) {
    case (let usual?, let onPaper?): return "\(usual), on paper \(onPaper)"
    case (nil, let onPaper?): return "on paper \(onPaper)"
    case (let usual?, nil): return kind != .flag ? usual : usual == "true" ? "on" : nil
    case (nil, nil): return nil
    }
  }
}

/// A heading for settings.
package enum SheetSection: String, Hashable, Sendable, CaseIterable, Encodable {
  case pages = "Pages"
  case cells = "Cells"
  case words = "Words"
  case looks = "Looks"
  case print = "Print and files"
}

/// What a setting needs.
package enum SheetNeed: String, Hashable, Sendable, Encodable {
  case paper
  /// The portfolio's sheet.
  case galleries
}

/// A suggested value, and what it means.
package struct SheetSuggestion: Hashable, Sendable, Encodable {
  package var value: String
  package var meaning: String

  init(_ value: String, _ meaning: String) {
    self.value = value
    self.meaning = meaning
  }
}
