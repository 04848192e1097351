import PholioCatalog
import PholioLayout

/// Marks on a sheet: the numbers printed under its pictures, or points of its pixels.
package enum SheetMarks: Sendable {
  /// Positions, ranges and `last` only.
  case numbers(Selection)
  case points([(x: Int, y: Int)])
}

/// What was picked.
package struct Picked: Sendable, Encodable {
  package struct Photo: Sendable, Encodable {
    /// The number on the sheet.
    package var number: Int
    package var sha256: String
    package var name: String?
  }

  /// The sheet's gallery, by the name it had.
  package var from: String
  package var into: String?
  package var photos: [Photo]
  /// Whether anything was changed.
  package var changed: Bool
  /// Whether the gallery was made.
  package var created: Bool
}

package enum PickError: Error, Hashable {
  /// The file has no map, or not all of it.
  case noMap(String)
  /// No photo has this number on the sheet.
  case notOnSheet(String, first: Int, last: Int)
  /// There is no photo at this point.
  case nothingAt(x: Int, y: Int)
  /// Numbers are needed, and this is not one.
  case notANumber(String)
  /// The photo at this number is not in the library (any more).
  case gone(number: Int, sha: String)
  /// More than one photo's hash begins so.
  case ambiguous(number: Int, sha: String)
}

extension Library {
  /// Finds the photos marked on a sheet and, if asked to, puts them into a gallery in the order named, at its end.
  ///
  /// The sheet's map says which photos they are, whatever has become of the gallery's order since.
  ///
  /// - Parameter into: Made if there is none of this name; nil only finds them.
  /// - Throws: `PickError`, `OrderError`.
  package func pick(
    _ marks: SheetMarks, from map: SheetMap, into name: String?, isDryRun: Bool
  ) throws -> Picked {
    let cells = try map.cells(marks)
    return try (isDryRun || name == nil ? catalog.rehearse : catalog.write) { tx in
      var picked = Picked(from: map.gallery, into: name, photos: [], changed: false, created: false)
      var photos: [ListItem] = []
      for cell in cells {
        let found = try tx.photos(digestPrefix: cell.sha)
        guard let photo = found.first else { throw PickError.gone(number: cell.position, sha: cell.sha) }
        guard found.count == 1 else { throw PickError.ambiguous(number: cell.position, sha: cell.sha) }
        let id = PhotoID(rawValue: photo)
        photos.append(photo)
        picked.photos.append(
          .init(
            number: cell.position, sha256: try tx.photo(id).content.digest.hex,
            name: try tx.files(of: id).first?.name.shown))
      }
      guard let name else { return picked }
      let gallery: GalleryID
      if let known = try tx.gallery(named: name) {
        gallery = known.id
      } else {
        gallery = try tx.makeGallery(named: name)
        picked.created = true
      }
      let there = Set(try tx.items(of: .gallery(gallery)))
      let fresh = photos.filter { !there.contains($0) }
      let edit = fresh.isEmpty ? Edit() : try tx.insert(fresh, at: nil, into: gallery)
      picked.changed = try tx.record(edit, "pick \(fresh.count) from a sheet of \(map.gallery)")
      return picked
    }
  }
}

extension SheetMap {
  /// The cells marked, each once, at its first mention.
  ///
  /// - Throws: `PickError`.
  fileprivate func cells(_ marks: SheetMarks) throws -> [Cell] {
    var picked: [Cell] = []
    switch marks {
    case .points(let points):
      for point in points {
        guard let cell = cell(atX: point.x, y: point.y) else {
          throw PickError.nothingAt(x: point.x, y: point.y)
        }
        picked.append(cell)
      }
    case .numbers(let selection):
      let byNumber = Dictionary(cells.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
      let (first, last) = (cells.first?.position ?? 0, cells.last?.position ?? 0)
      func number(_ place: Selection.Place) -> Int {
        if case .position(let position) = place { position.rawValue } else { last }
      }
      for term in selection.split() {
        let range: ClosedRange<Int>
        switch term.terms[0] {
        case .position(let place): range = number(place)...number(place)
        case .range(let low, let high):
          guard number(low) <= number(high) else { throw SelectionError.backwards(term.text) }
          range = number(low)...number(high)
        default: throw PickError.notANumber(term.text)
        }
        guard byNumber[range.lowerBound] != nil, byNumber[range.upperBound] != nil else {
          throw PickError.notOnSheet(term.text, first: first, last: last)
        }
        picked += range.compactMap { byNumber[$0] }
      }
    }
    var met: Set<Int> = []
    return picked.filter { met.insert($0.position).inserted }
  }
}
