import PholioFacts

extension PhotoWords {
  /// What an EXIF block says. Fields that Windows added count where the standard's are missing, and
  /// UserComment is the last that describes a photo.
  init(_ exif: borrowing ExifReader) {
    self.init()
    title = exif.value(.windowsTitle)?.windowsText().flatMap(CameraFiller.without)
    let descriptions = [
      exif.value(.imageDescription)?.text(upTo: FactText.longLimit, hasLines: true),
      exif.value(.windowsComment)?.windowsText(upTo: FactText.longLimit, hasLines: true),
      exif.value(.userComment)?.comment.flatMap { CameraFiller.isData($0) ? nil : $0 },
    ]
    description = descriptions.lazy.compactMap { $0.flatMap(CameraFiller.without) }.first
    creator = exif.value(.artist)?.text() ?? exif.value(.windowsAuthor)?.windowsText()
    copyright = exif.value(.copyright).flatMap(Self.copyrightText)
    let keywords = exif.value(.windowsKeywords)?.windowsText(upTo: FactText.longLimit) ?? ""
    self.keywords = Self.keywords(keywords.split(separator: ";").map(String.init))
    rating =
      exif.value(.rating)?.whole.flatMap { (0...5).contains($0) ? $0 : nil }
      ?? exif.value(.ratingPercent)?.whole.flatMap(Self.stars)
  }

  /// The photographer's part or, if it is blank, the editor's, which follows a NUL.
  private static func copyrightText(_ value: ExifValue) -> String? {
    if let photographer = value.text(upTo: FactText.longLimit) { return photographer }
    let rest = value.bytes.drop { $0 != 0 }.dropFirst()
    return FactText.decode(Array(rest), upTo: FactText.longLimit)
  }

  /// Windows writes 1, 25, 50, 75 and 99 percent for one to five stars.
  private static func stars(percent: Int) -> Int? {
    switch percent {
    case 0: 0
    case 1...100: (percent + 12) / 25 + 1
    default: nil
    }
  }
}

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
