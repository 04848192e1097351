import PholioFacts

/// Who may ask for anything: decided by the request's head alone.
package struct AccessRules: Sendable {
  package let scheme: String
  /// Where we were told to listen.
  package let host: String
  package let port: Int
  package let token: AccessToken

  package init(scheme: String, host: String, port: Int, token: AccessToken) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.token = token
  }

  /// Browsers keep cookies by host, whatever the port: two servers on one machine each have their own.
  package var cookieName: String { "pholio-\(port)" }

  /// Whether a `Host` header names us. A name that somebody else's DNS leads here is not ours (DNS
  /// rebinding).
  package func isOurs(host header: String) -> Bool {
    guard let authority = Authority(header), authority.port ?? defaultPort == port else { return false }
    let name = authority.host
    if name == "localhost" || name == host.lowercased() { return true }
    guard let address = IPAddress(name) else { return false }
    // Bound to every address of the machine, each of them is ours; a rebound name is no address.
    return address.isLoopback || IPAddress(host)?.isWildcard == true
  }

  /// Whether an `Origin` header is that of the page which the request's own `Host` serves.
  package func isOurs(origin: String, host header: String) -> Bool {
    origin.lowercased() == "\(scheme)://\(header.lowercased())" && isOurs(host: header)
  }

  private var defaultPort: Int { scheme == "https" ? 443 : 80 }
}

/// `host:port` as a `Host` header has it.
struct Authority: Hashable {
  /// Lower case, an IPv6 address without its brackets.
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
