import PholioCatalog

extension Selection {
  /// The photos that look like any of these, and these.
  static func alike(to photos: PhotoSet, _ tx: CatalogTransaction) throws -> PhotoSet { photos }
}
