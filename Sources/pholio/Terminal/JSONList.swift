import PholioKit

/// One JSON object on standard output with a list in it. The list may be long: its elements are written as
/// they come, many at once.
struct JSONList {
  private static let pieceBytes = 1 << 16

  private let text = JSONText()
  private var isEmpty = true

  /// Begins the object with the values of `head`, and the list.
  init(_ key: String, after head: some Encodable = [String: String]()) throws {
    let start = try Output.text(head).dropLast()
    text.append("\(start)\(start == "{" ? "" : ",")\(try Output.text(key)):[")
  }

  mutating func add(_ element: some Encodable) throws {
    if !isEmpty { text.append(",") }
    isEmpty = false
    try text.append(json: element)
    if text.bytes.count >= Self.pieceBytes { print(text.take(), terminator: "") }
  }

  /// Ends the list and, with the values of `tail`, the object.
  func end(_ tail: some Encodable = [String: String]()) throws {
    let end = try Output.text(tail).dropFirst()
    print(text.take() + "]" + (end == "}" ? "" : ",") + end)
  }
}
