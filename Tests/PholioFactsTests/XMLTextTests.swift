import PholioFacts
import Testing

@Suite struct XMLTextTests {
  @Test func markupStandsAsText() {
    #expect(XMLText.escaped("<a href='x'>&\"") == "&lt;a href=&#39;x&#39;&gt;&amp;&quot;")
    #expect(XMLText.escaped("one\ttwo\n") == "one&#9;two&#10;")
    #expect(XMLText.escaped("Zürich 東京 🏔") == "Zürich 東京 🏔")
  }

  /// XML 1.0, production 2.
  @Test func charactersThatXMLCannotHaveAreLeftOut() {
    let wrong = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init).filter {
      let isAllowed = [9, 10, 13].contains($0.value) || ($0.value >= 0x20 && $0.value < 0xFFFE)
      return XMLText.escaped(String($0)).isEmpty == isAllowed
    }
    #expect(wrong == [])
  }
}
