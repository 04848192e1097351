/// The words of a cell.
package struct CardTexts: Hashable, Sendable {
  var headline = ""
  var byline = ""
  var date = ""

  init() {}

  /// - Parameter parts: Headline, byline and date, or fewer.
  init(_ parts: [String]) {
    if parts.count > 0 { headline = parts[0] }
    if parts.count > 1 { byline = parts[1] }
    if parts.count > 2 { date = parts[2] }
  }
}
