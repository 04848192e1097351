/// The properties that XMP packets have, each by its namespace with its name right behind it.
///
/// Read are texts (as elements or as attributes) and lists of texts; what is more complicated is passed over.
package struct XMPProperties: Sendable {
  package enum Value: Hashable, Sendable {
    case text(String)
    case list([String])
  }

  package private(set) var values: [String: Value] = [:]

  /// None.
  package init() {}

  /// Those of a packet; nil where it is not well-formed.
  package init?(packet: [UInt8]) {
    let tree = Tree()
    guard XMLReader.read(packet, tree.take) else { return nil }
    self = tree.properties
  }

  package func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  package func list(_ name: String) -> [String]? {
    if case .list(let list) = values[name] { list } else { nil }
  }

  /// Adds those of another packet that are not here yet.
  package mutating func add(_ other: XMPProperties) {
    values.merge(other.values) { mine, _ in mine }
  }

  /// Of a property that is there twice, the first counts.
  fileprivate mutating func set(_ name: String, _ value: Value) {
    if values[name] == nil { values[name] = value }
  }
}

extension XMPProperties {
  /// Walks through a packet's elements and notes its properties.
  private final class Tree {
    var properties = XMPProperties()
    private var contexts: [Context] = []
    private var list: [String]?
    private var (text, item) = ("", "")

    func take(_ event: XMLReader.Event) {
      switch event {
      case .start(let name, let attributes): start(name, attributes)
      case .text(let part):
        switch contexts.last {
        case .property: text += part
        case .item: item += part
        default: break
        }
      case .end:
        switch contexts.popLast() {
        case .property(let name): properties.set(name, list.map(Value.list) ?? .text(text))
        case .item: list?.append(item)
        default: break
        }
      }
    }

    private func start(_ name: String, _ attributes: [(name: String, value: String)]) {
      let context = (contexts.last ?? .outside).inside(name)
      contexts.append(context)
      switch context {
      case .description:
        for attribute in attributes { properties.set(attribute.name, .text(attribute.value)) }
      case .property: (text, list) = ("", nil)
      case .array: list = []
      case .item: item = ""
      default: break
      }
    }
  }

  /// Where in a packet's tree an element stands.
  private enum Context {
    /// In nothing but `x:xmpmeta` or the like.
    case outside
    case rdf
    case description
    case property(String)
    case array
    case item
    /// In something of no interest.
    case passedOver

    private static let namespace = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

    /// The place of an element of this name in one of this place.
    func inside(_ name: String) -> Context {
      switch self {
      case .outside: name == Self.namespace + "RDF" ? .rdf : .outside
      case .rdf: name == Self.namespace + "Description" ? .description : .passedOver
      case .description: .property(name)
      case .property:
        ["Seq", "Bag", "Alt"].contains { name == Self.namespace + $0 } ? .array : .passedOver
      case .array: name == Self.namespace + "li" ? .item : .passedOver
      case .item, .passedOver: .passedOver
      }
    }
  }
}
