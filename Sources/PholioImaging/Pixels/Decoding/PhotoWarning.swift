/// A problem of a photo that could be read all the same.
package enum PhotoWarning: Hashable, Sendable {
  /// The decoder found something odd outside the picture's own data; no pixel is affected. `count` findings,
  /// the first in the decoder's words.
  case odd(message: String, count: Int)
  /// Part of the picture is lost. `wholeRows` of the stored rows came before; nil for a picture of several
  /// scans, the first of which is whole.
  case damaged(wholeRows: Int?, of: Int, message: String, count: Int)
  /// The embedded colour profile was ignored.
  case profileIgnored(reason: String)
}

extension PhotoWarning: CustomStringConvertible {
  /// One line in plain words.
  package var description: String {
    switch self {
    case .odd(let message, _): "odd: ‹\(message)›"
    case .damaged(let rows?, let height, let message, _):
      "damaged after \(rows) of \(height) rows: ‹\(message)›"
    case .damaged(nil, _, let message, _): "damaged after its first scan: ‹\(message)›"
    case .profileIgnored(let reason): "colour profile ignored: \(reason)"
    }
  }
}
