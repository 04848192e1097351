package import PholioFacts

/// The picked photos.
package struct Picked: Sendable, Encodable {
  package struct Photo: Sendable, Encodable {
    /// The number on the sheet.
    package var number: Int
    package var sha256: String
    package var name: String?

    package init(number: Int, sha256: String, name: String?) {
      (self.number, self.sha256, self.name) = (number, sha256, name)
    }
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

    package init(number: Int, sha: String, reason: Reason) {
      (self.number, self.sha, self.reason) = (number, sha, reason)
    }
  }

  /// The sheet's gallery, by its name then; nil: the portfolio.
  @SheetOwner package var from: String?
  package var into: String?
  package var photos: [Photo] = []
  package var missing: [Missing] = []
  /// Whether anything was changed.
  package var changed = false
  /// Whether the gallery is new.
  package var created = false
  /// Another gallery with a name much the same, if it is new.
  package var similar: String?

  package init(from gallery: String?) {
    from = gallery
  }
}

/// Why a sheet's photos can't be picked.
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
