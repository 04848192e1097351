import ArgumentParser
import Foundation
import PholioCatalog
import PholioKit
import PholioLayout
import SystemPackage

/// The library that a command is about.
struct LibraryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The library's folder (default: $PHOLIO_LIBRARY, else $XDG_DATA_HOME/pholio).", valueName: "dir"))
  var library: PathArgument?

  var folder: FilePath {
    if let library { return library.absolute }
    func path(_ variable: String) -> PathArgument? {
      ProcessInfo.processInfo.environment[variable].flatMap(PathArgument.init(argument:))
    }
    if let chosen = path("PHOLIO_LIBRARY") { return chosen.absolute }
    // The XDG specification: a path that is not absolute is to be ignored.
    if let data = path("XDG_DATA_HOME"), data.path.isAbsolute { return data.path.appending("pholio") }
    return FilePath(NSHomeDirectory()).appending(".local/share/pholio")
  }

  func open(create: Bool = false) throws -> Library {
    try Library(at: folder, create: create)
  }
}

/// A path as typed, any bytes.
struct PathArgument: ExpressibleByArgument {
  let path: FilePath

  /// Nil for an empty text: an unset variable in a script, and never meant to be the current folder.
  init?(argument: String) {
    guard !argument.isEmpty, let path = RawArguments.path(argument) else { return nil }
    self.path = path
  }

  /// The text at this path; `-` is standard input.
  func readText() throws -> String {
    let bytes: [UInt8]
    if path == "-" {
      bytes = Array(FileHandle.standardInput.readDataToEndOfFile())
    } else {
      bytes = try WholeFile.read(absolute)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Made absolute as given, without resolving links.
  var absolute: FilePath {
    let start = getcwd(nil, 0).map { FilePath(platformString: $0) } ?? "/"
    return start.pushing(path).lexicallyNormalized()
  }
}

extension DropCap: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
  }
}

/// Turns what was typed into what it means, and says in our words why it can't be.
enum Typed {
  static func selection(_ text: String) throws -> Selection {
    try meaning { try Selection(text) }
  }

  static func place(_ text: String) throws -> Selection.Place {
    try meaning { try Selection.Place(text) }
      ?? { throw ValidationError("a position is a number, or 'last'") }()
  }

  /// Whether a text is one of a setting's values.
  static func setting(_ setting: any DeclaredSetting, _ text: String) throws {
    try meaning { _ = try setting.valueType.init(typed: text) }
  }

  /// What kind of file a sheet's name means.
  static func sheetOutput(_ path: FilePath) throws -> any SheetOutput {
    try meaning { try SheetOutputs.output(for: path) }
  }

  static func pages(_ text: String) throws -> PageRange {
    try meaning { try PageRange(text) }
  }

  /// Looked at before a library is opened, made, or long at work.
  static func check(galleryName: String) throws {
    try meaning { try Wording.galleryName.check(galleryName) }
  }

  private static func meaning<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw Failure(error).map { ValidationError($0.text) } ?? error
    }
  }
}

/// A time as typed: whole seconds, or a number with s, m or h.
struct Time: ExpressibleByArgument {
  let seconds: Double

  init?(argument: String) {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
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
    help: ArgumentHelp("How many pictures to work on at once (default: one a processor).", valueName: "n"))
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard (1...256).contains(jobs) else { throw ValidationError("--jobs takes 1 to 256, not \(jobs)") }
  }
}

/// Options of every verb that changes the library.
struct ChangeOptions: ParsableArguments {
  @OptionGroup var library: LibraryOptions

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  /// Opens the catalog and makes the change, or only rehearses it.
  func change<Result>(create: Bool = false, _ body: (CatalogTransaction) throws -> Result) throws -> Result {
    if dryRun { return try Library.rehearsal(of: library.folder).catalog.write(body) }
    return try library.open(create: create).catalog.write(body)
  }
}
