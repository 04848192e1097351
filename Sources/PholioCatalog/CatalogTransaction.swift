import GRDB

/// A transaction on the catalog. It is valid only within the closure that gets it.
///
/// Extensions beside each type say what can be done in it.
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
