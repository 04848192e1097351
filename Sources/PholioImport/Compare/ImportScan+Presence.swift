import PholioCatalog
import PholioDisk
import SystemPackage

/// What missing files mean.
extension ImportScan {
  /// What is to be recorded of some folders: together, as each commit waits for the disk.
  struct Presence {
    var files: [(name: ByteString, folder: FolderID, isGone: Bool)] = []
    var problems: [(folder: ByteString, problem: FolderProblem?)] = []

    var isEmpty: Bool { files.isEmpty && problems.isEmpty }
  }

  /// Records what `notePresence` has noted.
  mutating func recordPresence() throws {
    if presence.isEmpty { return }
    try catalog.write { tx in
      for file in presence.files { try tx.files.setGone(file.isGone, file.name, in: file.folder) }
      for (folder, problem) in presence.problems { try tx.files.setProblem(problem, ofFolder: folder) }
    }
    presence = Presence()
  }

  /// Notes which known files are gone, and which are back. An empty root tells nothing, nor does another
  /// disk: the right one may not be mounted. Both are problems, new only once.
  mutating func notePresence(_ comparison: FolderComparison) throws {
    let listing = comparison.listing
    let path = listing.folder.byteString
    if let failure = listing.failure {
      return report(FolderProblem(.unreadable, "\(failure)"), of: listing.folder)
    }
    guard listing.isWhole, !options.copies else { return }
    if listing.isEmptyRoot {
      let isMissed = try catalog.read { try !$0.files.folders(atOrUnder: path, withPhotos: true).isEmpty }
      return report(
        isMissed
          ? FolderProblem(.empty, "empty, though it was not: nothing in it counts as gone") : nil,
        of: listing.folder)
    }
    let missing = comparison.missing
    if comparison.isElsewhere && !missing.isEmpty {
      // New files there give the folder to that disk. When the first disk is back it counts as another, and
      // none of its photos is taken for an edit of these.
      if let name = comparison.fileSystem, comparison.holdsNew { newFileSystems.append((path, name)) }
      let reason = """
        on another file system than before: \(missing.count) of its files are not there, and do not count \
        as gone ('pholio prune' forgets them)
        """
      return report(FolderProblem(.elsewhere, reason), of: listing.folder)
    }
    if let name = comparison.newFileSystem { newFileSystems.append((path, name)) }
    report(nil, of: listing.folder)
    guard let folder = comparison.folder else { return }
    presence.files += missing.map { ($0.name, folder.id, true) }
    presence.files += comparison.back.map { ($0.name, folder.id, false) }
  }

  /// Records cards that are new at their paths. At once: the import may be killed, and another card be next.
  func recordCards(_ comparisons: [FolderComparison]) throws {
    let new = comparisons.filter { $0.newFileSystem != nil && !$0.listing.files.isEmpty }
    guard !new.isEmpty else { return }
    try catalog.write { tx in
      for comparison in new {
        let folder = try tx.files.makeFolder(comparison.listing.folder.byteString)
        guard let name = comparison.newFileSystem, try !tx.files.hasPhotos(folder) else { continue }
        try tx.files.setFileSystem(name, of: folder)
      }
    }
  }

  /// Notes a problem of a folder under its path; nil: it has none.
  private mutating func report(_ problem: FolderProblem?, of folder: FilePath) {
    let path = folder.byteString
    let before = folderProblems[path]
    if let problem { tally.countProblem(problem.reason, at: path, isNew: before != problem.kind) }
    guard before != problem?.kind else { return }
    folderProblems[path] = problem?.kind
    presence.problems.append((path, problem))
  }

  /// Folders that are gone: their files are gone too, if the disk is there.
  mutating func recordMissingFolders() throws {
    guard !options.copies else { return }
    let compared = Set(folders.map(\.path))
    let known = try catalog.read { tx in
      try Set(options.paths).map { root in
        (
          root,
          try tx.files.folders(atOrUnder: root.byteString, withPhotos: true)
            .filter { !compared.contains($0.path) }
        )
      }
    }
    for (root, folders) in known {
      let missing = folders.filter { folder in
        let path = FilePath(folder.path)
        return SystemCall.lacksFolder(path) && !isOnMissingDisk(path, before: folder.fileSystem, root: root)
      }
      guard !missing.isEmpty else { continue }
      try catalog.write { tx in
        for folder in missing { try tx.files.setAllGone(in: folder.id) }
      }
    }
  }

  /// Whether the nearest folder above that exists is on another file system than the missing one was, or is
  /// an empty root.
  private mutating func isOnMissingDisk(_ path: FilePath, before: String?, root: FilePath) -> Bool {
    var above = path.removingLastComponent()
    while SystemCall.lacksFolder(above), !above.components.isEmpty { above.removeLastComponent() }
    if folderProblems[root.byteString] != nil { return true }
    guard let before, let status = try? SystemCall.status(above, followingLinks: true) else { return false }
    return fileSystems.name(of: FileIdentity(status).device, at: above) != before
  }
}
