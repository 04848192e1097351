import Foundation
import NIOHTTP1

/// Responses of the kinds there are.
enum Answer {
  static func json(_ value: some Encodable, status: HTTPResponseStatus = .ok) throws -> Response {
    Response(
      status: status,
      headers: ["Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store"],
      body: ResponseBody(pieces: try text(value)))
  }

  /// One line.
  static func text(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try encoder.encode(value)
  }

  /// Bytes that never change at their address: browsers keep them for good.
  static func immutable(_ body: ResponseBody, tag: String) -> Response {
    Response(status: .ok, headers: immutableHeaders(tag), body: body)
  }

  /// Status 304, if the browser has it already.
  static func unchanged(_ request: Request, tag: String) -> Response? {
    guard let known = request.headers[field: "If-None-Match"] else { return nil }
    let tags = known.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let isKnown = tags.contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
    guard isKnown else { return nil }
    var response = Response(status: .notModified, headers: ["ETag": tag])
    // The header has the picture's length, not this response's.
    response.headers[field: "Content-Length"] = nil
    return response
  }

  private static func immutableHeaders(_ tag: String) -> HTTPHeaders {
    ["Content-Type": "image/jpeg", "Cache-Control": "private, max-age=31536000, immutable", "ETag": tag]
  }
}
