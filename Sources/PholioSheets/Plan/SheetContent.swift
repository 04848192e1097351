package import PholioLayout

/// The content of a sheet: photos or galleries, in order.
package struct SheetContent: Sendable {
  /// The gallery's name; nil: the portfolio.
  var gallery: String?
  var items: [SheetItem]
  var words: FieldValues.Page
  /// The gallery's or the portfolio's own.
  var cap: DropCap
  /// Photos that span several cells.
  var features = Features.none

  package init(
    gallery: String? = nil, items: [SheetItem], words: FieldValues.Page, cap: DropCap,
    features: Features = .none
  ) {
    (self.gallery, self.items, self.words) = (gallery, items, words)
    (self.cap, self.features) = (cap, features)
  }
}
