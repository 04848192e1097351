package import PholioCatalog
import PholioFacts
package import PholioLayout

/// Photos of a gallery as people name them: positions, ranges, file names, globs, hash prefixes.
///
/// What is typed becomes a value of this type once, at the edge; `resolve` says which photos of a gallery it
/// means. Names are bytes, as files' are.
package struct Selection: Hashable, Sendable {
  package enum Term: Hashable, Sendable {
    case position(TypedPosition)
    case range(TypedPosition, TypedPosition)
    /// A file name, or a glob over file names.
    case pattern(ByteString)
    /// A file name, to the letter.
    case name(ByteString)
    /// The beginning of a SHA-256 in hexadecimal, lower case.
    case digest(String)
  }

  /// A position as typed.
  package enum TypedPosition: Hashable, Sendable {
    case position(Position)
    case last
  }

  /// As typed.
  package let bytes: ByteString
  package let terms: [Term]

  /// - Throws: `SelectionError`, for what can't mean anything.
  package init(_ bytes: ByteString) throws(SelectionError) {
    self.bytes = bytes
    var terms: [Term] = []
    for part in Self.split(bytes.bytes) { terms.append(try Term(part.bytes)) }
    self.terms = terms
  }

  /// - Throws: `SelectionError`, for what can't mean anything.
  package init(_ text: String) throws(SelectionError) {
    try self.init(ByteString(text))
  }

  /// As messages and the journal show it: on one line, and not all of a long one.
  package var shown: String { bytes.shownInBrief }

  /// The selection's terms, each as a selection of its own.
  package func split() -> [Selection] {
    zip(Self.split(bytes.bytes), terms).map { Selection(bytes: $0.text, terms: [$1]) }
  }

  private init(bytes: ByteString, terms: [Term]) {
    self.bytes = bytes
    self.terms = terms
  }

  /// Parts between commas, as typed and with `\,` made a comma.
  private static func split(_ bytes: [UInt8]) -> [(text: ByteString, bytes: [UInt8])] {
    let (comma, backslash) = (UInt8(ascii: ","), UInt8(ascii: "\\"))
    var parts: [(text: ByteString, bytes: [UInt8])] = []
    var part: [UInt8] = []
    var start = 0
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case comma where isEscaped: part[part.count - 1] = comma
      case comma:
        parts.append((ByteString(bytes[start..<index]), part))
        (part, start) = ([], index + 1)
      default: part.append(byte)
      }
      isEscaped = byte == backslash && !isEscaped
    }
    return parts + [(ByteString(bytes[start...]), part)]
  }
}

/// Why a selection means nothing, or not what is needed.
package enum SelectionError: Error, Hashable {
  case empty(String)
  case positionZero(String)
  case backwards(String)
  case badDigest(String)
  /// The gallery has only `count` photos.
  case pastEnd(String, gallery: String, count: Int)
  case matchesNothing(String, gallery: String)
  /// One photo is needed.
  case matchesMany(String, gallery: String, count: Int)
}

extension Selection.Term {
  init(_ bytes: [UInt8]) throws(SelectionError) {
    if bytes.isEmpty { throw .empty("") }
    if let name = bytes.behind("name:") {
      self = .name(ByteString(name))
    } else if let digits = bytes.behind("sha:") {
      guard (1...64).contains(digits.count), digits.allSatisfy({ $0.hexValue != nil }) else {
        throw .badDigest(ByteString(bytes).shownInBrief)
      }
      self = .digest(String(decoding: digits, as: UTF8.self).lowercased())
    } else if let typed = try Selection.TypedPosition(bytes[...]) {
      self = .position(typed)
    } else if let (first, last) = try Self.range(bytes) {
      self = .range(first, last)
    } else {
      self = .pattern(ByteString(bytes))
    }
  }

  /// `7-9`, `7-last`, `7-`: to the end.
  private static func range(_ bytes: [UInt8]) throws(SelectionError)
    -> (Selection.TypedPosition, Selection.TypedPosition)?
  {
    let ends = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard ends.count == 2, let first = try Selection.TypedPosition(ends[0]) else { return nil }
    if ends[1].isEmpty, case .position = first { return (first, .last) }
    guard let last = try Selection.TypedPosition(ends[1]) else { return nil }
    switch (first, last) {
    case (.position(let a), .position(let b)) where a > b: throw .backwards(ByteString(bytes).shownInBrief)
    case (.last, .position): throw .backwards(ByteString(bytes).shownInBrief)
    default: return (first, last)
    }
  }
}

extension Selection.TypedPosition {
  /// Digits or `last`; nil for anything else.
  package init?(_ text: String) throws(SelectionError) {
    try self.init(Array(text.utf8)[...])
  }

  init?(_ bytes: ArraySlice<UInt8>) throws(SelectionError) {
    if bytes.elementsEqual("last".utf8) {
      self = .last
      return
    }
    guard !bytes.isEmpty, bytes.allSatisfy(\.isDigit) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // More digits than a number holds is past the end of any gallery.
    let number = Int(text) ?? Int.max
    guard number > 0 else { throw .positionZero(text) }
    self = .position(Position(number))
  }

  /// Where a first item goes that is to end there.
  package var destination: Destination<Chosen> {
    switch self {
    case .last: .end
    case .position(let position): .to(position.cellIndex)
    }
  }
}

extension [UInt8] {
  fileprivate func behind(_ prefix: StaticString) -> ArraySlice<UInt8>? {
    prefix.withUTF8Buffer { starts(with: $0) } ? dropFirst(prefix.utf8CodeUnitCount) : nil
  }
}
