import PholioCatalog
package import PholioDisk
import PholioFacts
package import PholioLayout

/// Photos as people name them: positions, ranges, file names, globs, hash prefixes, and what is true of them.
///
/// Typed text becomes a value of this type once; `resolve` gives the photos of a gallery, and `photos` those
/// of the library. Names are bytes, as files' names are.
package struct Selection: Hashable, Sendable {
  /// The longest text that asks something, in bytes. One that only names photos may have any length.
  package static let longestQuestion = Filling.longest

  /// As typed.
  package let bytes: ByteString
  /// What it says if none of the candidates is a name; or what is wrong then.
  private let reading: Result<SelectionParser.Parsed, SelectionError>
  /// Parts of the text that mean something, unless they are literally the names of photos' files.
  package let candidates: Set<ByteString>

  /// - Throws: `SelectionError`, for text without a meaning, whatever names photos' files have.
  package init(_ bytes: ByteString) throws(SelectionError) {
    self.init(keeping: bytes)
    if candidates.isEmpty, case .failure(let error) = reading { throw error }
  }

  /// - Throws: `SelectionError`, for text without a meaning, whatever names photos' files have.
  package init(_ text: String) throws(SelectionError) {
    try self.init(ByteString(text))
  }

  /// What it says of the photos that are in a gallery, too.
  ///
  /// - Throws: `SelectionError`, as for the text alone.
  package init(_ text: String, amongThoseIn gallery: String) throws(SelectionError) {
    _ = try Selection(text)
    try self.init("in:\(TermValue.typed(gallery)) and (\(text))")
  }

  /// Keeps what is wrong, for all that ask what it says.
  package init(keeping bytes: ByteString) {
    self.bytes = bytes
    candidates = SelectionScanner(bytes.bytes).candidates
    do throws(SelectionError) {
      reading = .success(try SelectionParser.read(bytes))
    } catch {
      reading = .failure(error)
    }
  }

  /// For messages and the journal: on one line, and cut if long.
  package var shown: String { bytes.shownInBrief }

  /// What it says where no photo's file has the name of a candidate.
  ///
  /// - Throws: `SelectionError`.
  package var expression: Expression {
    get throws(SelectionError) { try reading.get().expression }
  }

  /// What it says.
  ///
  /// - Parameter names: Which of some candidates are names; asked only if there are any.
  /// - Throws: `SelectionError`; what `names` throws.
  func read(naming names: (Set<ByteString>) throws -> Set<ByteString>) throws -> Expression {
    let known = try candidates.isEmpty ? [] : names(candidates)
    return try known.isEmpty ? expression : SelectionParser.read(bytes, names: known).expression
  }

  /// The parts between commas, each as a selection of its own.
  package func split() -> [Selection] {
    let parts =
      if case .success(let reading) = reading { reading.parts } else { SelectionScanner(bytes.bytes).parts }
    return parts.map { Selection(keeping: ByteString(bytes.bytes[$0])) }
  }

  /// Its positions and ranges, a position as both ends; nil if there is anything else.
  package var positions: [(first: TypedPosition, last: TypedPosition)]? {
    guard case .success(let reading) = reading else { return nil }
    var positions: [(first: TypedPosition, last: TypedPosition)] = []
    for item in reading.expression.items {
      switch item {
      case .term(.position(let typed), _): positions.append((typed, typed))
      case .term(.range(let first, let last), _): positions.append((first, last))
      default: return nil
      }
    }
    return positions
  }
}

extension Selection {
  /// The names of galleries that it asks about, each once.
  package func galleriesNamed() -> [String] {
    var names: [String] = []
    try? expression.forEachTerm { term, _ in
      if case .gallery(let name) = term, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The text after a gallery that it asks about has got another name.
  package func renaming(in old: String, to new: String) -> ByteString {
    var text = bytes.bytes
    var ranges: [Range<Int>] = []
    try? expression.forEachTerm { term, range in
      if case .gallery(let name) = term, name == old { ranges.append(range) }
    }
    for range in ranges.reversed() { text.replaceSubrange(range, with: "in:\(TermValue.typed(new))".utf8) }
    return ByteString(text)
  }
}

extension Selection.Term {
  init(_ bytes: [UInt8]) throws(TermFault) {
    if let name = bytes.behind("name:") {
      self = .name(ByteString(name))
    } else if let digits = bytes.behind("sha:") {
      let hex = digits.prefix(64).prefix { $0.hexValue != nil }
      guard !hex.isEmpty, hex.endIndex == digits.endIndex else {
        let shown = ByteString(bytes).shownInBrief
        throw TermFault(
          offset: hex.endIndex, reason: "'\(shown)': after sha: come 1 to 64 hexadecimal digits")
      }
      self = .digest(String(decoding: digits, as: UTF8.self).lowercased())
    } else if let typed = try Self.position(bytes[...]) {
      self = .position(typed)
    } else if let (first, last) = try Self.range(bytes) {
      self = .range(first, last)
    } else {
      self = .pattern(ByteString(bytes))
    }
  }

  private static func position(_ bytes: ArraySlice<UInt8>) throws(TermFault) -> Selection.TypedPosition? {
    do throws(SelectionError) {
      return try Selection.TypedPosition(bytes)
    } catch {
      throw TermFault(offset: bytes.startIndex, reason: Selection.TypedPosition.fault(error))
    }
  }

  /// `7-9`, `7-last`, or `7-` for the rest.
  private static func range(_ bytes: [UInt8]) throws(TermFault)
    -> (Selection.TypedPosition, Selection.TypedPosition)?
  {
    let ends = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard ends.count == 2, let first = try position(ends[0]) else { return nil }
    if ends[1].isEmpty, case .position = first { return (first, .last) }
    guard let last = try position(ends[1]) else { return nil }
    switch (first, last) {
    case (.position(let a), .position(let b)) where a > b:
      throw TermValue(bytes: bytes, isQuoted: false).backwards
    case (.last, .position): throw TermValue(bytes: bytes, isQuoted: false).backwards
    default: return (first, last)
    }
  }
}

extension Selection.TypedPosition {
  /// What is wrong with digits that are no position.
  package static func fault(_ error: SelectionError) -> String {
    guard case .positionTooLarge(let text) = error else { return "positions begin at 1, there is no 0" }
    return "position \(ByteString(text).shownInBrief) is past the end of any gallery"
  }

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
    guard let number = Int(text) else { throw .positionTooLarge(text) }
    guard number > 0 else { throw .positionZero(text) }
    self = .position(Position(number))
  }

  /// The destination whose first item ends at this position.
  package var destination: Destination<PhotoReference> {
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
