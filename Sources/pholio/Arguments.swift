import ArgumentParser
import Foundation
import PholioCatalog
import PholioDisk
import PholioKit
import PholioLayout
import PholioLibrary
import PholioOut
import PholioSheets
import SystemPackage

/// The library that a command is about.
struct LibraryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The library's folder (default: $PHOLIO_LIBRARY, else $XDG_DATA_HOME/pholio, else \
      ~/.local/share/pholio).
      """,
      valueName: "dir"), completion: .directory)
  var library: PathArgument?

  /// - Throws: `WorkingFolderError`.
  var folder: FilePath {
    get throws {
      if let library { return try library.absolute }
      if let chosen = RawEnvironment.path("PHOLIO_LIBRARY") { return try PathArgument(chosen).absolute }
      // The XDG specification: a path that is not absolute has to be ignored.
      if let data = RawEnvironment.path("XDG_DATA_HOME"), data.isAbsolute { return data.appending("pholio") }
      return RawEnvironment.home.appending(".local/share/pholio")
    }
  }

  /// - Parameters:
  ///   - create: Whether to make a missing library; a rehearsal makes it in memory.
  ///   - isRehearsal: Whether nothing may be written.
  func open(create: Bool = false, isRehearsal: Bool = false) throws -> Library {
    let folder = try folder
    if create && isRehearsal, try SystemCall.isMissing(folder.appending("catalog.sqlite")) {
      return try Library.rehearsal(of: folder)
    }
    // Of an older library: each photo's words are folded.
    let bar = ProgressBar("photos")
    defer { bar.finish() }
    let library = try Library(at: folder, create: create && !isRehearsal, migrating: { Self.report($0, bar) })
    return isRehearsal ? library.rehearsal() : library
  }

  /// Says what an upgrade of the catalog does. It happens once: what is lost is said also under `--quiet`.
  ///
  /// - Parameter bar: Nil: none is drawn.
  static func report(_ news: UpgradeNews, _ bar: ProgressBar?) {
    switch news {
    case .progress(let progress): bar?.show(progress)
    case .lost(let loss):
      bar?.finish()
      Message.line(Failure.text(loss))
    }
  }
}

/// Options of every verb that changes the library.
struct ChangeOptions: ParsableArguments {
  @OptionGroup var library: LibraryOptions

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func open(create: Bool = false) throws -> Library {
    try library.open(create: create, isRehearsal: dryRun)
  }

  /// Prints what a rehearsal would do; after a real change, nothing.
  ///
  /// - Parameter name: What was typed, of the list that the change is about; nil: the galleries' own order.
  func printOutcome(_ outcome: ChangeOutcome, about name: String?) throws {
    guard try !record(outcome, of: name), dryRun else { return }
    Message.line(outcome.hasChanged ? "would \(outcome.summary)" : "nothing to change")
  }

  /// Prints the outcome of a rehearsal or a change.
  func printOutcome(_ outcome: ChangeOutcome, of list: String, _ done: String) throws {
    if try record(outcome, of: list) { return }
    Message.line(
      "\(list): "
        + (outcome.hasChanged
          ? "\(dryRun ? "would " : "")\(done)" : outcome.nothingToChange))
  }
}

extension ChangeOutcome {
  /// Why a change of an order has changed nothing.
  var nothingToChange: String {
    isDroppedOnItself
      ? "nothing to change: what is dropped onto one of its own stays where it is"
      : "nothing to change: the order is that already"
  }
}

/// A gallery, and photos of it.
struct ChosenPhotos: ParsableArguments {
  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Argument(
    help: ArgumentHelp(
      "The photos: positions, names, globs, or terms (pholio help selections).", valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var photos: Selection
}

/// A typed path, any bytes.
struct PathArgument: ExpressibleByArgument {
  static var defaultCompletionKind: CompletionKind { .file() }

  let path: FilePath

  init(_ path: FilePath) {
    self.path = path
  }

  /// Nil for an empty text: it comes from an unset variable, and never means the current folder.
  init?(argument: String) {
    guard !argument.isEmpty, let bytes = RawArguments.bytes(argument) else { return nil }
    path = FilePath(bytes)
  }

  /// The absolute path, without resolving links.
  ///
  /// - Throws: `WorkingFolderError`.
  var absolute: FilePath {
    get throws {
      if path.isAbsolute { return path.lexicallyNormalized() }
      return try WorkingFolder.path.pushing(path).lexicallyNormalized()
    }
  }

  /// The text at this path; `-` is standard input.
  func text(_ cancellation: Cancellation) throws -> TextLines {
    try TextLines(at: path == "-" ? nil : absolute, cancellation: cancellation)
  }
}

extension DropCap: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
  }
}

/// Turns typed text into values, with our own messages for errors.
enum Typed {
  static func selection(_ text: String) throws -> Selection {
    guard let bytes = RawArguments.bytes(text) else {
      throw ValidationError(
        "two arguments look the same, and their bytes differ: which is meant can't be told")
    }
    return try selection(bytes)
  }

  /// Syntax errors stay in the value; the first use throws them, with a caret. ArgumentParser's messages are
  /// in one line.
  static func selection(_ bytes: ByteString) throws -> Selection {
    try meaning {
      do {
        return try Selection(bytes)
      } catch SelectionError.syntax {
        return Selection(keeping: bytes)
      }
    }
  }

  static func position(_ text: String) throws -> Selection.TypedPosition {
    try meaning { try Selection.TypedPosition(text) }
      ?? { throw ValidationError("a position is a number, or 'last'") }()
  }

  /// `date,name`.
  static func sorting(_ text: String) throws -> Sorting {
    try meaning {
      try Sorting(text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// Whether a text is one of a setting's values.
  static func setting(_ setting: any DeclaredSetting, _ text: String) throws {
    try meaning { _ = try setting.valueType.init(typed: text) }
  }

  /// The kind of file that a sheet's name stands for.
  static func sheetOutput(_ path: FilePath) throws -> any SheetOutput {
    try meaning { try SheetOutputs.standard.output(for: path) }
  }

  static func nameTemplate(_ text: String) throws -> NameTemplate {
    try meaning { try NameTemplate(text) }
  }

  static func pages(_ text: String) throws -> PageRange {
    try meaning { try PageRange(text) }
  }

  /// Checked before a library is opened or made, and before long work.
  static func check(galleryName: String) throws {
    try check(text: galleryName)
    try meaning { try TextLimits.galleryName.check(galleryName) }
  }

  /// Texts that are to be kept are UTF-8. Swift has repaired those that are not.
  static func check(text: String) throws {
    let bytes = RawArguments.bytes(text)
    guard bytes?.text == nil else { return }
    throw ValidationError("'\((bytes ?? ByteString(text)).shownInBrief)' is not UTF-8")
  }

  private static func meaning<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw Failure(error).map { ValidationError($0.text) } ?? error
    }
  }
}

/// A typed time: whole seconds, or a number with s, m, h or d.
struct Time: ExpressibleByArgument {
  let seconds: Double

  init?(argument: String) {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    let unit = argument.last.flatMap { units[$0] }
    let number = unit == nil ? argument : String(argument.dropLast())
    let digits = Set("0123456789")
    guard !number.isEmpty, number.allSatisfy({ digits.contains($0) || unit != nil && $0 == "." }),
      let value = Double(number), value <= 1e9
    else { return nil }
    seconds = value * (unit ?? 1)
  }
}

/// How many pictures are worked on at once.
struct JobsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many pictures to work on at once, 1 to 256 (default: one for each processor).", valueName: "n"))
  var jobs: Int?

  var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes 1 to 256, not \(jobs)") }
  }
}

/// The command line's own: a photo's flag is `PholioFacts.Flag` here.
typealias Flag = ArgumentParser.Flag
