/// Reads runs as the journal has them, and items as marks do, quickly: there may be a million.
///
/// It knows the text as `Run.text` and `json` write it. Any other text is for `JSONDecoder` to judge.
package struct RunText {
  private let bytes: UnsafeRawBufferPointer
  private var next = 0

  /// The runs of a text; nil: not as `Run.text` writes them.
  static func runs(_ bytes: UnsafeRawBufferPointer) -> [Run]? {
    var text = RunText(bytes: bytes)
    guard let runs = text.list({ $0.run() }), text.next == bytes.count else { return nil }
    return runs
  }

  /// The items of a text; nil: not as `json` writes them.
  package static func items(_ bytes: UnsafeRawBufferPointer) -> [ListItem]? {
    var text = RunText(bytes: bytes)
    guard let items = text.list({ $0.item() }), text.next == bytes.count else { return nil }
    return items
  }

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private mutating func run() -> Run? {
    guard skip("{\"after\":"), let after = optionalItem(), skip(",\"before\":"), let before = optionalItem(),
      skip(",\"items\":"), let items = list({ $0.item() }), skip(",\"by_hand\":"),
      let byHand = list({ $0.item() })
    else { return nil }
    var offered: [ListItem]?
    if skip(",\"offered\":") {
      guard let items = list({ $0.item() }) else { return nil }
      offered = items
    }
    let isSame: Bool? = skip(",\"same\":true") ? true : nil
    guard skip("}") else { return nil }
    return Run(after: after, before: before, items: items, byHand: byHand, offered: offered, isSame: isSame)
  }

  /// A list in brackets, without blanks.
  private mutating func list<Value>(_ value: (inout RunText) -> Value?) -> [Value]? {
    guard skip("[") else { return nil }
    if skip("]") { return [] }
    var values: [Value] = []
    repeat {
      guard let value = value(&self) else { return nil }
      values.append(value)
    } while skip(",")
    return skip("]") ? values : nil
  }

  /// An id or `null`; the outer nil: neither.
  private mutating func optionalItem() -> ListItem?? {
    if skip("null") { return .some(nil) }
    return item().map { .some($0) }
  }

  /// Digits, without zeros before them.
  private mutating func item() -> ListItem? {
    let start = next
    var item: ListItem = 0
    while next < bytes.count, case let digit = bytes[next] &- UInt8(ascii: "0"), digit < 10 {
      let (tens, isTooMany) = item.multipliedReportingOverflow(by: 10)
      let (sum, isTooMuch) = tens.addingReportingOverflow(ListItem(digit))
      if isTooMany || isTooMuch { return nil }
      item = sum
      next += 1
    }
    let hasZeroBefore = next > start + 1 && bytes[start] == UInt8(ascii: "0")
    return next == start || hasZeroBefore ? nil : item
  }

  /// Goes behind a word, if it is next.
  private mutating func skip(_ word: StaticString) -> Bool {
    guard bytes.count - next >= word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[next + index] != word.utf8Start[index] {
      return false
    }
    next += word.utf8CodeUnitCount
    return true
  }
}
