/// A value in a preset's file.
package enum PresetValue: Codable, Sendable {
  case flag(Bool)
  case number(Double)
  case words(String)
  /// Anything else, like a list: no setting has such a value. Reading it reports that.
  case other

  struct WrongKind: Error {
    var needed: String
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let words = try? container.decode(String.self) {
      self = .words(words)
    } else {
      self = .other
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .words(let words): try container.encode(words)
    case .other: try container.encodeNil()
    }
  }

  func flag() throws -> Bool {
    guard case .flag(let flag) = self else { throw WrongKind(needed: "true or false") }
    return flag
  }

  func whole() throws -> Int {
    guard case .number(let number) = self, let whole = Int(exactly: number) else {
      throw WrongKind(needed: "a whole number")
    }
    return whole
  }

  func text() throws -> String {
    guard case .words(let words) = self else { throw WrongKind(needed: "a text") }
    return words
  }

  /// A text, or a number of pixels.
  func measure() throws -> String {
    if case .number(let number) = self, let whole = Int(exactly: number), whole >= 0 { return "\(whole)" }
    guard case .words(let words) = self else {
      throw WrongKind(needed: "a number of pixels, or a text like \"5mm\"")
    }
    return words
  }
}
