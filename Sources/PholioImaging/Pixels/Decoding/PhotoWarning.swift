/// Something to tell about a photo that was read all the same.
package enum PhotoWarning: Hashable, Sendable {
  /// libjpeg found something odd beside the picture's own data; no pixel suffers. `count` of such findings,
  /// the first of them in its words.
  case odd(message: String, count: Int)
  /// Part of the picture is lost. `wholeRows` of the stored picture's rows came before; nil for a picture of
  /// several scans, of which at least the first was whole.
  case damaged(wholeRows: Int?, of: Int, message: String, count: Int)
  /// The embedded colour profile was left aside.
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
