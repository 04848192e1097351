import Foundation
import PholioLayout
import PholioSheets
import PholioTestSupport
import Testing

/// Settings are declared once, so these tests hold for all, future ones too.
@Suite struct SheetSettingTests {
  /// A value of each kind that is not the default, typed and in a preset.
  private static func sample(_ setting: any DeclaredSetting) throws -> (typed: String, preset: PresetValue) {
    switch setting.kind {
    case .flag: return setting.defaultTyped == "true" ? ("false", .flag(false)) : ("true", .flag(true))
    case .number: return ("2", .number(2))
    case .length: return ("7mm", .words("7mm"))
    case .cell: return ("40x30", .words("40x30"))
    case .paper: return ("A5", .words("A5"))
    case .cap: return ("2x3", .words("2x3"))
    case .choice:
      let choice = try #require(setting.choices.last { $0 != setting.defaultTyped })
      return (choice, .words(choice))
    case .colour: return ("#102030", .words("#102030"))
    case .template: return ("{page} of {pages}", .words("{page} of {pages}"))
    case .text: return ("serif", .words("serif"))
    }
  }

  /// All settings, except that there be no captions.
  private static func full() throws -> SheetSettings {
    var full = SheetSettings()
    for setting in SheetSettings.all where setting.name != "captions" {
      try full.set(setting, typed: sample(setting).typed)
    }
    return full
  }

  @Test func everySettingIsDeclaredOnceWithHelp() {
    let names = SheetSettings.all.map(\.name)
    #expect(Set(names).count == names.count && names.count >= 28)
    for setting in SheetSettings.all {
      #expect(setting.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(setting.help.hasSuffix(".") || setting.help.hasSuffix("…."), "\(setting.name)")
      #expect(
        !setting.valueName.isEmpty || setting.kind == .flag || setting.name == "title", "\(setting.name)")
    }
  }

  @Test func everySettingIsReadAsItIsTypedAndAsAPresetHasIt() throws {
    for setting in SheetSettings.all {
      let sample = try Self.sample(setting)
      var typed = SheetSettings()
      try typed.set(setting, typed: sample.typed)
      #expect(typed.value(of: setting)?.typed == sample.typed, "\(setting.name)")
      #expect(try SheetSettings([setting.name: sample.preset], source: "x") == typed, "\(setting.name)")
      // Setting one changes no other.
      for other in SheetSettings.all where other.name != setting.name {
        #expect(typed.value(of: other) == nil)
      }
    }
  }

  @Test func everySettingIsTakenFromWhoeverSaysIt() throws {
    let full = try Self.full()
    #expect(full.over(SheetSettings()) == full)
    #expect(SheetSettings().over(full) == full)
    #expect(full.over(full) == full)
  }

  @Test func everyDefaultIsOneOfItsValues() throws {
    for setting in SheetSettings.all {
      for usual in [setting.defaultTyped, setting.defaultOnPaperTyped].compactMap(\.self) {
        #expect(try setting.valueType.init(typed: usual).typed == usual, "\(setting.name)")
      }
    }
  }

  @Test func everyLimitIsHeldAndNamed() throws {
    for setting in SheetSettings.all {
      guard let limits = setting.limits else { continue }
      for value in [limits.lowerBound - 1, limits.upperBound + 1] where value >= 0 {
        var settings = SheetSettings()
        settings.paper = try PaperChoice(typed: "A4")
        try settings.set(setting, typed: "\(value)")
        #expect(throws: SheetOptionError.outOfRange(setting.name, value, limits)) {
          try SheetOptions(settings)
        }
      }
    }
  }

  /// Anything typed or sent is a value or an error.
  @Test func nothingThatIsSaidIsATrap() throws {
    let texts = [
      "", "0", "-1", "-0", "1e308", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
      "0x7f",
      String(repeating: "9", count: 5_000), "0." + String(repeating: "0", count: 5_000) + "1", "nan", "inf",
      "999999999999in", "1000000in", "1000000mmx1000000mm", "0x0", "0x0px", "99999999999x1mm", "1x1px",
      "65500x65500px",
      "#", "#12", "#ggg", "#１２３", "{", "}", "{{", "|||||", "{date:%}", "{date:", "\\", "\u{0}", "é",
      "255x255", "256x256", "99999999999999999999x2", "A4", "none", "centre", "center",
    ]
    let numbers: [Double] = [0, -1, 1, 0.5, 1e15, 9.3e18, -9.3e18, 1e308, .nan, .infinity]
    for setting in SheetSettings.all {
      for text in texts {
        var settings = SheetSettings()
        if (try? settings.set(setting, typed: text)) != nil { _ = try? SheetOptions(settings) }
        try? settings.set(setting, .words(text))
        settings.paper = try PaperChoice(typed: "A4")
        settings.dpi = 9600
        _ = try? SheetOptions(settings)
      }
      for number in numbers {
        var settings = SheetSettings()
        if (try? settings.set(setting, .number(number))) != nil { _ = try? SheetOptions(settings) }
      }
      for value in [PresetValue.flag(true), .other] {
        var settings = SheetSettings()
        if (try? settings.set(setting, value)) != nil { _ = try? SheetOptions(settings) }
      }
    }
  }

  @Test func theMiddleMayBeSpeltBothWays() throws {
    var settings = SheetSettings()
    for text in ["centre", "center"] {
      settings.lastRow = try .init(typed: text)
      #expect(settings.lastRow == .centre && settings.lastRow?.typed == "centre")
    }
  }

  @Test func captionsAreWhatWasSaidLast() throws {
    var none = SheetSettings()
    none.captions = false
    var words = SheetSettings()
    words.caption = try CaptionTemplate("{iso}")
    #expect(words.over(none).captions == nil && words.over(none).caption == words.caption)
    #expect(none.over(words).captions == false)
    #expect(throws: PresetError.self) {
      try SheetSettings(["caption": .words("{iso}"), "captions": .flag(false)], source: "x")
    }
    var galleries = SheetSettings()
    galleries.captionGalleries()
    #expect(galleries.caption == .ofGalleries)
    none.captionGalleries()
    #expect(none.caption == nil)
  }

  /// The table in docs/sheets.md, row by row.
  @Test func theDocsTellEverySetting() throws {
    let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/sheets.md")
    let text = try String(contentsOf: docs, encoding: .utf8)
    for setting in SheetSettings.all {
      let choices = setting.choices.isEmpty ? "" : " (\(setting.choices.joined(separator: ", ")))"
      let row =
        "| `\(setting.name)` | \(setting.help.replacing("|", with: "\\|"))\(choices) | "
        + "\((setting.usualText ?? (setting.kind == .flag ? "off" : "none")).replacing("|", with: "\\|")) |"
      #expect(text.contains(row), "docs/sheets.md lacks: \(row)")
    }
  }
}
