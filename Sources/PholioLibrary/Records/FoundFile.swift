package import PholioCatalog
package import PholioDisk
package import PholioLayout

/// Where a photo was found.
package struct FoundFile: Sendable {
  /// The gallery's name.
  package let gallery: String
  package let position: Position
  package let photo: ListItem
  /// The first file that the last import of its folder found, or else the first that is known; nil if none
  /// is.
  package let location: FileLocation?
}
