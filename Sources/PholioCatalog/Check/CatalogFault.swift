/// Something in the catalog that its own rules don't allow.
package struct CatalogFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The SQLite file itself, or a row that a rule of the schema forbids.
    case damage
    /// A value that can't be what it says: what stops those who read it.
    case value
    /// A table or index is not there, or not as it should be.
    case schema
    /// A row speaks of another that is not there.
    case reference
    /// Ranks, counts, revisions: what a list's order rests on.
    case order
    /// Galleries run on into each other for ever.
    case overflow
    case journal
    case mark
  }

  package var kind: Kind
  /// The gallery it is about, if it is about one.
  package var gallery: String?
  package var detail: String

  init(_ kind: Kind, gallery: String? = nil, _ detail: String) {
    self.kind = kind
    self.gallery = gallery
    self.detail = detail
  }

  init(_ error: RowError) {
    self.init(.value, error.description)
  }
}
