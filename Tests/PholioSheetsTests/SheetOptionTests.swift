import PholioFacts
import PholioLayout
import PholioSheets
import SystemPackage
import Testing

@Suite struct SheetOptionTests {
  @Test func lengthsAreReadInTheirUnits() throws {
    #expect(try Length("25.4mm").pixels(dpi: 300) == 300)
    #expect(try Length("2.54cm").pixels(dpi: 72) == 72)
    #expect(try Length("0.5in").pixels(dpi: 301) == 151)
    #expect(try Length("12px").pixels(dpi: 1) == 12 && Length("7").pixels(dpi: 9) == 7)
    for text in ["", "mm", "-1", "1e3", "1.", ".5", "1 mm", "5 px", "0x10", "nan", "1,5mm"] {
      #expect(throws: SheetOptionError.notALength(text)) { try Length(text) }
    }
  }

  @Test func cellsAreALengthOrTwo() throws {
    #expect(try CellSize("240") == CellSize("240x240"))
    let cell = try CellSize("4x3cm")
    #expect(cell.width.unit == .centimetres && cell.width.value == 4 && cell.height.value == 3)
    #expect(try CellSize("30px").width.value == 30 && CellSize("30pxx20px").height.value == 20)
    for text in ["x", "3x", "x3", "3x4x5", "3by4"] {
      #expect(throws: SheetOptionError.notACell(text)) { try CellSize(text) }
    }
  }

  @Test func fieldsAreFound() throws {
    let template = try CaptionTemplate(#"{{{name}}} \| {date:%d.%m.%Y}|{iso}"#)
    #expect(template.fields == [.name, .date, .iso])
    #expect(throws: TemplateError.unknownField("nmae")) { try CaptionTemplate("{nmae}") }
    #expect(throws: TemplateError.unclosed("{name")) { try CaptionTemplate("{name") }
    #expect(throws: TemplateError.unopened("name}")) { try CaptionTemplate("name}") }
    #expect(throws: TemplateError.tooManyParts("a|b|c|d")) { try CaptionTemplate("a|b|c|d") }
    #expect(throws: TemplateError.noFormat(.iso)) { try CaptionTemplate("{iso:%Y}") }
    #expect(throws: TemplateError.unknownTimeLetter("%Y %")) { try CaptionTemplate("{date:%Y %}") }
  }

  @Test func pagesAreReadAsRanges() throws {
    for text in ["", "0", "3-2", "1,", "a", "-3", "1-2-3"] {
      #expect(throws: SheetOptionError.notAPageRange(text)) { try PageRange(text) }
    }
    #expect(try PageRange("2-").text == "2-")
  }

  @Test func pagesAreNumberedWithAsManyDigitsAsNeeded() {
    #expect(SheetNames("/a/sheet.jpg", pages: 1).path(ofPage: 0) == "/a/sheet.jpg")
    #expect(SheetNames("/a/sheet.jpg", pages: 9).path(ofPage: 8) == "/a/sheet-09.jpg")
    #expect(SheetNames("/a/b.c/sheet", pages: 120).path(ofPage: 6) == "/a/b.c/sheet-007")
    #expect(SheetNames("/a/.jpg", pages: 2).path(ofPage: 1) == "/a/.jpg-02")
  }

  /// Against `date -u +FORMAT`'s output for the same moments.
  @Test func timesAreWrittenAsStrftimeDoes() throws {
    #expect(
      try TimeFormat("%a %A %d %e %b %B %m %y %Y %j %H %I %p %M %S %F %T %%")
        .text(#require(CivilTime(seconds: 1_583_020_799)))
        == "Sat Saturday 29 29 Feb February 02 20 2020 060 23 11 PM 59 59 2020-02-29 23:59:59 %")
    #expect(
      try TimeFormat("%a %d %b %Y %j %I%p").text(#require(CivilTime(seconds: -1)))
        == "Wed 31 Dec 1969 365 11PM")
    #expect(try TimeFormat("%a %F %I %p").text(#require(CivilTime(seconds: 0))) == "Thu 1970-01-01 12 AM")
  }

  @Test func paperTurnedHasAsManyCells() throws {
    var preset = SheetSettings()
    (preset.paper, preset.columns, preset.rows) = (.paper(try Paper("A4")), 4, 5)
    var flags = SheetSettings()
    flags.landscape = true
    let both = flags.over(preset)
    #expect(both.columns == 5 && both.rows == 4)
    flags.columns = 7
    #expect(flags.over(preset).columns == 7 && flags.over(preset).rows == nil)
  }
}
