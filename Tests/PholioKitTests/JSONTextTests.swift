import Foundation
import PholioKit
import Testing

/// Lists of records, as Foundation's encoder writes them.
@Suite struct JSONTextTests {
  private struct Sample: Encodable {
    struct Inner: Encodable {
      var z: [Int]
      var a: String?
      var none: [String] = []
    }

    var text: String
    var number: Double
    var small: Float
    var whole: Int64
    var isSo: Bool
    var maybe: Double?
    var inner: [Inner]
    var named: [String: [Inner]]
  }

  private func expected(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func written(_ value: some Encodable) throws -> String {
    let text = JSONText()
    try text.append(json: value)
    return text.take()
  }

  @Test func valuesAreWrittenAsByFoundation() throws {
    let texts = ["", "a/b", "é ß 漢 😀 \u{301}", "\"\\\u{8}\u{9}\u{A}\u{C}\u{D}\u{1}\u{10}", "end\\", "\""]
    let numbers: [Double] = [0, -5, 2.8, 100, 1.0 / 3, 1e16, 1e-7, 48.858222, .greatestFiniteMagnitude]
    for (index, text) in texts.enumerated() {
      for number in numbers {
        let inner = Sample.Inner(z: Array(0..<index), a: index % 2 == 0 ? nil : text)
        let sample = Sample(
          text: text, number: number, small: Float(index) / 10, whole: .min + Int64(index),
          isSo: index % 2 == 0, maybe: index == 1 ? number : nil,
          inner: Array(repeating: inner, count: index), named: ["b": [inner], "a": [], "c/d": []])
        #expect(try written(sample) == expected(sample))
      }
    }
    #expect(throws: EncodingError.self) { try written([Double.nan]) }
  }

  @Test func recordsAreWrittenAsByFoundation() throws {
    let library = try ValueTests().library
    var count = 0
    try library.find(nil) { found in
      #expect(try written(found) == expected(found))
      count += 1
    }
    #expect(count == 14)
  }

  @Test func textAroundValuesIsKept() throws {
    let text = JSONText()
    text.append("[")
    try text.append(json: ["b": 1, "a": 2])
    text.append(",")
    try text.append(json: [String: Int]())
    text.append("]")
    #expect(text.take() == #"[{"a":2,"b":1},{}]"#)
    #expect(text.bytes.isEmpty)
  }
}
