import PholioCatalog
import PholioDisk
import PholioLibrary
import SystemPackage

/// Files on cards and phones: those of a stem are read and copied together.
extension ImportScan {
  /// Adds a card's files. Those of a stem are read together if any of them has to be read.
  mutating func addGroups(_ comparison: FolderComparison) {
    let roles = rules.roles(ofTakeoutAmong: comparison.differences.compactMap(\.nameToCopy))
    var groups: [[ComparedFile]] = []
    var numbers: [ByteString: Int] = [:]
    for difference in comparison.differences {
      guard let name = difference.nameToCopy else {
        groups.append([compared(difference, comparison)])
        continue
      }
      // The name of a JSON file may be cut, and is none of the photo's then.
      let owner = if case .companion(_, of: let owner)? = roles[name] { owner } else { name }
      let stem = rules.names.group(of: owner)
      if let number = numbers[stem] {
        groups[number].append(compared(difference, comparison))
      } else {
        numbers[stem] = groups.count
        groups.append([compared(difference, comparison)])
      }
    }
    for group in groups.reversed() {
      let isToRead = group.contains { compared in
        guard case .toRead(let file, _) = compared.difference else { return false }
        return !isTooYoung(file)
      }
      ahead.append(isToRead ? group.map(\.toRead) : group)
    }
  }

  /// Reads known files of a card: no promise rests on a name, a size and a time. If one has other content
  /// than its copy, or can't be read, all of its stem are copied.
  ///
  /// - Returns: None once the import has to stop.
  func asRead(_ group: [ComparedFile]) throws -> [ComparedFile] {
    guard options.copies, !options.isFast else { return group }
    do {
      for compared in group {
        guard case .same(let file) = compared.difference, let copy = file.copy else { continue }
        let path = FilePath(FileLocation(folder: compared.folder, name: file.name).path)
        let digest = try OriginalsStore.digest(
          of: path, followingLinks: options.followsLinks, cancellation)
        if digest != copy.digest { return group.map(\.toRead) }
      }
      return group
    } catch is Interruption {
      return []
    }
  }

  /// Folders of the cards that are not as they were when they were listed.
  func changedFolders() -> [ImportReport.Note] {
    guard let cardWalk else { return [] }
    var before = listed
    var changed: [ByteString] = []
    for listing in cardWalk {
      let path = listing.folder.byteString
      if before.removeValue(forKey: path) != listing.fingerprint { changed.append(path) }
    }
    return (changed + before.keys).map {
      ImportReport.Note(path: $0, reason: "changed while it was copied: import it again", isNew: true)
    }
  }

  /// Notes what of a folder on a card is not even looked at.
  mutating func noteLeft(_ listing: FolderListing) {
    if let failure = listing.failure { noteLeft(listing.folder.byteString, "\(failure)") }
    for folder in listing.passedOver {
      guard let reason = folder.exclusion?.reason else { continue }
      let path = listing.folder.appending(folder.name)
      if folder.exclusion == .leftover, Self.holdsNothing(path) { continue }
      noteLeft(path.byteString, reason)
    }
  }

  /// Whether a folder has no file in it, but for those that systems leave. One that can't be read may have
  /// some.
  private static func holdsNothing(_ path: FilePath) -> Bool {
    do {
      let folder = try OpenFolder(path, followingLinks: false)
      while let entry = try folder.next() {
        let status = try folder.status(of: entry.name, followingLinks: false)
        let isBlank =
          OpenFolder.Kind(status) == .folder
          ? holdsNothing(path.appending(entry.name))
          : JunkFiles.kind(of: entry.name, isFolder: false) == .system
        if !isBlank { return false }
      }
      return true
    } catch {
      return false
    }
  }
}

extension ImportRules {
  /// What files are to each other, where there are some of Takeout's.
  fileprivate func roles(ofTakeoutAmong files: [ByteString]) -> [ByteString: FileGroups.Role] {
    guard files.contains(where: { names.sort(of: $0) == .other(.takeout) }) else { return [:] }
    return FileGroups(files.sorted().map { FileGroups.Name($0) }, by: names).roles
  }
}

extension ImportScan.ComparedFile {
  /// The same file, to be read even if it is known and has not changed.
  fileprivate var toRead: Self {
    guard case .same(let file) = difference, let stamp = file.stamp else { return self }
    var compared = self
    compared.difference = .toRead(SeenFile(name: file.name, .regular(stamp)), known: file)
    return compared
  }
}

extension Difference {
  /// The name of a file on a card that is there and may be copied.
  fileprivate var nameToCopy: ByteString? {
    switch self {
    case .toRead(let file, _): file.name
    case .same(let file): file.name
    case .toJoin, .ignored, .gone: nil
    }
  }
}
