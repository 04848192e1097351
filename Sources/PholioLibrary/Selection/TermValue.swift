import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging

/// What is typed behind a key.
struct TermValue: Hashable {
  /// The value of photos that have none.
  static let none = "none"

  /// Without quotes.
  var bytes: [UInt8]
  var isQuoted: Bool

  /// Whether this is `none`, in any case. In quotes it is a text like others.
  var isNone: Bool { !isQuoted && shown.lowercased() == Self.none }

  /// A text as it is typed, in quotes if need be.
  static func typed(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      $0.isBlank || $0 == .comma || $0 == .quote || $0 == .opening || $0 == .closing
    }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return needsQuotes ? "\"\(escaped)\"" : escaped
  }

  /// For messages.
  var shown: String { ByteString(bytes).shownInBrief }
}

/// What is wrong with a value.
struct TermFault: Error, Hashable {
  /// In the value's bytes.
  var offset = 0
  var reason: String
}

extension TermValue {
  func text() throws(TermFault) -> String {
    guard let text = ByteString(bytes).text else { throw TermFault(reason: "'\(shown)' is not UTF-8") }
    return text
  }

  /// A text that is no pattern: a backslash is one, but before what would end or begin something.
  func name() throws(TermFault) -> String {
    _ = try text()
    let name = bytes.unescaped { byte in
      switch byte {
      case .backslash: true
      case .comma, .quote, .opening, .closing: !isQuoted
      default: byte.isBlank && !isQuoted
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// A glob over the paths of folders. People end these with a slash, too.
  var folder: ByteString {
    ByteString(bytes.count > 1 && bytes.last == UInt8(ascii: "/") ? Array(bytes.dropLast()) : bytes)
  }

  /// A pattern for each word.
  func words() throws(TermFault) -> [TextPattern] {
    let words = TextPattern.words(try text())
    guard !words.isEmpty else { throw TermFault(reason: "there is no word in '\(shown)'") }
    return words
  }

  func flag() throws(TermFault) -> Flag {
    let text = try text()
    guard let flag = Flag(rawValue: text.lowercased()) else {
      let hint = nearestHint(text, among: TermKey.flag.values).map { " (\($0))" } ?? ""
      throw TermFault(reason: "flag is pick, reject or none\(hint)")
    }
    return flag
  }

  func fileTypes() throws(TermFault) -> FileTypes {
    let text = try text().lowercased()
    guard let types = FileTypes(named: text.hasPrefix(".") ? String(text.dropFirst()) : text) else {
      let movie = Companion.Kind.movie.rawValue
      let hint = nearestHint(text == "video" ? movie : text, among: FileTypes.names).map { " (\($0))" } ?? ""
      throw TermFault(reason: "there is no type '\(shown)'\(hint)")
    }
    return types
  }
}

extension FileTypes {
  /// What `type:` takes, besides the extensions: kinds of pictures and of companions.
  static let names = Companion.Kind.allCases.map(\.rawValue) + kinds.map { $0.kind }

  private static let kinds = OriginalFormats.standard.kinds

  /// - Parameter name: In lower case.
  init?(named name: String) {
    let raws = OriginalFormats.standard.parts.filter { $0.part == .raw }.map { $0.extension }
    let companions = Companion.Kind.allCases.filter { $0.rawValue == name }
    if name == Companion.Kind.raw.rawValue {
      self.init(extensions: raws, companions: [.raw])
    } else if let kind = Self.kinds.first(where: { $0.kind == name }) {
      self.init(extensions: kind.extensions)
    } else if !companions.isEmpty {
      self.init(extensions: [], companions: companions)
    } else if raws.contains(name) || FileNames.others.contains(where: { $0.extension == name }) {
      self.init(extensions: [name])
    } else if let kind = Self.kinds.first(where: { $0.extensions.contains(name) }) {
      self.init(extensions: kind.extensions)
    } else {
      return nil
    }
  }
}
