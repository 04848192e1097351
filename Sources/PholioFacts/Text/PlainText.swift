extension Unicode.Scalar {
  /// Whether this is one of the characters that turn the direction of the text around them: embeddings,
  /// overrides and isolates (Unicode Standard Annex #9). With them "gpj.exe" is shown as "exe.jpg".
  package var turnsText: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}

extension String {
  /// The text without the characters that turn the direction of what stands around them. That is done to
  /// every text that is read from a photo; a title or a description that is typed with one is refused.
  /// Letters that are written from the right keep their direction.
  package var withoutTurns: String {
    guard unicodeScalars.contains(where: \.turnsText) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.turnsText })
    return String(scalars)
  }
}
