import PholioFacts
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
