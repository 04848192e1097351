import Foundation

/// `theme.json`: what a theme is, what it sets, and its texts by language. Keys that nobody knows are passed
/// over.
struct ThemeDescription: Decodable {
  let name: String?
  let description: String?
  let options: ThemeOptions?
  /// By language, then by key.
  let texts: [String: [String: ThemePhrase]]?

  /// - Parameter file: Its path, for messages.
  /// - Throws: `ThemeError.wrong`.
  init(json: [UInt8], file: String) throws(ThemeError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json))
    } catch {
      throw .wrong(file: file, line: nil, .badDescription(Self.reason(error)))
    }
    if let wrong = options?.outOfRange { throw .wrong(file: file, line: nil, .badDescription(wrong)) }
  }

  /// What JSONDecoder says of a mistake, behind the place of what it is about: "options.cell: …".
  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let place), DecodingError.valueNotFound(_, let place),
      DecodingError.keyNotFound(_, let place), DecodingError.dataCorrupted(let place):
      let keys = place.codingPath.map(\.stringValue).joined(separator: ".")
      return (keys.isEmpty ? "" : keys + ": ") + place.debugDescription
    default: return "\(error)"
    }
  }
}
