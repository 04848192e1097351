import HTTPTypes
import Logging

/// Every request passes here. Access is checked first, and every error becomes a response of one kind.
struct Door: Sendable {
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
      if let way = try welcome(request, rules) {
        response = way
      } else {
        guard let (route, parameters) = found else { throw RequestError.notFound }
        request.isGuest = isReadOnly
        if request.isGuest, route.audience == .owner { throw RequestError.readOnly }
        response = try await route.body(request, parameters)
      }
    } catch {
      response = ErrorAnswer(error, describe: describe, logger: logger).response()
    }
    for (name, value) in Self.headers { response.headers[name] = value }
    return request.method == .head ? response.withoutBody() : response
  }

  /// - Returns: The redirect that sets the cookie; nil if the request has the cookie already.
  private func welcome(_ request: Request, _ rules: AccessRules) throws -> Response? {
    guard let host = request.head.authority, rules.isOurs(host: host) else { throw RequestError.foreignHost }
    let isReading = request.method == .get || request.method == .head
    if let origin = request.headers[.origin] {
      guard rules.isOurs(origin: origin, host: host) else { throw RequestError.foreignOrigin }
    } else if !isReading {
      throw RequestError.foreignOrigin
    }
    if request.uri.path == "/", isReading, let token = request.query("token") {
      guard rules.token.matches(token) else { throw RequestError.unauthorized }
      return Self.wayIn(rules)
    }
    guard let cookie = request.cookie(rules.cookieName), rules.token.matches(cookie) else {
      throw RequestError.unauthorized
    }
    return nil
  }

  private static func wayIn(_ rules: AccessRules) -> Response {
    let secure = rules.scheme == "https" ? "; Secure" : ""
    let cookie = "\(rules.cookieName)=\(rules.token.text); Path=/; HttpOnly; SameSite=Strict\(secure)"
    return Response(
      status: .seeOther, headers: [.location: "/", .setCookie: cookie, .cacheControl: "no-store"])
  }

  private static var headers: [(HTTPField.Name, String)] {
    [
      (
        .contentSecurityPolicy,
        """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
      ),
      (.xContentTypeOptions, "nosniff"),
      (HTTPField.Name("Referrer-Policy")!, "no-referrer"),
      (HTTPField.Name("Cross-Origin-Resource-Policy")!, "same-origin"),
      (HTTPField.Name("Cross-Origin-Opener-Policy")!, "same-origin"),
    ]
  }
}
