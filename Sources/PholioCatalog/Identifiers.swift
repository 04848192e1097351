import GRDB

/// A photo's id: ours, kept when the file's content is edited.
package struct PhotoID: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

package struct GalleryID: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

package struct FolderID: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

extension PhotoID: DatabaseValueConvertible {}
extension GalleryID: DatabaseValueConvertible {}
extension FolderID: DatabaseValueConvertible {}

/// The SHA-256 of a photo's file.
package struct PhotoDigest: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    precondition(self.bytes.count == 32, "a SHA-256 has 32 bytes, not \(self.bytes.count)")
  }

  /// From 64 hexadecimal digits in lower case; nil for anything else.
  package init?(hex: some StringProtocol) {
    let digits = hex.utf8.compactMap { digit -> UInt8? in
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
      default: nil
      }
    }
    guard digits.count == 64, hex.utf8.count == 64 else { return nil }
    self.init(stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  package var hex: String {
    let digits: StaticString = "0123456789abcdef"
    return String(unsafeUninitializedCapacity: 64) { text in
      for (index, byte) in bytes.enumerated() {
        text[2 * index] = digits.utf8Start[Int(byte >> 4)]
        text[2 * index + 1] = digits.utf8Start[Int(byte & 15)]
      }
      return 64
    }
  }
}
