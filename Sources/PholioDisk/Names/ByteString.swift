import Foundation
import Glibc
import PholioFacts

/// The bytes of a file name or a path, compared and sorted as bytes.
///
/// Linux names files by bytes: two names that look alike (NFC and NFD) are two files, and a name need not be
/// UTF-8. So names are never compared as `String`s; `shown` is for people only.
package struct ByteString: Hashable, Comparable, Sendable {
  package var bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  // Both as those of an array would be, but not byte by byte: paths are keys of many tables.

  package static func == (a: Self, b: Self) -> Bool {
    a.bytes.count == b.bytes.count && memcmp(a.bytes, b.bytes, a.bytes.count) == 0
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  package static func < (a: Self, b: Self) -> Bool {
    // Like lexicographicallyPrecedes, but with `memcmp`: folders of 100 000 names are sorted.
    let order = memcmp(a.bytes, b.bytes, min(a.bytes.count, b.bytes.count))
    return order == 0 ? a.bytes.count < b.bytes.count : order < 0
  }

  /// The text, if the bytes are valid UTF-8.
  package var text: String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// The bytes as one printable line. A byte is written as `\xNN` if it is part of a control character, of a
  /// character that changes the direction of writing, or of none.
  package var shown: String {
    // Most names and paths: nothing is to be written otherwise.
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var rest = bytes[...]
    while true {
      let start = rest
      var iterator = rest.makeIterator()
      // A parser reads ahead: with a new one for each character, none loses bytes to the next.
      var parser = UTF8.ForwardParser()
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput:
        return result
      case .valid(let encoded) where UTF8.decode(encoded).isShown:
        result.unicodeScalars.append(UTF8.decode(encoded))
        rest = start.dropFirst(encoded.count)
      case .valid(let encoded):
        result += start.prefix(encoded.count).map(Self.escaped).joined()
        rest = start.dropFirst(encoded.count)
      case .error(let length):
        result += start.prefix(length).map(Self.escaped).joined()
        rest = start.dropFirst(length)
      }
    }
  }

  package static func escaped(_ byte: UInt8) -> String { "\\x\([byte].hexText)" }
}

/// Where a file is: its folder's absolute path (no slash at the end, except for the root) and its name.
package struct FileLocation: Hashable, Comparable, Sendable {
  package var folder: ByteString
  package var name: ByteString

  package init(folder: ByteString, name: ByteString) {
    self.folder = folder
    self.name = name
  }

  /// From an absolute path.
  package init(path: ByteString) {
    let slash = path.bytes.lastIndex(of: UInt8(ascii: "/")) ?? path.bytes.startIndex
    folder = ByteString(path.bytes[..<max(slash, min(1, path.bytes.count))])
    name = ByteString(path.bytes[slash...].dropFirst())
  }

  package var path: ByteString {
    folder.bytes == [UInt8(ascii: "/")]
      ? ByteString(folder.bytes + name.bytes)
      : ByteString(folder.bytes + [UInt8(ascii: "/")] + name.bytes)
  }

  package static func < (a: Self, b: Self) -> Bool { a.path < b.path }
}

extension ByteString {
  /// glob(7) by fnmatch(3), over bytes; `*` and `?` are slashes, too.
  package func matches(glob pattern: ByteString) -> Bool {
    func withCString(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Bool) -> Bool {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
        for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
        buffer[bytes.count] = 0
        return buffer.baseAddress.map { body($0) } ?? false
      }
    }
    return withCString(pattern.bytes) { pattern in withCString(bytes) { fnmatch(pattern, $0, 0) == 0 } }
  }
}

extension KeyedEncodingContainer {
  /// Names and paths in JSON: text if they are UTF-8, else base64 under another key.
  package mutating func encode(_ value: ByteString?, as key: Key, bytes bytesKey: Key) throws {
    if let value, value.text == nil {
      try encode(Data(value.bytes).base64EncodedString(), forKey: bytesKey)
    } else {
      try encode(value?.text, forKey: key)
    }
  }
}
