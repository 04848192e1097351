package import PholioCatalog

/// Why a request with ids and revisions can't be met; nothing was changed.
package enum ArrangeError: Error, Hashable {
  case unknownGallery(Int64)
  case unknownPhoto(Int64)
  /// An item that is not in the list, or no more.
  case notInList(Int64, list: String)
  /// The list has changed since the request's revision.
  case changedSince(OrderedList, name: String, revision: Int)
  /// The next change to undo or redo is another one than requested.
  case otherChangeFirst(summary: String)
  case nothingNamed
  /// More cells than one answer holds.
  case windowTooLarge(cells: Int)
  case notInGrid(cell: Int, count: Int)
}

package enum PortfolioError: Error, Hashable {
  /// Galleries can't be put into a gallery, nor ordered by a list of photos.
  case notForGalleries
  /// The name of a key that only photos have.
  case notASortKey(String)
}
