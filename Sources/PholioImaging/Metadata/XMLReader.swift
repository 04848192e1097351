internal import CExpat

/// Reads XML by expat, with namespaces resolved. All calls into expat stand in this file.
///
/// It reads what anybody may have written: nothing is fetched from elsewhere, document types are refused, and
/// with them entities, of which a few bytes can make gigabytes; and no document is long or deep without end.
final class XMLReader {
  /// Names are expanded: the namespace with the local name right behind it, as RDF names properties.
  enum Event {
    case start(String, attributes: [(name: String, value: String)])
    case text(String)
    /// Of the element opened last.
    case end
  }

  /// In bytes. Extended packets of phones that carry a depth map come to some megabytes.
  static let longest = 64 << 20
  /// Elements within each other.
  static let deepest = 200

  private let parser: XML_Parser
  private let take: (Event) -> Void
  private var depth = 0
  private var isWhole = false

  /// Hands out what stands in a document.
  ///
  /// - Returns: Whether it is well-formed up to the end of its outermost element. What follows is not looked
  ///   at.
  static func read(_ bytes: [UInt8], _ take: @escaping (Event) -> Void) -> Bool {
    guard bytes.count <= longest, let reader = XMLReader(take) else { return false }
    return reader.read(bytes)
  }

  private init?(_ take: @escaping (Event) -> Void) {
    // "If namespace_sep is '\0', the namespace URI and the local part are concatenated without any
    // separator."
    guard let parser = XML_ParserCreateNS(nil, 0) else { return nil }
    self.parser = parser
    self.take = take
    // Unretained: the parser is gone before this object is.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { context, name, attributes in XMLReader.of(context)?.start(name, attributes) },
      { context, _ in XMLReader.of(context)?.end() })
    XML_SetCharacterDataHandler(
      parser, { context, text, count in XMLReader.of(context)?.text(text, Int(count)) })
    XML_SetStartDoctypeDeclHandler(parser, { context, _, _, _, _ in XMLReader.of(context)?.stop() })
  }

  deinit {
    XML_ParserFree(parser)
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    context.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ bytes: [UInt8]) -> Bool {
    _ = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), 1)
    }
    // A parser that was stopped tells an error, also behind the end.
    return isWhole
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    depth += 1
    guard depth <= Self.deepest, let name, let attributes else { return stop() }
    var pairs: [(name: String, value: String)] = []
    // Names and values by turns, and a null behind the last.
    var next = attributes
    while let name = next[0], let value = next[1] {
      pairs.append((String(cString: name), String(cString: value)))
      next += 2
    }
    take(.start(String(cString: name), attributes: pairs))
  }

  private func text(_ text: UnsafePointer<CChar>?, _ count: Int) {
    guard let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: count)
    take(.text(String(decoding: bytes, as: UTF8.self)))
  }

  private func end() {
    take(.end)
    depth -= 1
    if depth == 0 {
      isWhole = true
      stop()
    }
  }

  private func stop() {
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}
