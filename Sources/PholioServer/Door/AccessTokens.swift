import PholioFacts

/// The two secrets of a library's page: who brings the owner's may do everything, who brings the guests'
/// looks.
package struct AccessTokens: Sendable {
  package let owner: AccessToken
  package let guests: AccessToken

  package init(owner: AccessToken = AccessToken(), guests: AccessToken = AccessToken()) {
    self.owner = owner
    self.guests = guests
  }

  /// From a file's lines; nil for anything but two tokens that differ.
  init?(lines text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isToken = { (line: Substring) in line.utf8.count == 64 && line.utf8.allSatisfy { $0.hexValue != nil }
    }
    guard lines.count == 3, lines[2].isEmpty, lines[0] != lines[1], lines[..<2].allSatisfy(isToken) else {
      return nil
    }
    self.init(owner: AccessToken(String(lines[0])), guests: AccessToken(String(lines[1])))
  }

  var lines: String { "\(owner.text)\n\(guests.text)\n" }

  /// Whether who brings this is a guest; nil if it is neither token.
  package func isGuest(_ candidate: some StringProtocol) -> Bool? {
    // Both are compared in any case, so that the time tells nothing.
    let (isOwner, isGuest) = (owner.matches(candidate), guests.matches(candidate))
    return isOwner ? false : isGuest ? true : nil
  }
}
