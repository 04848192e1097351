/// What can be said of a photo in pholio.
package enum OwnField: String, CaseIterable, Sendable {
  case title, description, rating, label, keywords, flag, turn

  /// Its column in the table of photos.
  var column: String {
    switch self {
    case .rating, .label, .keywords: "own_\(rawValue)"
    case .title, .description, .flag, .turn: rawValue
    }
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
