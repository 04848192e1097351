import Foundation

/// Text with fields in braces, filled in for each photo: `{position}  {name}`. Bars divide it into parts:
/// headline, byline and date of a caption; left, middle and right of a header.
package struct CaptionTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case field(CaptionField, TimeFormat?)
    /// A number with zeros before it, so that it has so many digits at least.
    case number(CaptionField, digits: Int)
  }

  /// 1 to 3.
  let parts: [[Piece]]

  static let mostParts = 3

  /// The default for photos.
  static let `default` = CaptionTemplate(parts: [[.field(.position, nil), .text("  "), .field(.name, nil)]])

  /// The default for galleries.
  package static let ofGalleries = CaptionTemplate(
    parts: [
      [.field(.gallery, nil)], [.field(.count, nil), .text(" photo"), .field(.s, nil)], [.field(.date, nil)],
    ])

  private init(parts: [[Piece]]) { self.parts = parts }

  /// `{{` and `}}` are braces, `\|` is a bar, `\\` a backslash.
  ///
  /// - Throws: `TemplateError`.
  package init(_ template: String) throws(TemplateError) {
    var parts: [[Piece]] = [[]]
    var rest = template[...]
    var text = ""
    func flush() {
      if !text.isEmpty { parts[parts.count - 1].append(.text(text)) }
      text = ""
    }
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}",
        "\\" where rest.first == "|" || rest.first == "\\":
        text.append(rest.removeFirst())
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed(template) }
        flush()
        parts[parts.count - 1].append(try Self.field(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      case "}":
        throw .unopened(template)
      case "|":
        flush()
        parts.append([])
      default:
        text.append(character)
      }
    }
    flush()
    guard parts.count <= Self.mostParts else { throw .tooManyParts(template) }
    self.parts = parts
  }

  private static func field(_ text: Substring) throws(TemplateError) -> Piece {
    let name = text.prefix { $0 != ":" }
    guard let field = CaptionField(rawValue: String(name)) else { throw .unknownField(String(name)) }
    guard name.endIndex < text.endIndex else { return .field(field, nil) }
    let format = String(text[text.index(after: name.endIndex)...])
    if field.takesDigits { return .number(field, digits: try digits(format, of: field)) }
    guard field.takesFormat else { throw .noFormat(field) }
    return .field(field, try TimeFormat(format))
  }

  /// `04`
  private static func digits(_ format: String, of field: CaptionField) throws(TemplateError) -> Int {
    guard format.utf8.count == 2, format.hasPrefix("0"), let digits = Int(format), digits > 0 else {
      throw .badDigits(field, format)
    }
    return digits
  }

  /// In place of names that would be cut to nothing.
  static let numbers = CaptionTemplate(parts: [[.field(.position, nil)]])
  /// The same of frames of film.
  static let frames = CaptionTemplate(parts: [[.field(.frame, nil)]])

  /// Whether its text is always empty.
  var isEmpty: Bool {
    parts.joined().allSatisfy {
      if case .text(let text) = $0 { text.allSatisfy(\.isWhitespace) } else { false }
    }
  }

  /// The template as typed.
  package var typed: String {
    parts.map { pieces in
      pieces.map { piece in
        switch piece {
        case .text(let text): Self.escaped(text)
        case .field(let field, let format): "{\(field.rawValue)\(format.map { ":\($0.pattern)" } ?? "")}"
        case .number(let field, let digits): "{\(field.rawValue):0\(digits)}"
        }
      }.joined()
    }.joined(separator: "|")
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "{", "}": "\(character)\(character)"
      case "|", "\\": "\\\(character)"
      default: "\(character)"
      }
    }.joined()
  }

  package var fields: [CaptionField] {
    parts.joined().compactMap(\.field)
  }

  /// Whether it tells photos' names.
  var namesPhotos: Bool { fields.contains { $0 == .name || $0 == .stem } }

  /// How many parts it has.
  package var partCount: Int { parts.count }

  /// The parts, filled in and trimmed. Of a field without a value, nothing is left: see `CaptionFilling`.
  package func texts(_ value: (CaptionField, TimeFormat?) -> String) -> [String] {
    parts.map { CaptionFilling($0, value).text.trimmingCharacters(in: .whitespaces) }
  }

  /// Whether the position is all that fields tell in the first part.
  func tellsOnlyThePosition(_ value: (CaptionField, TimeFormat?) -> String) -> Bool {
    let said = parts[0].compactMap { piece -> CaptionField? in
      guard let field = piece.field, field != .s else { return nil }
      return value(field, nil).isEmpty ? nil : field
    }
    return said == [.position] || said == [.number]
  }
}

extension CaptionTemplate.Piece {
  /// Nil for a text.
  fileprivate var field: CaptionField? {
    switch self {
    case .text: nil
    case .field(let field, _), .number(let field, _): field
    }
  }
}

package enum TemplateError: Error, Hashable {
  case unknownField(String)
  case noFormat(CaptionField)
  case unknownTimeLetter(String)
  case unclosed(String)
  case unopened(String)
  case tooManyParts(String)
  /// Of names of files.
  case severalParts(String)
  case onlyOnPages(CaptionField)
  case badDigits(CaptionField, String)
}
