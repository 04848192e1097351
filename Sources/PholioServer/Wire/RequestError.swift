import NIOHTTP1

/// A request that can't be answered, apart from the library's own refusals.
struct RequestError: Error {
  var status: HTTPResponseStatus
  var code: String
  var message: String

  static func bad(_ message: String) -> RequestError {
    RequestError(status: .badRequest, code: "bad_request", message: message)
  }

  static let notFound = RequestError(status: .notFound, code: "not_found", message: "there is nothing here")

  static let unauthorized = RequestError(
    status: .unauthorized, code: "unauthorized",
    message: "open the address that pholio serve has printed, with its token")

  static let foreignHost = RequestError(
    status: .forbidden, code: "host", message: "this is not the host that pholio serves")

  static let severalHosts = bad("a request names one host")

  static let foreignOrigin = RequestError(
    status: .forbidden, code: "origin", message: "only pholio's own page may ask for this")

  static let readOnly = RequestError(
    status: .forbidden, code: "read_only", message: "pholio serves this library read-only")

  static let tooOften = RequestError(
    status: .tooManyRequests, code: "too_often", message: "too many marks at once; try again in a moment")

  static let slowDisk = RequestError(
    status: .serviceUnavailable, code: "slow_disk",
    message: "the disk that this photo's file is on does not answer; try again later")

  static let stopping = RequestError(
    status: .serviceUnavailable, code: "stopping", message: "pholio serve is stopping")

  static let tooLarge = RequestError(
    status: .payloadTooLarge, code: "too_large", message: "the request is too large")

  static let incomplete = bad("the body did not come whole")

  static let notJSON = RequestError(
    status: .unsupportedMediaType, code: "not_json", message: "a body of type application/json is needed")
}
