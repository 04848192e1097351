/// How far somebody has turned a photo: clockwise, over the upright picture.
package enum Turn: Int, CaseIterable, Sendable {
  case none = 0
  case right = 90
  case half = 180
  case left = 270

  /// This, and then another.
  package func adding(_ other: Turn) -> Turn {
    Self.allCases[(rawValue + other.rawValue) / 90 % Self.allCases.count]
  }

  /// What turns an upright picture so.
  package var orientation: Orientation {
    switch self {
    case .none: .upright
    case .right: .leftSideUp
    case .half: .upsideDown
    case .left: .rightSideUp
    }
  }

  /// The size of an upright picture of `size` after this turn.
  package func applied(to size: PixelSize) -> PixelSize { orientation.upright(size) }
}
