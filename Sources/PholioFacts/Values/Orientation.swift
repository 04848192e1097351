/// How a stored picture must be turned to be upright: EXIF's orientation, tag 0x0112 (CIPA DC-008).
package enum Orientation: Int, Sendable, CaseIterable {
  case upright = 1
  /// Left and right have to be exchanged.
  case mirrored
  /// To be turned by 180 degrees.
  case upsideDown
  /// Top and bottom have to be exchanged.
  case flipped
  /// Rows are columns: to be mirrored in the diagonal from the top left.
  case transposed
  /// To be turned by 90 degrees clockwise.
  case leftSideUp
  /// To be mirrored in the diagonal from the top right.
  case transversed
  /// To be turned by 90 degrees counterclockwise.
  case rightSideUp

  /// EXIF's number; anything but 1...8 is taken as upright, as cameras do write 0 and worse.
  package init(exif: Int) {
    self = Orientation(rawValue: exif) ?? .upright
  }

  /// Whether rows become columns.
  package var swapsEdges: Bool { rawValue >= 5 }

  /// The upright size of a stored picture of `stored` pixels. Its own inverse.
  package func upright(_ stored: PixelSize) -> PixelSize {
    swapsEdges ? PixelSize(width: stored.height, height: stored.width) : stored
  }

  /// This, and then a turn of the upright picture.
  package func turned(by turn: Turn) -> Orientation {
    switch turn {
    case .none: self
    case .right: turnedClockwise
    case .half: turnedClockwise.turnedClockwise
    case .left: turnedClockwise.turnedClockwise.turnedClockwise
    }
  }

  /// This, and then a quarter turn clockwise.
  package var turnedClockwise: Orientation {
    switch self {
    case .upright: .leftSideUp
    case .mirrored: .transversed
    case .upsideDown: .rightSideUp
    case .flipped: .transposed
    case .transposed: .mirrored
    case .leftSideUp: .upsideDown
    case .transversed: .flipped
    case .rightSideUp: .upright
    }
  }
}
