import PholioOut

/// Folders that photos are handed over in.
extension Failure {
  init(_ error: OwnedFolderError) {
    let text =
      switch error {
      case .insideLibrary(let path): "\(path): this is in the library; choose a folder elsewhere"
      case .containsLibrary(let path): "\(path): the library is in this folder; choose another"
      case .insideImported(let path, let folder):
        path == folder
          ? "\(path): photos were imported from here; choose another folder"
          : "\(path): \(folder) was imported, and this is in it; choose a folder elsewhere"
      case .otherKind(let path, let isSite):
        "\(path): \(isSite ? "a published site" : "an export") is in this folder; choose another"
      case .notEmpty(let path): "\(path): not empty, and not a site of pholio's; choose an empty folder"
      case .badManifest(let path, let entry):
        """
        \(path)/.pholio-manifest.json: \(entry.map { "entry \($0)" } ?? "it") can't be read: move the file away, and what is there \
        counts as somebody else's, or choose another folder
        """
      case .newerManifest(let path):
        "\(path): a newer pholio has written here; this one can't go on"
      case .busy(let path): "\(path): another pholio is writing here; try again later"
      }
    if case .busy = error { self.init(text, .busy) } else { self.init(text, .unwritableOutput) }
  }

  init(_ error: ArchiveFileError) {
    switch error {
    case .isNoArchive(let path):
      self.init(
        "\(path): there is a file already, and it is no archive; choose another name", .unwritableOutput)
    }
  }

  /// Of an item that is half in an archive.
  init(_ problem: ExportProblem) {
    self.init("the archive is of no use, and ends here: \(problem.reason.text)", .unreadableInput)
  }

  init(_ error: ExportError) {
    switch error {
    case .cannotLink(let path, let symbolic, let isOtherDisk):
      self.init(
        isOtherDisk
          ? "--link hard: \(path) is on another disk; copy, or use --link symbolic"
          : "--link \(symbolic ? "symbolic" : "hard"): the disk can't link to \(path); copy instead",
        .unwritableOutput)
    }
  }
}
