/// A pull parser for the XML that XMP packets are, with namespaces resolved.
///
/// It reads what anybody may have written: nothing recurses, no document grows beyond its own bytes (document
/// types, and with them entities of one's own, are refused), and each byte is looked at a fixed number of
/// times.
struct XMLReader {
  /// Names are expanded: the namespace with the local name right behind it, as RDF names properties.
  enum Event {
    case start(String, attributes: [(name: String, value: String)])
    /// Of the element opened last.
    case end
    case text(String)
  }

  /// What stands at this offset is not well-formed.
  struct Fault: Error {
    var offset: Int
  }

  private let bytes: [UInt8]
  private var offset = 0
  /// Elements begun, each with its name as written and the prefixes it binds.
  private var open: [(name: ArraySlice<UInt8>, prefixes: [String])] = []
  /// What each prefix is bound to, innermost last; the empty prefix is that of names without one.
  private var bindings: [String: [String]] = ["xml": ["http://www.w3.org/XML/1998/namespace"]]
  private var isEmptyElement = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next event; nil at the end of a document whose elements are all ended.
  mutating func next() throws(Fault) -> Event? {
    if isEmptyElement {
      isEmptyElement = false
      return close()
    }
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") {
        let text = bytes[offset...].prefix { $0 != UInt8(ascii: "<") }
        offset = text.endIndex
        if !open.isEmpty { return .text(try unescaped(text)) }
      } else if take("<!--") {
        _ = try take(through: "-->")
      } else if take("<![CDATA[") {
        let text = try take(through: "]]>")
        if !open.isEmpty { return .text(String(decoding: text, as: UTF8.self)) }
      } else if take("<?") {
        _ = try take(through: "?>")
      } else if take("</") {
        guard let name = open.last?.name, takeName() == name else { throw fault }
        takeSpace()
        guard take(">") else { throw fault }
        return close()
      } else {
        // A document type, too, is refused here: no name begins with an exclamation mark.
        offset += 1
        return try start()
      }
    }
    guard open.isEmpty else { throw fault }
    return nil
  }

  private var fault: Fault { Fault(offset: offset) }
}

extension XMLReader {
  private mutating func close() -> Event {
    for prefix in open.removeLast().prefixes { bindings[prefix]?.removeLast() }
    return .end
  }

  private mutating func start() throws(Fault) -> Event {
    let name = takeName()
    guard !name.isEmpty else { throw fault }
    var attributes: [(name: ArraySlice<UInt8>, value: String)] = []
    var prefixes: [String] = []
    while true {
      let hasSpace = takeSpace()
      if take("/>") {
        isEmptyElement = true
        break
      }
      if take(">") { break }
      let attribute = takeName()
      takeSpace()
      guard hasSpace, !attribute.isEmpty, take("=") else { throw fault }
      takeSpace()
      let isDouble = take("\"")
      guard isDouble || take("'") else { throw fault }
      let value = try unescaped(take(through: isDouble ? "\"" : "'"))
      let parts = Self.parts(attribute)
      if parts.prefix == "xmlns" || (parts.prefix == "" && parts.local == "xmlns") {
        let prefix = parts.prefix == "" ? "" : parts.local
        bindings[prefix, default: []].append(value)
        prefixes.append(prefix)
      } else {
        attributes.append((attribute, value))
      }
    }
    open.append((name, prefixes))
    var expanded: [(name: String, value: String)] = []
    for (attribute, value) in attributes {
      // A name without a prefix is in no namespace, for attributes.
      let parts = Self.parts(attribute)
      let namespace = parts.prefix == "" ? "" : try namespace(parts.prefix)
      expanded.append((namespace + parts.local, value))
    }
    let parts = Self.parts(name)
    return .start(try namespace(parts.prefix) + parts.local, attributes: expanded)
  }

  private func namespace(_ prefix: String) throws(Fault) -> String {
    if let bound = bindings[prefix]?.last { return bound }
    guard prefix == "" else { throw fault }
    return ""
  }

  private static func parts(_ name: ArraySlice<UInt8>) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else {
      return ("", String(decoding: name, as: UTF8.self))
    }
    return (
      String(decoding: name[..<colon], as: UTF8.self), String(decoding: name[(colon + 1)...], as: UTF8.self)
    )
  }
}

extension XMLReader {
  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count, isAt(text, offset) else { return false }
    offset += count
    return true
  }

  private func isAt(_ text: StaticString, _ offset: Int) -> Bool {
    text.withUTF8Buffer { text in
      for index in text.indices where bytes[offset + index] != text[index] { return false }
      return true
    }
  }

  /// What stands before `text`, which is passed.
  private mutating func take(through text: StaticString) throws(Fault) -> ArraySlice<UInt8> {
    let count = text.utf8CodeUnitCount
    var end = offset
    while end + count <= bytes.count {
      if isAt(text, end) {
        defer { offset = end + count }
        return bytes[offset..<end]
      }
      end += 1
    }
    throw fault
  }

  /// Any characters that can't stand behind a name: which ones a name may have is not our business.
  private mutating func takeName() -> ArraySlice<UInt8> {
    let name = bytes[offset...].prefix { $0 > 0x20 && !"<>/=\"'!?&".utf8.contains($0) }
    offset = name.endIndex
    return name
  }

  @discardableResult
  private mutating func takeSpace() -> Bool {
    let space = bytes[offset...].prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    offset = space.endIndex
    return !space.isEmpty
  }

  /// Text with its references to characters resolved.
  private func unescaped(_ text: ArraySlice<UInt8>) throws(Fault) -> String {
    var result: [UInt8] = []
    var rest = text
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<ampersand]
      // The longest is that of the last character there is, "#x10FFFF", which may have zeros in front.
      guard let end = rest[ampersand...].prefix(16).firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(rest[(ampersand + 1)..<end])
      else { throw fault }
      result += Array(String(scalar).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  private static func scalar(_ reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: reference, as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      return code.flatMap(Unicode.Scalar.init)
    }
  }
}
