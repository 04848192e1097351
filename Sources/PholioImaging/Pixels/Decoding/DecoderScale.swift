import PholioFacts

/// How far libjpeg itself shrinks the picture: to M/8 of the stored size, by inverse transforms of fewer
/// coefficients ("Scaled decoding" in libjpeg.txt).
struct DecoderScale: Hashable, Sendable {
  /// 1...8.
  let eighths: Int

  /// How much larger than the target the decoded picture must be: below this the decoder's box filter would
  /// show.
  static let reserve = (numerator: 5, denominator: 4)

  static let full = DecoderScale(eighths: 8)

  /// The coarsest scale of a stored picture of `size` that leaves at least 1.25 × `target`; else the full
  /// one.
  init(of size: PixelSize, for target: PixelSize) {
    eighths =
      (1..<8).first { eighths in
        DecoderScale.leavesEnough(size.width, eighths, target.width)
          && DecoderScale.leavesEnough(size.height, eighths, target.height)
      } ?? 8
  }

  /// Whether there is a decoder for it that is faster than libjpeg with a picture of `size`. At an eighth and
  /// a quarter, it takes some hundredths of a millisecond more with pictures smaller than 320 × 240.
  func isReduced(of size: PixelSize) -> Bool {
    eighths <= 2 || eighths == 4 && size.pixels >= 1_000_000
  }

  private init(eighths: Int) {
    self.eighths = eighths
  }

  private static func leavesEnough(_ edge: Int, _ eighths: Int, _ target: Int) -> Bool {
    edge * eighths * reserve.denominator >= target * 8 * reserve.numerator
  }

  /// The length of `edge` in decoded pixels. Not whole unless the edge is a multiple of 8: libjpeg rounds up,
  /// and the last decoded pixel then reaches beyond the picture.
  func extent(of edge: Int) -> Double {
    Double(edge * eighths) / 8
  }
}
