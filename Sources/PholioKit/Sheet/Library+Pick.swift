import PholioCatalog
import PholioDisk
import PholioFacts
package import PholioLibrary
package import PholioSheets
package import SystemPackage

/// Marks on a sheet: the numbers printed under its pictures, or points of its pixels.
package enum SheetMarks: Sendable {
  /// Positions, ranges and `last` only.
  case numbers(Selection)
  case points([(x: Int, y: Int)])
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
  /// - Throws: `FileError`; `PickError`, also if none was found; `OrderError`, `SelectionError`,
  ///   `TextLimitError`.
  package func pick(
    _ marks: SheetMarks, on path: FilePath, mapFile: FilePath?, into typed: TypedGoal?
  ) throws -> Picked {
    let sheet = try MarkedSheet(path, mapFile: mapFile)
    let cells = try sheet.cells(marks)
    return try (typed == nil ? catalog.read : catalog.write) { tx in
      var picked = Picked(from: sheet.gallery)
      var photos: [ListItem] = []
      var seen: Set<ListItem> = []
      for cell in cells {
        let found = try tx.photos.ids(digestPrefix: cell.sha)
        guard found.count == 1 else {
          picked.missing.append(
            .init(number: cell.position, sha: cell.sha, reason: found.isEmpty ? .gone : .ambiguous))
          continue
        }
        // Two photos of the sheet may be one by now.
        guard seen.insert(found[0]).inserted else { continue }
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
