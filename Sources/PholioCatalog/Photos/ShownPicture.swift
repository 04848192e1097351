package import PholioFacts

/// A photo's picture, as it is shown.
package struct ShownPicture: Hashable, Sendable {
  package var digest: PhotoDigest
  package var turn: Turn
}
