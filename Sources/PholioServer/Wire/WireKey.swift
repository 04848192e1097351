import PholioLayout

/// Any key of a JSON object.
struct WireKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init(stringLiteral text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension KeyedEncodingContainer<WireKey> {
  mutating func encode(frame: Frame) throws {
    try encode(frame.left, forKey: "x")
    try encode(frame.top, forKey: "y")
    try encode(frame.width, forKey: "w")
    try encode(frame.height, forKey: "h")
  }

  mutating func encode(cap: DropCap) throws {
    var container = nestedContainer(keyedBy: WireKey.self, forKey: "cap")
    try container.encode(cap.columns, forKey: "columns")
    try container.encode(cap.rows, forKey: "rows")
  }
}
