extension XMPProperties {
  /// Walks through a packet's elements and collects its properties.
  final class Tree {
    private(set) var properties = XMPProperties()
    private var contexts: [Context] = []
    /// The property that is read, and its list so far.
    private var (property, text) = ("", "")
    private var list: [String]?
    /// The index of the item in no particular language.
    private var defaultIndex: Int?
    private var (item, field) = ("", "")

    /// Nil if the packet, in UTF-8, is not well-formed.
    init?(reading packet: [UInt8]) {
      guard XMLReader.read(packet, take) else { return nil }
    }

    private func take(_ event: XMLReader.Event) {
      switch event {
      case .start(let name, let attributes): start(name, attributes)
      case .text(let part):
        switch contexts.last {
        case .property: text += part
        case .item: item += part
        case .field: field += part
        default: break
        }
      case .end:
        switch contexts.popLast() {
        case .property: properties.set(property, value)
        case .item: list?.append(item)
        case .field(let name): setField(name, field)
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
      case .property: (property, text, list) = (name, "", nil)
      case .array: (list, defaultIndex) = ([], nil)
      case .item:
        item = ""
        for attribute in attributes { setAttribute(attribute.name, attribute.value) }
      case .structure:
        for attribute in attributes { setField(attribute.name, attribute.value) }
      case .field: field = ""
      case .rdf: properties.hasRDF = true
      case .outside, .passedOver: break
      }
    }

    private func setAttribute(_ name: String, _ value: String) {
      if name != Context.language {
        setField(name, value)
      } else if defaultIndex == nil, value.lowercased() == "x-default" {
        defaultIndex = list?.count
      }
    }

    /// Of a list of structures only the first counts.
    private func setField(_ name: String, _ value: String) {
      if list?.isEmpty == true { properties.set(XMPProperties.field(name, of: property), .text(value)) }
    }

    private var value: Value {
      guard var list else { return .text(text) }
      if let defaultIndex, list.indices.contains(defaultIndex) {
        list.insert(list.remove(at: defaultIndex), at: 0)
      }
      return .list(list)
    }
  }

  /// What kind of element it is in a packet's tree.
  private enum Context {
    /// Outside of RDF, or in `x:xmpmeta` or the like.
    case outside
    case rdf
    case description
    case property
    case array
    case item
    /// An item's `rdf:Description`.
    case structure
    case field(String)
    /// Within an element that is not read.
    case passedOver

    private static let namespace = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    /// The name of xml:lang.
    static let language = "http://www.w3.org/XML/1998/namespacelang"

    /// The context of an element of this name within this one.
    func inside(_ name: String) -> Context {
      switch self {
      case .outside: name == Self.namespace + "RDF" ? .rdf : .outside
      case .rdf: name == Self.namespace + "Description" ? .description : .passedOver
      case .description: .property
      case .property:
        ["Seq", "Bag", "Alt"].contains { name == Self.namespace + $0 } ? .array : .passedOver
      case .array: name == Self.namespace + "li" ? .item : .passedOver
      case .item: name == Self.namespace + "Description" ? .structure : .field(name)
      case .structure: .field(name)
      case .field, .passedOver: .passedOver
      }
    }
  }
}
