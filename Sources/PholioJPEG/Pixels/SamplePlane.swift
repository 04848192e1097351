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
    self.across = most.across * eighths / across
    self.down = most.down * eighths / down
    width = (header.width * across + most.across * 8 - 1) / (most.across * 8)
    height = (header.height * down + most.down * 8 - 1) / (most.down * 8)
  }
}
