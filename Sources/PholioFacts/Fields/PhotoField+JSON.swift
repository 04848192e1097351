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
    let key = FieldKey(name)
    func putNull() throws { if !isReading { try container.encodeNil(forKey: key) } }
    switch value {
    case .text(let get, _, _):
      if let text = get(whole) { try container.encode(text, forKey: key) } else { try putNull() }
    case .number(let get, _, _):
      if let number = get(whole) { try container.encode(number, forKey: key) } else { try putNull() }
    case .whole(let get, _, _):
      if let number = get(whole) { try container.encode(number, forKey: key) } else { try putNull() }
    case .texts(let get, _):
      let texts = get(whole)
      if !(isReading && texts.isEmpty) { try container.encode(texts, forKey: key) }
    case .stars(let get, _):
      let stars = get(whole)
      let number = isReading ? stars.map { $0.value ?? -1 } : stars?.value
      if let number { try container.encode(number, forKey: key) } else { try putNull() }
    case .position(let get, _):
      guard let position = get(whole) else { return try putNull() }
      var inner = container.nestedContainer(keyedBy: FieldKey.self, forKey: key)
      try inner.encode(position.latitude, forKey: FieldKey("latitude"))
      try inner.encode(position.longitude, forKey: FieldKey("longitude"))
      if position.altitude != nil || !isReading {
        try inner.encode(position.altitude, forKey: FieldKey("altitude"))
      }
    }
  }

  /// Reads what `encode` has written as a reading.
  func decode(_ whole: inout Whole, from container: KeyedDecodingContainer<FieldKey>) throws {
    let key = FieldKey(name)
    switch value {
    case .text(_, let set, _): try container.decodeIfPresent(String.self, forKey: key).map { set(&whole, $0) }
    case .number(_, let set, let range):
      guard let number = try container.decodeIfPresent(Double.self, forKey: key) else { return }
      try check(range.contains(number), key, container)
      set(&whole, number)
    case .whole(_, let set, let range):
      guard let number = try container.decodeIfPresent(Int.self, forKey: key) else { return }
      try check(range.contains(Int64(number)), key, container)
      set(&whole, number)
    case .texts(_, let set):
      try container.decodeIfPresent([String].self, forKey: key).map { set(&whole, $0) }
    case .stars(_, let set):
      guard let stars = try container.decodeIfPresent(Int.self, forKey: key) else { return }
      try check((-1...5).contains(stars), key, container)
      set(&whole, stars < 0 ? Override<Int>.none : .value(stars))
    case .position(_, let set):
      guard container.contains(key) else { return }
      let inner = try container.nestedContainer(keyedBy: FieldKey.self, forKey: key)
      let position = GeoPosition(
        latitude: try inner.decode(Double.self, forKey: FieldKey("latitude")),
        longitude: try inner.decode(Double.self, forKey: FieldKey("longitude")),
        altitude: try inner.decodeIfPresent(Double.self, forKey: FieldKey("altitude")))
      try check(position != nil, key, container)
      set(&whole, position)
    }
  }

  private func check(
    _ isRight: Bool, _ key: FieldKey, _ container: KeyedDecodingContainer<FieldKey>
  ) throws {
    if isRight { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: container, debugDescription: "no \(name)")
  }

  /// Writes that nothing is told of it.
  package func encodeNull(to container: inout KeyedEncodingContainer<FieldKey>) throws {
    try container.encodeNil(forKey: FieldKey(name))
  }
}
