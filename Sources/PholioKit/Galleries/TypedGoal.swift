import PholioCatalog
import PholioLayout
import PholioLibrary

/// Where photos are to go, as it is typed: `GALLERY[:POSITION]`.
///
/// If a gallery has the whole text as its name, that one is meant. Otherwise a number or `last` behind the
/// last colon is a position in the gallery that is named before it. So `Tag 12:30:last` is never in doubt.
package struct TypedGoal: Hashable, Sendable {
  /// As typed.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// What it says if no gallery has all of it as its name.
  ///
  /// - Throws: `SelectionError.positionZero`, `.positionTooLarge`.
  private func parts() throws(SelectionError) -> (gallery: String, position: Selection.TypedPosition) {
    if let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      let position = try Selection.TypedPosition(String(text[text.utf8.index(after: colon)...]))
    {
      return (String(text[..<colon]), position)
    }
    return (text, .last)
  }

  /// The gallery, which may have to be made, and where in it.
  ///
  /// - Throws: `SelectionError.positionZero`, `.positionTooLarge`.
  func destination(_ tx: CatalogTransaction) throws -> (
    gallery: ListReference, at: Destination<PhotoReference>
  ) {
    if try tx.galleries.named(text) != nil { return (.gallery(text), .end) }
    let (name, position) = try parts()
    return (.gallery(name), position.destination)
  }
}

/// A gallery that photos go into.
struct Goal {
  let gallery: Gallery
  /// Where the first of them ends; nil: at the end.
  let index: CellIndex?
  /// If the gallery was made for this.
  let made: MadeGallery?

  /// Finds the gallery, or makes it.
  ///
  /// - Throws: `SelectionError.positionZero`, `.positionTooLarge`, `TextLimitError`.
  init(_ typed: TypedGoal, _ tx: CatalogTransaction) throws {
    let (reference, destination) = try typed.destination(tx)
    let (scope, isMade) = try tx.scopeOrMade(reference)
    gallery = try tx.gallery(ListReference(scope.list))
    index = if case .to(let cell) = destination, cell.rawValue < gallery.count { cell } else { nil }
    made = isMade ? try tx.made(gallery.name) : nil
  }
}
