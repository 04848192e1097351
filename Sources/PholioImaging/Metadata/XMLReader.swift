internal import CExpat

/// Reads XML by expat, with namespaces resolved. All calls into expat are in this file.
///
/// Anybody may have written the XML. So nothing is fetched from elsewhere, document types are refused (and
/// with them entities, of which a few bytes can become gigabytes), and length and depth are limited.
final class XMLReader {
  /// Names are expanded as RDF does: the namespace directly followed by the local name.
  enum Event {
    case start(String, attributes: [(name: String, value: String)])
    case text(String)
    /// The end of the element opened last.
    case end
  }

  /// In bytes. Extended packets of phones with a depth map have some megabytes.
  static let longest = 64 << 20
  /// Nested elements.
  static let deepest = 200

  private let parser: XML_Parser
  private let take: (Event) -> Void
  private var depth = 0
  private var isWhole = false

  /// Gives the events of a document in UTF-8 to `take`, whatever encoding it declares.
  ///
  /// - Returns: Whether it is well-formed to the end of its outermost element. What follows is not read.
  static func read(_ bytes: [UInt8], _ take: @escaping (Event) -> Void) -> Bool {
    guard bytes.count <= longest, let reader = XMLReader(take) else { return false }
    return reader.read(bytes)
  }

  private init?(_ take: @escaping (Event) -> Void) {
    // "If namespace_sep is '\0', the namespace URI and the local part are concatenated without any
    // separator."
    guard let parser = XML_ParserCreateNS("UTF-8", 0) else { return nil }
    self.parser = parser
    self.take = take
    // Unretained: the parser is freed before this object.
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
    // A stopped parser reports an error, even after the end.
    return isWhole
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    depth += 1
    guard depth <= Self.deepest, let name, let attributes else { return stop() }
    var pairs: [(name: String, value: String)] = []
    // Names and values in turn, with a null after the last.
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
