import PholioDisk
import PholioFacts

/// A digest of what something is made from: as long as it is the same, it need not be made again.
struct SiteKey: ~Copyable {
  private var hash = SHA256()

  /// Each text ends where the next one begins: a NUL is in none of them.
  mutating func add(_ text: String?) {
    var text = text ?? "\u{1}"
    text.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
    withUnsafeBytes(of: UInt8(0)) { hash.update($0) }
  }

  mutating func add(_ number: Int) { add("\(number)") }

  mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    bytes.withUnsafeBytes { hash.update($0) }
  }

  /// Ends it.
  consuming func text() -> String { hash.finish().hex }

  static func of(_ texts: [String?]) -> String {
    var key = SiteKey()
    for text in texts { key.add(text) }
    return key.text()
  }
}
