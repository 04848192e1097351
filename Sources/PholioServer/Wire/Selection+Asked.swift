import HTTPTypes
import PholioKit

extension Selection {
  /// A selection as a request has it; nil: it asks for nothing.
  ///
  /// - Throws: `RequestError` for what guests must not ask; `SelectionError`.
  init?(asked text: String, isForGuest: Bool) throws {
    if text.allSatisfy(\.isWhitespace) { return nil }
    try self.init(text)
    // Who may ask which photos were taken near a place is told where each of them was.
    if isForGuest, asksForPlaces { throw RequestError.noPlaces }
  }
}

extension RequestError {
  fileprivate static let noPlaces = RequestError(
    status: .forbidden, code: "read_only",
    message: "guests can't search by places: near:, folder: and text: are the owner's")
}
