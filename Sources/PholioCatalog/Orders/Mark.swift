package import Foundation

/// An order that somebody wants to come back to.
package struct Mark: Hashable, Sendable {
  package var name: String
  package var at: Date
  package var photos: [ListItem]
}
