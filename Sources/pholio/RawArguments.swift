import Foundation
import PholioDisk
import SystemPackage

/// The bytes of arguments that are not UTF-8. Swift repairs such arguments; the bytes are found by the
/// repaired text.
enum RawArguments {
  /// The bytes of an argument, or of the end of one like `--library=PATH`; nil if two different ones were
  /// repaired to the same text.
  static func bytes(_ argument: String) -> ByteString? {
    guard argument.unicodeScalars.contains("\u{FFFD}") else { return ByteString(argument) }
    let candidates = Terminal.current.arguments.flatMap { bytes in
      [bytes, bytes.firstIndex(of: UInt8(ascii: "=")).map { Array(bytes[($0 + 1)...]) } ?? []]
    }
    let matches = Set(candidates.filter { String(decoding: $0, as: UTF8.self) == argument })
    guard matches.count == 1, let bytes = matches.first else { return nil }
    return ByteString(bytes)
  }
}

/// The environment's paths as bytes: Foundation leaves out those that are not UTF-8.
enum RawEnvironment {
  /// Nil if the variable is not set, or empty.
  static func path(_ variable: String) -> FilePath? {
    if let value = Terminal.current.variables[variable] { return value.isEmpty ? nil : FilePath(value) }
    guard let value = getenv(variable), value.pointee != 0 else { return nil }
    return FilePath(platformString: value)
  }

  static var home: FilePath {
    path("HOME").flatMap { $0.isAbsolute ? $0 : nil } ?? FilePath(NSHomeDirectory())
  }
}

/// The folder of relative paths.
enum WorkingFolder {
  /// - Throws: `WorkingFolderError`.
  static var path: FilePath {
    get throws {
      guard let found = getcwd(nil, 0) else { throw WorkingFolderError(cause: Errno(rawValue: errno)) }
      defer { free(found) }
      let path = FilePath(platformString: found)
      // Linux gives "(unreachable)/…" for a folder outside of our root.
      guard path.isAbsolute else { throw WorkingFolderError(cause: .noSuchFileOrDirectory) }
      return path
    }
  }
}

/// The working folder is gone: a relative path leads nowhere.
struct WorkingFolderError: Error {
  var cause: Errno
}
