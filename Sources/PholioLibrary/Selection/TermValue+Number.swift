import PholioCatalog
import PholioDisk
import PholioFacts

/// One end of a typed range.
struct TermEnd: Hashable {
  var text: String
  /// Where it begins in the value, in bytes.
  var offset: Int
}

extension TermValue {
  /// The ends of `v`, `v-`, `-v`, `v..w`, `v..`, `..v` and, for numbers, `v-w`; nil: no limit. Of `v` alone
  /// both are the same.
  func ends(ofNumbers: Bool) throws(TermFault) -> (lower: TermEnd?, upper: TermEnd?) {
    func end(_ range: Range<Int>) -> TermEnd? {
      range.isEmpty
        ? nil : TermEnd(text: String(decoding: bytes[range], as: UTF8.self), offset: range.lowerBound)
    }
    let (dot, dash) = (UInt8(ascii: "."), UInt8(ascii: "-"))
    let ends: (lower: TermEnd?, upper: TermEnd?)
    if let dots = bytes.indices.dropLast().first(where: { bytes[$0] == dot && bytes[$0 + 1] == dot }) {
      ends = (end(0..<dots), end(dots + 2..<bytes.count))
    } else if bytes.last == dash {
      ends = (end(0..<bytes.count - 1), nil)
    } else if bytes.first == dash {
      ends = (nil, end(1..<bytes.count))
    } else if ofNumbers, let dash = bytes.firstIndex(of: dash) {
      ends = (end(0..<dash), end(dash + 1..<bytes.count))
    } else {
      ends = (end(0..<bytes.count), end(0..<bytes.count))
    }
    if ends.lower == nil, ends.upper == nil { throw TermFault(reason: "'\(shown)' has no end") }
    return ends
  }

  /// - Parameter read: The number that an end stands for; nil if it is none.
  func range(_ read: (TermEnd) -> Double?) throws(TermFault) -> ValueRange<Double> {
    let ends = try ends(ofNumbers: true)
    func value(_ end: TermEnd?) throws(TermFault) -> Double? {
      guard let end else { return nil }
      guard let value = read(end) else {
        throw TermFault(offset: end.offset, reason: "'\(ByteString(end.text).shownInBrief)' is no number")
      }
      return value
    }
    return try ordered(lower: try value(ends.lower), upper: try value(ends.upper))
  }

  func stars() throws(TermFault) -> ValueRange<Int> {
    let ends = try ends(ofNumbers: true)
    func value(_ end: TermEnd?) throws(TermFault) -> Int? {
      guard let end else { return nil }
      guard end.text.isAllDigits, let stars = Int(end.text), (0...5).contains(stars) else {
        throw TermFault(
          offset: end.offset, reason: "rating is 0 to 5, not \(ByteString(end.text).shownInBrief)")
      }
      return stars
    }
    return try ordered(lower: try value(ends.lower), upper: try value(ends.upper))
  }

  private func ordered<Value: Comparable & Hashable & Sendable>(
    lower: Value?, upper: Value?
  ) throws(TermFault) -> ValueRange<Value> {
    if let lower, let upper, lower > upper { throw backwards }
    return ValueRange(lower: lower, upper: upper)
  }

  var backwards: TermFault { TermFault(reason: "'\(shown)' runs backwards") }
}

extension TermEnd {
  /// Digits, perhaps with a point among them, and with blanks around them.
  static func number(_ typed: some StringProtocol) -> Double? {
    let words = typed.split(separator: " ")
    guard words.count == 1 else { return nil }
    let text = String(words[0])
    let isNumber = text.utf8.count <= 18 && text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    return isNumber ? Double(text) : nil
  }

  var wholeNumber: Double? { text.isAllDigits ? Self.number(text) : nil }

  /// `2.8`, `f/2.8`, `f2.8`.
  var aperture: Double? {
    let prefix = ["f/", "f"].first { text.lowercased().hasPrefix($0) } ?? ""
    return Self.number(text.dropFirst(prefix.count))
  }

  /// `50`, `50mm`.
  var millimetres: Double? { Self.number(text.lowercased().hasSuffix("mm") ? text.dropLast(2) : text[...]) }

  /// `0.5`, `2s`, `1/60`.
  var seconds: Double? {
    let time = text.hasSuffix("s") ? text.dropLast() : text[...]
    let parts = time.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return Self.number(time) }
    guard let above = Self.number(parts[0]), let below = Self.number(parts[1]), below > 0 else { return nil }
    return above / below
  }
}

extension TermValue {
  /// How far from a point is near, if that is not said. In metres.
  private static let nearby = 1000.0

  /// `LAT,LON` or `LAT,LON,DISTANCE`.
  func near() throws(TermFault) -> Selection.Term {
    let parts = try text().split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.drop { $0 == " " }
    }
    guard (2...3).contains(parts.count), let latitude = Self.degrees(parts[0]),
      let longitude = Self.degrees(parts[1])
    else {
      throw TermFault(reason: "near: takes latitude, longitude and a distance: \(TermKey.near.example)")
    }
    guard let point = Self.point(latitude, longitude) else {
      throw TermFault(reason: "latitudes are -90 to 90, and longitudes -180 to 180")
    }
    guard parts.count == 3 else { return .question(.near(point, metres: Self.nearby)) }
    guard let metres = Self.metres(parts[2]) else {
      throw TermFault(
        offset: bytes.count - parts[2].utf8.count,
        reason: "'\(ByteString(String(parts[2])).shownInBrief)' is no distance: 300m, 5km or 2mi")
    }
    return .question(.near(point, metres: metres))
  }

  private static func point(_ latitude: Double, _ longitude: Double) -> GeoPosition? {
    // Receivers write 0, 0 without a fix, so that it is no position; typed, it is the point beside.
    latitude == 0 && longitude == 0
      ? GeoPosition(latitude: 0, longitude: 1e-9) : GeoPosition(latitude: latitude, longitude: longitude)
  }

  private static func degrees(_ text: Substring) -> Double? {
    text.first == "-" ? TermEnd.number(text.dropFirst()).map { -$0 } : TermEnd.number(text)
  }

  private static func metres(_ text: Substring) -> Double? {
    let units = [("km", 1000.0), ("mi", 1609.344), ("m", 1.0)]
    guard let (name, metres) = units.first(where: { text.hasSuffix($0.0) }),
      let number = TermEnd.number(text.dropLast(name.count))
    else { return nil }
    return number * metres
  }
}
