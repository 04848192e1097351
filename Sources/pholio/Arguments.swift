import ArgumentParser
import Foundation
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
      ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : PathArgument(argument: $0) }
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

  init(argument: String) {
    // Swift repairs arguments that are not UTF-8; their bytes are still there to be had.
    let replacement: Unicode.Scalar = "\u{FFFD}"
    if argument.unicodeScalars.contains(replacement) {
      for case let raw? in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      where String(cString: raw) == argument {
        path = FilePath(platformString: raw)
        return
      }
    }
    path = FilePath(argument)
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
    let start = FilePath(FileManager.default.currentDirectoryPath)
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

  static func template(_ text: String) throws -> CaptionTemplate {
    try meaning { try CaptionTemplate(text) }
  }

  static func colour(_ text: String) throws -> Colour {
    try meaning { try Colour(text) }
  }

  private static func meaning<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw Failure(error).map { ValidationError($0.text) } ?? error
    }
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
