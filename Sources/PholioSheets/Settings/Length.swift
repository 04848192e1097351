import PholioFacts

/// A length as people write it: `5mm`, `0.2in`, `1.5cm`, `9pt`, `12px`, or a plain number of pixels.
package struct Length: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case pixels = "px"
    case millimetres = "mm"
    case centimetres = "cm"
    case inches = "in"
    case points = "pt"

    /// How many of the unit make an inch; nil for pixels, which depend on the resolution.
    fileprivate var perInch: Double? {
      switch self {
      case .pixels: nil
      case .millimetres: 25.4
      case .centimetres: 2.54
      case .inches: 1
      case .points: 72
      }
    }
  }

  package let value: Double
  package let unit: Unit

  /// A value below 0 or beyond the longest length becomes the nearest allowed.
  package init(_ value: Double, _ unit: Unit) {
    self.value = max(0, min(value, Self.longest))
    self.unit = unit
  }

  package static func pixels(_ count: Int) -> Length { Length(Double(count), .pixels) }
  package static func millimetres(_ value: Double) -> Length { Length(value, .millimetres) }

  /// As it would be typed; pixels need no unit.
  package var typed: String { unit == .pixels ? digits : typedWithUnit }

  var typedWithUnit: String { digits + unit.rawValue }

  private var digits: String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

  /// - Throws: `SheetOptionError.notALength`.
  package init(_ text: String) throws(SheetOptionError) {
    let unit = Unit.allCases.first { text.hasSuffix($0.rawValue) }
    let digits = text.dropLast(unit?.rawValue.count ?? 0)
    guard let value = Self.number(digits), value <= Self.longest else { throw .notALength(text) }
    self.init(value, unit ?? .pixels)
  }

  private static let longest = 1_000_000.0

  /// A decimal number without a sign or an exponent.
  private static func number(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy(\.isAllDigits) ? Double(text) : nil
  }

  /// In whole pixels, rounded half up.
  ///
  /// - Parameter up: Whether to round up instead, but for what a calculation leaves over.
  package func pixels(dpi: Int, roundedUp up: Bool = false) -> Int {
    let pixels = unit.perInch.map { value / $0 * Double(dpi) } ?? value
    return Int(up ? (pixels - 1e-6).rounded(.up) : (pixels + 0.5).rounded(.down))
  }

  /// Nil for pixels.
  var points: Double? { unit.perInch.map { value / $0 * 72 } }
}

extension Length {
  /// Two lengths with an `x` between; if the first has no unit, it has the second's.
  static func pair(_ text: String) -> (Length, Length)? {
    // Only the unit px has an x, after its p.
    let marked = text.replacing("px", with: "p*")
    let parts = marked.split(separator: "x", omittingEmptySubsequences: false)
      .map { String($0).replacing("p*", with: "px") }
    guard parts.count == 2, let first = try? Length(String(parts[0])),
      let second = try? Length(String(parts[1]))
    else {
      return nil
    }
    let isPlain = parts[0].last.map { $0.isASCII && $0.isNumber } ?? false
    return (isPlain ? Length(first.value, second.unit) : first, second)
  }
}
