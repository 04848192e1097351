/// What values write themselves to.
extension JSONText {
  struct Writer: Encoder {
    let text: JSONText

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      text.beginObject()
      return KeyedEncodingContainer(Fields<Key>(text: text))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      text.beginList()
      return Items(text: text)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(text: text) }
  }

  private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let text: JSONText

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws {
      text.beginField(key.stringValue)
      text.append("null")
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      text.beginField(key.stringValue)
      try text.append(json: value)
    }

    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> { JSONText.refuseNesting() }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { JSONText.refuseNesting() }

    func superEncoder() -> any Encoder { JSONText.refuseNesting() }

    func superEncoder(forKey key: Key) -> any Encoder { JSONText.refuseNesting() }
  }

  private struct Items: UnkeyedEncodingContainer {
    let text: JSONText
    var count = 0

    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() throws {
      text.beginItem()
      text.append("null")
      count += 1
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
      text.beginItem()
      try text.append(json: value)
      count += 1
    }

    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
      JSONText.refuseNesting()
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { JSONText.refuseNesting() }

    func superEncoder() -> any Encoder { JSONText.refuseNesting() }
  }

  /// What numbers and texts write themselves to.
  private struct Single: SingleValueEncodingContainer {
    let text: JSONText

    var codingPath: [any CodingKey] { [] }

    func encodeNil() throws { text.append("null") }
    func encode(_ value: Bool) throws { text.append(value ? "true" : "false") }
    func encode(_ value: String) throws { text.append(quoted: value) }
    func encode(_ value: Double) throws { try text.append(number: value) }
    func encode(_ value: Float) throws { try text.append(number: value) }
    func encode(_ value: Int) throws { text.append(String(value)) }
    func encode(_ value: Int8) throws { text.append(String(value)) }
    func encode(_ value: Int16) throws { text.append(String(value)) }
    func encode(_ value: Int32) throws { text.append(String(value)) }
    func encode(_ value: Int64) throws { text.append(String(value)) }
    func encode(_ value: UInt) throws { text.append(String(value)) }
    func encode(_ value: UInt8) throws { text.append(String(value)) }
    func encode(_ value: UInt16) throws { text.append(String(value)) }
    func encode(_ value: UInt32) throws { text.append(String(value)) }
    func encode(_ value: UInt64) throws { text.append(String(value)) }
    func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: Writer(text: text)) }
  }

  private static func refuseNesting() -> Never {
    preconditionFailure("a record has nested containers, which JSONText does not write")
  }
}
