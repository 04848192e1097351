/// Writes values as Foundation's encoder does with keys sorted and slashes as they are. For long lists of
/// records: it writes the same bytes much faster, since it keeps no tree of a record.
///
/// What Foundation writes in ways of its own (`Data`, `Date`, `URL`, `Decimal`) must not be in them, nor
/// nested containers: records have those of their values.
package final class JSONText {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private var level = Level()
  /// The fields of the objects that are being written, each object's behind those of the one that holds it.
  private var fields: [Field] = []
  private var scratch: [UInt8] = []

  /// A value that is being written.
  private struct Level {
    enum Kind { case single, list, object }

    var kind = Kind.single
    /// Where its text begins.
    var start = 0
    /// Its first one in `fields`.
    var firstField = 0
  }

  private struct Field {
    var name: String
    /// Its bytes, with the name and without a comma.
    var range: Range<Int>
  }

  package init() {}

  /// Adds text as it is.
  package func append(_ text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

  /// Takes the text, and goes on with none.
  package func take() -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    bytes.removeAll(keepingCapacity: true)
    return text
  }

  /// Adds a value.
  ///
  /// - Throws: `EncodingError` for a number that is not finite; the text is of no use then.
  package func append(json value: some Encodable) throws {
    let outer = level
    defer { level = outer }
    level = Level(start: bytes.count, firstField: fields.count)
    try value.encode(to: Writer(text: self))
    switch level.kind {
    case .single: break
    case .list: bytes.append(UInt8(ascii: "]"))
    case .object: endObject()
    }
  }
}

// MARK: Objects and lists

extension JSONText {
  /// Also for the second container of a value: there is one object.
  func beginObject() {
    guard level.kind == .single else { return }
    level.kind = .object
    bytes.append(UInt8(ascii: "{"))
  }

  func beginField(_ name: String) {
    if fields.count > level.firstField {
      fields[fields.count - 1].range = fields[fields.count - 1].range.lowerBound..<bytes.count
      bytes.append(UInt8(ascii: ","))
    }
    fields.append(Field(name: name, range: bytes.count..<bytes.count))
    append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Puts the fields into the order of their names.
  private func endObject() {
    if let last = fields.indices.last, last >= level.firstField {
      fields[last].range = fields[last].range.lowerBound..<bytes.count
    }
    let sorted = fields[level.firstField...].sorted { $0.name < $1.name }
    fields.removeLast(sorted.count)
    scratch.removeAll(keepingCapacity: true)
    for (index, field) in sorted.enumerated() {
      if index > 0 { scratch.append(UInt8(ascii: ",")) }
      scratch.append(contentsOf: bytes[field.range])
    }
    bytes.replaceSubrange((level.start + 1)..., with: scratch)
    bytes.append(UInt8(ascii: "}"))
  }

  func beginList() {
    level.kind = .list
    bytes.append(UInt8(ascii: "["))
  }

  func beginItem() {
    if bytes.count > level.start + 1 { bytes.append(UInt8(ascii: ",")) }
  }
}

// MARK: Values

extension JSONText {
  func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() {
        if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
        bytes.append(contentsOf: utf8[start..<index])
        append(Self.escaped(byte))
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case 0..<0x10: "\\u000\(String(byte, radix: 16))"
    case 0x10..<0x20: "\\u00\(String(byte, radix: 16))"
    default: "\\\(Unicode.Scalar(byte))"
    }
  }

  func append<Number: BinaryFloatingPoint & CustomStringConvertible>(number: Number) throws {
    guard number.isFinite else {
      let context = EncodingError.Context(codingPath: [], debugDescription: "\(number) is not finite")
      throw EncodingError.invalidValue(number, context)
    }
    let text = number.description
    append(text.hasSuffix(".0") ? text.dropLast(2) : text[...])
  }
}
