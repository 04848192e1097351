import Foundation
import PholioFacts
import PholioTestSupport
import Testing

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("Sea", "sea"), ("ÉTÉ", "ete"), ("e\u{301}te\u{301}", "ete"), ("Straße", "strasse"),
    ("STRASSE", "strasse"),
    ("ｆｕｌｌ Ｗｉｄｔｈ", "full width"), ("İstanbul", "istanbul"), ("ISTANBUL", "istanbul"),
    ("Ångström", "angstrom"),
    ("Ñandú", "nandu"), ("ΩΜΈΓΑ", "ωμεγα"), ("Ёлка", "елка"), ("", ""), ("a-b_c 1", "a-b_c 1"),
  ])
  func textsAreComparedWithoutCaseAccentsAndWidth(text: String, folded: String) {
    #expect(FoldedText.fold(text) == folded)
    #expect(FoldedText.fold(folded) == folded)
  }

  /// Scalars that are folded by a table, one by one, and others between them that are not.
  @Test func tablesFoldAsFoundationDoes() {
    func folded(_ text: String) -> String {
      text.precomposedStringWithCanonicalMapping
        .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        .replacingOccurrences(of: "ß", with: "ss")
    }
    func check(_ text: String) {
      let (own, other) = (FoldedText.fold(text), folded(text))
      // By scalars: equal texts may be composed differently.
      guard !own.unicodeScalars.elementsEqual(other.unicodeScalars) else { return }
      Issue.record("\(text.unicodeScalars.map { String($0.value, radix: 16) }): '\(own)' is not '\(other)'")
    }
    let ranges: [Range<UInt32>] = [
      0..<0x530, 0x1E00..<0x1F00, 0x2010..<0x2028, 0x3041..<0x309B, 0x30A1..<0x30FB, 0x4E00..<0x4E10,
      0x9FF0..<0xA000, 0xAC00..<0xAC20, 0xD790..<0xD7A4, 0x1100..<0x1110, 0x11A8..<0x11B0, 0xFB00..<0xFB07,
      0xFF21..<0xFF27, 0xFF9E..<0xFFA0,
    ]
    let scalars = ranges.joined().compactMap { Unicode.Scalar($0) }
    for scalar in scalars { check(String(scalar)) }
    var random = SeededGenerator(seed: 12)
    for _ in 0..<5000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        text.append(scalars[Int.random(in: scalars.indices, using: &random)])
      }
      check(String(text))
    }
  }

  /// Turkish has two letters i; what has a dot, or is a capital of English, is the one of English.
  @Test func aDotlessIIsAnotherLetter() {
    #expect(FoldedText.fold("Iı") == "iı")
  }

  @Test func wordsAreRunsOfLettersAndDigitsEachOnce() {
    #expect(
      FoldedText.words("The sea, the SEA: 2 boats (no. 12b)!") == ["the", "sea", "2", "boats", "no", "12b"])
    #expect(FoldedText.words("don't") == ["don", "t"])
    #expect(FoldedText.words("…—!  ") == [])
    #expect(FoldedText.words("été\nhiver") == ["ete", "hiver"])
    #expect(FoldedText.words("東京 タワー") == ["東京", "タワー"])
  }

  @Test func longTextsAreCutWhereACharacterEnds() {
    #expect(FoldedText.words(String(repeating: "x", count: 100)) == [String(repeating: "x", count: 64)])
    let whole = FoldedText.whole(String(repeating: "東", count: 2000))
    #expect(whole == String(repeating: "東", count: FoldedText.longest / 3))
    #expect(FoldedText.whole("sea\0side") == "sea")
  }
}
