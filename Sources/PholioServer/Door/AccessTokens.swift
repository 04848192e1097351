import PholioDisk
import PholioFacts
import SystemPackage

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

/// A library's tokens, kept in a file of the library, so that pages stay valid when the server is started
/// anew.
struct KeptTokens {
  let tokens: AccessTokens
  /// What a person should know of the file: that its tokens were not to be trusted, or can't be kept.
  let remark: String?

  /// The file's name in the library.
  static let name = "serve-token"

  init(tokens: AccessTokens, remark: String?) {
    (self.tokens, self.remark) = (tokens, remark)
  }

  /// - Parameters:
  ///   - isNew: Whether to make new ones whatever the file has.
  ///   - describe: The text of a file's error.
  init(_ library: FilePath, isNew: Bool, describe: (any Error) -> String?) {
    let path = library.appending(Self.name)
    var fault: String?
    if !isNew {
      do {
        if let bytes = try SecretFile.read(path, limit: 1 << 10) {
          if let kept = AccessTokens(lines: String(decoding: bytes, as: UTF8.self)) {
            (tokens, remark) = (kept, nil)
            return
          }
          fault = "is damaged"
        }
      } catch let error as FileError where error.cause == .permissionDenied {
        fault = "is not for its owner alone (0600)"
      } catch {
        fault = "can't be read"
      }
    }
    tokens = AccessTokens()
    do {
      try SecretFile.write(Array(tokens.lines.utf8), to: path)
      remark = fault.map { "\(path) \($0): the page has a new address, and older ones are no longer valid" }
    } catch {
      remark = "the page's address is valid for this start only: \(describe(error) ?? "\(error)")"
    }
  }
}
