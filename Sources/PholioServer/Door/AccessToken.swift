import PholioFacts

/// A secret that tells the page's owner from everybody else on the machine.
package struct AccessToken: Sendable {
  package let text: String

  /// 256 random bits from the system.
  package init() {
    var random = SystemRandomNumberGenerator()
    text = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }.hexText
  }

  package init(_ text: String) {
    self.text = text
  }

  /// Takes the same time however many characters are right.
  package func matches(_ candidate: some StringProtocol) -> Bool {
    let (ours, theirs) = (Array(text.utf8), Array(candidate.utf8))
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
