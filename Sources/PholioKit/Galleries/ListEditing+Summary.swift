import PholioLayout
import PholioLibrary

/// Texts for the journal and for the answer.
extension ListEditing {
  /// A request in words, before it is carried out.
  func summary(_ request: Reordering) throws -> String {
    switch request {
    case .move(let chosen, let destination):
      return try "move \(shown(chosen)) \(shown(destination))"
    case .drop(let chosen, let point, _):
      return try "drop \(shown(chosen)) at \(point.x.shown),\(point.y.shown)"
    case .transfer(let chosen, let goal, let destination, let copy):
      let into = try tx.scope(goal)
      var position = ""
      if case .to(let cell) = destination, cell.rawValue < into.count {
        position = " at \(cell.position.rawValue)"
      }
      return try "\(copy ? "copy" : "move") \(shown(chosen)) into \(into.name)\(position)"
    case .into(let typed, let chosen, let copy):
      let (reference, destination) = try typed.destination(tx)
      return try summary(.transfer(chosen, into: reference, at: destination, copy: copy))
    case .remove(let chosen): return try "remove \(shown(chosen))"
    case .swap(let one, let other): return try "swap \(shown(one)) and \(shown(other))"
    case .sort(let keys, let reversed):
      return "sort by \(keys.map(\.rawValue).joined(separator: ", "))\(reversed ? ", reversed" : "")"
    case .eye(let key, let chosen, let reversed):
      let photos = try chosen.map { try " \(shown($0))" } ?? ""
      return "sort\(photos) by \(key.rawValue)\(reversed ? ", reversed" : "")"
    case .reverse: return "reverse"
    case .shuffle(let seed): return "shuffle with seed \(seed)"
    case .order: return "order as in a list"
    }
  }

  private func shown(_ chosen: PhotoReference) throws -> String { try chosen.shown(in: scope, tx) }

  private func shown(_ destination: Destination<PhotoReference>) throws -> String {
    switch destination {
    case .to(let cell): "to \(cell.position.rawValue)"
    case .end: "to last"
    case .onto(let anchor): try "onto \(shown(anchor))"
    case .before(let anchor): try "before \(shown(anchor))"
    case .after(let anchor): try "after \(shown(anchor))"
    }
  }
}

extension Double {
  /// Without an empty fraction.
  fileprivate var shown: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
