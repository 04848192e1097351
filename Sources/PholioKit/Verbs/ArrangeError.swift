package import PholioCatalog

/// Why a request that speaks of ids and revisions can't be met; nothing was changed.
package enum ArrangeError: Error, Hashable {
  case unknownGallery(Int64)
  case unknownPhoto(Int64)
  /// An item that is not, or no more, in the list.
  case notInList(Int64, list: String)
  /// The list has moved on since the revision on which the change was made.
  case changedSince(OrderedList, name: String, revision: Int)
  /// Not the change that was to be undone or redone comes first, but another one.
  case otherChangeFirst(summary: String)
  case nothingNamed
  /// More cells than one answer holds.
  case windowTooLarge(cells: Int)
  case notInGrid(cell: Int, count: Int)
}

package enum PortfolioError: Error, Hashable {
  /// Galleries can't be put into a gallery, nor ordered by a list of photos.
  case notForGalleries
  case notASortKey(SortKey)
}

/// A request of a batch that could not be followed.
package struct BatchError: Error {
  /// Which one, counted from 1.
  package var number: Int
  package var cause: any Error
}
