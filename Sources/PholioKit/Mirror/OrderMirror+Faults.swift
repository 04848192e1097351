import PholioCatalog
import PholioDisk
import SystemPackage

extension OrderMirror {
  /// A text that is not its gallery's order.
  struct Fault {
    var gallery: String
    var path: FilePath
    var reason: String
    /// Writes it.
    ///
    /// - Throws: `FileError`.
    var repair: () throws -> Void
  }

  /// Compares all texts with the orders. What has been changed meanwhile is no fault.
  ///
  /// - Throws: `CatalogError`.
  func faults() throws -> [Fault] {
    try catalog.read { try $0.galleries.mirrored() }.compactMap { mirror in
      guard try fault(of: mirror) != nil, let (text, reason) = try fault(of: mirror) else { return nil }
      let folder = MirrorFolder(path: mirror.folder.map { FilePath($0) } ?? own)
      return Fault(
        gallery: mirror.gallery.name, path: folder.place(for: text.head) ?? folder.path, reason: reason
      ) { try self.keep(mirror) }
    }
  }

  private func fault(of mirror: MirroredGallery) throws -> (text: KeptOrder, reason: String)? {
    let text = try catalog.read { tx in
      try tx.galleries.existing(mirror.gallery.id).map { try KeptOrder($0, tx) }
    }
    guard let text else { return nil }
    let folder = MirrorFolder(path: mirror.folder.map { FilePath($0) } ?? own)
    return folder.fault(of: text).map { (text, $0) }
  }
}
