import PholioCatalog
import PholioKit
import PholioLayout
import Testing

@Suite struct SelectionTests {
  @Test func digitsRangesAndLastArePositions() throws {
    #expect(
      try Selection("5,7-9,last,3-last").terms == [
        .position(.position(Position(5))), .range(.position(Position(7)), .position(Position(9))),
        .position(.last),
        .range(.position(Position(3)), .last),
      ])
  }

  @Test func anythingElseIsANameOrAGlob() throws {
    #expect(
      try Selection(#"IMG_1.jpg,*.png,a\,b.jpg,5-a,-,a\b,1-2-3"#).terms
        == [
          "IMG_1.jpg", "*.png", "a,b.jpg", "5-a", "-", #"a\b"#, "1-2-3",
        ].map { .pattern(ByteString($0)) })
  }

  @Test func nameForcesANameAndShaAHashPrefix() throws {
    #expect(try Selection("name:5,sha:0AfF").terms == [.name(ByteString("5")), .digest("0aff")])
  }

  @Test(arguments: [
    ("9-5", SelectionError.backwards("9-5")), ("0", .positionZero("0")), ("3-0", .positionZero("0")),
    ("", .empty("")),
    ("1,,2", .empty("")), ("sha:", .badDigest("sha:")), ("sha:xyz", .badDigest("sha:xyz")),
    ("last-3", .backwards("last-3")),
  ])
  func whatMeansNothingIsRefused(text: String, error: SelectionError) {
    #expect(throws: error) { try Selection(text) }
  }
}

@Suite struct CaptionTemplateTests {
  @Test func anUnknownFieldIsNamed() {
    #expect(throws: TemplateError.unknownField("colour")) { try CaptionTemplate("{name} {colour}") }
  }

  @Test func bracesMustMatch() {
    #expect(throws: TemplateError.unclosed("{name")) { try CaptionTemplate("{name") }
    #expect(throws: TemplateError.unopened("name}")) { try CaptionTemplate("name}") }
    #expect(throws: Never.self) { try CaptionTemplate("{{name}}") }
  }
}

@Suite struct GridTextTests {
  @Test func theCapSpansItsSlots() {
    #expect(
      GridText.lines(count: 6, columns: 4, cap: DropCap(columns: 2, rows: 2))
        == [
          "+---+---+---+---+", "| 1     | 2 | 3 |", "+       +---+---+", "|       | 4 | 5 |",
          "+---+---+---+---+",
          "| 6 |            ", "+---+            ",
        ].map { $0 })
  }
}
