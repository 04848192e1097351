import PholioServer
import Testing

struct AccessRulesTests {
  private func rules(host: String = "127.0.0.1", port: Int = 8427) -> AccessRules {
    AccessRules(host: host, port: port, tokens: AccessTokens())
  }

  @Test(arguments: ["localhost:8427", "LOCALHOST:8427", "127.0.0.1:8427", "127.8.9.1:8427", "[::1]:8427"])
  func loopbackIsOurs(host: String) {
    #expect(rules().isOurs(host: host))
  }

  /// From a rebound name, another port, or an inventive client.
  @Test(arguments: [
    "evil.example:8427", "localhost", "localhost:8428", "localhost.evil.example:8427",
    "127.0.0.1.evil.example:8427",
    "192.168.1.5:8427", "[::2]:8427", "", ":8427", "localhost:", "localhost:08427x", "localhost:８４２７",
    "user@localhost:8427", "localhost:8427@evil.example", "[::1", "localhost:8427:8427", "0x7f.1:8427",
  ])
  func everythingElseIsNot(host: String) {
    #expect(!rules().isOurs(host: host))
  }

  @Test func theHostThatWasGivenIsOurs() {
    #expect(rules(host: "photos.lan").isOurs(host: "photos.lan:8427"))
    #expect(rules(host: "192.168.1.5").isOurs(host: "192.168.1.5:8427"))
    #expect(!rules(host: "192.168.1.5").isOurs(host: "192.168.1.6:8427"))
  }

  @Test func onEveryAddressOnlyNumbersAreOurs() {
    #expect(rules(host: "0.0.0.0").isOurs(host: "192.168.1.5:8427"))
    #expect(!rules(host: "0.0.0.0").isOurs(host: "evil.example:8427"))
  }

  @Test func theSchemesOwnPortCanBeLeftOut() {
    #expect(rules(port: 80).isOurs(host: "localhost"))
    #expect(!rules(port: 443).isOurs(host: "localhost"))
  }

  @Test func onlyThePagesOwnOriginIsOurs() {
    #expect(rules().isOurs(origin: "http://localhost:8427", host: "localhost:8427"))
    for origin in [
      "https://localhost:8427", "http://localhost:8428", "http://127.0.0.1:8427", "null",
      "http://evil.example", "",
    ] {
      #expect(!rules().isOurs(origin: origin, host: "localhost:8427"), "\(origin)")
    }
  }

  @Test func tokensAreComparedWhole() {
    let token = AccessToken("secret")
    #expect(token.matches("secret"))
    for other in ["", "secre", "secrets", "Secret", "secreT"] { #expect(!token.matches(other), "\(other)") }
    #expect(AccessToken().text != AccessToken().text)
    #expect(AccessToken().text.count == 64)
  }
}
