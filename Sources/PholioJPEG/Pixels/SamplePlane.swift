/// The samples of a component at its reduced size.
struct SamplePlane {
  /// Samples across and down that the picture has of it; whole blocks are stored.
  let width: Int
  let height: Int
  let stride: Int
  var samples: [UInt8]
}

/// The sizes of a component.
struct ReducedComponent {
  /// Samples of a transformed block, across and down.
  let size: Int
  /// How many coefficients of a block that needs, in zigzag order.
  let kept: Int
  /// How many pixels of the picture a sample covers, across and down.
  let across: Int
  let down: Int
  /// As in `SamplePlane`.
  let width: Int
  let height: Int

  /// Whether a sample covers several pixels.
  var isWidened: Bool { across > 1 || down > 1 }

  /// libjpeg doubles a component's transform while both of its edges stay within the picture's
  /// (jpeg_calc_output_dimensions of jdmaster.c). Nil if its samples do not divide the picture's.
  init?(_ component: FrameComponent, of header: FrameHeader, eighths: Int) {
    let most = (
      across: header.components.map(\.across).max() ?? 1, down: header.components.map(\.down).max() ?? 1
    )
    var size = eighths
    while size < 8, most.across * eighths % (component.across * size * 2) == 0,
      most.down * eighths % (component.down * size * 2) == 0
    {
      size *= 2
    }
    let (across, down) = (component.across * size, component.down * size)
    guard size <= 4, most.across * eighths % across == 0, most.down * eighths % down == 0 else { return nil }
    self.size = size
    kept = ReducedComponent.kept(size: size, eighths: eighths, of: header)
    self.across = most.across * eighths / across
    self.down = most.down * eighths / down
    width = (header.width * across + most.across * 8 - 1) / (most.across * 8)
    height = (header.height * down + most.down * 8 - 1) / (most.down * 8)
  }

  /// A picture of fewer pixels is exactly as libjpeg's: it takes little time, and often has sharp edges.
  private static let smallPicture = 1_500_000

  /// Few coefficients weigh much: those of the lowest frequencies, and across or down alone. What is left out
  /// makes less of a difference than 45 dB in photos.
  private static func kept(size: Int, eighths: Int, of header: FrameHeader) -> Int {
    if size == 1 { return 1 }
    if eighths == 4 || header.width * header.height < smallPicture { return 64 }
    if size == 2 { return eighths == 1 ? 5 : 14 }
    return 14
  }
}
