/// The properties of XMP packets, each by its namespace directly followed by its name.
///
/// It reads texts (elements or attributes), lists of texts, and of lists of structures the first one's texts;
/// anything more complicated is skipped.
package struct XMPProperties: Sendable {
  package enum Value: Hashable, Sendable {
    case text(String)
    /// Of texts in several languages, that for all others (`x-default`) is first.
    case list([String])
  }

  package private(set) var values: [String: Value] = [:]
  /// Whether a packet was left out because it can't be read.
  private(set) var lacksPacket = false
  /// Whether there is RDF, in which all XMP is: other XML has no properties.
  package internal(set) var hasRDF = false

  /// Empty.
  package init() {}

  /// The properties of a packet, or of a sidecar; nil if it is not well-formed.
  package init?(packet: [UInt8]) {
    let packet = XMLEncoding.utf8(packet)
    let tree = Tree(reading: packet) ?? XMLEncoding.latin1(packet).flatMap(Tree.init(reading:))
    guard let tree else { return nil }
    self = tree.properties
  }

  package func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  package func list(_ name: String) -> [String]? {
    if case .list(let list) = values[name] { list } else { nil }
  }

  /// The name under which a field of a list's first structure is here.
  static func field(_ name: String, of property: String) -> String { "\(property)/\(name)" }

  /// Adds another packet's properties that are not here yet.
  package mutating func add(_ other: XMPProperties) {
    values.merge(other.values) { mine, _ in mine }
  }

  /// Adds what a file has as a packet, if it can be read. A blank one is none.
  mutating func add(packet: [UInt8]) {
    if let properties = XMPProperties(packet: packet) {
      add(properties)
    } else if !packet.allSatisfy({ [0, 0x09, 0x0A, 0x0D, 0x20].contains($0) }) {
      lacksPacket = true
    }
  }

  /// If a property is there twice, the first counts.
  mutating func set(_ name: String, _ value: Value) {
    if values[name] == nil { values[name] = value }
  }
}
