package import NIOHTTP1

/// What answers a request: a route is a method and a path, whose parts are fixed or named, as in
/// `/api/galleries/:id`.
package struct RouteTable: Sendable {
  package typealias Body = @Sendable (Request, PathParameters) async throws -> Response

  /// Who may ask.
  package enum Audience: Sendable {
    /// Guests too: they look, and change nothing.
    case everybody
    /// Who has the owner's token, unless the library is served read-only.
    case owner
  }

  package struct Route: Sendable {
    package let audience: Audience
    package let body: Body
    package let method: HTTPMethod
    /// Its path's; a named one begins with a colon.
    package let parts: [Substring]
  }

  package private(set) var routes: [Route] = []

  package init() {}

  package mutating func get(_ path: String, for audience: Audience = .everybody, use body: @escaping Body) {
    add(.GET, path, audience, body)
  }

  package mutating func post(_ path: String, for audience: Audience = .owner, use body: @escaping Body) {
    add(.POST, path, audience, body)
  }

  package mutating func put(_ path: String, for audience: Audience = .owner, use body: @escaping Body) {
    add(.PUT, path, audience, body)
  }

  package mutating func patch(_ path: String, for audience: Audience = .owner, use body: @escaping Body) {
    add(.PATCH, path, audience, body)
  }

  package mutating func delete(_ path: String, for audience: Audience = .owner, use body: @escaping Body) {
    add(.DELETE, path, audience, body)
  }

  private mutating func add(
    _ method: HTTPMethod, _ path: String, _ audience: Audience, _ body: @escaping Body
  ) {
    routes.append(Route(audience: audience, body: body, method: method, parts: path.split(separator: "/")))
  }

  /// The first route that fits; what is a GET's is a HEAD's too.
  ///
  /// Parts are compared and handed on as they were sent, with their percent signs. Slashes at the end, and
  /// more than one in a row, mean nothing.
  package func route(
    _ method: HTTPMethod, _ path: String
  ) -> (route: Route, parameters: PathParameters)? {
    let method = method == .HEAD ? .GET : method
    let parts = path.split(separator: "/")
    for route in routes where route.method == method && route.parts.count == parts.count {
      if zip(parts, route.parts).allSatisfy({ $1.first == ":" || $0 == $1 }) {
        return (route, PathParameters(parts: parts, names: route.parts))
      }
    }
    return nil
  }
}

/// The named parts of a request's path.
package struct PathParameters: Sendable {
  fileprivate let parts: [Substring]
  /// In the same places; a name begins with a colon.
  fileprivate let names: [Substring]

  package subscript(_ name: String) -> String? {
    zip(parts, names).first { $1.first == ":" && $1.dropFirst() == name }.map { String($0.0) }
  }
}
