/// What the catalog knows of a thumbnail, to find damage.
package struct StoredThumbnail: Hashable, Sendable {
  package var byteCount: Int
  /// The XXH64 of its bytes; nil if it was made before checksums were kept.
  package var checksum: UInt64?

  package init(byteCount: Int, checksum: UInt64?) {
    self.byteCount = byteCount
    self.checksum = checksum
  }

  /// SQLite's integers are signed.
  var storedChecksum: Int64? { checksum.map { Int64(bitPattern: $0) } }
}
