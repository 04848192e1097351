import Foundation

/// One JSON object on standard output with a list in it. The list may be long: its elements are written as
/// they come.
struct JSONList {
  private var separator: String

  /// Begins the object with the values of `head`, and the list.
  init(_ key: String, after head: some Encodable = [String: String]()) throws {
    let start = try Output.text(head).dropLast()
    separator = "\(start)\(start == "{" ? "" : ",")\(try Output.text(key)):["
  }

  mutating func add(_ element: some Encodable) throws {
    Output.write(separator + (try Output.text(element)))
    separator = ","
  }

  /// Ends the list and, with the values of `tail`, the object.
  func end(_ tail: some Encodable = [String: String]()) throws {
    let end = try Output.text(tail).dropFirst()
    Output.line((separator == "," ? "" : separator) + "]" + (end == "}" ? "" : ",") + end)
  }
}
