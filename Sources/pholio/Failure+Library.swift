import PholioCatalog
import PholioDisk
import PholioKit
import PholioLibrary

/// Libraries, their catalogs and their backups.
extension Failure {
  static func text(_ loss: UpgradeLoss) -> String {
    switch loss {
    case .orderText(let gallery, let folder):
      """
      \(gallery): its order is no longer written into \(folder.shown) after each change; 'pholio order --all \
      <dir>' writes all orders
      """
    case .capacity(let gallery, let count, let overflow):
      """
      \(gallery): it holds any number of photos now, and no longer \(count) at most\
      \(overflow.map { " with the rest in \($0)" } ?? "")
      """
    }
  }

  init(_ error: LibraryError) {
    switch error {
    case .unknownGallery(let name, let nearest):
      let shown = ByteString(name).shownInBrief
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "pholio galleries lists them"
      self.init("there is no gallery '\(shown)' (\(hint))", .usage)
    case .unknownMark(let name, let gallery, let nearest):
      let shown = ByteString(name).shownInBrief
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "pholio mark '\(gallery)' lists them"
      self.init("'\(gallery)' has no mark '\(shown)' (\(hint))", .usage)
    case .notUTF8(let path):
      self.init("\(path.shown): a library's path must be UTF-8, and nothing was made there", .usage)
    case .ownFolder(let path): self.init("\(path): this is the library itself, not photos to import", .usage)
    case .mergeIntoItself(let name): self.init("'\(name)' can't be merged into itself", .usage)
    case .importing(let library): self.init("\(library): another import is under way; try again later", .busy)
    case .fillingCircle(let galleries):
      self.init("these would fill each other for ever: \(galleries.joined(separator: ", "))", .usage)
    case .fillingTooLong(let byteCount):
      self.init(
        "what a gallery fills itself with has \(Filling.longest) bytes at most, not \(byteCount)", .usage)
    }
  }

  init(_ error: CatalogError) {
    switch error {
    case .missing(let path):
      self.init("\(path): there is no library here yet; pholio import makes one", .unreadableInput)
    case .unreadable(let path, let reason): self.init("\(path): can't be read: \(reason)", .unreadableInput)
    case .foreign(let path): self.init("\(path): not a pholio catalog", .failed)
    case .newer(let path, let kept):
      let said = kept.map { " (as it was before, for this one: \($0))" } ?? ""
      self.init("\(path): made by a newer pholio; this one can't use it\(said)", .failed)
    case .unreleased(let path, let revision, let kept):
      let said = kept.map { " (as it was before: \($0))" } ?? ""
      self.init(
        "\(path): made between two releases of pholio; its revision \(revision) opens it\(said)", .failed)
    case .replaced(let path):
      self.init(
        "\(path): another file was put there meanwhile, a backup for instance; nothing was done: try again",
        .busy)
    case .busy(let path): self.init("\(path): locked by another program for too long; try again", .busy)
    case .notWritable(let path, let reason):
      self.init("\(path): can't be written: \(reason)", .unwritableOutput)
    case .damaged(let path, let finding):
      self.init("\(path): damaged: \(finding) (pholio check tells more)", .damaged)
    case .damagedRow(let path, let row):
      self.init(
        """
        \(path): damaged: table \(row.table), row \(row.row), column \(row.column): \(row.found) \
        (pholio check tells more)
        """, .damaged)
    case .failed(let path, let message, let sql, let code):
      self.init("\(path): \(message) (SQLite error \(code)\(sql.map { " in: \($0)" } ?? ""))", .failed)
    }
  }

  static func text(_ error: BackupError) -> String {
    switch error {
    case .exists(let path): "\(path): there is a file already (--force replaces it)"
    case .notAFile(let path): "\(path): not a regular file; a backup is written to one only"
    case .notUTF8(let path): "\(path.shown): a backup's path must be UTF-8"
    case .notRestorable(let path, let reason): "\(path): can't be restored: \(reason)"
    case .isCatalog(let path): "\(path): this is the library's own catalog"
    case .isOriginal(let path): "\(path): this is a photo's own file, and originals are never written"
    }
  }

  init(_ error: RelocationError) {
    switch error {
    case .unknownFolder(let path):
      self.init("\(path.shown): the library knows no folder there", .usage)
    case .conflict(let old, let new):
      self.init("\(new.shown): there is another photo than at \(old.shown); nothing was changed", .failed)
    }
  }
}
