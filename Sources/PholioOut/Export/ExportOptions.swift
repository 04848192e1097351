package import PholioImaging
package import PholioLibrary

/// What is handed over of a gallery, and how.
package struct ExportOptions: Sendable {
  /// How photos come into a folder.
  package enum Way: Hashable, Sendable {
    /// Bytes of their own; on some disks they are shared until one of the files is written.
    case copy
    case hardLink
    case symbolicLink
  }

  /// The names of files.
  package var template = NameTemplate.default
  package var way = Way.copy
  /// The longer edge of JPEGs that are made of the photos, in pixels; nil: the photos' own files.
  package var longEdge: Int?
  /// What is taken out of JPEGs; nil: nothing.
  package var stripping: JPEGStripping.Extent?
  /// Whether each photo gets a sidecar with its words.
  package var writesSidecars = false
  /// Whether photos' other files come with them.
  package var withCompanions = true
  /// The photos, in the gallery's order; nil: all.
  package var only: PhotoReference?
  /// Whether only those that span several cells are handed over.
  package var onlyFeatured = false
  /// Whether the order is written, too.
  package var writesOrder = false

  package init() {}
}
