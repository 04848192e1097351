package import PholioCatalog
import PholioDisk
package import SystemPackage

/// Where a gallery's order is kept as a text.
package enum MirrorSetting: Hashable, Sendable {
  case off
  /// - Parameter folder: An absolute path; nil: the folder `mirror` in the library.
  case on(folder: FilePath?)
}

extension Library {
  /// Has a gallery's order kept as a text from now on, or no longer. A text that is there stays.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `.mirrorInLibrary`; `FileError` for a folder that is not there
  ///   or can't be written: then nothing was changed.
  package func setMirror(
    _ reference: ListReference, _ setting: MirrorSetting, isDryRun: Bool = false
  ) throws -> ChangeOutcome {
    var wanted: ByteString?
    if case .on(let folder?) = setting {
      let path = SystemCall.resolved(folder) ?? folder
      if let own = SystemCall.resolved(self.folder), path.starts(with: own), path != own.appending("mirror") {
        throw LibraryError.mirrorInLibrary(path: folder.string)
      }
      if path != SystemCall.resolved(self.folder)?.appending("mirror") { wanted = folder.byteString }
      if !isDryRun { try MirrorFolder(path: folder).requireWritable() }
    } else if case .on = setting, !isDryRun, let mirror {
      try mirror.ownFolder().requireWritable()
    }
    return try change(isDryRun: isDryRun) { tx in
      let gallery = try tx.gallery(reference)
      let before = try tx.galleries.mirrored(gallery.id)
      switch setting {
      case .off: try tx.galleries.removeMirror(gallery.id)
      case .on: try tx.galleries.setMirror(gallery.id, in: wanted)
      }
      let hasChanged = try tx.galleries.mirrored(gallery.id) != before
      let verb = setting == .off ? "no longer keep the order of" : "keep the order of"
      return try ChangeOutcome(
        hasChanged: hasChanged, summary: "\(verb) \(gallery.name) as a text", about: .gallery(gallery.id),
        touching: [.gallery(gallery.id)], tx)
    }
  }

  /// The file with a gallery's order; nil if its order is not kept.
  package func mirrorFile(of gallery: GalleryID) throws -> FilePath? {
    guard let mirror else { return nil }
    let file = try catalog.read { tx in
      try tx.galleries.mirrored(gallery).map { try mirror.file(of: $0, tx) }
    }
    return file?()
  }
}
