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

  /// Windows' letters and quotation marks stand where Latin-1 has control characters.
  @Test func latin1IsReadAsWindowsWritesIt() {
    #expect(FactText.decode([0x93, 0x41, 0x94, 0x20, 0x80], upTo: 100) == "“A” €")
    #expect(FactText.decode([0x41, 0x81, 0x8D, 0xE9], upTo: 100) == "Aé")
  }

  @Test func aCharacterBrokenOffAtTheEndIsLeftOut() {
    let text = Array("写真é".utf8)
    #expect(FactText.decode(Array(text.dropLast(1)), upTo: 100) == "写真")
    #expect(FactText.decode(Array(text.dropLast(3)), upTo: 100) == "写")
    // Nothing tells that this is UTF-8, unless the file does.
    let short: [UInt8] = [0x5A, 0xC3]
    #expect(FactText.decode(short, upTo: 100) == "ZÃ")
    #expect(FactText.decode(short, upTo: 100, isUTF8: true) == "Z")
    #expect(FactText.decode([0x5A, 0xFC, 0x72], upTo: 100, isUTF8: true) == "Zür")
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    #expect(FactText.tidied("a\u{1}b\u{7F}c\u{9F}\u{FEFF}") == "abc")
    #expect(FactText.tidied("\u{202E}gpj.exe\u{2066}\u{200F}\u{61C}") == "gpj.exe")
    #expect(FactText.tidied("שלום 👨‍👩‍👧") == "שלום 👨‍👩‍👧")
    #expect(FactText.tidied("\u{202D}\u{7} \u{2069}") == nil)
  }

  @Test func onlyDescriptionsHaveLines() {
    let stored = "\r\n one\r\ntwo\rthree\u{2028}four\tfive\n"
    #expect(FactText.tidied(stored, hasLines: true) == "one\ntwo\nthree\nfour\tfive")
    #expect(FactText.tidied(stored) == "one two three four five")
  }

  @Test func tidiedTextIsCutBetweenCharacters() {
    #expect(FactText.tidied("写写写", upTo: 8) == "写写")
    #expect(FactText.tidied("a     b", upTo: 5) == "a")
    #expect(FactText.tidied(String(repeating: " ", count: 100_000) + "b", upTo: 1) == "b")
  }

  @Test func longTextIsCutBetweenCharacters() {
    let text = String(repeating: "写", count: 10)
    #expect(FactText.decode(Array(text.utf8), upTo: 8) == "写写")
    #expect(FactText.decode(Array(text.utf8), upTo: 9) == "写写写")
    let latin = [UInt8](repeating: 0xE9, count: 10)
    #expect(FactText.decode(latin, upTo: 4) == "éééé")
  }
}
