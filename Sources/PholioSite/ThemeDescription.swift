import Foundation

/// `theme.json`: what a theme is, what it sets, and its texts by language.
struct ThemeDescription {
  private(set) var name = ""
  private(set) var description = ""
  private(set) var options = ThemeOptions()
  /// By language, then by key.
  private(set) var texts: [String: [String: ThemePhrase]] = [:]

  /// - Parameter file: Its path, for messages.
  /// - Throws: `ThemeError.wrong` with the line.
  init(json: [UInt8], file: String) throws {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(json))
    } catch let error as NSError {
      let reason = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      throw ThemeError.wrong(file: file, line: Self.line(named: reason, in: json), .notJSON(reason))
    }
    let reader = Reader(file: file, text: String(decoding: json, as: UTF8.self))
    guard let keys = value as? [String: Any] else {
      throw ThemeError.wrong(file: file, line: 1, .wrongValue("theme.json", needed: "an object: {…}"))
    }
    // Sorted, so that of several mistakes always the same one is told.
    for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "name": name = try reader.text(value, [key])
      case "description": description = try reader.text(value, [key])
      case "options": options = try ThemeOptions(reader.object(value, [key]), reader)
      case "texts":
        for (language, value) in try reader.object(value, [key]) {
          texts[language] = try reader.phrases(value, [key, language])
        }
      default: throw reader.unknown([key], known: ["name", "description", "options", "texts"])
      }
    }
  }

  /// The line in "… around line 3, column 5." or, counted, in "… around character 15."
  private static func line(named reason: String, in json: [UInt8]) -> Int? {
    func number(after word: String) -> Int? {
      reason.firstRange(of: word).flatMap { Int(reason[$0.upperBound...].prefix { $0.isNumber }) }
    }
    return number(after: "line ")
      ?? number(after: "character ").map { 1 + json.prefix($0).count { $0 == UInt8(ascii: "\n") } }
  }

  /// Values by kind; what is wrong is told with its line.
  struct Reader {
    let file: String
    let text: String

    func text(_ value: Any, _ path: [String]) throws -> String {
      guard let value = value as? String else { throw wrong(path, needed: "a text") }
      return value
    }

    func object(_ value: Any, _ path: [String]) throws -> [String: Any] {
      guard let value = value as? [String: Any] else { throw wrong(path, needed: "an object: {…}") }
      return value
    }

    func number(_ value: Any, _ path: [String], _ range: ClosedRange<Int>) throws -> Int {
      let isBool = ["true", "false"].contains { text(at: path).hasPrefix($0) }
      guard let value = value as? Int, !isBool, range.contains(value) else {
        throw wrong(path, needed: "a whole number, \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }

    func phrases(_ value: Any, _ path: [String]) throws -> [String: ThemePhrase] {
      var phrases: [String: ThemePhrase] = [:]
      for (key, value) in try object(value, path) {
        phrases[key] = if let text = value as? String { .text(text) } else { try forms(value, path + [key]) }
      }
      return phrases
    }

    private func forms(_ value: Any, _ path: [String]) throws -> ThemePhrase {
      guard let value = value as? [String: Any], value["other"] != nil else {
        throw wrong(path, needed: "a text, or texts by number: {\"one\": …, \"other\": …}")
      }
      var forms: [ThemePlural: String] = [:]
      for (key, value) in value {
        guard let form = ThemePlural(rawValue: key) else {
          throw unknown(path + [key], known: ThemePlural.allCases.map(\.rawValue))
        }
        forms[form] = try text(value, path + [key])
      }
      return .counted(forms)
    }

    func unknown(_ path: [String], known: [String]) -> ThemeError {
      .wrong(file: file, line: line(of: path), .unknownKey(path.joined(separator: "."), known: known))
    }

    func wrong(_ path: [String], needed: String) -> ThemeError {
      .wrong(file: file, line: line(of: path), .wrongValue(path.joined(separator: "."), needed: needed))
    }

    /// The line of a key: where each key of its path stands after the one before.
    private func line(of path: [String]) -> Int {
      1 + text[..<place(of: path)].utf8.count { $0 == UInt8(ascii: "\n") }
    }

    /// What follows a key's colon.
    private func text(at path: [String]) -> Substring {
      let rest = text[place(of: path)...]
      guard let colon = rest.firstIndex(of: ":") else { return "" }
      return rest[rest.index(after: colon)...].drop { $0.isWhitespace }
    }

    private func place(of path: [String]) -> String.Index {
      var place = text.startIndex
      for key in path {
        guard let range = text[place...].firstRange(of: "\"\(key)\"") else { return place }
        place = range.upperBound
      }
      return place
    }
  }
}
