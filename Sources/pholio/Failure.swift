import PholioCatalog
import PholioImaging
import PholioKit
import PholioLayout
import PholioServer

/// The message and exit code of an error; all error texts are made here.
struct Failure {
  var text: String
  var status: ExitStatus
  /// What was typed, and where it is wrong: lines below the text.
  var excerpt: [String] = []

  /// Nil for an error that is not ours.
  init?(_ error: any Error) {
    switch error {
    case let error as SelectionError: self.init(error)
    case let error as TemplateError: self.init(Self.text(error), .usage)
    case let error as WordingError: self.init(Self.text(error), .usage)
    case let error as OrderTextError: self.init(error)
    case let error as BatchError:
      guard let cause = Failure(error.cause) else { return nil }
      self.init("command \(error.number): \(cause.text)", cause.status)
      excerpt = cause.excerpt
    case let error as SortingError: self.init(Self.text(error), .usage)
    case let error as PortfolioError: self.init(Self.text(error), .usage)
    case let error as WorkingFolderError:
      self.init("the working folder is not there any more: \(error.cause)", .unreadableInput)
    case let error as EditorError:
      self.init("the editor '\(error.editor)' failed: nothing was changed", .failed)
    case let error as SheetOptionError: self.init(Self.text(error), .usage)
    case let error as PresetError: self.init(error)
    case let error as PickError: self.init(error)
    case let error as LibraryError: self.init(error)
    case let error as ArrangeError: self.init(Self.text(error), .failed)
    case let error as ServeError: self.init(error)
    case let error as AlarmError: self.init(error)
    case let error as OrderError: self.init(Self.text(error), .failed)
    case let error as CatalogError: self.init(error)
    case let error as SheetError: self.init(error)
    case let error as BackupError: self.init(Self.text(error), .unwritableOutput)
    case let error as RelocationError: self.init(error)
    case let error as InfoError: self.init(error)
    case TextError.noFonts:
      self.init(
        """
        \(TextError.noFonts); or leave the words out with --no-captions, and where a preset has them with \
        --title '', --header '' and --footer ''
        """, .failed)
    case let error as TextError:
      if case .unknownFamily = error {
        self.init("--font: \(error)", .usage)
      } else {
        self.init("\(error)", .failed)
      }
    case let error as ImagingError: self.init("\(error)", .failed)
    case let error as FileError:
      self.init(
        "\(error.path.shown): \(Self.text(error.act)): \(error.cause)",
        error.act == .reading ? .unreadableInput : .unwritableOutput)
    default: return nil
    }
  }

  init(_ text: String, _ status: ExitStatus) {
    self.text = text
    self.status = status
  }

  private init(_ error: LibraryError) {
    switch error {
    case .unknownGallery(let name, let nearest):
      let shown = ByteString(name).shownInBrief
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "pholio galleries lists them"
      self.init("there is no gallery '\(shown)' (\(hint))", .usage)
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

  private init(_ error: CatalogError) {
    switch error {
    case .missing(let path):
      self.init("\(path): there is no library here yet; pholio import makes one", .unreadableInput)
    case .unreadable(let path, let reason): self.init("\(path): can't be read: \(reason)", .unreadableInput)
    case .foreign(let path): self.init("\(path): not a pholio catalog", .failed)
    case .newer(let path): self.init("\(path): made by a newer pholio; this one can't use it", .failed)
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

  private static func text(_ act: FileError.Act) -> String {
    switch act {
    case .reading: "can't be read"
    case .writing: "can't be written"
    case .confirming: "is written whole, but the disk did not confirm it"
    }
  }

  private static func text(_ error: BackupError) -> String {
    switch error {
    case .exists(let path): "\(path): there is a file already (--force replaces it)"
    case .notAFile(let path): "\(path): not a regular file; a backup is written to one only"
    case .notUTF8(let path): "\(path.shown): a backup's path must be UTF-8"
    case .isCatalog(let path): "\(path): this is the library's own catalog"
    case .isOriginal(let path): "\(path): this is a photo's own file, and originals are never written"
    }
  }

  private init(_ error: RelocationError) {
    switch error {
    case .unknownFolder(let path):
      self.init("\(path.shown): the library knows no folder there", .usage)
    case .conflict(let old, let new):
      self.init("\(new.shown): there is another photo than at \(old.shown); nothing was changed", .failed)
    }
  }

  private init(_ error: InfoError) {
    switch error {
    case .notAPhoto(let path, let reason): self.init("\(path.shown): \(reason)", .unreadableInput)
    }
  }

  private static func text(_ error: OrderError) -> String {
    switch error {
    case .locked(let gallery): "'\(gallery)' is locked (pholio gallery unlock '\(gallery)')"
    case .nothingToUndo(let gallery): "there is nothing to undo\(gallery.map { " in '\($0)'" } ?? "")"
    case .nothingToRedo(let gallery): "there is nothing to redo\(gallery.map { " in '\($0)'" } ?? "")"
    case .laterChange(let gallery, let summary): "in '\(gallery)' another change comes first: \(summary)"
    case .doesNotFit(let gallery, let capacity, let excess):
      "'\(gallery)' holds \(capacity) at most: \(counted(excess, "photo")) would not fit"
    case .overflowCycle(let galleries):
      "these would run on into each other for ever: \(galleries.joined(separator: ", "))"
    case .noMark(let name, let gallery):
      "'\(gallery)' has no mark '\(name)' (pholio mark '\(gallery)' lists them)"
    case .nameTaken(let name): "there is a gallery '\(name)' already"
    }
  }

  private static func text(_ error: WordingError) -> String {
    switch error {
    case .blank(let what): "\(what.rawValue) can't be empty, nor consist of what can't be seen"
    case .tooLong(let what, let byteCount):
      "\(what.rawValue) has \(what.longest) bytes at most, not \(byteCount)"
    case .control(let what, let scalar):
      "\(what.rawValue) can't have a control character in it (U+\(scalar.hex))"
    case .tooMany(_, let count): "a photo has \(Wording.mostKeywords) keywords at most, not \(count)"
    }
  }

  private init(_ error: OrderTextError) {
    switch error {
    case .unreadable(let line, let text): self.init("line \(line): there is no hash in '\(text)'", .usage)
    case .unknown(let line, let prefix, let gallery):
      self.init("line \(line): '\(prefix)' is the hash of no one photo in '\(gallery)'", .usage)
    case .doubled(let line, let text):
      self.init("line \(line): the photo has a line already: '\(text)'", .usage)
    case .missing(let position, let name, let gallery):
      self.init(
        "no line for \(position)  \(name) of '\(gallery)' ('drop' before its line takes it out)", .usage)
    case .otherGallery(let name, let gallery):
      self.init("this is the order of '\(name)', not of '\(gallery)'", .usage)
    case .conflict(let gallery, let revision, let changes) where changes.isEmpty:
      self.init("'\(gallery)' has had no revision \(revision) yet", .failed)
    case .conflict(let gallery, let revision, let changes):
      self.init(
        "'\(gallery)' has been changed since revision \(revision): "
          + changes.reversed().joined(separator: "; "),
        .failed)
    }
  }

  private static func text(_ error: ArrangeError) -> String {
    switch error {
    case .unknownGallery: "there is no such gallery, or it has been deleted"
    case .unknownPhoto: "there is no such photo"
    case .notInList(_, let list): "that is not, or no more, in '\(list)'"
    case .changedSince(_, let name, let revision): "'\(name)' has been changed since revision \(revision)"
    case .otherChangeFirst(let summary): "another change comes first: \(summary)"
    case .nothingNamed: "nothing was named to be moved"
    case .windowTooLarge(let cells): "\(counted(cells, "cell")) are too many at once"
    case .notInGrid(let cell, let count): "there is no cell \(cell) in a grid of \(count)"
    }
  }

  private init(_ error: ServeError) {
    switch error {
    case .portTaken(let port, let host):
      self.init("port \(port) of \(host) is taken; --port names another, and 0 is any free one", .failed)
    case .unknownHost(let host):
      self.init("--host: this machine knows no host '\(host)'", .usage)
    case .cannotListen(let host, let port, let reason):
      self.init("can't listen on port \(port) of \(host): \(reason)", .failed)
    case .badTLS(let path, let reason):
      self.init("\(path): not to be used for https: \(reason)", .unreadableInput)
    case .withoutTLS:
      self.init(
        "--tls-cert: this pholio is built without TLS; 'make install TRAITS=TLS' builds one with it", .usage)
    }
  }

  private static func text(_ error: PortfolioError) -> String {
    switch error {
    case .notForGalleries: "galleries can't be moved into a gallery"
    case .notASortKey(let key):
      "galleries have no \(key) to be sorted by (date, name and size they have)"
    }
  }
}

extension Unicode.Scalar {
  /// Four digits at least, as Unicode writes it.
  fileprivate var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
