package import PholioCatalog
import PholioLayout

/// A way to change a gallery's order, as a person asks for it.
package enum Reordering: Hashable, Sendable {
  case move(Selection, Target)
  case swap(Selection, Selection)
  case sort([SortKey], reversed: Bool)
  case reverse

  /// Where moved photos go: a position, or a photo they go next to.
  package enum Target: Hashable, Sendable {
    case to(Selection.Place)
    case onto(Selection)
    case before(Selection)
    case after(Selection)
  }

  /// As the journal tells it.
  package var summary: String {
    switch self {
    case .move(let photos, .to(let place)): "move \(photos.text) to \(place.shown)"
    case .move(let photos, .onto(let target)): "move \(photos.text) onto \(target.text)"
    case .move(let photos, .before(let target)): "move \(photos.text) before \(target.text)"
    case .move(let photos, .after(let target)): "move \(photos.text) after \(target.text)"
    case .swap(let one, let other): "swap \(one.text) and \(other.text)"
    case .sort(let keys, let reversed):
      "sort by \(keys.map(\.rawValue).joined(separator: ", "))\(reversed ? ", reversed" : "")"
    case .reverse: "reverse"
    }
  }
}

extension CatalogTransaction {
  /// Does what was asked, as one change.
  ///
  /// - Returns: Whether anything changed.
  /// - Throws: `SelectionError`, `OrderError`.
  package func reorder(_ gallery: Gallery, _ reordering: Reordering) throws -> Bool {
    switch reordering {
    case .move(let selection, let target):
      let photos = try selection.resolve(in: gallery, self)
      return try move(
        photos, to: target.destination(in: gallery, self), in: gallery.id, summary: reordering.summary)
    case .swap(let one, let other):
      return try swap(
        one.resolveOne(in: gallery, self), other.resolveOne(in: gallery, self), in: gallery.id,
        summary: reordering.summary)
    case .sort(let keys, let reversed):
      return try sort(gallery.id, by: keys, reversed: reversed, summary: reordering.summary)
    case .reverse:
      return try reverse(gallery.id, summary: reordering.summary)
    }
  }
}

extension Reordering.Target {
  fileprivate func destination(
    in gallery: Gallery, _ tx: CatalogTransaction
  ) throws -> Destination<PhotoID> {
    switch self {
    case .to(.last): .to(CellIndex(gallery.count))
    case .to(.position(let position)): .to(CellIndex(min(position.rawValue - 1, gallery.count)))
    case .onto(let target): .onto(try target.resolveOne(in: gallery, tx))
    case .before(let target): .before(try target.resolveOne(in: gallery, tx))
    case .after(let target): .after(try target.resolveOne(in: gallery, tx))
    }
  }
}
