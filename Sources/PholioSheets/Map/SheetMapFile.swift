import Foundation
import PholioDisk
import SystemPackage

/// The maps of all written pages in one file, by `sheet --map`.
package struct SheetMapFile: Codable, Sendable {
  package struct Page: Codable, Sendable {
    /// The name of the page's file.
    package var file: String
    package var map: SheetMap
  }

  package var pages: [Page]
}

extension SheetMapFile {
  /// - Throws: `FileError`; `PickError.notAMapFile`, also without pages.
  init(_ path: FilePath) throws {
    let bytes = try WholeFile.read(path)
    guard let file = try? JSONDecoder().decode(SheetMapFile.self, from: Data(bytes)), !file.pages.isEmpty
    else {
      throw PickError.notAMapFile(path.string)
    }
    self = file
  }
}
