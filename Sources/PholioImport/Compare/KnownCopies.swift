import PholioCatalog
import PholioDisk
import SystemPackage

/// The copies of files on cards, as the catalog knows them.
struct KnownCopies {
  private var photos: [PhotoID: KnownPhoto] = [:]
  /// By folders on the card.
  private var others: [ByteString: [CopiedFile]] = [:]

  /// Takes what the catalog knows of the copies of a folder's files.
  mutating func add(_ folder: KnownFolder, _ files: [KnownFile], _ tx: CatalogTransaction) throws {
    others[folder.path] = try tx.files.copiedOthers(in: folder.id)
    for photo in files.compactMap(\.photo) { photos[photo] = try tx.photos.known(photo) }
  }

  /// A folder's files of which there are copies, in byte order of names. What was read and has no copy is to
  /// be read again.
  ///
  /// - Parameter sources: What is imported: a file there is no copy.
  func known(_ files: [KnownFile], in folder: ByteString, _ sources: CardSources) -> [KnownFile] {
    var copies: [ByteString: CopiedFile] = [:]
    for file in others[folder] ?? [] where FileState(of: file.copy, file.copyStamp) == .there {
      copies[file.name] = file
    }
    var known: [KnownFile] = []
    for var file in files {
      if file.outcome == .photo {
        let path = FilePath(FileLocation(folder: folder, name: file.name).path)
        guard let copy = found(file.photo, of: path, sources) else { continue }
        file.copy = copy
      } else if let copy = copies.removeValue(forKey: file.name), copy.stamp == file.stamp {
        file.copy = KnownFile.Copy(digest: copy.digest, locations: [copy.copy])
      } else {
        file.stamp = nil
      }
      known.append(file)
    }
    // What is left are companions: nothing else is known of them.
    for (name, copy) in copies {
      guard let kind = copy.kind else { continue }
      var file = KnownFile(name: name, stamp: copy.stamp, outcome: .companion(kind), photo: nil)
      file.copy = KnownFile.Copy(digest: copy.digest, locations: [copy.copy])
      known.append(file)
    }
    return known.sorted { $0.name < $1.name }
  }

  /// A photo's files that are there, are no sources, and are not the file on the card itself; nil: there is
  /// none.
  private func found(_ photo: PhotoID?, of path: FilePath, _ sources: CardSources) -> KnownFile.Copy? {
    guard let photo = photo.flatMap({ photos[$0] }) else { return nil }
    let own = FileIdentity(of: path)
    let there = photo.files.filter { file in
      !sources.covers(file.location.path) && FileState(of: file) == .there
        && FileIdentity(of: FilePath(file.location.path)) != own
    }
    return there.isEmpty ? nil : KnownFile.Copy(digest: photo.digest, locations: there.map(\.location))
  }
}
