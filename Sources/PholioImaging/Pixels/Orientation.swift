/// How a stored picture must be turned to be upright: EXIF's orientation, tag 0x0112 (CIPA DC-008).
package enum Orientation: Int, Sendable, CaseIterable {
  case upright = 1
  case mirrored
  case upsideDown
  case flipped
  case transposed
  /// Turn by 90 degrees clockwise.
  case leftSideUp
  case transversed
  /// Turn by 90 degrees counterclockwise.
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
}
