import PholioCatalog
import PholioDisk
import PholioImaging
import PholioImport
import PholioKit
import PholioLibrary
import PholioOut
import PholioServer
import PholioSheets
import PholioSite
import SystemPackage

/// The message and exit code of an error; all error texts are made here.
struct Failure {
  var text: String
  var status: ExitStatus
  /// What was typed, and where it is wrong: lines below the text.
  var excerpt: [String] = []
  /// The option that this is about, if the text does not begin with it.
  var option: String?

  /// Nil for an error that is not ours.
  init?(_ error: any Error) {
    switch error {
    case let error as SelectionError: self.init(error)
    case let error as ConfigError: self.init(error)
    case let error as TemplateError: self.init(Self.text(error), .usage)
    case let error as TextLimitError: self.init(Self.text(error), .usage)
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
    case let error as ThemeError: self.init(error)
    case let error as SiteError: self.init(error)
    case let error as PickError: self.init(error)
    case let error as LibraryError: self.init(error)
    case let error as ArrangeError: self.init(Self.text(error), .failed)
    case let error as ServeError: self.init(error)
    case GuestPickError.tooMany:
      self.init("guests can mark \(GuestPicks.most) photos at most", .failed)
    case let error as WatchError: self.init(error)
    case ReadingsError.parquet(let path):
      self.init(
        "\(path.shown): Parquet is for other programs; readings are taken as lines of JSON", .unreadableInput)
    case ReadingsError.endless(let path):
      self.init("\(path.shown): has no lines, and so no readings", .unreadableInput)
    case let error as PictureError: self.init(error)
    case let error as OrderCheckError: self.init(error)
    case let error as OrderError: self.init(Self.text(error), .failed)
    case let error as CatalogError: self.init(error)
    case let error as SheetError: self.init(error)
    case let error as OwnedFolderError: self.init(error)
    case let error as ExportError: self.init(error)
    case let error as ExportProblem: self.init(error)
    case let error as ArchiveFileError: self.init(error)
    case let error as ArchiveError: self.init("\(error)", .failed)
    case BackupError.notRestorable(let path, let reason):
      self.init("\(path): can't be restored: \(reason)", .unreadableInput)
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
    case let error as PDFError: self.init("\(error)", .failed)
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

  /// The same where nobody types options: `--columns` is a field there.
  var textForPages: String { text.replacing(/(^|\s)--(?=[a-z])/) { $0.1 } }

  private static func text(_ act: FileError.Act) -> String {
    switch act {
    case .reading: "can't be read"
    case .writing: "can't be written"
    case .confirming: "is written whole, but the disk did not confirm it"
    }
  }

  private init(_ error: InfoError) {
    switch error {
    case .notAPhoto(let path, let reason): self.init("\(path.shown): \(reason)", .unreadableInput)
    }
  }

  private static func text(_ error: TextLimitError) -> String {
    switch error {
    case .blank(let what): "\(what.name) can't be empty, nor consist of what can't be seen"
    case .tooLong(let what, let byteCount):
      "\(what.name) has \(what.longest) bytes at most, not \(byteCount)"
    case .control(let what, let scalar):
      "\(what.name) can't have a control character in it (U+\(scalar.hex))"
    case .tooMany(_, let count): "a photo has \(TextLimits.mostKeywords) keywords at most, not \(count)"
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

/// The exit codes, as in sysexits(3) where possible.
enum ExitStatus: Int32 {
  case done = 0
  /// Nothing was changed.
  case failed = 1
  /// `check` or `alarms` found something.
  case found = 2
  /// Done, but some files were problems.
  case problems = 3
  case usage = 64
  case damaged = 65
  case unreadableInput = 66
  case unwritableOutput = 73
  case busy = 75
}

/// Folders that are watched.
extension Failure {
  init(_ error: WatchError) {
    switch error {
    case .tooMany(let count, .noSpace):
      let setting = WatchError.limit?.setting ?? "fs.inotify.max_user_watches"
      let limit = WatchError.limit.map { " is \($0.most)" } ?? ""
      self.init(
        """
        too many folders to watch: \(setting)\(limit), and \(count) of them are watched; raise it, like \
        'sudo sysctl \(setting)=\(WatchError.roomyLimit(past: count))' (pholio help watch)
        """, .failed)
    case .tooMany(let count, let cause):
      self.init("no more than \(count) folders can be watched: \(cause)", .failed)
    case .noInstance(.tooManyOpenFiles):
      self.init(
        """
        too many programs of this user watch folders: fs.inotify.max_user_instances can be raised, like \
        'sudo sysctl fs.inotify.max_user_instances=1024'
        """, .failed)
    case .noInstance(let cause): self.init("folders can't be watched: \(cause)", .failed)
    case .lost(let cause): self.init("what happens in folders can't be read any more: \(cause)", .failed)
    }
  }
}

/// Pictures in the terminal.
extension Failure {
  init(_ error: PictureError) {
    switch error {
    case .noProgram(let reason):
      self.init(
        "chafa draws pictures here, and can't be started (Debian's package chafa): \(reason)", .failed)
    case .failed(let reason): self.init("chafa did not draw a picture: \(reason)", .failed)
    case .tooNarrow(let columns, let width):
      self.init(
        "\(columns) columns of photos find no room in \(width) characters; --columns takes fewer", .usage)
    }
  }
}
