import PholioCatalog

/// The copies of files on cards, as the catalog knows them.
struct KnownCopies {
  private var photos: [PhotoID: KeptPhoto] = [:]
  /// By folders on the card.
  private var others: [ByteString: [CopiedFile]] = [:]

  /// Takes what the catalog knows of the copies of a folder's files.
  mutating func add(_ folder: KnownFolder, _ files: [KnownFile], _ tx: CatalogTransaction) throws {
    others[folder.path] = try tx.files.copiedOthers(in: folder.id)
    for photo in files.compactMap(\.photo) { photos[photo] = try tx.photos.kept(photo) }
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
        guard let copy = found(file.photo, sources) else { continue }
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

  /// A photo's files that are there and are no sources; nil: there is none.
  private func found(_ photo: PhotoID?, _ sources: CardSources) -> KnownFile.Copy? {
    guard let photo = photo.flatMap({ photos[$0] }) else { return nil }
    let there = photo.files.filter { !sources.covers($0.location.path) && FileState(of: $0) == .there }
    return there.isEmpty ? nil : KnownFile.Copy(digest: photo.digest, locations: there.map(\.location))
  }
}
