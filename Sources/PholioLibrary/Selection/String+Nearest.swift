/// "did you mean 'x'?", with the most similar of some names; nil if none is similar.
package func nearestHint(_ typed: String, among names: [String]) -> String? {
  typed.nearest(among: names).map { "did you mean '\($0)'?" }
}

extension String {
  /// The most similar of some names; nil if none is similar.
  ///
  /// Similar are names with few letters added, left out, exchanged or changed: up to a third of them, and
  /// never all. Upper and lower case are the same.
  ///
  /// - Complexity: O(n · m) letters for each name, of which the first 64 count.
  package func nearest(among names: [String]) -> String? {
    let typed = Array(lowercased().prefix(Self.longestCompared))
    let most = Swift.max(1, typed.count / 3)
    var best: (distance: Int, name: String)?
    for name in names {
      let letters = Array(name.lowercased().prefix(Self.longestCompared))
      guard abs(letters.count - typed.count) <= most else { continue }
      let distance = Self.distance(typed, letters)
      guard distance <= most, distance < Swift.max(typed.count, letters.count) else { continue }
      if distance < best?.distance ?? .max { best = (distance, name) }
    }
    return best?.name
  }

  private static let longestCompared = 64

  /// The number of steps from one text to the other: adding, removing or changing a letter, exchanging two
  /// neighbours (the restricted Damerau-Levenshtein distance).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var rows = [Array(0...other.count)]
    for (index, letter) in one.enumerated() {
      var row = [index + 1]
      for (column, otherLetter) in other.enumerated() {
        var cost = Swift.min(
          rows[index][column + 1] + 1, row[column] + 1, rows[index][column] + (letter == otherLetter ? 0 : 1))
        if index > 0, column > 0, letter == other[column - 1], one[index - 1] == otherLetter {
          cost = Swift.min(cost, rows[index - 1][column - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
