import Glibc
import PholioFacts
import PholioTestSupport
import Testing

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("Canon*", "canon eos r5", true), ("canon", "canon eos r5", false), ("*EOS*", "canon eos r5", true),
    ("", "", true), ("", "a", false), ("*", "", true), ("?", "", false), ("été", "ete", true),
    ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[^a-c]x", "dx", true), ("[]]", "]", true),
    ("[ab", "[ab", true), (#"\*"#, "*", true), (#"\*"#, "a", false), ("a**b", "axyb", true),
  ])
  func patternsMatchWholeFoldedTexts(pattern: String, text: String, matches: Bool) {
    #expect(TextPattern(pattern).matches(text) == matches)
  }

  /// fnmatch(3) is the oracle.
  @Test func randomPatternsMatchWhatFnmatchMatches() {
    var random = SeededGenerator(seed: 5)
    let pieces = ["a", "b", "c", "*", "?", "[ab]", "[!a]", "[a-b]", "[c-a]", "[]a]", #"\*"#, #"\a"#, "-"]
    let letters = ["a", "b", "c", "*", "-", "]"]
    for _ in 0..<5000 {
      let pattern = Self.random(pieces, 0..<7, &random)
      let text = Self.random(letters, 0..<9, &random)
      #expect(TextPattern(pattern).matches(text) == (fnmatch(pattern, text, 0) == 0), "\(pattern) \(text)")
    }
  }

  private static func random(
    _ pieces: [String], _ counts: Range<Int>, _ random: inout SeededGenerator
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: counts, using: &random) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    return text
  }

  @Test func aPatternWithoutWildcardsSaysSo() {
    #expect(TextPattern("Sea").exact == "sea")
    #expect(TextPattern(#"a\*"#).exact == "a*")
    #expect(TextPattern("sea*").exact == nil)
    #expect(TextPattern("Sea*side").prefix == "sea")
    #expect(TextPattern("[s]ea").prefix == "")
  }

  @Test func aPartSufficesWhereNothingIsAWildcard() {
    #expect(TextPattern(partOf: "EOS").matches("canon eos r5"))
    #expect(!TextPattern(partOf: "EOS*").matches("canon eos r5"))
    #expect(TextPattern(partOf: "EOS*").matches("eos r5"))
  }

  @Test func wordsHavePatternsOfTheirOwn() {
    #expect(TextPattern.words("Sun ri*,été") == [TextPattern("sun"), TextPattern("ri*"), TextPattern("ete")])
    #expect(TextPattern.words(" - ") == [])
    let long = String(repeating: "x", count: 100)
    #expect(TextPattern.words(long)[0].matches(FoldedText.words(long)[0]))
  }

  /// Each star tries again at each character; nothing is tried twice over.
  @Test func manyStarsTakeNoLongTime() {
    let pattern = TextPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 4000)))
  }
}
