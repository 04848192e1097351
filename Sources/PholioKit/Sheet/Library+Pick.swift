import PholioCatalog
package import PholioFacts
import PholioImaging
import PholioLayout
package import SystemPackage

/// Marks on a sheet: the numbers printed under its pictures, or points of its pixels.
package enum SheetMarks: Sendable {
  /// Positions, ranges and `last` only.
  case numbers(Selection)
  case points([(x: Int, y: Int)])
}

/// The picked photos.
package struct Picked: Sendable, Encodable {
  package struct Photo: Sendable, Encodable {
    /// The number on the sheet.
    package var number: Int
    package var sha256: String
    package var name: String?
  }

  /// A mark whose photo was not found.
  package struct Missing: Hashable, Sendable, Encodable {
    package enum Reason: String, Sendable, Encodable {
      /// No photo has, or had, content whose hash begins like this.
      case gone
      /// Several photos have, or had.
      case ambiguous
    }

    package var number: Int
    /// The beginning of the hash, from the sheet.
    package var sha: String
    package var reason: Reason
  }

  /// The sheet's gallery, by its name then; nil: the portfolio.
  @SheetOwner package var from: String?
  package var into: String?
  package var photos: [Photo]
  package var missing: [Missing]
  /// Whether anything was changed.
  package var changed: Bool
  /// Whether the gallery is new.
  package var created: Bool
  /// Another gallery with a name much the same, if it is new.
  package var similar: String?
}

package enum PickError: Error, Hashable {
  /// The file has no map, or only a part of one.
  case noMap(String)
  /// The file's map is impossible.
  case badMap(String)
  /// The file was not written by `sheet --map`.
  case notAMapFile(String)
  /// No page in the map file has this page's name; `names` are theirs.
  case noPage(mapFile: String, names: [String], page: String)
  /// A file of all pages, like a PDF, has no pixels.
  case pointsOfManyPages(String, kind: String)
  /// The file is no picture of a sheet's kinds, or doesn't tell its size.
  case noSize(String)
  /// The picture does not have the page's shape: it was cut or turned.
  case otherShape(String, size: PixelSize, page: PixelSize)
  /// The file says that it has to be turned.
  case turned(String)
  /// No photo has this number on the sheet; `numbers` are those that are, ascending.
  case notOnSheet(String, numbers: [Int])
  /// Several photos have this number: the file has pages of several sheets.
  case twice(String, number: Int)
  /// There is no photo at this point.
  case nothingAt(x: Int, y: Int)
  /// Only numbers are allowed.
  case notANumber(String)
  /// None of the marked photos was found.
  case noneFound([Picked.Missing])
}

extension Library {
  /// Finds the photos marked on a sheet and, if asked to, puts them into a gallery in the order named.
  ///
  /// The sheet's map identifies the photos, even if the gallery's order or the photos' files have changed
  /// since. Photos that can't be found are in the result.
  ///
  /// - Parameters:
  ///   - path: The sheet's file: a page, or all pages.
  ///   - mapFile: The pages' maps, as `sheet --map` writes them; nil: they are in the sheet's file.
  ///   - typed: The gallery, made if need be, and where in it. Nil: only finds photos.
  /// - Throws: `FileError`; `PickError`, also if none was found; `OrderError`, `SelectionError`, `WordingError`.
  package func pick(
    _ marks: SheetMarks, on path: FilePath, mapFile: FilePath?, into typed: TypedGoal?, isDryRun: Bool
  ) throws -> Picked {
    let sheet = try MarkedSheet(path, mapFile: mapFile)
    let cells = try sheet.cells(marks)
    return try (isDryRun || typed == nil ? catalog.rehearse : catalog.write) { tx in
      var picked = Picked(
        from: sheet.gallery, into: nil, photos: [], missing: [], changed: false, created: false)
      var photos: [ListItem] = []
      var met: Set<ListItem> = []
      for cell in cells {
        let found = try tx.photos.ids(digestPrefix: cell.sha)
        guard found.count == 1 else {
          picked.missing.append(
            .init(number: cell.position, sha: cell.sha, reason: found.isEmpty ? .gone : .ambiguous))
          continue
        }
        // Two photos of the sheet may be one by now.
        guard met.insert(found[0]).inserted else { continue }
        let id = PhotoID(rawValue: found[0])
        photos.append(found[0])
        picked.photos.append(
          .init(
            number: cell.position, sha256: try tx.photos.photo(id).content.digest.hex,
            name: try tx.files.locations(of: id).first?.name.shown))
      }
      if photos.isEmpty { throw PickError.noneFound(picked.missing) }
      guard let typed else { return picked }
      let goal = try Goal(typed, tx)
      picked.into = goal.gallery.name
      picked.created = goal.made != nil
      picked.similar = goal.made?.similar
      let there = Set(try tx.orders.items(of: .gallery(goal.gallery.id)))
      let fresh = photos.filter { !there.contains($0) }
      let edit = fresh.isEmpty ? Edit() : try tx.orders.insert(fresh, at: goal.index, into: goal.gallery.id)
      let of = sheet.gallery ?? "the galleries"
      picked.changed = try tx.record(edit, "pick \(fresh.count) from a sheet of \(of)")
      return picked
    }
  }
}
