import PholioFacts
import PholioSheets
import Testing

@Suite struct CaptionTests {
  private static let today = CivilTime(year: 2020, month: 1, day: 31)

  private func texts(_ template: String, _ values: [CaptionField: String]) throws -> [String] {
    try CaptionTemplate(template).texts { field, _ in values[field] ?? "" }
  }

  @Test func fieldsAreFilledInAndBarsDivide() throws {
    #expect(try texts("{position}  {name}", [.position: "7", .name: "a.jpg"]) == ["7  a.jpg"])
    #expect(try texts("{stem}|{iso}|{date}", [.stem: "a", .date: "2020"]) == ["a", "", "2020"])
    #expect(try texts(#"{{{iso}}} \| \\ {date}"#, [.iso: "100", .date: "d"]) == [#"{100} | \ d"#])
  }

  @Test func aPartOfEmptyFieldsIsEmptyAndPlainWordsStay() throws {
    #expect(try texts("ISO {iso}|words|", [:]) == ["", "words", ""])
    #expect(try texts("  {iso}  ", [.iso: "1"]) == ["1"])
  }

  /// A template, typed again, gives the same template.
  @Test(arguments: [
    "{position}  {name}", #"a {{b}} \| c \\ {date:%d.%m.%Y}|{count} photo{s}|{time}"#, "", "|",
    "{page} / {pages}",
  ])
  func templatesAreTypedAsTheyWere(text: String) throws {
    #expect(try CaptionTemplate(text).typed == text)
    #expect(try CaptionTemplate(CaptionTemplate(text).typed) == CaptionTemplate(text))
  }

  @Test(arguments: [(0, "0 photos"), (1, "1 photo"), (2, "2 photos")])
  func oneIsNoPlural(count: Int, text: String) throws {
    let template = try CaptionTemplate("{count} photo{s}")
    let page = try FieldValues.Page(gallery: "g", count: count, today: #require(Self.today))
    #expect(template.texts(page.value) == [text])
  }

  /// As laboratories name their scans; a camera's numbers and dates are no frames.
  @Test(arguments: [
    ("00", "00"), ("0", "0"), ("0A", "0A"), ("00A", "00A"), ("36A", "36A"), ("12a", "12A"), ("37", "37"),
    ("roll 3_12A", "12A"), ("R1-03423-012A", "12A"), ("R1-03423-0012", nil), ("scan.07", "7"),
    ("roll3-1", "1"),
    ("IMG_0012", nil), ("DSC12", nil), ("2019-05-04", nil), ("3-4", "4"), ("41", nil), ("A", nil), ("", nil),
    ("12AA", nil), ("-", nil), ("é", nil), ("_١٢", nil),
  ])
  func namesTellFrames(stem: String, frame: String?) {
    #expect(FilmFrame(ofStem: stem)?.text == frame)
  }

  @Test func noPresetSaysOnePhotos() throws {
    for preset in try SheetPreset.builtIn() {
      for template in [preset.settings.title, preset.settings.header, preset.settings.footer] {
        let page = try FieldValues.Page(gallery: "g", count: 1, today: #require(Self.today))
        #expect(template?.texts(page.value).contains { $0.contains("1 photos") } != true, "\(preset.name)")
      }
    }
  }
}
