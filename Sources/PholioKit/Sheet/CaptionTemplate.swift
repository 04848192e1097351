import PholioCatalog
import PholioImaging

/// Text with fields in braces, filled in for each photo: `{position}  {name}`.
package struct CaptionTemplate: Hashable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case position, name, date
  }

  private enum Piece: Hashable, Sendable {
    case text(String)
    case field(Field)
  }

  private var pieces: [Piece] = []

  /// `{{` and `}}` are braces.
  ///
  /// - Throws: `TemplateError`.
  package init(_ template: String) throws(TemplateError) {
    var rest = template[...]
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        text.append(rest.removeFirst())
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed(template) }
        let name = String(rest[..<end])
        guard let field = Field(rawValue: name) else { throw .unknownField(name) }
        pieces += [.text(text), .field(field)]
        text = ""
        rest = rest[rest.index(after: end)...]
      case "}":
        throw .unopened(template)
      default:
        text.append(character)
      }
    }
    pieces.append(.text(text))
  }

  package func text(for photo: PhotoRecord) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(.position): "\(photo.position)"
      case .field(.name): photo.location?.name.shown ?? ""
      case .field(.date): String(photo.photo.taken.localText.prefix { $0 != "T" })
      }
    }.joined()
  }
}

package enum TemplateError: Error, Hashable {
  case unknownField(String)
  case unclosed(String)
  case unopened(String)
}
