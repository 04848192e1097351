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

/// What photos are ordered by, by what they look like.
package enum EyeKey: String, CaseIterable, Sendable {
  /// The dominant hue.
  case colour
  /// So that neighbours look alike.
  case look
}

/// What photos are sorted by.
package enum Sorting: Hashable, Sendable {
  /// Each key counts where those before it are the same.
  case keys([SortKey])
  case eye(EyeKey)

  /// The names of all keys.
  package static let names = SortKey.allCases.map(\.rawValue) + EyeKey.allCases.map(\.rawValue)

  /// - Parameter names: Of keys, as a person types them.
  package init(_ names: [String]) throws(SortingError) {
    if names.isEmpty { throw .noKey }
    var keys: [SortKey] = []
    for name in names {
      if let key = SortKey(rawValue: name) {
        keys.append(key)
      } else if let key = EyeKey(rawValue: name) {
        guard names.count == 1 else { throw .notAlone }
        self = .eye(key)
        return
      } else {
        throw .unknown(name)
      }
    }
    self = .keys(keys)
  }
}

package enum SortingError: Error, Hashable {
  case noKey
  case unknown(String)
  /// An order by eye together with another key.
  case notAlone
}
