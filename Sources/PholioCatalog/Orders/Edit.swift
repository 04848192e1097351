import Foundation

/// An item of an ordered list: the id of a photo in a gallery, of a gallery in the portfolio.
package typealias ListItem = Int64

/// What was done to one or several orders, on its way into the journal as one change.
package struct Edit {
  var parts: [Part] = []
  package var movedCount = 0

  package init() {}

  init(_ part: Part, movedCount: Int) {
    parts = [part]
    self.movedCount = movedCount
  }

  package var isEmpty: Bool { parts.isEmpty }

  package func touches(only list: OrderedList) -> Bool { parts.allSatisfy { $0.list == list } }

  /// Both, one after the other.
  package static func += (edit: inout Edit, next: Edit) {
    edit.parts += next.parts
    edit.movedCount += next.movedCount
  }
}
