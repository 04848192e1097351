import GRDB

/// A transaction on the catalog; lives as long as the closure it is handed to.
///
/// What can be done in it stands with what it is done to.
package struct CatalogTransaction {
  let db: Database
  /// How paths are stored.
  let paths: StoredPaths

  package var orders: OrderStore { OrderStore(tx: self) }
  package var files: FileStore { FileStore(tx: self) }
  package var photos: PhotoStore { PhotoStore(tx: self) }
  package var galleries: GalleryStore { GalleryStore(tx: self) }
  package var imports: ImportStore { ImportStore(tx: self) }
}
