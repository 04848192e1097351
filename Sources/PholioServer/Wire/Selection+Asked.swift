import NIOHTTP1
import PholioKit
import PholioLibrary

extension Selection {
  /// A selection as a request has it; nil: all photos. Guests' have no rejects.
  ///
  /// - Throws: `RequestError` for what guests must not ask; `SelectionError`.
  init?(asked text: String?, isForGuest: Bool) throws {
    let asked = try text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : try Selection($0) }
    guard isForGuest else {
      guard let asked else { return nil }
      self = asked
      return
    }
    // Who may ask which photos were taken near a place is told where each of them was.
    if asked?.asksForWhatIsPrivate == true { throw RequestError.privateTerms }
    try self.init(asked == nil ? "not flag:reject" : "not flag:reject and (\(text ?? ""))")
  }
}

extension RequestError {
  fileprivate static let privateTerms = RequestError(
    status: .forbidden, code: "read_only",
    message: "near:, folder:, text:, rating:, flag: and label: are the owner's, not for guests")
}
