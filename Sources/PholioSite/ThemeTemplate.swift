/// The tags of a mustache template, checked so that it can be rendered: a template is somebody's file, and
/// the library that renders it says little of what is wrong, or nothing.
///
/// A theme has variables, sections, comments and partials. Other delimiters, inheritance and pragmas are
/// refused: nobody needs them for a page, and only without them it is sure that rendering ends.
struct ThemeTemplate {
  /// Its partials by name, each with the line that first has it.
  private(set) var partials: [(name: String, line: Int)] = []

  /// Sections, and partials, inside each other, at most: each takes a part of the stack.
  static let deepest = 32

  /// A mistake and the line it is in, counted from 1.
  struct Mistake: Error {
    let line: Int
    let problem: ThemeProblem
  }

  /// - Throws: `Mistake`.
  /// - Complexity: O(bytes).
  init(_ text: [UInt8]) throws(Mistake) {
    var open: [(name: String, line: Int)] = []
    var line = 1
    var place = 0
    while place + 1 < text.count {
      guard text[place] == Self.brace, text[place + 1] == Self.brace else {
        if text[place] == Self.newline { line += 1 }
        place += 1
        continue
      }
      let begin = place + 2
      let isTriple = begin < text.count && text[begin] == Self.brace
      guard let end = Self.end(of: text, from: begin, braces: isTriple ? 3 : 2) else {
        throw Mistake(line: line, problem: .unclosedTag)
      }
      let content = String(decoding: text[(isTriple ? begin + 1 : begin)..<end], as: UTF8.self)
      try read(isTriple ? "&" + content : content, line: line, open: &open)
      line += text[begin..<end].count { $0 == Self.newline }
      place = end + (isTriple ? 3 : 2)
    }
    if let last = open.last { throw Mistake(line: last.line, problem: .unclosedSection(last.name)) }
  }

  private mutating func read(
    _ tag: String, line: Int, open: inout [(name: String, line: Int)]
  ) throws(Mistake) {
    let sigil = tag.first ?? " "
    switch sigil {
    case "!": break
    case "#", "^":
      open.append((try name(tag.dropFirst(), line: line), line))
      if open.count > Self.deepest { throw Mistake(line: line, problem: .tooDeep(Self.deepest)) }
    case "/":
      let name = try name(tag.dropFirst(), line: line)
      guard let last = open.popLast() else { throw Mistake(line: line, problem: .notOpen(name)) }
      guard last.name == name else {
        throw Mistake(line: line, problem: .closesOther(name, open: last.name))
      }
    case ">":
      let name = tag.dropFirst().trimmed
      guard !name.isEmpty, name.utf8.allSatisfy(Self.isOfName) else {
        throw Mistake(line: line, problem: name.hasPrefix("*") ? .refusedTag("{{>*") : .badTag(tag))
      }
      if !partials.contains(where: { $0.name == name }) { partials.append((name, line)) }
    case "=", "<", "$", "%": throw Mistake(line: line, problem: .refusedTag("{{\(sigil)"))
    case "&": _ = try name(tag.dropFirst(), line: line)
    default: _ = try name(tag[...], line: line)
    }
  }

  /// What a tag is about: `photos`, `text.next`, `.title`, `.`, `count(photos)`.
  private func name(_ text: Substring, line: Int) throws(Mistake) -> String {
    let name = text.trimmed
    let isRight =
      !name.isEmpty && name.utf8.allSatisfy { Self.isOfName($0) || $0 == 0x28 || $0 == 0x29 }
      && (name == "." || name.contains { $0 != "." })
    guard isRight else { throw Mistake(line: line, problem: .badTag(name)) }
    return name
  }

  /// Where the braces that end a tag begin.
  private static func end(of text: [UInt8], from begin: Int, braces: Int) -> Int? {
    guard begin < text.count else { return nil }
    return text.indices[begin...].first { place in
      place + braces <= text.count && text[place..<place + braces].allSatisfy { $0 == closingBrace }
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static let brace = UInt8(ascii: "{")
  private static let closingBrace = UInt8(ascii: "}")
  private static let newline = UInt8(ascii: "\n")
}

extension Substring {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
