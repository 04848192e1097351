/// The properties of XMP packets, each by its namespace directly followed by its name.
///
/// It reads texts (elements or attributes) and lists of texts, and skips anything more complicated.
package struct XMPProperties: Sendable {
  package enum Value: Hashable, Sendable {
    case text(String)
    case list([String])
  }

  package private(set) var values: [String: Value] = [:]

  /// Empty.
  package init() {}

  /// The properties of a packet; nil if it is not well-formed.
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

  /// Adds another packet's properties that are not here yet.
  package mutating func add(_ other: XMPProperties) {
    values.merge(other.values) { mine, _ in mine }
  }

  /// If a property is there twice, the first counts.
  fileprivate mutating func set(_ name: String, _ value: Value) {
    if values[name] == nil { values[name] = value }
  }
}

extension XMPProperties {
  /// Walks through a packet's elements and collects its properties.
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

  /// What kind of element it is in a packet's tree.
  private enum Context {
    /// Outside of RDF, or in `x:xmpmeta` or the like.
    case outside
    case rdf
    case description
    case property(String)
    case array
    case item
    /// Within an element that is not read.
    case passedOver

    private static let namespace = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

    /// The context of an element of this name within this one.
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
