import PholioFacts

extension PhotoWords {
  /// Several people, with commas between them.
  static func creator(_ people: [String]) -> String? {
    let names = people.compactMap { FactText.tidied($0, upTo: FactText.shortLimit) }
    return FactText.tidied(names.joined(separator: ", "), upTo: FactText.shortLimit)
  }

  /// In bytes of a keyword, and in keywords.
  private static let longestKeyword = FactText.shortLimit
  static let mostKeywords = 1000

  /// Keywords as a file has them: tidied, each once, and no more than somebody can have meant.
  static func keywords(_ texts: some Sequence<String>) -> [String] {
    var seen: Set<String> = []
    var keywords: [String] = []
    for text in texts where keywords.count < mostKeywords {
      guard let keyword = FactText.tidied(text, upTo: longestKeyword) else { continue }
      if seen.insert(keyword).inserted { keywords.append(keyword) }
    }
    return keywords
  }
}
