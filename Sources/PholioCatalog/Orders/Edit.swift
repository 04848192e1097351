package import Foundation
package import PholioFacts

/// An item of a list: the id of a photo in a gallery, or of a gallery in the portfolio.
package typealias ListItem = Int64

extension Sequence<ListItem> {
  /// A list in JSON. `json_each` gives a row for each: its index as `key`, the id as `value`.
  var json: String { "[\(map(String.init).joined(separator: ","))]" }
}

/// What is done to one or several orders, to what is said of photos, and to how many cells they span, before
/// the journal has it as one change.
package struct Edit {
  var parts: [Part] = []
  package var values: [ValueEdit] = []
  /// Each in a gallery that also has a part.
  var features: [FeatureEdit] = []
  package var movedCount = 0
  /// Whether nothing was moved because several items were dropped onto one of themselves.
  package var isDroppedOnItself = false

  package init() {}

  init(_ part: Part, movedCount: Int) {
    parts = [part]
    self.movedCount = movedCount
  }

  package var isEmpty: Bool { parts.isEmpty && values.isEmpty && features.isEmpty }

  /// The lists that lie otherwise after it, each once.
  var raisedLists: Set<OrderedList> { parts.reorderedLists.union(features.map { .gallery($0.gallery) }) }

  package func touches(only list: OrderedList) -> Bool { parts.allSatisfy { $0.list == list } }

  /// Joins two edits, the second after the first.
  package static func += (edit: inout Edit, next: Edit) {
    edit.parts += next.parts
    edit.values += next.values
    edit.features += next.features
    edit.movedCount += next.movedCount
    edit.isDroppedOnItself = edit.isDroppedOnItself || next.isDroppedOnItself
  }
}

/// An entry of the journal.
package struct Change: Hashable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case done, undone
    /// Undone and followed by another change: it can't be redone.
    case superseded
  }

  package var id: Int64
  package var at: Date
  package var summary: String
  package var movedCount: Int
  package var state: State
}

extension Change {
  static let columns = StoredTable.change.columns("at", "summary", "moved", "state")

  init(_ values: inout StoredValues) throws(RowError) {
    id = try values.integer("id")
    at = try values.moment("at")
    summary = try values.text("summary")
    movedCount = try values.int("moved")
    state = try values.word("state")
  }
}

/// What can be said of a photo in pholio.
package enum OwnField: Hashable, Sendable {
  /// One of `PhotoWords.said`.
  case text(PhotoField<PhotoWords>)
  case rating, label, keywords, flag, turn

  /// Its column in the table of photos.
  var column: String {
    switch self {
    // They are older than what files say.
    case .text(PhotoWords.title), .text(PhotoWords.description), .flag, .turn: rawValue
    case .text, .rating, .label, .keywords: "own_\(rawValue)"
    }
  }

  /// The texts that people say, with their columns, for all rows.
  static let texts = PhotoWords.said.map { (field: $0, column: OwnField.text($0).column) }
}

extension OwnField: RawRepresentable, CaseIterable {
  package static let allCases =
    PhotoWords.said.map { OwnField.text($0) } + [.rating, .label, .keywords, .flag, .turn]

  /// As the journal has it.
  package var rawValue: String {
    if case .text(let field) = self { field.name } else { "\(self)" }
  }

  package init?(rawValue: String) {
    guard let field = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = field
  }
}

/// What a change does to one field of what is said of a photo. Values are texts, as their columns have them;
/// nil: nothing is said.
package struct ValueEdit: Hashable, Sendable {
  package var photo: PhotoID
  package var field: OwnField
  package var before: String?
  package var after: String?

  package init(photo: PhotoID, field: OwnField, before: String?, after: String?) {
    self.photo = photo
    self.field = field
    self.before = before
    self.after = after
  }
}
