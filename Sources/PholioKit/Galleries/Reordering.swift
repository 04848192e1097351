package import PholioCatalog
package import PholioLayout
package import PholioLibrary
package import PholioOut

/// A requested change of an order. From here to the ranks, a `Destination` tells where photos go.
package enum Reordering: Sendable {
  case move(PhotoReference, to: Destination<PhotoReference>)
  /// As if dropped at a point of the grid.
  case drop(PhotoReference, at: Point, on: GridShape)
  /// Into another gallery, at a destination there; `copy` keeps the photos here too.
  case transfer(PhotoReference, into: ListReference, at: Destination<PhotoReference>, copy: Bool)
  /// Into another gallery, made if need be, where a text says; `copy` keeps the photos here too.
  case into(TypedGoal, PhotoReference, copy: Bool)
  case remove(PhotoReference)
  case swap(PhotoReference, PhotoReference)
  case sort([SortKey], reversed: Bool)
  /// By what photos look like. Of some photos only: these share out their positions, and the others stay.
  case eye(EyeKey, of: PhotoReference?, reversed: Bool)
  case reverse
  case shuffle(seed: UInt64)
  case order(OrderText)
}
