import Logging
import NIOHTTP1

/// Every request passes here. Access is checked first, and every error becomes a response of one kind.
struct AccessGate: Sendable {
  let rules: @Sendable () -> AccessRules
  /// Whether everybody is a guest.
  let isReadOnly: Bool
  let describe: @Sendable (any Error) -> String?
  let logger: Logger
  let routes: RouteTable

  func respond(to request: Request) async -> Response {
    let found = routes.route(request.method, request.uri.path)
    var request = request
    var response: Response
    do {
      let rules = rules()
      try admit(request, rules)
      if let token = entry(request) {
        response = try Self.wayIn(rules, token)
      } else if request.uri.path == UnauthorizedPage.scriptPath, request.isReading {
        response = UnauthorizedPage.script
      } else {
        guard let cookie = request.cookie(rules.cookieName), let isGuest = rules.tokens.isGuest(cookie) else {
          throw RequestError.unauthorized
        }
        guard let (route, parameters) = found else { throw RequestError.notFound }
        request.isGuest = isGuest || isReadOnly
        if request.isGuest, route.audience == .owner { throw RequestError.readOnly }
        response = try await request.isSecondTry ? Self.redirect() : route.body(request, parameters)
      }
    } catch {
      let answer = ErrorAnswer(error, describe: describe, logger: logger)
      // A program gets JSON; a person, who has an old address or none, a page that says what to do. Who only
      // comes from another site's link is let in by it.
      if answer.status == .unauthorized, request.isOpeningPage {
        let isFirstTry = request.uri.path == "/" && entry(request) == nil && !request.isSecondTry
        response = UnauthorizedPage.page(triesAgain: isFirstTry)
      } else {
        response = answer.response()
      }
    }
    for (name, value) in Self.headers where response.headers[field: name] == nil {
      response.headers[field: name] = value
    }
    return request.method == .HEAD ? response.withoutBody() : response
  }

  /// - Throws: `RequestError` for a request that no page of ours sends.
  private func admit(_ request: Request, _ rules: AccessRules) throws {
    // A proxy in between may have gone by another of them. `GET http://host/path` names one, too.
    let hosts = request.headers["Host"].map { $0.lowercased() }
    let isOne = hosts.count < 2 && (request.uri.authority?.lowercased() ?? hosts.first) == hosts.first
    guard isOne else { throw RequestError.severalHosts }
    guard let host = hosts.first, rules.isOurs(host: host) else { throw RequestError.foreignHost }
    if let origin = request.headers[field: "Origin"] {
      guard rules.isOurs(origin: origin, host: host) else { throw RequestError.foreignOrigin }
    } else if !request.isReading {
      throw RequestError.foreignOrigin
    }
  }

  /// The token of an address that was printed.
  private func entry(_ request: Request) -> String? {
    request.uri.path == "/" && request.isReading ? request.query("token") : nil
  }

  /// The redirect that sets the cookie: its value tells the owner from guests. The owner's outlives the
  /// browser, so that a bookmark opens the page; a guest's does not, as it may be anybody's browser.
  private static func wayIn(_ rules: AccessRules, _ token: String) throws -> Response {
    guard let isGuest = rules.tokens.isGuest(token) else { throw RequestError.unauthorized }
    let lifetime = isGuest ? "" : "; Max-Age=\(cookieSeconds)"
    let cookie = "\(rules.cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict\(lifetime)"
    return redirect(settingCookie: cookie)
  }

  private static func redirect(settingCookie cookie: String? = nil) -> Response {
    var response = Response(status: .seeOther, headers: ["Location": "/", "Cache-Control": "no-store"])
    response.headers[field: "Set-Cookie"] = cookie
    return response
  }

  /// Browsers keep none longer than 400 days.
  private static let cookieSeconds = 400 * 24 * 3600

  static let policyField = "Content-Security-Policy"

  /// What a page of ours may do.
  ///
  /// - Parameter script: One that stands in the page itself, by its digest.
  static func policy(allowing script: String? = nil) -> String {
    """
    default-src 'none'; script-src 'self'\(script.map { " \($0)" } ?? ""); style-src 'self'; \
    img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
  }

  private static let headers = [
    (policyField, policy()),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}

extension Request {
  fileprivate var isReading: Bool { method == .GET || method == .HEAD }

  /// Whether the page that was closed sends a browser here once more.
  fileprivate var isSecondTry: Bool { uri.path == "/" && query("again") != nil }

  /// Whether a browser asks for a page, not for one of its parts.
  fileprivate var isOpeningPage: Bool {
    isReading && headers["Accept"].contains { $0.lowercased().contains("text/html") }
  }
}
