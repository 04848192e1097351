/// Ways a pointer moves on a canvas; a slanting movement goes in two of them.
package struct Directions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let left = Directions(rawValue: 1)
  package static let right = Directions(rawValue: 2)
  package static let up = Directions(rawValue: 4)
  package static let down = Directions(rawValue: 8)

  /// The directions of a movement; none when it does not move.
  package init(of movement: Vector) {
    self = []
    if movement.dx < 0 { insert(.left) }
    if movement.dx > 0 { insert(.right) }
    if movement.dy < 0 { insert(.up) }
    if movement.dy > 0 { insert(.down) }
  }

  /// The directions' names, in English: left, right, up, down, in this order.
  package var names: [String] {
    [(Directions.left, "left"), (.right, "right"), (.up, "up"), (.down, "down")]
      .filter { contains($0.0) }.map(\.1)
  }
}

extension Directions: CustomStringConvertible {
  package var description: String { names.joined(separator: " ") }
}
