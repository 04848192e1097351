/// The key of a field.
package struct FieldKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }
  package init?(stringValue name: String) { self.init(name) }
  package init?(intValue: Int) { nil }
}

extension PhotoField {
  /// Writes its value under its name.
  ///
  /// - Parameter isReading: Whether what is not known has no key, and no stars are -1: as lines of readings
  ///   have it. Elsewhere both are null.
  package func encode(
    _ whole: Whole, to container: inout KeyedEncodingContainer<FieldKey>, asReading isReading: Bool
  ) throws {
    func put(_ value: (some Encodable)?) throws {
      if value != nil || !isReading { try container.encode(value, forKey: FieldKey(name)) }
    }
    switch value {
    case .text(let get, _, _): try put(get(whole))
    case .number(let get, _, _): try put(get(whole))
    case .whole(let get, _, _): try put(get(whole))
    case .texts(let get, _): if !(isReading && get(whole).isEmpty) { try put(get(whole)) }
    case .stars(let get, _): try put(isReading ? get(whole).map { $0.value ?? -1 } : get(whole)?.value)
    case .position(let get, _):
      guard let position = get(whole) else { return try put(Int?.none) }
      var inner = container.nestedContainer(keyedBy: FieldKey.self, forKey: FieldKey(name))
      try inner.encode(position.latitude, forKey: FieldKey("latitude"))
      try inner.encode(position.longitude, forKey: FieldKey("longitude"))
      if position.altitude != nil || !isReading {
        try inner.encode(position.altitude, forKey: FieldKey("altitude"))
      }
    }
  }

  /// Writes that nothing is told of it.
  package func encodeNull(to container: inout KeyedEncodingContainer<FieldKey>) throws {
    try container.encodeNil(forKey: FieldKey(name))
  }
}
