import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLibrary
import PholioLooks

/// What an order by eye is made from. It is read in a transaction; ordering takes seconds, and is done
/// outside of it where that is possible.
struct Looks {
  /// The whole list.
  private let items: [ListItem]
  /// The indexes of the photos to be ordered, upwards.
  private let places: [Int]
  /// Of these photos; nil where nobody has looked at one yet.
  private let signatures: [Signature?]

  /// - Parameter chosen: The photos to be ordered; nil: all.
  /// - Throws: What `PhotoReference.resolve` throws.
  init(_ chosen: PhotoReference?, in scope: ListScope, _ tx: CatalogTransaction) throws {
    items = try tx.orders.items(of: scope.list)
    let wanted = try chosen.map { PhotoSet(try $0.resolve(in: scope, tx)) }
    let photos = items
    places = photos.indices.filter { wanted?.contains(photos[$0]) ?? true }
    var known: [ListItem: Signature] = [:]
    for (photo, signature) in try tx.photos.signatures(of: PhotoSet(places.map { photos[$0] })) {
      known[photo.rawValue] = signature
    }
    signatures = places.map { known[photos[$0]] }
  }

  var countWithoutSignature: Int { signatures.count { $0 == nil } }

  /// All items in their new order. Photos without a signature are the last of those that are ordered.
  ///
  /// - Throws: `Interruption`.
  func ordered(
    by key: EyeKey, reversed: Bool, _ cancellation: Cancellation
  ) throws -> [ListItem] {
    var order: [Int]
    switch key {
    case .colour: order = EyeOrder.byColour(signatures, reversed: reversed)
    case .look:
      order = try EyeOrder.byLook(signatures, cancellation: cancellation)
      if reversed { order[..<(order.count - countWithoutSignature)].reverse() }
    }
    var ordered = items
    for (place, index) in zip(places, order) { ordered[place] = items[places[index]] }
    return ordered
  }
}

/// An order by eye, made before the transaction that takes it.
struct EyeOrdering {
  /// The list at the revision that the order was made of.
  let reference: ListReference
  let items: [ListItem]
  let countWithoutSignature: Int
}

extension Library {
  /// The order that one request by eye asks for; nil for other requests.
  ///
  /// - Throws: As `reorder`.
  func eyeOrdering(
    of reference: ListReference, _ requests: [Reordering], _ cancellation: Cancellation
  ) throws -> EyeOrdering? {
    guard requests.count == 1, case .eye(let key, let chosen, let reversed) = requests[0] else {
      return nil
    }
    let (scope, looks) = try catalog.read { tx in
      let scope = try tx.scope(reference)
      guard case .gallery = scope.list else { throw PortfolioError.notASortKey(key.rawValue) }
      return (scope, try Looks(chosen, in: scope, tx))
    }
    return EyeOrdering(
      reference: ListReference(scope.list, revision: scope.revision),
      items: try looks.ordered(by: key, reversed: reversed, cancellation),
      countWithoutSignature: looks.countWithoutSignature)
  }
}
