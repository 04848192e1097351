import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout
package import SystemPackage

/// A sheet on which somebody has marked photos: the maps of its pages, from the returned file and, if there
/// is one, from the map file.
package struct MarkedSheet: Sendable {
  /// The returned file.
  package let path: FilePath
  /// Maps of the pages on which numbers are looked up; never empty.
  package let maps: [SheetMap]
  /// The map of the returned page.
  private let page: Page

  private enum Page {
    case known(SheetMap)
    /// All pages in one file.
    case all
    /// No page of the map file has this name.
    case unknown(mapFile: FilePath, names: [String])
  }

  /// - Parameter mapFile: A file written by `sheet --map`. Numbers are then looked up on all of its pages,
  ///   whatever the returned file's name; that file need not exist.
  /// - Throws: `FileError`, `PickError`; `PDFError` if PDFs can't be read.
  package init(_ path: FilePath, mapFile: FilePath?) throws {
    self.path = path
    if let mapFile {
      let pages = try SheetMapFile(mapFile).pages
      maps = pages.map(\.map)
      if let own = pages.first(where: { $0.file == path.lastComponent?.string })
        ?? (pages.count == 1 ? pages[0] : nil)
      {
        page = .known(own.map)
      } else {
        page = .unknown(mapFile: mapFile, names: pages.map(\.file))
      }
      return
    }
    let found = SheetOutputs.standard.content(of: try WholeFile.read(path))?.content
    do {
      maps = try found?.maps.get() ?? []
    } catch is SheetMapFault {
      throw PickError.badMap(path.string)
    }
    guard let first = maps.first else { throw PickError.noMap(path.string) }
    page = found?.picture == nil ? .all : .known(first)
  }

  /// The sheet's gallery, by its name then; nil: the portfolio.
  package var gallery: String? { maps[0].gallery }
}

extension MarkedSheet {
  /// The cells at some points of the returned page, in its pixels.
  ///
  /// - Throws: `PickError`, `FileError`.
  package func cells(at points: [(x: Int, y: Int)]) throws -> [SheetMap.Cell] {
    let found = SheetOutputs.standard.content(of: try WholeFile.read(path))
    if let found, found.content.picture == nil {
      throw PickError.pointsOfManyPages(path.string, kind: found.kind.name)
    }
    let map: SheetMap
    switch page {
    case .known(let known): map = known
    case .all: map = maps[0]
    case .unknown(let mapFile, let names):
      throw PickError.noPage(mapFile: mapFile.string, names: names, page: path.lastComponent?.string ?? "")
    }
    guard let picture = found?.content.picture, let size = picture.size else {
      throw PickError.noSize(path.string)
    }
    guard map.isShaped(like: size) else {
      throw PickError.otherShape(path.string, size: size, page: map.size)
    }
    if picture.isTurned { throw PickError.turned(path.string) }
    return try points.map { point in
      guard let cell = map.cell(atX: point.x, y: point.y, of: size) else {
        throw PickError.nothingAt(x: point.x, y: point.y)
      }
      return cell
    }
  }

  /// The cells by their numbers, and the number that `last` means.
  ///
  /// - Throws: `PickError`.
  package func numbered() throws -> (cells: [Int: SheetMap.Cell], last: Int) {
    var byNumber: [Int: SheetMap.Cell] = [:]
    for cell in maps.lazy.flatMap(\.cells) {
      // With pages of several sheets in one file, a number is ambiguous.
      if let other = byNumber.updateValue(cell, forKey: cell.position), other.sha != cell.sha {
        throw PickError.twice(path.string, number: cell.position)
      }
    }
    guard let end = byNumber.keys.max() else { throw PickError.noMap(path.string) }
    // On a known page, `last` means that page's last.
    guard case .known(let map) = page else { return (byNumber, end) }
    return (byNumber, map.cells.map(\.position).max() ?? end)
  }
}
