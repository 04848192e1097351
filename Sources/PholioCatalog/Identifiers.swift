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
