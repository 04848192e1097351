/// What the catalog knows of a photo's thumbnail, so that one that was damaged is found.
package struct StoredThumbnail: Hashable, Sendable {
  package var byteCount: Int
  /// The XXH64 of its bytes; nil where it was made before checksums were kept.
  package var checksum: UInt64?

  package init(byteCount: Int, checksum: UInt64?) {
    self.byteCount = byteCount
    self.checksum = checksum
  }

  /// SQLite's integers have a sign.
  var storedChecksum: Int64? { checksum.map { Int64(bitPattern: $0) } }
}
