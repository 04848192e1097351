import Foundation
import Glibc
import PholioDisk
import SystemPackage

/// What a person's `config.toml` says.
struct ConfigFile {
  let path: FilePath
  let tables: [String: TOMLValue]
  private let lines: [[String]: Int]

  /// Where it is, there or not.
  static var path: FilePath { PresetsCommand.folder.removingLastComponent().appending("config.toml") }

  /// More than any person writes.
  private static let longest = 1 << 20

  /// Whether its folder can be searched. HOME may be another person's, as with sudo.
  private static var canBeReached: Bool { access(path.removingLastComponent().string, X_OK) == 0 }

  /// Nil if there is none.
  ///
  /// - Throws: `FileError` if it can't be read; `ConfigError`.
  static func read() throws -> ConfigFile? {
    let path = path
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(path, limit: longest)
    } catch let error as FileError where [.noSuchFileOrDirectory, .notDirectory].contains(error.cause) {
      return nil
    } catch let error as FileError where error.cause == .permissionDenied && !Self.canBeReached {
      return nil
    }
    return try ConfigFile(path, bytes)
  }

  /// - Throws: `ConfigError`.
  init(_ path: FilePath, _ bytes: [UInt8]) throws {
    self.path = path
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw ConfigError(.file(path, line: Self.firstWrongLine(bytes)), "is no text in UTF-8")
    }
    do {
      let document = try TOMLDocument(text)
      (tables, lines) = (document.values, document.lines)
    } catch {
      throw ConfigError(.file(path, line: error.line), "is not TOML: \(error.reason)")
    }
  }

  /// What stands at a path of keys.
  func value(at key: [String]) -> TOMLValue? {
    var value = TOMLValue.table(tables)
    for word in key {
      guard case .table(let table) = value, let next = table[word] else { return nil }
      value = next
    }
    return value
  }

  /// The library for all verbs; nil if there is none, or no path from the root or from home.
  var library: (path: FilePath, place: ConfigError.Place)? {
    guard case .text(let text)? = tables["library"] else { return nil }
    let path = text.hasPrefix("~/") ? RawEnvironment.home.string + text.dropFirst() : text
    return path.hasPrefix("/") ? (FilePath(path), place(of: ["library"])) : nil
  }

  /// Where a key is set; or else the table around it.
  func place(of key: [String]) -> ConfigError.Place {
    var key = key
    while !key.isEmpty {
      if let line = lines[key] { return .file(path, line: line) }
      key.removeLast()
    }
    return .file(path, line: 1)
  }

  private static func firstWrongLine(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let wrong = lines.firstIndex { $0.contains(0) || String(validating: $0, as: UTF8.self) == nil }
    return (wrong ?? 0) + 1
  }
}

/// Something in the settings is wrong.
struct ConfigError: Error {
  enum Place {
    case file(FilePath, line: Int)
    case variable(String)
  }

  var place: Place
  var reason: String

  init(_ place: Place, _ reason: String) {
    self.place = place
    self.reason = reason
  }
}
