import GRDB

/// A photo's id. It stays when the file is edited.
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
