import Foundation
package import SystemPackage

/// A sheet's maps in a file of their own, `sheet --map`: all pages written.
package struct SheetMapFile: Codable, Sendable {
  package struct Page: Codable, Sendable {
    /// The page's file, by its name.
    package var file: String
    package var map: SheetMap
  }

  package var pages: [Page]
}

extension SheetMap {
  /// The map of a sheet's page: from `mapFile` if there is one, where the page is found by its file's name, else from
  /// the page itself.
  ///
  /// - Throws: `FileError`; `PickError.noMap`.
  package init(ofSheet path: FilePath, mapFile: FilePath?) throws {
    guard let mapFile else {
      guard let map = SheetMap(jpeg: try WholeFile.read(path)) else { throw PickError.noMap(path.string) }
      self = map
      return
    }
    let bytes = try WholeFile.read(mapFile)
    guard let file = try? JSONDecoder().decode(SheetMapFile.self, from: Data(bytes)),
      let page = file.pages.first(where: { $0.file == path.lastComponent?.string })
        ?? (file.pages.count == 1 ? file.pages.first : nil)
    else { throw PickError.noMap(mapFile.string) }
    self = page.map
  }
}
