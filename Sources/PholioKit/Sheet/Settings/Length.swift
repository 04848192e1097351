/// A length as people give it: `5mm`, `0.2in`, `1.5cm`, `12px`, or a plain number of pixels.
package struct Length: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case pixels = "px"
    case millimetres = "mm"
    case centimetres = "cm"
    case inches = "in"

    /// How many of it make an inch; nil for pixels, whose size the resolution says.
    fileprivate var perInch: Double? {
      switch self {
      case .pixels: nil
      case .millimetres: 25.4
      case .centimetres: 2.54
      case .inches: 1
      }
    }
  }

  package let value: Double
  package let unit: Unit

  package init(_ value: Double, _ unit: Unit) {
    precondition(value >= 0 && value <= Self.longest, "a length of \(value) \(unit)")
    self.value = value
    self.unit = unit
  }

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
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }) else {
      return nil
    }
    return Double(text)
  }

  /// In whole pixels, rounded half up.
  package func pixels(dpi: Int) -> Int {
    guard let perInch = unit.perInch else { return Int((value + 0.5).rounded(.down)) }
    return Int((value / perInch * Double(dpi) + 0.5).rounded(.down))
  }
}

/// A cell's picture box as people give it: `240` for a square, `300x200`, `40mm`, `4x3cm`.
package struct CellSize: Hashable, Sendable {
  package let width: Length
  package let height: Length

  /// - Throws: `SheetOptionError.notACell`.
  package init(_ text: String) throws(SheetOptionError) {
    guard let (width, height) = Length.pair(text) ?? (try? Length(text)).map({ ($0, $0) }) else {
      throw .notACell(text)
    }
    self.width = width
    self.height = height
  }
}

extension Length {
  /// Two lengths with an `x` between; the unit of the second is the first's too where that has none.
  static func pair(_ text: String) -> (Length, Length)? {
    // No unit has an x but pixels, and only behind its p.
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
