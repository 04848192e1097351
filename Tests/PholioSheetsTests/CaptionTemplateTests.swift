import PholioSheets
import Testing

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
