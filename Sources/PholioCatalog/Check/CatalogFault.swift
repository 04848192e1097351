/// Something that breaks the catalog's rules.
package struct CatalogFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The SQLite file itself, or a row that a rule of the schema forbids.
    case damage
    /// A value that breaks its rule: it stops readers.
    case value
    /// A table or index is missing, or not as it was made.
    case schema
    /// A row refers to a row that doesn't exist.
    case reference
    /// Ranks, counts or revisions are wrong.
    case order
    case journal
    case mark
  }

  package var kind: Kind
  /// The gallery that has the fault, if one has.
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
