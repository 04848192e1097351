import Glibc
import PholioFacts
import PholioSheets
import Synchronization

/// The time of day for a response's header, written once a second.
package final class DateHeader: Sendable {
  private let last = Mutex<(second: Int64, text: String?)>((0, nil))

  package init() {}

  var text: String? {
    let second = Int64(time(nil))
    return last.withLock { last in
      if last.second != second || last.text == nil { last = (second, Self.text(of: second)) }
      return last.text
    }
  }

  /// As RFC 9110 wants it: `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// - Parameter second: Of the Unix clock.
  package static func text(of second: Int64) -> String? {
    CivilTime(seconds: second).flatMap { try? TimeFormat("%a, %d %b %Y %T GMT").text($0) }
  }
}
