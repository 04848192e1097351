import PholioFacts
import PholioImaging
import PholioLayout
package import SystemPackage

/// A sheet on which somebody has marked photos: what is known of its pages, from the file that came back and, if there
/// is one, from the maps' own file.
package struct MarkedSheet: Sendable {
  /// What came back.
  package let path: FilePath
  /// Of the pages that numbers are looked up on; never empty.
  let maps: [SheetMap]
  /// The map of the page that came back.
  private let page: Page
  private let content: Content?

  private enum Page {
    case known(SheetMap)
    /// All pages in one file.
    case all
    /// No page of the map file is called so.
    case unknown(mapFile: FilePath, names: [String])
  }

  /// What points are points of.
  private enum Content {
    case pdf
    /// Nil where the file doesn't say.
    case jpeg(size: PixelSize?, isTurned: Bool)
  }

  /// - Parameter mapFile: As `sheet --map` wrote it. Numbers are looked up on all of its pages, whatever the file that
  ///   came back is called by now; it need not be there.
  /// - Throws: `FileError`, `PickError`.
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
      content = nil
      return
    }
    let bytes = try WholeFile.read(path)
    do {
      if Self.isPDF(bytes) {
        maps = try Self.maps(ofPDF: bytes)
        page = .all
        content = .pdf
      } else {
        maps = try [SheetMap(jpeg: bytes)].compactMap(\.self)
        page = maps.first.map { .known($0) } ?? .all
        content = Self.content(bytes)
      }
    } catch {
      throw PickError.badMap(path.string)
    }
    if maps.isEmpty { throw PickError.noMap(path.string) }
  }

  /// The sheet's gallery, by the name it had; empty for the portfolio.
  var gallery: String { maps[0].gallery }
}

extension MarkedSheet {
  /// "The first line of a PDF file shall be a header" (ISO 32000-1, 7.5.2); what stands in front of it was added.
  private static func isPDF(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil
  }

  /// Maps of the JPEGs that lie in a PDF as they are, by the numbers of their pages.
  private static func maps(ofPDF bytes: [UInt8]) throws(SheetMapFault) -> [SheetMap] {
    var maps: [SheetMap] = []
    var offset = 0
    while let start = Self.nextJPEG(in: bytes.span, from: offset) {
      let rest = bytes.span.extracting(start..<bytes.count)
      guard let segments = JPEGSegments(rest) else { break }
      if let map = try SheetMap(jpeg: rest, segments: segments), !maps.contains(map) { maps.append(map) }
      // Behind what was read: however many starts there are, each byte is read once.
      offset = start + max(segments.end, 2)
    }
    return maps.sorted { $0.page < $1.page }
  }

  /// Where the next stream begins that is a JPEG: "the keyword stream shall be followed by an end-of-line marker" of
  /// one or two bytes (ISO 32000-1, 7.3.8.1).
  private static func nextJPEG(in pdf: Span<UInt8>, from offset: Int) -> Int? {
    let keyword = Array("stream".utf8)
    var start = max(offset, keyword.count + 1)
    while start + 2 < pdf.count {
      defer { start += 1 }
      guard pdf[start] == 0xFF, pdf[start + 1] == 0xD8, pdf[start + 2] == 0xFF, pdf[start - 1] == 0x0A else {
        continue
      }
      let end = start - (pdf[start - 2] == 0x0D ? 2 : 1)
      if end >= keyword.count, keyword.indices.allSatisfy({ pdf[end - keyword.count + $0] == keyword[$0] }) {
        return start
      }
    }
    return nil
  }

  private static func content(_ bytes: [UInt8]) -> Content {
    if isPDF(bytes) { return .pdf }
    return .jpeg(
      size: JPEGSegments(bytes.span)?.frameSize(in: bytes.span),
      isTurned: PhotoMetadata(jpeg: bytes).orientation != .upright)
  }
}

extension MarkedSheet {
  /// The cells marked, each once, at its first mention.
  ///
  /// - Throws: `PickError`, `SelectionError`, `FileError`.
  package func cells(_ marks: SheetMarks) throws -> [SheetMap.Cell] {
    let picked =
      switch marks {
      case .points(let points): try cells(at: points)
      case .numbers(let selection): try cells(numbered: selection)
      }
    var met: Set<Int> = []
    return picked.filter { met.insert($0.position).inserted }
  }

  private func cells(at points: [(x: Int, y: Int)]) throws -> [SheetMap.Cell] {
    let content = try content ?? Self.content(WholeFile.read(path))
    guard case .jpeg(let size, let isTurned) = content else { throw PickError.pointsOfPDF(path.string) }
    let map: SheetMap
    switch page {
    case .known(let known): map = known
    case .all: map = maps[0]
    case .unknown(let mapFile, let names):
      throw PickError.noPage(mapFile: mapFile.string, names: names, page: path.lastComponent?.string ?? "")
    }
    guard let size else { throw PickError.noSize(path.string) }
    guard map.isShaped(like: size) else {
      throw PickError.otherShape(path.string, size: size, page: map.size)
    }
    if isTurned { throw PickError.turned(path.string) }
    return try points.map { point in
      guard let cell = map.cell(atX: point.x, y: point.y, of: size) else {
        throw PickError.nothingAt(x: point.x, y: point.y)
      }
      return cell
    }
  }

  private func cells(numbered selection: Selection) throws -> [SheetMap.Cell] {
    var byNumber: [Int: SheetMap.Cell] = [:]
    for cell in maps.lazy.flatMap(\.cells) {
      // Pages of several sheets in one file, say: there the number says nothing.
      if let other = byNumber.updateValue(cell, forKey: cell.position), other.sha != cell.sha {
        throw PickError.twice(path.string, number: cell.position)
      }
    }
    let numbers = byNumber.keys.sorted()
    guard let first = numbers.first, let end = numbers.last else { throw PickError.noMap(path.string) }
    // On a page that is known, the last is that page's.
    var last = end
    if case .known(let map) = page { last = map.cells.map(\.position).max() ?? end }
    func number(_ place: Selection.Place) -> Int {
      if case .position(let position) = place { position.rawValue } else { last }
    }
    var picked: [SheetMap.Cell] = []
    for term in selection.split() {
      let (low, high): (Int, Int)
      switch term.terms[0] {
      case .position(let place): (low, high) = (number(place), number(place))
      case .range(let from, let to): (low, high) = (number(from), number(to))
      default: throw PickError.notANumber(term.text)
      }
      guard low <= high else { throw SelectionError.backwards(term.text) }
      guard byNumber[low] != nil, byNumber[high] != nil else {
        throw PickError.notOnSheet(term.text, first: first, last: end)
      }
      picked += numbers.filter { (low...high).contains($0) }.compactMap { byNumber[$0] }
    }
    return picked
  }
}
