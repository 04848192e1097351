package import PholioFacts
import PholioImaging

/// Writes a date or a time of day by a pattern like strftime(3)'s: `%Y-%m-%d`. Names are English in any
/// locale; the clock is the photo's own, without time zones.
package struct TimeFormat: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case letter(Character)
  }

  private let pieces: [Piece]
  /// As it was typed.
  let pattern: String

  /// Letters that may follow a `%`.
  package static let letters = "aAbBdeFHIjmMpSTyY%"

  static let date = TimeFormat("%F", [.letter("F")])
  static let time = TimeFormat("%H:%M", [.letter("H"), .text(":"), .letter("M")])

  private init(_ pattern: String, _ pieces: [Piece]) {
    self.pattern = pattern
    self.pieces = pieces
  }

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
    self.init(pattern, pieces + [.text(text)])
  }

  package func text(_ time: CivilTime) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .letter(let letter): Self.text(letter, time)
      }
    }.joined()
  }

  private static func text(_ letter: Character, _ time: CivilTime) -> String {
    let hour12 = (time.hour + 11) % 12 + 1
    switch letter {
    case "a": return String(weekdays[time.weekday].prefix(3))
    case "A": return weekdays[time.weekday]
    case "b": return String(months[time.month - 1].prefix(3))
    case "B": return months[time.month - 1]
    case "d": return time.day.padded(to: 2)
    case "e": return "\(time.day)"
    case "F": return time.dateText
    case "H": return time.hour.padded(to: 2)
    case "I": return hour12.padded(to: 2)
    case "j": return time.dayOfYear.padded(to: 3)
    case "m": return time.month.padded(to: 2)
    case "M": return time.minute.padded(to: 2)
    case "p": return time.hour < 12 ? "AM" : "PM"
    case "S": return time.second.padded(to: 2)
    case "T": return time.clockText
    case "y": return (time.year % 100).padded(to: 2)
    case "Y": return time.year.padded(to: 4)
    default: return "%"
    }
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
