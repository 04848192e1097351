import PholioCatalog
import PholioDisk
import PholioKit
import PholioLayout

/// The grammar without terms, as it was.
struct FormerSelection {
  var terms: [Selection.Term] = []

  init(_ text: String) throws {
    // Now, blanks at their ends belong to no item.
    for part in Self.split(Array(text.utf8)) { terms.append(try Self.term(Array(part.drop { $0 == 0x20 }))) }
  }

  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: ","), isEscaped {
        parts[parts.count - 1].removeLast()
        parts[parts.count - 1].append(byte)
      } else if byte == UInt8(ascii: ",") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return parts
  }

  private static func term(_ bytes: [UInt8]) throws -> Selection.Term {
    if bytes.isEmpty { throw Meaningless() }
    if bytes.starts(with: "name:".utf8) { return .name(ByteString(bytes.dropFirst(5))) }
    if bytes.starts(with: "sha:".utf8) {
      let digits = String(decoding: bytes.dropFirst(4), as: UTF8.self).lowercased()
      let isHash =
        (1...64).contains(digits.utf8.count) && digits.allSatisfy { "0123456789abcdef".contains($0) }
      guard isHash else { throw Meaningless() }
      return .digest(digits)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let position = try position(text) { return .position(position) }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2, let first = try position(ends[0]) else { return .pattern(ByteString(bytes)) }
    if ends[1].isEmpty, first != .last { return .range(first, .last) }
    guard let last = try position(ends[1]) else { return .pattern(ByteString(bytes)) }
    if case (.position(let a), .position(let b)) = (first, last), a > b { throw Meaningless() }
    if first == .last, last != .last { throw Meaningless() }
    return .range(first, last)
  }

  private static func position(_ text: String) throws -> Selection.TypedPosition? {
    if text == "last" { return .last }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    guard let number = Int(text), number > 0 else { throw Meaningless() }
    return .position(Position(number))
  }

  struct Meaningless: Error {}
}
