import PholioImaging
import Testing

@Suite struct FactTextTests {
  @Test(arguments: [
    ("Canon", "Canon"), ("Canon\0", "Canon"), ("NIKON CORPORATION   \0", "NIKON CORPORATION"),
    ("  Leica\t\r\n", "Leica"), ("E-M1\0garbage", "E-M1"), ("été", "été"), ("写真 📷", "写真 📷"), ("a\u{A0}", "a"),
  ])
  func textIsTrimmedOfNulsAndPadding(_ stored: String, _ text: String) {
    #expect(FactText.decode(Array(stored.utf8), upTo: 100) == text)
  }

  @Test(arguments: ["", "\0", "   ", "\0\0\0\0", " \t\r\n\0", "\u{A0}\u{3000}"])
  func whatIsBlankIsNoText(_ stored: String) {
    #expect(FactText.decode(Array(stored.utf8), upTo: 100) == nil)
  }

  @Test func whatIsNoUTF8IsLatin1() {
    #expect(FactText.decode([0x57, 0xF6, 0x72, 0x64], upTo: 100) == "Wörd")
    #expect(FactText.decode([0xC3, 0x28], upTo: 100) == "Ã(")
    #expect(FactText.decode(Array(0...255), upTo: 100) == nil)
  }

  @Test func longTextIsCutBetweenCharacters() {
    let text = String(repeating: "写", count: 10)
    #expect(FactText.decode(Array(text.utf8), upTo: 8) == "写写")
    #expect(FactText.decode(Array(text.utf8), upTo: 9) == "写写写")
    let latin = [UInt8](repeating: 0xE9, count: 10)
    #expect(FactText.decode(latin, upTo: 4) == "éééé")
  }
}
