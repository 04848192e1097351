import Foundation
import SystemPackage

/// A sheet's maps in a file of their own, `sheet --map`: all pages written.
package struct SheetMapFile: Codable, Sendable {
  package struct Page: Codable, Sendable {
    /// The page's file, by its name.
    package var file: String
    package var map: SheetMap
  }

  package var pages: [Page]
}

extension SheetMapFile {
  /// - Throws: `FileError`; `PickError.notAMapFile`, also for one without pages.
  init(_ path: FilePath) throws {
    let bytes = try WholeFile.read(path)
    guard let file = try? JSONDecoder().decode(SheetMapFile.self, from: Data(bytes)), !file.pages.isEmpty
    else {
      throw PickError.notAMapFile(path.string)
    }
    self = file
  }
}
