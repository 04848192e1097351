import PholioImaging

/// A date or a time of day written out by a pattern like strftime(3)'s: `%Y-%m-%d`. English names, whatever the
/// machine's language; the clock is the photo's own, and no zone has a part in it.
package struct TimeFormat: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case letter(Character)
  }

  private let pieces: [Piece]

  /// Letters that may follow a `%`.
  package static let letters = "aAbBdeFHIjmMpSTyY%"

  static let date = try! TimeFormat("%Y-%m-%d")
  static let time = try! TimeFormat("%H:%M")

  /// - Throws: `TemplateError.unknownTimeLetter`.
  package init(_ pattern: String) throws(TemplateError) {
    var pieces: [Piece] = []
    var text = ""
    var rest = pattern[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      guard let letter = rest.popFirst(), Self.letters.contains(letter) else {
        throw .unknownTimeLetter(pattern)
      }
      pieces += [.text(text), .letter(letter)]
      text = ""
    }
    self.pieces = pieces + [.text(text)]
  }

  /// For a time in seconds from 1970-01-01T00:00:00 on the same clock.
  package func text(secondsOnTheClock seconds: Int64) -> String {
    text(CivilTime(seconds: seconds))
  }

  func text(_ time: CivilTime) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .letter(let letter): Self.text(letter, time)
      }
    }.joined()
  }

  private static func text(_ letter: Character, _ time: CivilTime) -> String {
    let hour12 = (time.hour + 11) % 12 + 1
    // 1970-01-01 was a Thursday.
    let midnight = time.seconds - Int64(time.hour * 3600 + time.minute * 60 + time.second)
    let days = midnight / 86_400
    let weekday = Int(((days + 4) % 7 + 7) % 7)
    switch letter {
    case "a": return String(weekdays[weekday].prefix(3))
    case "A": return weekdays[weekday]
    case "b": return String(months[time.month - 1].prefix(3))
    case "B": return months[time.month - 1]
    case "d": return padded(time.day)
    case "e": return "\(time.day)"
    case "F": return "\(padded(time.year, 4))-\(padded(time.month))-\(padded(time.day))"
    case "H": return padded(time.hour)
    case "I": return padded(hour12)
    case "j":
      let newYear = CivilTime(year: time.year, month: 1, day: 1)?.seconds ?? 0
      return padded(Int((time.seconds - newYear) / 86_400) + 1, 3)
    case "m": return padded(time.month)
    case "M": return padded(time.minute)
    case "p": return time.hour < 12 ? "AM" : "PM"
    case "S": return padded(time.second)
    case "T": return "\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))"
    case "y": return padded(time.year % 100)
    case "Y": return padded(time.year, 4)
    default: return "%"
    }
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
