import PholioFacts

/// Who may ask, decided by the request's head alone.
package struct AccessRules: Sendable {
  /// The address that we listen on.
  package let host: String
  package let port: Int
  package let tokens: AccessTokens

  package init(host: String, port: Int, tokens: AccessTokens) {
    self.host = host
    self.port = port
    self.tokens = tokens
  }

  /// Cookies belong to a host, whatever the port: two servers on one machine need two names.
  package var cookieName: String { "pholio-\(port)" }

  /// Whether a `Host` header names us. A name from somebody else's DNS is not ours, even if it leads here
  /// (DNS rebinding).
  package func isOurs(host header: String) -> Bool {
    guard let authority = Authority(header), authority.port ?? 80 == port else { return false }
    let name = authority.host
    if name == "localhost" || name == host.lowercased() { return true }
    guard let address = IPAddress(name) else { return false }
    // If we listen on every address of the machine, any address is ours; a rebound name is no address.
    return address.isLoopback || IPAddress(host)?.isWildcard == true
  }

  /// Whether an `Origin` header names the page at the request's own `Host`.
  package func isOurs(origin: String, host header: String) -> Bool {
    origin.lowercased() == "http://\(header.lowercased())" && isOurs(host: header)
  }

  /// Whether others than this machine's own programs can reach us.
  package var isReachable: Bool {
    guard let address = IPAddress(host) else { return host.lowercased() != "localhost" }
    return !address.isLoopback
  }
}

/// The `host:port` of a `Host` header.
struct Authority: Hashable {
  /// In lower case; an IPv6 address without its brackets.
  let host: String
  let port: Int?

  init?(_ text: String) {
    let text = text.lowercased()
    let end: String.Index
    if text.hasPrefix("[") {
      guard let bracket = text.firstIndex(of: "]") else { return nil }
      host = String(text[text.index(after: text.startIndex)..<bracket])
      end = text.index(after: bracket)
    } else {
      end = text.firstIndex(of: ":") ?? text.endIndex
      host = String(text[..<end])
    }
    let rest = text[end...]
    if rest.isEmpty {
      port = nil
    } else {
      let digits = rest.dropFirst()
      guard rest.hasPrefix(":"), digits.isAllDigits, let number = UInt16(digits)
      else {
        return nil
      }
      port = Int(number)
    }
    if host.isEmpty { return nil }
  }
}
