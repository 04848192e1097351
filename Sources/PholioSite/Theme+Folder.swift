import Foundation
import PholioDisk
import PholioResources
package import SystemPackage

extension Theme {
  /// The theme of pages for which none is named; other themes are built on it.
  package static let standardName = "plain"

  /// The names of the themes that come with the program, the standard one first.
  package static var names: [String] {
    let others = PholioResources.themes.keys.filter { $0 != standardName }.sorted()
    return [standardName] + others
  }

  /// The theme that was typed: a name of the program's own, or a folder's path, which has a slash in it.
  ///
  /// - Throws: `ThemeError`; `FileError`.
  package static func typed(_ text: String) throws -> Theme {
    if text.contains("/") || text == "." || text == ".." { return try Theme(in: FilePath(text)) }
    return try builtIn(text)
  }

  /// A theme that comes with the program.
  ///
  /// - Throws: `ThemeError`.
  package static func builtIn(_ name: String) throws -> Theme {
    guard let files = PholioResources.themes[name] else { throw ThemeError.unknown(name, known: names) }
    return try Theme(named: name, files: files, folder: name, base: name == standardName ? nil : base)
  }

  /// A theme in a folder of somebody's own.
  ///
  /// - Throws: `ThemeError`; `FileError` for a file or a folder that can't be read.
  package init(in folder: FilePath) throws {
    var files: [String: [UInt8]] = [:]
    var byteCount = 0
    try Self.read(folder, under: "", into: &files, byteCount: &byteCount, depth: 0)
    let name = folder.lexicallyNormalized().lastComponent?.string ?? folder.string
    try self.init(named: name, files: files, folder: folder.string, base: Self.base)
  }

  private static var base: (name: String, files: [String: [UInt8]])? {
    PholioResources.themes[standardName].map { (standardName, $0) }
  }

  /// All of a theme's files, at most: they are held in memory while a site is written.
  static let mostBytes = 32 << 20
  private static let deepestFolder = 8

  private static func read(
    _ folder: FilePath, under prefix: String, into files: inout [String: [UInt8]], byteCount: inout Int,
    depth: Int
  ) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.string).sorted()
    } catch {
      throw FileError(.reading, folder, Self.cause(of: folder))
    }
    // Files that are hidden, or that editors leave, are no part of a theme.
    for name in names where !name.hasPrefix(".") && !name.hasSuffix("~") {
      let path = folder.appending(name)
      guard name.unicodeScalars.allSatisfy(isOfAddress) else { throw ThemeError.badName(file: path.string) }
      let isFolder: Bool
      do {
        isFolder = try SystemCall.isFolder(path)
      } catch let error {
        throw FileError(.reading, path, error)
      }
      if isFolder {
        guard depth < deepestFolder else { throw ThemeError.badName(file: path.string) }
        try read(
          path, under: prefix + name + "/", into: &files, byteCount: &byteCount, depth: depth + 1)
      } else {
        let bytes: [UInt8]
        do {
          bytes = try WholeFile.read(path, .regular, limit: mostBytes)
        } catch let error as FileError where error.cause == .fileTooLarge {
          throw ThemeError.tooLarge(file: path.string, most: mostBytes)
        }
        byteCount += bytes.count
        guard byteCount <= mostBytes else { throw ThemeError.tooLarge(file: folder.string, most: mostBytes) }
        files[prefix + name] = bytes
      }
    }
  }

  private static func cause(of folder: FilePath) -> Errno {
    do {
      return try SystemCall.isFolder(folder) ? .permissionDenied : .notDirectory
    } catch {
      return error
    }
  }

  /// What stands in an address as it is, on every disk and server.
  private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || ["-", "_", "."].contains(scalar)
  }
}
